import { Link, useLocation, useNavigate } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import type { Choices } from "#kit/lists/choices.ts";
import type { Say } from "#kit/lists/choose/choose-columns.tsx";
import { pageNames, type ToldKind, type ToldRows, toldRowsAtOnce } from "#kit/lists/told-rows.ts";
import type { Register } from "#kit/register/register.ts";
import { lineOf } from "#kit/transfer/line-of.ts";
import type { RowCounts, ToldCell, ToldRow } from "#kit/transfer/transfer.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { listAddress } from "#kit/ui/table/list-address.ts";
import { Table } from "#kit/ui/table/table.tsx";
import { ListPages } from "./list-pages.tsx";

interface PlannedRowsProps {
  readonly register: Register;
  readonly counts: RowCounts;
  readonly told: ToldRows;
  readonly said: Choices;
  readonly say: Say;
}

/** Rows that stand already: what becomes of each cell, what somebody changed meanwhile, and of which row nobody is sure. */
export function PlannedRows({ register, counts, told, said, say }: PlannedRowsProps) {
  const shared = { register, told, said, say };
  return (
    <>
      <Rows
        {...shared}
        kind="bentrok"
        title={`${counts.conflict.toLocaleString("id-ID")} baris bentrok`}
        lead="Isian ini diubah di portal setelah terakhir kali diisi dari daftar semacam ini, atau sesudah tanggal daftar ini. Tidak ditimpa sebelum Anda memutuskan."
        count={counts.conflict}
      />
      <Rows
        {...shared}
        kind="ragu"
        title={`${counts.doubtful.toLocaleString("id-ID")} baris meragukan`}
        lead="Belum jelas data mana yang dimaksud. Pilih, atau biarkan dahulu: baris ini tidak diimpor."
        count={counts.doubtful}
      />
      <Rows
        {...shared}
        kind="ubah"
        title={`${counts.changed.toLocaleString("id-ID")} ${register.noun} berubah`}
        lead="Isian lama di kiri, isian dari daftar di kanan."
        count={counts.changed}
      />
      <Decided said={said} say={say} />
    </>
  );
}

/** What was decided is settled: the way back from it. */
function Decided({ said, say }: Pick<PlannedRowsProps, "said" | "say">) {
  const count = Object.values(said.decided ?? {}).filter((decision) => decision !== "").length;
  if (count === 0) return null;
  return (
    <p className="ui-actions">
      <span>{`${count.toLocaleString("id-ID")} baris sudah Anda putuskan.`}</span>
      <Button onClick={() => say({ decided: {} })}>Putuskan ulang</Button>
    </p>
  );
}

interface RowsProps extends Omit<PlannedRowsProps, "counts"> {
  readonly kind: ToldKind;
  readonly title: string;
  readonly lead: string;
  /** Whatever is filtered. */
  readonly count: number;
}

function Rows({ register, kind, title, lead, told, count, said, say }: RowsProps) {
  const { pathname, search } = useLocation();
  const { rows, total, page } = told[kind];
  if (count === 0) return null;
  const address = (to: number) => listAddress(pathname, search, { [pageNames[kind]]: to === 1 ? null : String(to) });
  return (
    <Sheet title={title}>
      <p className="ui-sheet-body ui-muted">{lead}</p>
      {kind !== "ragu" && count > shownUnfiltered && <ColumnFilter told={told} />}
      {rows.length === 0 ? (
        <EmptyState title="Tidak ada">{`Tidak ada yang berbeda pada ${told.column}.`}</EmptyState>
      ) : (
        <Table
          caption={total < count ? `${title}, ${total.toLocaleString("id-ID")} di antaranya pada ${told.column}` : title}
          rows={rows}
          rowKey={({ row }) => String(row)}
          columns={[
            { key: "nama", head: "Data di portal", look: "name", cell: (row) => <Name register={register} row={row} /> },
            { key: "baris", head: "Baris", look: "minor", cell: ({ row }) => String(lineOf(row)) },
            { key: "isi", head: kind === "ragu" ? "Sebab" : "Isian", cell: ({ cells, sentence }) => sentence ?? <Cells cells={cells} /> },
            ...(kind === "ubah"
              ? []
              : [{ key: "putusan", head: "Keputusan", cell: (row: ToldRow) => <Decide {...{ row, said, say }} noun={register.noun} /> }]),
          ]}
        />
      )}
      <ListPages label={title} {...{ page, total, address }} size={toldRowsAtOnce} />
    </Sheet>
  );
}

/** So few are looked through without a filter. */
const shownUnfiltered = 10;

/** Rows that differ in one column, such as the address alone: for rows that change and rows in conflict together. */
function ColumnFilter({ told: { columns, column } }: { readonly told: ToldRows }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const show = (label: string) =>
    void navigate(listAddress(pathname, search, { kolom: label, [pageNames.ubah]: null, [pageNames.bentrok]: null }), {
      preventScrollReset: true,
    });
  return (
    <label className="ui-sheet-body ui-field list-filter">
      <span className="ui-label">Yang berbeda pada</span>
      <select className="ui-input" value={column} onChange={({ target }) => show(target.value)}>
        <option value="">Semua isian</option>
        {columns.map(({ label, count }) => (
          <option key={label} value={label}>{`${label} (${count.toLocaleString("id-ID")})`}</option>
        ))}
      </select>
    </label>
  );
}

const Name = ({ register, row: { id, name, by, byName } }: { readonly register: Register; readonly row: ToldRow }) => (
  <span className="list-samples">
    {id ? <Link to={`${register.path}/${id}`}>{name || register.noun}</Link> : <span>{name || register.noun}</span>}
    <span className="ui-muted">{byName ? `Dikenali dari ${by} saja` : `Dikenali dari ${by}`}</span>
  </span>
);

const Cells = ({ cells }: { readonly cells: readonly ToldCell[] }) => (
  <span className="list-samples">
    {cells.map(({ column, old, new: says, later }) => (
      <span key={column} className="list-change">
        {column}: <span className="register-typed">{old === null ? "(tidak Anda lihat)" : old || "(kosong)"}</span> →{" "}
        <b>{says || "(kosong)"}</b>
        {later && <span className="ui-muted">{` · diubah ${later.by}, ${formatMoment(new Date(later.at))}`}</span>}
      </span>
    ))}
  </span>
);

interface DecideProps extends Pick<PlannedRowsProps, "said" | "say"> {
  readonly row: ToldRow;
  readonly noun: string;
}

function Decide({ row: { row, kind, name, candidates = [] }, noun, said, say }: DecideProps) {
  return (
    <select
      className="ui-input list-decide"
      aria-label={`Keputusan baris ${lineOf(row)}: ${name}`}
      value={said.decided?.[row] ?? ""}
      onChange={(event) => say({ decided: { ...said.decided, [row]: event.target.value } })}
    >
      <option value="">Belum diputuskan</option>
      {kind === "bentrok" && <option value="daftar">Pakai isian daftar</option>}
      {candidates.map((one) => (
        <option key={one.id} value={one.id}>{`Perbarui ${one.name || noun}`}</option>
      ))}
      {kind === "ragu" && <option value="baru">{`Catat sebagai ${noun} baru`}</option>}
      <option value="portal">Biarkan data portal</option>
    </select>
  );
}
