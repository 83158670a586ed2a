import { addDays, formatDay } from "#kit/dates.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Pagination } from "#kit/ui/table/pagination.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { alamatKehadiran } from "../alamat.ts";
import { PerluPerhatian } from "../peringatan/perlu-perhatian.tsx";
import { sebutanStatus } from "../siswa/status.ts";
import { alamatPapan, type Papan } from "./papan.ts";
import { PilihKelas } from "./pilih-kelas.tsx";
import { Ringkasan } from "./ringkasan.tsx";
import { SaringanHari } from "./saringan-hari.tsx";
import type { SiswaHari } from "./siswa-hari.server.ts";
import { TandaStatus } from "./tanda-status.tsx";

type Isi = Extract<Papan, { isi: "siswa" }>;

export function TabSiswa({ papan: { dilihat, hariIni, siswa, jumlah, total, kelas, libur, peringatan } }: { readonly papan: Isi }) {
  return (
    <>
      {peringatan.length > 0 && <PerluPerhatian peringatan={peringatan} alamat={(id) => alamatOrang(id, hariIni)} />}
      <Sheet title={`Kehadiran siswa, ${formatDay(dilihat.hari, "long")}`}>
        <SaringanHari dilihat={dilihat} hariIni={hariIni} label="Cari nama atau kelas">
          <PilihKelas kelas={kelas} dipilih={dilihat.kelas} />
        </SaringanHari>
        {libur !== null ? (
          <EmptyState title="Tidak ada pelajaran">{libur}.</EmptyState>
        ) : total === 0 ? (
          <EmptyState title="Tidak ada data yang ditemukan">{dilihat.cari && "Ubah kata yang dicari, atau pilih kelas lain."}</EmptyState>
        ) : (
          <>
            <Ringkasan jumlah={jumlah} sebutan={sebutanStatus} />
            <Table caption="Kehadiran siswa" columns={kolom} rows={siswa} rowKey={({ id }) => id} />
            <Pagination
              page={dilihat.halaman}
              size={dilihat.tampil}
              sizes={[25, 50, 100]}
              total={total}
              noun="siswa"
              href={({ page, size }) => alamatPapan(dilihat, hariIni, { halaman: page, tampil: size })}
            />
          </>
        )}
      </Sheet>
    </>
  );
}

/** The last thirty days of one pupil. */
const alamatOrang = (id: string, hariIni: string) =>
  `${alamatKehadiran}?tab=rekap&${new URLSearchParams({ dari: addDays(hariIni, -30), sampai: hariIni, kategori: "student", menurut: "tanggal", orang: id })}`;

const kolom: readonly Column<SiswaHari>[] = [
  { key: "nama", head: "Nama", look: "name", cell: ({ nama }) => nama },
  { key: "kelas", head: "Kelas", cell: ({ kelas }) => kelas },
  {
    key: "status",
    head: "Status",
    look: "status",
    cell: ({ status }) => <TandaStatus status={status} kata={status && sebutanStatus[status]} />,
  },
  { key: "jam", head: "Jam", cell: ({ jam }) => jam?.slice(0, 5).replace(":", ".") },
  { key: "keterangan", head: "Keterangan", look: "minor", cell: ({ keterangan }) => keterangan },
];
