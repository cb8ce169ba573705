import { useLayoutEffect, useRef } from "preact/hooks";
import { cardWords, faceOf } from "../words/cards";
import { colourWords } from "../words/rich";
import { show } from "./showing";
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
  return <Picture of={facePicture(faceOf(code), named)} words={words} class={more} />;
}

export const Back = ({ class: more = "" }: { readonly class?: string }) => <Picture of={facePicture("back")} words="" class={more} />;

function Picture({ of, words, class: more }: { readonly of: string; readonly words: string; readonly class: string }) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => show(image.current!, of), [of]);
  return <img ref={image} class={`card ${more}`} alt={words} draggable={false} />;
}

export const Suit = ({ letter }: { readonly letter: string }) => (
  <img class="suit" src={smallPicture(`suit-${letter}`)} alt="" width={18} height={18} draggable={false} />
);

export const Logo = () => (
  <>
    <img class="on-dark" src={smallPicture("mark-dark")} alt="" width={28} height={28} />
    <img class="on-light" src={smallPicture("mark-light")} alt="" width={28} height={28} />
  </>
);
