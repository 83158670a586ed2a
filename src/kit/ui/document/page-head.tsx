import type { ReactNode } from "react";
import { editMark } from "./edit-mark.tsx";

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** Beside the words: of this page and no other. */
  readonly picture: ReactNode;
  /** Where it is written, see `editMark`. */
  readonly edit?: string | undefined;
  /** Buttons under the words. */
  readonly children?: ReactNode;
}

/** The band with which an inner page begins. */
export function PageHead({ title, lead, picture, edit, children }: Props) {
  return (
    <header className="sampul">
      <div className="sampul-isi lebar" {...(edit && editMark(edit))}>
        <h1>{title}</h1>
        {lead ? <p>{lead}</p> : null}
        {children ? <div className="baris">{children}</div> : null}
      </div>
      {picture}
    </header>
  );
}

/** A drawing of the page's own, three by two, where nothing else can stand. @param of its address */
export const HeadDrawing = ({ of }: { readonly of: string }) => <img src={of} alt="" width="1200" height="800" />;
