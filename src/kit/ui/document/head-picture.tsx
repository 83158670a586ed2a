import type { StoredPicture } from "../../media/picture.ts";
import { Picture } from "../picture.tsx";
import { HeadDrawing } from "./page-head.tsx";
import { widthFocus } from "./width-focus.ts";

interface Props {
  /** What the school has chosen for this page. */
  readonly of: StoredPicture | null | undefined;
  /** Address of the page's own drawing, three by two, until then. */
  readonly drawing: string;
}

/** The picture beside the words with which a page begins: no two pages begin alike. */
export function HeadPicture({ of, drawing }: Props) {
  if (of) return <Picture of={of} className={widthFocus(of)} sizes="(min-width: 64rem) 42vw, 100vw" alt="" priority />;
  return <HeadDrawing of={drawing} />;
}
