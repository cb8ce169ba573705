import { cardWords, faceOf } from "../words/cards";
import { colourWords } from "../words/rich";
import { facePicture, smallPicture } from "./sprite";

interface Props {
  readonly code: string;
  readonly named?: string | undefined;
  /** Where words beside the picture say the same, it says nothing. */
  readonly silent?: boolean;
  readonly class?: string;
}

export function Card({ code, named, silent = false, class: more = "" }: Props) {
  const words = silent ? "" : cardWords(code, named && colourWords(named));
  return <img class={`card ${more}`} src={facePicture(faceOf(code), named)} alt={words} draggable={false} />;
}

export const Back = ({ class: more = "" }: { readonly class?: string }) => (
  <img class={`card ${more}`} src={facePicture("back")} alt="" draggable={false} />
);

export const Suit = ({ letter }: { readonly letter: string }) => (
  <img class="suit" src={smallPicture(`suit-${letter}`)} alt="" width={18} height={18} draggable={false} />
);

export const Logo = () => (
  <>
    <img class="on-dark" src={smallPicture("mark-dark")} alt="" width={28} height={28} />
    <img class="on-light" src={smallPicture("mark-light")} alt="" width={28} height={28} />
  </>
);
