import { type ReactNode, useId } from "react";

/** A titled sheet of paper: the frame of every section. */
export function Sheet({ title, aside, children }: { readonly title?: string; readonly aside?: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="ui-sheet" aria-labelledby={title && id}>
      {title && (
        <div className="ui-sheet-head">
          <h2 id={id}>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}

/** The head of a page: its one h1, a line about it, and what one can do here. */
export function PageHead({ title, lead, children }: { readonly title: string; readonly lead?: ReactNode; readonly children?: ReactNode }) {
  return (
    <div className="ui-head">
      <div>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {children && <div className="ui-actions">{children}</div>}
    </div>
  );
}
