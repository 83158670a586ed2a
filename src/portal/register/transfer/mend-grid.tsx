import Download from "lucide-react/icons/download";
import { type KeyboardEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Choices } from "#kit/lists/choices.ts";
import type { Say } from "#kit/lists/choose/choose-columns.tsx";
import type { Grid, GridRow } from "#kit/lists/grid.server.ts";
import type { Register } from "#kit/register/register.ts";
import { lineOf } from "#kit/transfer/line-of.ts";
import { Button } from "#kit/ui/button.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { listAddress } from "#kit/ui/table/list-address.ts";
import { Table } from "#kit/ui/table/table.tsx";
import { GridCell, Place } from "./grid-cell.tsx";
import { ListPages } from "./list-pages.tsx";
import { actOf, cellTowards, type GridPlace, moveBy } from "./move-in-grid.ts";
import { rowsToFill } from "./rows-to-fill.ts";
import { withCell } from "./with-cell.ts";
import { isTicked, settles, withTick } from "./with-tick.ts";

interface MendGridProps {
  readonly register: Register;
  readonly list: string;
  readonly grid: Grid;
  readonly said: Choices;
  /** As it was sent last. */
  readonly kept: Choices;
  readonly say: Say;
  /** Tries the list out with what was put right. */
  readonly onCheck: () => void;
}

/** The faulty rows, put right where they stand; the file itself stays as it is. */
export function MendGrid(props: MendGridProps) {
  const { register, list, grid, said, say } = props;
  const { textOf, write, enter, fillDown, onKeyDown, place } = useGrid(props);
  const { pathname, search } = useLocation();
  const address = (all: boolean, page = 1) =>
    listAddress(pathname, search, { baris: all ? "semua" : null, ke: page > 1 ? String(page) : null });
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
                  {...{ label, place: key, row }}
                  at={`${index} ${column}`}
                  value={textOf(row, column)}
                  changed={isChanged(row, column)}
                  onFocus={() => enter({ row: index, column })}
                  onKeyDown={onKeyDown}
                  onChange={(text) => write([row], column, text)}
                />
              ),
            })),
            ...grid.ticks.map(({ field, label }) => ({
              key: field,
              head: label,
              cell: (row: GridRow) =>
                // On a card, null alone leaves the label out.
                isTicked(said.ticked, row.place, field) || settles(register, grid, { row, field }) ? (
                  <label className="ui-check">
                    <input
                      type="checkbox"
                      aria-label={`${label}, baris ${lineOf(row.place)}`}
                      checked={isTicked(said.ticked, row.place, field)}
                      onChange={() => say({ ticked: withTick(said.ticked, row.place, field) })}
                    />
                    <span>Ya</span>
                  </label>
                ) : null,
            })),
          ]}
        />
      </div>
      <ListPages
        label="baris yang diperbaiki"
        page={grid.page}
        total={grid.total}
        size={rowsOnPage}
        address={(page) => address(grid.all, page)}
      />
    </Sheet>
  );
}

/** As many as the server sends. */
const rowsOnPage = 50;

/** What stands in the cells now, and what keys and buttons do to them. */
function useGrid({ grid, said, kept, say, onCheck }: MendGridProps) {
  const place = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ row: 0, column: 0 });
  /** What stood in the cell when somebody came to it. */
  const began = useRef("");
  /** What was filled down, cell by cell: it may be filled over when it was a slip. */
  const filled = useRef<ReadonlyMap<string, string>>(new Map());
  const textOf = (row: GridRow, column: number): string =>
    said.cells?.[row.place]?.[grid.columns[column]?.place ?? -1] ?? row.cells[column] ?? "";
  const write = (rows: readonly GridRow[], column: number, text: string) => {
    const place = grid.columns[column]?.place ?? 0;
    say({ cells: rows.reduce((cells, row) => withCell(cells, { row, column, place, text, kept }), said.cells) });
  };
  const fillDown = () => {
    const [from, column] = [grid.rows[at.row], grid.columns[at.column]];
    if (!from || !column) return;
    const here = (row: GridRow) => textOf(row, at.column);
    const name = (row: GridRow) => `${row.place} ${column.place}`;
    const isMended = (row: GridRow) => here(row) !== row.cells[at.column] && here(row) !== filled.current.get(name(row));
    const rows = rowsToFill(grid.rows.slice(at.row + 1), { ...column, textOf: here, isMended });
    write(rows, at.column, here(from));
    filled.current = new Map([...filled.current, ...rows.map((row) => [name(row), here(from)] as const)]);
  };
  const copyAbove = () => {
    const [above, here] = [grid.rows[at.row - 1], grid.rows[at.row]];
    if (above && here) write([here], at.column, textOf(above, at.column));
  };
  const takeBack = () => {
    const here = grid.rows[at.row];
    if (here) write([here], at.column, began.current);
  };
  const acts = { copyAbove, fillDown, takeBack, check: onCheck };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const act = actOf(event);
    const to = act ? undefined : moveBy(event, at);
    const input = to && place.current && cellTowards(place.current, at, to);
    if (!act && !input) return;
    event.preventDefault();
    if (act) return acts[act]();
    input?.focus();
    input?.select();
  };
  const enter = (to: GridPlace) => {
    const row = grid.rows[to.row];
    began.current = row ? textOf(row, to.column) : "";
    setAt(to);
  };
  return { textOf, write, enter, fillDown, onKeyDown, place };
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
        <span className="list-keys">
          Enter atau panah untuk pindah baris, Tab untuk pindah kolom, Esc membatalkan isian sel. Ctrl+D menyalin isian di atasnya, Alt+↓
          mengisi sel kosong dan sel salah di bawahnya, Ctrl+Enter memeriksa lagi.
        </span>{" "}
        Berkas Anda sendiri tidak berubah.
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
