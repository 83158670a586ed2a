import Ellipsis from "lucide-react/icons/ellipsis";
import type { ReactNode } from "react";
import { Behind } from "./behind.tsx";

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  /** What is done here every day; on a phone it stands within reach of the thumb. */
  readonly main?: ReactNode;
  /** What is done here now and then: bin, import, export. None where it is false. */
  readonly rare?: ReactNode;
}

/** The head of a page that is a list: little of it on a phone, so that the first row is on the first screen. */
export const ListHead = ({ title, lead, main, rare }: Props) => (
  <div className="ui-head ui-list-head">
    <div>
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
    </div>
    {(main || rare) && (
      <div className="ui-actions">
        {rare && (
          <Behind label="Lainnya" icon={Ellipsis}>
            {rare}
          </Behind>
        )}
        {main && <div className="ui-list-main">{main}</div>}
      </div>
    )}
  </div>
);
