import type { ReactNode } from "react";
import type { Register, Row } from "#kit/register/register.ts";
import type { Column } from "#kit/ui/table/table.tsx";
import { nameOf } from "../names.ts";
import { PlaceButtons, PlaceGround } from "./place-buttons.tsx";
import type { ListData } from "./show-list.server.ts";
import { useMove } from "./use-move.ts";

interface MovableTableProps {
  readonly register: Register;
  readonly data: ListData;
  /** The table, with the column that gives its rows another place. */
  readonly children: (place: Column<Row>) => ReactNode;
}

/** A list in its own order, whose rows can be given another place. */
export function MovableTable({ register, data, children }: MovableTableProps) {
  const mover = useMove(register, data);
  return (
    <PlaceGround rows={data.rows} mover={mover}>
      {children({
        key: "urutan",
        head: "Urutan",
        look: "plain",
        cell: (row) => <PlaceButtons row={row} name={nameOf(register, row, data.related.names)} mover={mover} />,
      })}
    </PlaceGround>
  );
}
