import { Link } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import type { Choices } from "#kit/lists/choices.ts";
import type { Register } from "#kit/register/register.ts";
import type { Plan, ToldCell, ToldRow } from "#kit/transfer/transfer.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import type { Say } from "./understood-list.tsx";

interface PlannedRowsProps {
  readonly register: Register;
  readonly plan: Plan;
  readonly said: Choices;
  readonly say: Say;
}

/** Rows that stand already: what becomes of each cell, what somebody changed meanwhile, and of which row nobody is sure. */
export function PlannedRows({ register, plan, said, say }: PlannedRowsProps) {
  const { told, counts } = plan;
  const of = (kind: ToldRow["kind"]) => told.filter((row) => row.kind === kind);
  return (
    <>
      <Rows
        {...{ register, said, say }}
        title={`${counts.conflict.toLocaleString("id-ID")} baris bentrok`}
        lead="Isian ini diubah di portal setelah terakhir kali diisi dari daftar semacam ini, atau setelah daftar ini diunggah. Tidak ditimpa sebelum Anda memutuskan."
        rows={of("bentrok")}
        count={counts.conflict}
      />
      <Rows
        {...{ register, said, say }}
        title={`${counts.doubtful.toLocaleString("id-ID")} baris meragukan`}
        lead="Belum jelas data mana yang dimaksud. Pilih, atau biarkan dahulu: baris ini tidak diimpor."
        rows={of("ragu")}
        count={counts.doubtful}
      />
      <Rows
        {...{ register, said, say }}
        title={`${counts.changed.toLocaleString("id-ID")} ${register.noun} berubah`}
        lead="Isian lama di kiri, isian dari daftar di kanan."
        rows={of("ubah")}
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

interface RowsProps extends Omit<PlannedRowsProps, "plan"> {
  readonly title: string;
  readonly lead: string;
  readonly rows: readonly ToldRow[];
  readonly count: number;
}

function Rows({ register, title, lead, rows, count, said, say }: RowsProps) {
  if (rows.length === 0) return null;
  const isAsked = rows[0]?.kind !== "ubah";
  return (
    <Sheet title={title}>
      <p className="ui-sheet-body ui-muted">
        <span>{`${lead}${count > rows.length ? ` Ini ${rows.length} yang pertama.` : ""}`}</span>
      </p>
      <Table
        caption={title}
        rows={rows}
        rowKey={({ row }) => String(row)}
        columns={[
          { key: "nama", head: "Data di portal", look: "name", cell: (row) => <Name register={register} row={row} /> },
          { key: "baris", head: "Baris", look: "minor", cell: ({ row }) => String(row) },
          {
            key: "isi",
            head: rows[0]?.kind === "ragu" ? "Sebab" : "Isian",
            cell: ({ cells, sentence }) => sentence ?? <Cells cells={cells} />,
          },
          ...(isAsked
            ? [{ key: "putusan", head: "Keputusan", cell: (row: ToldRow) => <Decide {...{ row, said, say }} noun={register.noun} /> }]
            : []),
        ]}
      />
    </Sheet>
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
      className="ui-input"
      aria-label={`Keputusan baris ${row}: ${name}`}
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
