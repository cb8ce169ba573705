import { useEffect } from "preact/hooks";
import "../look/score.css";
import { haveAll } from "../cards/sprite";
import { want } from "../words/languages";
import { PadList } from "./PadList";
import { PadPage } from "./PadPage";

/** The scorepad: all pads of this device, or one of them. It needs no server once it is loaded. */
export function ScorePage({ pad }: { readonly pad: string | null }) {
  useEffect(() => {
    want("paper");
    haveAll(); // So that the faces of every edition are here when the network is not.
  }, []);
  return pad === null ? <PadList /> : <PadPage key={pad} id={pad} />;
}
