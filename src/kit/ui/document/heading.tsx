import type { ReactNode } from "react";

interface Props {
  readonly id: string;
  readonly text: string;
  /** A sentence under the heading. */
  readonly lead?: string;
  /** Stands at its right. */
  readonly children?: ReactNode;
}

/** A section's heading under its woven rule. */
export function Heading({ id, text, lead, children }: Props) {
  return (
    <div className="judul">
      <h2 id={id}>{text}</h2>
      {children}
      {lead ? <p>{lead}</p> : null}
    </div>
  );
}
