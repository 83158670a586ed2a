import { useState } from "react";
import { Link } from "react-router";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { List } from "#kit/ui/table/list.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { nilaiPpdbPath } from "../../paths.ts";
import type { Keeping } from "../kept-marks.ts";
import { type Komponen, komponenLabel, lowerFirst } from "../komponen.ts";
import { type AskedLembar, type Examiner, lembarPageSize } from "../lembar.ts";
import type { JalurNilai } from "../load-jalur.server.ts";
import type { LembarRow } from "../load-lembar.server.ts";
import type { Measure } from "../settle.ts";
import { MarkField } from "./mark-field.tsx";

export interface LembarProps {
  readonly asked: AskedLembar;
  readonly jalur: JalurNilai;
  readonly measure: Measure;
  readonly rows: readonly LembarRow[];
  readonly total: number;
  /** Whoever only reads is given no fields. */
  readonly isi: boolean;
  /** Who is signed in. */
  readonly akunId: string;
  /** In whose column they judge. */
  readonly penguji: Examiner;
}

/** One line for each child, the mark in a field that a thumb finds. */
export function LembarList({ asked, jalur, measure, rows, total, isi, akunId, penguji }: LembarProps) {
  const path = `${nilaiPpdbPath}/${jalur.id}/${measure.komponen}`;
  const [saved, setSaved] = useState<Readonly<Record<string, LembarRow>>>({});
  const keep = (row: LembarRow) => setSaved((before) => ({ ...before, [row.id]: row }));
  const shown = rows.map((row) => newest(row, saved[row.id]));
  const two = measure.toleransi !== null;
  return (
    <List
      path={path}
      noun="calon siswa"
      caption="Lembar nilai"
      columns={columnsOf({ measure, penguji, isi, path, keep, keeping: { akunId, lembar: `${jalur.id}/${measure.komponen}` } })}
      rows={shown}
      rowKey={({ id }) => `${id} ${penguji}`}
      find={{
        ...{ label: "Cari calon siswa", placeholder: "Cari nama atau nomor", sought: asked.cari },
        filters: [
          ...(two
            ? [
                {
                  ...{ name: "penguji", label: isi ? "Anda menilai sebagai" : "Penguji", chosen: penguji, usual: penguji },
                  options: examiners,
                },
              ]
            : []),
          {
            ...{ name: "tampil", label: "Tampilkan", chosen: asked.belum ? "belum" : "", all: "Semua calon siswa" },
            options: shownOptions,
          },
        ],
      }}
      {...{ page: asked.halaman, size: lembarPageSize, total }}
      empty={<EmptyState title="Belum ada yang dinilai">Calon siswa muncul di sini setelah berkasnya terverifikasi.</EmptyState>}
    />
  );
}

const examiners = [
  { value: "1", label: "Penguji 1" },
  { value: "2", label: "Penguji 2" },
];

const shownOptions = [{ value: "belum", label: "Yang belum dinilai" }];

const newest = (row: LembarRow, saved: LembarRow | undefined): LembarRow => {
  if (!saved) return row;
  const sum = ({ sendiri, penyelesaian }: LembarRow) => sendiri.versi + (penyelesaian?.versi ?? 0);
  return sum(saved) >= sum(row) ? saved : row;
};

interface ColumnProps extends Pick<LembarProps, "measure" | "penguji" | "isi"> {
  readonly path: string;
  readonly keeping: Keeping;
  readonly keep: (row: LembarRow) => void;
}

function columnsOf({ measure, penguji, isi, path, keep, keeping }: ColumnProps): Column<LembarRow>[] {
  const name: Column<LembarRow> = {
    key: "nama",
    head: "Calon siswa",
    look: "name",
    cell: ({ nama, nomor }) => (
      <>
        {nama}
        <br />
        <small className="ui-muted ui-whole">{nomor}</small>
      </>
    ),
  };
  if (measure.mapel.length > 0) {
    return [name, { key: "rapor", head: "Rata-rata rapor", cell: (row) => <RaporCell row={row} path={path} isi={isi} /> }];
  }
  const label = komponenLabel(measure.komponen);
  const own: Column<LembarRow> = {
    key: "nilai",
    head: measure.toleransi === null ? `Nilai ${lowerFirst(label)}` : isi ? `Nilai Anda (penguji ${penguji})` : `Nilai penguji ${penguji}`,
    cell: (row) =>
      row.terisi ? (
        <TakenCell row={row} />
      ) : isi && !row.tutup ? (
        <MarkField
          label={`Nilai ${lowerFirst(label)} ${row.nama}`}
          komponen={measure.komponen}
          place={{ pendaftaran: row.id, penguji: row.penguji }}
          keeping={{ ...keeping, nomor: row.nomor }}
          cell={row.sendiri}
          cellOf={({ baris }: { baris: LembarRow }) => baris.sendiri}
          onSaved={({ baris }) => keep(baris)}
        />
      ) : (
        row.sendiri.nilai || "–"
      ),
  };
  if (measure.toleransi === null) return [name, own];
  return [
    name,
    own,
    { key: "hasil", head: "Kedua penguji", cell: (row) => <BothCell {...{ row, isi, keep, keeping }} komponen={measure.komponen} /> },
  ];
}

/** Somebody else's mark stands here: its number is told where both stand. */
function TakenCell({ row: { penguji, sendiri } }: { readonly row: LembarRow }) {
  if (sendiri.nilai === "") return <Tag tone="neutral">Sudah dinilai penguji lain</Tag>;
  return (
    <span>
      Penguji {penguji}: {sendiri.nilai} ({sendiri.penilai})
    </span>
  );
}

function RaporCell({ row, path, isi }: { readonly row: LembarRow; readonly path: string; readonly isi: boolean }) {
  return (
    <span className="nilai-rapor">
      {row.nilai ? (
        <b className="nilai-jadi">{row.nilai}</b>
      ) : (
        <Tag tone={row.hasil === "kosong" ? "neutral" : "warning"}>{row.hasil === "kosong" ? "Belum diisi" : "Belum lengkap"}</Tag>
      )}
      <Link to={`${path}/siswa/${row.id}`}>{isi && !row.tutup ? "Isi rapor" : "Lihat rapor"}</Link>
    </span>
  );
}

interface BothProps extends Pick<ColumnProps, "isi" | "keep" | "keeping"> {
  readonly row: LembarRow;
  readonly komponen: Komponen;
}

function BothCell({ row, komponen, isi, keep, keeping }: BothProps) {
  const { lain, hasil, nilai, penyelesaian, terisi, tutup } = row;
  if (!lain && terisi) return "–";
  if (!lain) return <small className="ui-muted">Tampil setelah nilai Anda tersimpan</small>;
  if (lain.nilai === "") return <Tag tone="warning">Menunggu penguji lain</Tag>;
  return (
    <span className="nilai-dua">
      <span>
        Penguji lain {lain.nilai} ({lain.penilai})
      </span>
      {hasil === "jadi" && (
        <span>
          Dipakai <b className="nilai-jadi">{nilai}</b>
          {penyelesaian?.alasan ? `. ${penyelesaian.alasan}` : ""}
        </span>
      )}
      {hasil === "selisih" && <Tag tone="danger">Selisih melebihi batas</Tag>}
      {penyelesaian && isi && !tutup && (
        <MarkField
          label={`Nilai penyelesaian ${row.nama}`}
          komponen={komponen}
          place={{ pendaftaran: row.id, penguji: "penyelesaian" }}
          keeping={{ ...keeping, nomor: row.nomor }}
          cell={penyelesaian}
          cellOf={({ baris }: { baris: LembarRow }) => baris.penyelesaian ?? penyelesaian}
          onSaved={({ baris }) => keep(baris)}
          reason
        />
      )}
    </span>
  );
}
