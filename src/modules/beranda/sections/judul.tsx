import type { ReactNode } from "react";

/** A section's heading under its woven rule; `children` stand at its right. */
export function Judul({ id, children, text }: { readonly id: string; readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="judul">
      <h2 id={id}>{text}</h2>
      {children}
    </div>
  );
}
