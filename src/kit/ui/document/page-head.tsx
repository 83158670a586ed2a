import type { ReactNode } from "react";

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** Beside the words; without it a woven panel stands there. */
  readonly picture?: ReactNode;
  /** Buttons under the words. */
  readonly children?: ReactNode;
}

/** The band with which an inner page begins. */
export function PageHead({ title, lead, picture, children }: Props) {
  return (
    <header className="sampul">
      <div className="sampul-isi lebar">
        <h1>{title}</h1>
        {lead ? <p>{lead}</p> : null}
        {children ? <div className="baris">{children}</div> : null}
      </div>
      {picture ?? <div className="sampul-tenun" aria-hidden="true" />}
    </header>
  );
}
