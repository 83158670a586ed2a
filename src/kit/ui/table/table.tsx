import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../icon.tsx";

/** How a column behaves where there is little room: `name` heads the card, `minor` is dropped from narrow tables first. */
export type ColumnLook = "name" | "plain" | "minor" | "order" | "date" | "number" | "status" | "select" | "actions";

export interface Column<R> {
  readonly key: string;
  readonly head: ReactNode;
  readonly look?: ColumnLook;
  /** Shown before the value on a card; default: the head, when it is text. */
  readonly label?: string;
  /** Not shown on a card, which is to be short. */
  readonly leftOut?: true;
  readonly cell: (row: R, place: number) => ReactNode;
  readonly sort?: { readonly href: string; readonly direction?: "ascending" | "descending" };
}

export interface TableProps<R> {
  /** Says what the table lists; heard, not seen. */
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
}

/** A table with a sticky head that becomes a list of cards where its place is narrow. */
export function Table<R>({ caption, columns, rows, rowKey }: TableProps<R>) {
  return (
    <div className="ui-table-place">
      <table className="ui-table">
        <caption className="ui-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} value={column.cell(row, place)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head<R>({ column }: { readonly column: Column<R> }) {
  const { sort, head, look } = column;
  return (
    <th scope="col" className={look} aria-sort={sort?.direction}>
      {sort ? (
        <Link className="ui-sort" to={sort.href} preventScrollReset>
          {head} <Icon of={sortIcon(sort.direction)} small />
        </Link>
      ) : (
        head
      )}
    </th>
  );
}

function Cell<R>({ column, value }: { readonly column: Column<R>; readonly value: ReactNode }) {
  const label = column.label ?? (typeof column.head === "string" ? column.head : undefined);
  const silent = column.look === "select" || column.look === "actions";
  const blank = value === null || value === undefined || value === false || value === "";
  const classes = [column.look ?? (blank ? "plain" : ""), blank && "blank", column.leftOut && "left-out"].filter(Boolean).join(" ");
  return (
    <td className={classes || undefined} data-label={silent ? undefined : label}>
      {value}
    </td>
  );
}

const sortIcon = (direction: "ascending" | "descending" | undefined) =>
  direction === undefined ? ArrowUpDown : direction === "ascending" ? ArrowUp : ArrowDown;
