import type { ReactNode } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { HeadDrawing, PageHead } from "#kit/ui/document/page-head.tsx";
import "../profil.css";

interface Props {
  readonly title: string;
  readonly lead: string;
  /** Address of the drawing beside them. */
  readonly drawing: string;
  readonly children: ReactNode;
}

/** A page that the product itself writes, for whatever school. */
export function Notice({ title, lead, drawing, children }: Props) {
  return (
    <>
      <PageHead title={title} lead={lead} picture={<HeadDrawing of={drawing} />} />
      <div className="isi-tab lebar">
        <div className="tulisan">{children}</div>
      </div>
    </>
  );
}

export const originOf = ({ request }: LoaderFunctionArgs) => ({ asal: new URL(request.url).origin });
