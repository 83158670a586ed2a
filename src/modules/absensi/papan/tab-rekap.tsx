import { Link } from "react-router";
import { ButtonLink } from "#kit/ui/button.tsx";
import { MadeFiles } from "#kit/ui/feedback/made-files.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { ReportClosing } from "#kit/ui/report.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Pagination } from "#kit/ui/table/pagination.tsx";
import { kehadiranPath, laporanPath } from "../paths.ts";
import { LaporanTable } from "../rekap/laporan-table.tsx";
import { type Minta, writeRequest } from "../rekap/request-laporan.ts";
import { DaftarHadirForm } from "./daftar-hadir-form.tsx";
import { LaporanForm } from "./laporan-form.tsx";
import type { Papan } from "./papan.ts";

type Content = Extract<Papan, { isi: "rekap" }>;

export function TabRekap({ papan }: { readonly papan: Content }) {
  const { laporan, penutup, baris, minta, dilihat, tugas } = papan;
  const { halaman, tampil } = dilihat;
  return (
    <>
      <Sheet title="Buat laporan">
        <LaporanForm key={writeRequest(minta).toString()} papan={papan} />
      </Sheet>
      <DaftarHadirForm papan={papan} />
      <MadeFiles id="laporan-saya" title="Laporan saya" noun="laporan" tasks={tugas} hrefOf={(id) => `${laporanPath}/${id}`} />
      <Sheet title={laporan.judul} aside={<small className="ui-muted">{laporan.rentang}</small>}>
        {baris === 0 ? (
          <EmptyState title="Tidak ada data yang ditemukan">Pilih hari, kategori, atau kelas yang lain.</EmptyState>
        ) : (
          <>
            <LaporanTable
              laporan={laporan}
              nama={(teks, kunci) =>
                minta.menurut === "orang" ? (
                  <Link to={rekapPath({ ...minta, menurut: "tanggal", orang: kunci, cari: "" })}>{teks}</Link>
                ) : (
                  teks
                )
              }
            />
            <Pagination
              page={halaman}
              size={tampil}
              sizes={[25, 50, 100]}
              total={baris}
              noun="baris"
              href={({ page, size }) => `${rekapPath(minta)}&halaman=${page}&tampil=${size}`}
            />
            <ReportClosing lines={penutup} />
          </>
        )}
        {minta.orang !== "" && (
          <p className="ui-sheet-body">
            <ButtonLink to={rekapPath({ ...minta, menurut: "orang", orang: "" })}>Kembali ke semua orang</ButtonLink>
          </p>
        )}
      </Sheet>
    </>
  );
}

const rekapPath = (minta: Minta) => `${kehadiranPath}?tab=rekap&${writeRequest(minta)}`;
