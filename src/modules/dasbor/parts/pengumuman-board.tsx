import { Link } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { pengumumanPath } from "#modules/layanan/index.ts";

import type { Pengumuman } from "../dasbor.ts";

export function PapanPengumuman({ pengumuman, semua }: { readonly pengumuman: readonly Pengumuman[]; readonly semua: boolean }) {
  return (
    <Sheet title="Pengumuman" aside={semua && <Link to={pengumumanPath}>Semua</Link>}>
      {pengumuman.length === 0 ? (
        <p className="ui-sheet-body ui-muted">Tidak ada pengumuman saat ini</p>
      ) : (
        <div className="papan-tabel">
          <Table caption="Pengumuman" columns={columns} rows={pengumuman} rowKey={({ id }) => id} />
        </div>
      )}
    </Sheet>
  );
}

const columns: readonly Column<Pengumuman>[] = [
  { key: "no", head: "No.", look: "order", cell: (_, place) => place + 1 },
  {
    key: "pengumuman",
    head: "Pengumuman",
    look: "name",
    cell: ({ judul, isi }) => (
      <>
        {judul}
        {isi && <small className="papan-isi">{isi}</small>}
      </>
    ),
  },
  {
    key: "keterangan",
    head: "Keterangan / tanggal",
    cell: ({ tanggal, sampai }) => (
      <>
        <time dateTime={tanggal}>{formatDay(tanggal)}</time>
        {sampai && <small>tampil sampai {formatDay(sampai)}</small>}
      </>
    ),
  },
];
