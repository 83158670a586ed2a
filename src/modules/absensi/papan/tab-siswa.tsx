import { addDays, formatDay } from "#kit/dates.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Pagination } from "#kit/ui/table/pagination.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { kehadiranPath } from "../paths.ts";
import { NeedsAttention } from "../peringatan/needs-attention.tsx";
import { statusLabels } from "../siswa/status.ts";
import { HariFilters } from "./hari-filters.tsx";
import { KelasPicker } from "./kelas-picker.tsx";
import { type Papan, papanPath } from "./papan.ts";
import type { SiswaHari } from "./siswa-hari.server.ts";
import { StatusBadge } from "./status-badge.tsx";
import { Summary } from "./summary.tsx";

type Content = Extract<Papan, { isi: "siswa" }>;

export function TabSiswa({
  papan: { dilihat, hariIni, siswa, tanpaKelas, jumlah, total, kelas, libur, peringatan },
}: {
  readonly papan: Content;
}) {
  return (
    <>
      {peringatan.length > 0 && <NeedsAttention peringatan={peringatan} alamat={(id) => personPath(id, hariIni)} />}
      <Sheet title={`Kehadiran siswa, ${formatDay(dilihat.hari, "long")}`}>
        <HariFilters dilihat={dilihat} hariIni={hariIni} label="Cari nama atau kelas">
          <KelasPicker kelas={kelas} dipilih={dilihat.kelas} />
        </HariFilters>
        {libur !== null ? (
          <EmptyState title="Tidak ada pelajaran">{libur}.</EmptyState>
        ) : tanpaKelas ? (
          <EmptyState title="Tidak ada kelas Anda pada hari ini">
            Yang tampil di sini kelas yang Anda ajar atau walikan. Guru piket melihat semua kelas, hanya pada hari piketnya.
          </EmptyState>
        ) : total === 0 ? (
          <EmptyState title="Tidak ada data yang ditemukan">{dilihat.cari && "Ubah kata yang dicari, atau pilih kelas lain."}</EmptyState>
        ) : (
          <>
            <Summary jumlah={jumlah} sebutan={statusLabels} />
            <Table caption="Kehadiran siswa" columns={columns} rows={siswa} rowKey={({ id }) => id} />
            <Pagination
              page={dilihat.halaman}
              size={dilihat.tampil}
              sizes={[25, 50, 100]}
              total={total}
              noun="siswa"
              href={({ page, size }) => papanPath(dilihat, hariIni, { halaman: page, tampil: size })}
            />
          </>
        )}
      </Sheet>
    </>
  );
}

/** The last thirty days of one pupil. */
const personPath = (id: string, hariIni: string) =>
  `${kehadiranPath}?tab=rekap&${new URLSearchParams({ dari: addDays(hariIni, -30), sampai: hariIni, kategori: "student", menurut: "tanggal", orang: id })}`;

const columns: readonly Column<SiswaHari>[] = [
  { key: "nama", head: "Nama", look: "name", cell: ({ nama }) => nama },
  { key: "kelas", head: "Kelas", cell: ({ kelas }) => kelas },
  {
    key: "status",
    head: "Status",
    look: "status",
    cell: ({ status }) => <StatusBadge status={status} kata={status && statusLabels[status]} />,
  },
  { key: "jam", head: "Jam", cell: ({ jam }) => jam?.slice(0, 5).replace(":", ".") },
  { key: "keterangan", head: "Keterangan", look: "minor", cell: ({ keterangan }) => keterangan },
];
