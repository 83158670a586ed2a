import { formatMoment } from "#kit/dates.ts";
import { formatSize } from "#kit/files/kinds.ts";
import { zone } from "#kit/time-zone.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { List } from "#kit/ui/table/list.tsx";
import { Tag, type Tone } from "#kit/ui/tag.tsx";
import type { BackupRow } from "./backup.server.ts";

interface BackupTableProps {
  readonly rows: readonly BackupRow[];
  readonly page: number;
  readonly size: number;
  readonly total: number;
}

const states: Readonly<Record<BackupRow["keadaan"], readonly [words: string, tone: Tone]>> = {
  berjalan: ["Berjalan", "info"],
  berhasil: ["Berhasil", "success"],
  gagal: ["Gagal", "danger"],
};
const kinds: Readonly<Record<BackupRow["jenis"], string>> = { cadangan: "Cadangan", latihan: "Latihan pemulihan" };
const reasons: Readonly<Record<BackupRow["sebab"], string>> = {
  malam: "terjadwal",
  tangan: "diminta di portal",
  perintah: "perintah di server",
};

/** What was made and rehearsed, newest first. */
export function BackupTable({ rows, ...pages }: BackupTableProps) {
  return (
    <List
      path="/administration/cadangan"
      title="Riwayat"
      {...pages}
      noun="catatan"
      caption="Cadangan dan latihan pemulihan"
      rows={rows}
      empty={
        <EmptyState title="Belum ada cadangan">
          Cadangan pertama dibuat malam ini pukul 01.10 {zone.short}, atau sekarang dengan tombol di atas.
        </EmptyState>
      }
      rowKey={({ id }) => id}
      columns={[
        { key: "mulai", head: "Mulai", look: "date", cell: ({ mulai }) => formatMoment(mulai) },
        { key: "jenis", head: "Jenis", cell: ({ jenis, sebab }) => `${kinds[jenis]}, ${reasons[sebab]}` },
        { key: "keadaan", head: "Hasil", cell: (row) => <Result row={row} /> },
        { key: "nama", head: "Isi", look: "name", cell: (row) => <Content row={row} /> },
        { key: "ukuran", head: "Ukuran", look: "number", cell: ({ ukuran }) => (ukuran === null ? "" : formatSize(ukuran)) },
      ]}
    />
  );
}

function Result({ row: { keadaan } }: { readonly row: BackupRow }) {
  const [words, tone] = states[keadaan];
  return <Tag tone={tone}>{words}</Tag>;
}

function Content({ row: { nama, baris, berkas, keterangan, keadaan } }: { readonly row: BackupRow }) {
  const counted = baris === null ? null : `${baris.toLocaleString("id-ID")} baris, ${(berkas ?? 0).toLocaleString("id-ID")} berkas`;
  return (
    <span className="cadangan-content">
      {nama && <span>{nama}</span>}
      {keadaan === "berhasil" && counted && <small className="ui-muted">{counted}</small>}
      {keterangan && <small className="ui-muted">{keterangan}</small>}
    </span>
  );
}
