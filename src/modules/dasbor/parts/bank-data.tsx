import BookOpen from "lucide-react/icons/book-open";
import Contact from "lucide-react/icons/contact";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Newspaper from "lucide-react/icons/newspaper";
import School from "lucide-react/icons/school";
import Trophy from "lucide-react/icons/trophy";
import { Sheet } from "#kit/ui/sheet.tsx";
import { kelasPath, mataPelajaranPath } from "#modules/akademik/index.ts";
import { pegawaiPath } from "#modules/kepegawaian/index.ts";

import { alumniPath, prestasiPath } from "#modules/kesiswaan/index.ts";
import type { Statistics } from "../dasbor.ts";
import { bulat, Card, Fragment } from "./card.tsx";
import { PpdbCard } from "./ppdb-card.tsx";
import { SiswaCard } from "./siswa-card.tsx";

/** Every figure of the data bank that this person may see; each leads to the list it was counted from. */
export function BankData({ angka }: { readonly angka: Statistics }) {
  return (
    <Sheet title="BANK DATA">
      <ul className="kisi bank">
        {angka.pegawai && <PegawaiCard angka={angka.pegawai} />}
        {angka.siswa && <SiswaCard angka={angka.siswa} />}
        {angka.prestasi && (
          <Card ke={prestasiPath} judul="Prestasi Siswa" ikon={Trophy} ket={<Naik banyak={angka.prestasi.tahunIni} kapan="tahun ini" />}>
            {bulat(angka.prestasi.total)}
          </Card>
        )}
        {angka.alumni && (
          <Card ke={alumniPath} judul="Alumni" ikon={GraduationCap} ket={ketAlumni(angka.alumni)}>
            {bulat(angka.alumni.total)}
          </Card>
        )}
        {angka.kelas && (
          <Card ke={kelasPath} judul="Data Kelas" ikon={School} ket={ketKelas(angka.kelas)}>
            {bulat(angka.kelas.total)}
          </Card>
        )}
        {angka.mapel && (
          <Card ke={mataPelajaranPath} judul="Mata Pelajaran" ikon={BookOpen} ket={`${bulat(angka.mapel.jam)} jam pelajaran seminggu`}>
            {bulat(angka.mapel.total)}
          </Card>
        )}
        {angka.artikel && (
          <Card ke="/news" keluar judul="Artikel" ikon={Newspaper} ket={<Naik banyak={angka.artikel.bulanIni} kapan="bulan ini" />}>
            {bulat(angka.artikel.total)}
          </Card>
        )}
        {angka.ppdb && <PpdbCard angka={angka.ppdb} />}
      </ul>
    </Sheet>
  );
}

function PegawaiCard({ angka: { guru, staf, baru } }: { readonly angka: NonNullable<Statistics["pegawai"]> }) {
  return (
    <Card
      ke={pegawaiPath}
      judul="Data Pegawai"
      ikon={Contact}
      ket={baru > 0 ? <Naik banyak={baru} kapan="mulai bertugas tahun ini" /> : "pegawai aktif"}
    >
      <Fragment
        bagian={[
          { nilai: guru, label: "guru" },
          { nilai: staf, label: "staf" },
        ]}
      />
    </Card>
  );
}

const Naik = ({ banyak, kapan }: { readonly banyak: number; readonly kapan: string }) => (
  <>
    <b>+{bulat(banyak)}</b> {kapan}
  </>
);

const ketAlumni = ({ angkatan, terbaru }: NonNullable<Statistics["alumni"]>) =>
  angkatan === null ? "belum ada lulusan tercatat" : `${bulat(terbaru)} lulus tahun ${angkatan}`;

const ketKelas = ({ tanpaWali, total, tahunAjaran }: NonNullable<Statistics["kelas"]>) => {
  if (total === 0) return `belum ada kelas ${tahunAjaran}`;
  return tanpaWali === 0 ? `semua punya wali kelas · ${tahunAjaran}` : `${bulat(tanpaWali)} belum punya wali kelas · ${tahunAjaran}`;
};
