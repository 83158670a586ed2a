import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import Undo2 from "lucide-react/icons/undo-2";
import { lazy, type ReactNode, useRef } from "react";
import { Link, useLocation } from "react-router";
import type { Field } from "#kit/register/fields.ts";
import { movable, type Query } from "#kit/register/query.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { IconButton, IconLink } from "#kit/ui/button.tsx";
import { LatePart } from "#kit/ui/field/late-part.tsx";
import { sortLink } from "#kit/ui/table/list-address.ts";
import { selectColumn } from "#kit/ui/table/select-column.tsx";
import { type Column, type ColumnLook, Table } from "#kit/ui/table/table.tsx";
import type { Selection } from "#kit/ui/table/use-selection.ts";
import { editHref, listHref } from "../address.ts";
import { FileLink } from "../file-link.tsx";
import { nameOf } from "../names.ts";
import { ValueText } from "../value.tsx";
import type { ListData } from "./show-list.server.ts";

/** Few lists have an order of their own. */
const MovableTable = lazy(async () => ({ default: (await import("./movable-table.tsx")).MovableTable }));

interface ListTableProps {
  readonly register: Register;
  readonly data: ListData;
  readonly selection: Selection;
  readonly onRestore: (row: Row) => void;
  /** Instead of the link that a file's cell holds. */
  readonly fileCell?: FileCell;
}

/** @param name of the field that holds the file */
export type FileCell = (row: Row, name: string) => ReactNode;

export function ListTable({ register, data, selection, onRestore, fileCell }: ListTableProps) {
  const { search } = useLocation();
  const { query, can } = data;
  const box = useRef<HTMLDivElement>(null);
  const { names } = data.related;
  const selectable = can.remove && !query.bin;
  const actions = query.bin ? can.restore : can.update || can.remove;
  const columns = (place: readonly Column<Row>[]): Column<Row>[] => [
    ...(selectable ? [selectColumn<Row>(selection, (row) => nameOf(register, row, names))] : []),
    { key: "no", head: "No.", look: "order", cell: (_, place) => (query.page - 1) * query.size + place + 1 },
    ...register.columns
      .filter(isTold(register, data.rows))
      .map((name, place) => fieldColumn(register, { name, place, query, search, fileCell })),
    ...Object.entries(register.extra ?? {}).map(extraColumn),
    ...place,
    ...(actions ? [actionColumn(register, { data, search, onRestore })] : []),
  ];
  const table = (...place: Column<Row>[]) => (
    <Table caption={register.title} columns={columns(place)} rows={data.rows} rowKey={(row) => row.id} />
  );
  if (!can.update || data.total < 2 || !movable(register, query)) return table();
  return (
    <div ref={box} className="ui-late">
      <LatePart box={box} meanwhile={table()}>
        <MovableTable register={register} data={data}>
          {table}
        </MovableTable>
      </LatePart>
    </div>
  );
}

/** A column of what none of these were asked for is left out. */
const isTold =
  ({ fields }: Register, rows: readonly Row[]) =>
  (name: string): boolean =>
    !fields[name]?.sometimes || rows.some((row) => row[name] !== null);

interface FieldColumn {
  readonly name: string;
  readonly place: number;
  readonly query: Query;
  readonly search: string;
  readonly fileCell: FileCell | undefined;
}

function fieldColumn(register: Register, { name, place, query, search, fileCell }: FieldColumn): Column<Row> {
  const field = register.fields[name] as Field;
  return {
    key: name,
    head: field.column ?? field.label,
    look: place === 0 ? "name" : lookOf(field, place),
    ...(field.kind !== "picture" &&
      field.kind !== "file" && {
        sort: sortLink(name, { by: query.sort, direction: query.direction, path: register.path, search }),
      }),
    cell: (row) => {
      const value = <ValueText field={field} value={row[name]} look="short" />;
      if (isBlank(row[name])) return field.whenEmpty;
      if (field.kind === "file" && fileCell && !query.bin) return fileCell(row, name);
      if (field.kind === "file") return <FileLink {...{ register, row, name, bin: query.bin }}>{value}</FileLink>;
      return place === 0 && register.detail !== false ? <Link to={detailHref(register, row, query.bin)}>{value}</Link> : value;
    },
  };
}

const extraColumn = ([name, field]: [string, Field]): Column<Row> => ({
  key: name,
  head: field.label,
  look: lookOf(field, 1),
  cell: (row) => <ValueText field={field} value={row[name]} look="short" />,
});

const detailHref = (register: Register, row: Row, bin: boolean) => `${register.path}/${row.id}${bin ? "?sampah=1" : ""}`;

const isBlank = (value: unknown) => value === null || value === undefined || value === "";

function lookOf(field: Field, place: number): ColumnLook {
  if (field.kind === "choice" && field.options.some(({ tone }) => tone)) return "status";
  if (place > 3) return "minor";
  if (field.kind === "date") return "date";
  return field.kind === "number" ? "number" : "plain";
}

interface ActionColumn {
  readonly data: ListData;
  readonly search: string;
  readonly onRestore: (row: Row) => void;
}

function actionColumn(register: Register, { data, search, onRestore }: ActionColumn): Column<Row> {
  const { can, query } = data;
  const { names } = data.related;
  const living = (row: Row): ReactNode => (
    <>
      {can.update && (
        <IconLink label={`Ubah ${nameOf(register, row, names)}`} icon={Pencil} to={editHref(register, search, row.id)} preventScrollReset />
      )}
      {can.remove && (
        <IconLink
          label={`Hapus ${nameOf(register, row, names)}`}
          icon={Trash2}
          className="warn"
          to={listHref(register, search, { hapus: row.id })}
          preventScrollReset
        />
      )}
    </>
  );
  const binned = (row: Row) => (
    <IconButton label={`Pulihkan ${nameOf(register, row, names)}`} icon={Undo2} onClick={() => onRestore(row)} />
  );
  return {
    key: "tindakan",
    head: "Tindakan",
    look: "actions",
    cell: (row) => <div className="ui-row-actions">{query.bin ? binned(row) : living(row)}</div>,
  };
}
