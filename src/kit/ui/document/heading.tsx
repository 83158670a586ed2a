import type { ReactNode } from "react";
import { editMark } from "./edit-mark.tsx";

interface Props {
  readonly id: string;
  readonly text: string;
  /** A sentence under the heading. */
  readonly lead?: string;
  /** Where it is written, see `editMark`. */
  readonly edit?: string;
  /** Stands at its right. */
  readonly children?: ReactNode;
}

/** A section's heading under its woven rule. */
export function Heading({ id, text, lead, edit, children }: Props) {
  return (
    <div className="judul" {...(edit && editMark(edit))}>
      <h2 id={id}>{text}</h2>
      {children}
      {lead ? <p>{lead}</p> : null}
    </div>
  );
}
