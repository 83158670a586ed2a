import Download from "lucide-react/icons/download";
import { type KeyboardEvent, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Choices } from "#kit/lists/choices.ts";
import type { Grid, GridRow } from "#kit/lists/grid.server.ts";
import type { Register } from "#kit/register/register.ts";
import { Button } from "#kit/ui/button.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { cellAt, moveBy } from "./move-in-grid.ts";
import type { Say } from "./understood-list.tsx";

interface MendGridProps {
  readonly register: Register;
  readonly list: string;
  readonly grid: Grid;
  readonly said: Choices;
  readonly say: Say;
}

/** The faulty rows, put right where they stand; the file itself stays as it is. */
export function MendGrid(props: MendGridProps) {
  const { register, list, grid } = props;
  const { textOf, write, setAt, fillDown, onKeyDown, place } = useGrid(props);
  const address = (all: boolean, page = 1) =>
    `${register.path}/impor?daftar=${list}${all ? "&baris=semua" : ""}${page > 1 ? `&ke=${page}` : ""}`;
  const isChanged = (row: GridRow, column: number) => textOf(row, column) !== row.cells[column];
  return (
    <Sheet title="Perbaiki di sini">
      <GridTools all={grid.all} other={address(!grid.all)} rest={`${register.path}/impor/sisa?daftar=${list}`} onFillDown={fillDown} />
      <div ref={place} className="list-grid">
        <Table
          caption="Baris yang diperbaiki"
          rows={grid.rows}
          rowKey={(row) => String(row.place)}
          columns={[
            { key: "baris", head: "Baris", look: "name", cell: (row) => <Place row={row} /> },
            ...grid.columns.map(({ place: key, label }, column) => ({
              key: String(key),
              head: label,
              cell: (row: GridRow, index: number) => (
                <GridCell
                  {...{ label, row, fault: row.faults[key] }}
                  at={`${index} ${column}`}
                  value={textOf(row, column)}
                  changed={isChanged(row, column)}
                  onFocus={() => setAt({ row: index, column })}
                  onKeyDown={onKeyDown}
                  onChange={(text) => write([row], column, text)}
                />
              ),
            })),
          ]}
        />
      </div>
      <Pages grid={grid} address={(page) => address(grid.all, page)} />
    </Sheet>
  );
}

/** What stands in the cells now, and what keys and buttons do to them. */
function useGrid({ grid, said, say }: MendGridProps) {
  const place = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ row: 0, column: 0 });
  const textOf = (row: GridRow, column: number): string =>
    said.cells?.[row.place]?.[grid.columns[column]?.place ?? -1] ?? row.cells[column] ?? "";
  const write = (rows: readonly GridRow[], column: number, text: string) => {
    const cells = { ...said.cells };
    for (const row of rows) cells[row.place] = { ...cells[row.place], [grid.columns[column]?.place ?? 0]: text };
    say({ cells });
  };
  const fillDown = () => {
    const from = grid.rows[at.row];
    if (from) write(grid.rows.slice(at.row), at.column, textOf(from, at.column));
  };
  const copyAbove = () => {
    const [above, here] = [grid.rows[at.row - 1], grid.rows[at.row]];
    if (above && here) write([here], at.column, textOf(above, at.column));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const copies = event.ctrlKey && event.key === "d";
    const to = copies ? undefined : moveBy(event, at);
    const input = to && place.current && cellAt(place.current, to);
    if (!copies && !input) return;
    event.preventDefault();
    if (copies) return copyAbove();
    input?.focus();
    input?.select();
  };
  return { textOf, write, setAt, fillDown, onKeyDown, place };
}

interface GridToolsProps {
  readonly all: boolean;
  /** Address of the grid with the other rows, or without them. */
  readonly other: string;
  /** Address of the file of what cannot be taken yet. */
  readonly rest: string;
  readonly onFillDown: () => void;
}

function GridTools({ all, other, rest, onFillDown }: GridToolsProps) {
  const navigate = useNavigate();
  return (
    <div className="ui-sheet-body list-grid-tools">
      <p className="ui-muted">
        Enter atau panah untuk pindah baris, Tab untuk pindah kolom, Ctrl+D menyalin isian di atasnya. Berkas Anda sendiri tidak berubah.
      </p>
      <label className="ui-check">
        <input type="checkbox" checked={!all} onChange={() => void navigate(other, { preventScrollReset: true })} />
        <span>Hanya yang bermasalah</span>
      </label>
      <span className="ui-actions">
        <Button onClick={onFillDown}>Isi ke bawah</Button>
        <a className="ui-button" href={rest} download>
          <Icon of={Download} />
          Unduh sisanya (.xlsx)
        </a>
      </span>
    </div>
  );
}

/** As many as the server sends. */
const rowsOnPage = 50;

function Pages({ grid: { page, total }, address }: { readonly grid: Grid; readonly address: (page: number) => string }) {
  const pages = Math.ceil(total / rowsOnPage);
  if (pages < 2) return null;
  return (
    <p className="ui-sheet-body ui-actions">
      {page > 1 && (
        <Link className="ui-button" to={address(page - 1)} preventScrollReset>
          Sebelumnya
        </Link>
      )}
      <span className="ui-muted">{`Halaman ${page} dari ${pages}`}</span>
      {page < pages && (
        <Link className="ui-button" to={address(page + 1)} preventScrollReset>
          Berikutnya
        </Link>
      )}
    </p>
  );
}

const Place = ({ row: { place, besides } }: { readonly row: GridRow }) => (
  <span className="list-samples">
    <span>{`Baris ${place}`}</span>
    {besides.map((sentence) => (
      <span key={sentence} className="ui-error">
        {sentence}
      </span>
    ))}
  </span>
);

interface GridCellProps {
  readonly label: string;
  readonly row: GridRow;
  readonly at: string;
  readonly value: string;
  readonly fault: string | undefined;
  /** Put right and not yet tried out. */
  readonly changed: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onChange: (text: string) => void;
}

function GridCell({ label, row, at, value, fault, changed, onFocus, onKeyDown, onChange }: GridCellProps) {
  const told = fault !== undefined && !changed;
  const id = `sel-${at.replace(" ", "-")}`;
  return (
    <span className="list-grid-cell">
      <input
        className="ui-input"
        data-cell={at}
        aria-label={`${label}, baris ${row.place}`}
        aria-invalid={told || undefined}
        aria-describedby={told ? id : undefined}
        value={value}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.target.value)}
      />
      {told && (
        <span id={id} className="ui-error">
          {fault}
        </span>
      )}
    </span>
  );
}
