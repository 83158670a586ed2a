import GraduationCap from "lucide-react/icons/graduation-cap";
import Inbox from "lucide-react/icons/inbox";
import Send from "lucide-react/icons/send";
import { formatDay } from "#kit/dates.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { suratKeluar, suratMasuk } from "#modules/persuratan/index.ts";
import { pendaftaran } from "#modules/ppdb/index.ts";
import type { AngkaPendaftaran, AngkaSurat, Papan } from "../angka.ts";
import { KartuAngka } from "./kartu-angka.tsx";
import { PembagianJurusan } from "./pembagian-jurusan.tsx";

export function BankData({ papan }: { readonly papan: Papan }) {
  const { keluar, masuk } = papan.surat;
  return (
    <Sheet title="BANK DATA">
      <ul className="bank">
        {papan.pendaftaran && <KartuPendaftaran angka={papan.pendaftaran} />}
        {keluar && (
          <KartuAngka
            ke={suratKeluar.path}
            judul="Surat Keluar"
            ikon={Send}
            nilai={angkaBulat(keluar.tahunIni)}
            ket={<KetSurat angka={keluar} />}
          />
        )}
        {masuk && (
          <KartuAngka
            ke={suratMasuk.path}
            judul="Surat Masuk"
            ikon={Inbox}
            nilai={angkaBulat(masuk.tahunIni)}
            ket={<KetSurat angka={masuk} />}
          />
        )}
      </ul>
    </Sheet>
  );
}

const angkaBulat = (nilai: number): string => nilai.toLocaleString("id-ID");

function KartuPendaftaran({ angka }: { readonly angka: AngkaPendaftaran }) {
  const kartu = { ke: pendaftaran.path, judul: "Penerimaan Siswa Baru", ikon: GraduationCap, lebar: true };
  if (!angka.periode) {
    const ket = angka.berikut
      ? `Pendaftaran berikutnya dibuka ${formatDay(angka.berikut)}.`
      : "Tanggal pembukaan berikutnya belum ditetapkan.";
    return <KartuAngka {...kartu} nilai="Ditutup" ket={ket} />;
  }
  const { tahunAjaran, tutup, kuota } = angka.periode;
  return (
    <KartuAngka
      {...kartu}
      nilai={
        <>
          {angkaBulat(angka.total)} <small>pendaftar dari kuota {angkaBulat(kuota)}</small>
        </>
      }
      ket={
        <>
          <b>+{angka.hariIni}</b> hari ini · tahun ajaran {tahunAjaran} · tutup {formatDay(tutup)}
        </>
      }
    >
      {angka.total > 0 && <PembagianJurusan bagian={angka.perJurusan} total={angka.total} />}
    </KartuAngka>
  );
}

function KetSurat({ angka }: { readonly angka: AngkaSurat }) {
  return (
    <>
      sepanjang {angka.tahun} · <b>+{angka.bulanIni}</b> bulan ini
    </>
  );
}
