import { Link } from "react-router";
import { ButtonLink } from "#kit/ui/button.tsx";
import { MadeFiles } from "#kit/ui/feedback/made-files.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Pagination } from "#kit/ui/table/pagination.tsx";
import { alamatKehadiran, alamatLaporan } from "../alamat.ts";
import { type Minta, tulisMinta } from "../rekap/minta-laporan.ts";
import { TabelLaporan } from "../rekap/tabel-laporan.tsx";
import { FormulirLaporan } from "./formulir-laporan.tsx";
import type { Papan } from "./papan.ts";

type Isi = Extract<Papan, { isi: "rekap" }>;

export function TabRekap({ papan }: { readonly papan: Isi }) {
  const { laporan, baris, minta, dilihat, tugas } = papan;
  const { halaman, tampil } = dilihat;
  return (
    <>
      <Sheet title="Buat laporan">
        <FormulirLaporan key={tulisMinta(minta).toString()} papan={papan} />
      </Sheet>
      <MadeFiles id="laporan-saya" title="Laporan saya" noun="laporan" tasks={tugas} hrefOf={(id) => `${alamatLaporan}/${id}`} />
      <Sheet title={laporan.judul} aside={<small className="ui-muted">{laporan.rentang}</small>}>
        {baris === 0 ? (
          <EmptyState title="Tidak ada data yang ditemukan">Pilih hari, kategori, atau kelas yang lain.</EmptyState>
        ) : (
          <>
            <TabelLaporan
              laporan={laporan}
              nama={(teks, kunci) =>
                minta.menurut === "orang" ? (
                  <Link to={alamatRekap({ ...minta, menurut: "tanggal", orang: kunci, cari: "" })}>{teks}</Link>
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
              href={({ page, size }) => `${alamatRekap(minta)}&halaman=${page}&tampil=${size}`}
            />
          </>
        )}
        {minta.orang !== "" && (
          <p className="ui-sheet-body">
            <ButtonLink to={alamatRekap({ ...minta, menurut: "orang", orang: "" })}>Kembali ke semua orang</ButtonLink>
          </p>
        )}
      </Sheet>
    </>
  );
}

const alamatRekap = (minta: Minta) => `${alamatKehadiran}?tab=rekap&${tulisMinta(minta)}`;
