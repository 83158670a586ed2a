import BookOpen from "lucide-react/icons/book-open";
import Contact from "lucide-react/icons/contact";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Newspaper from "lucide-react/icons/newspaper";
import School from "lucide-react/icons/school";
import Trophy from "lucide-react/icons/trophy";
import { Sheet } from "#kit/ui/sheet.tsx";
import { kelas, mataPelajaran } from "#modules/akademik/index.ts";
import { pegawai } from "#modules/kepegawaian/index.ts";
import { alumni, prestasi } from "#modules/kesiswaan/index.ts";
import type { Angka } from "../dasbor.ts";
import { bulat, Kartu, Pecahan } from "./kartu.tsx";
import { KartuPpdb } from "./kartu-ppdb.tsx";
import { KartuSiswa } from "./kartu-siswa.tsx";

/** Every figure of the data bank that this person may see; each leads to the list it was counted from. */
export function BankData({ angka }: { readonly angka: Angka }) {
  return (
    <Sheet title="BANK DATA">
      <ul className="kisi bank">
        {angka.pegawai && <KartuPegawai angka={angka.pegawai} />}
        {angka.siswa && <KartuSiswa angka={angka.siswa} />}
        {angka.prestasi && (
          <Kartu ke={prestasi.path} judul="Prestasi Siswa" ikon={Trophy} ket={<Naik banyak={angka.prestasi.tahunIni} kapan="tahun ini" />}>
            {bulat(angka.prestasi.total)}
          </Kartu>
        )}
        {angka.alumni && (
          <Kartu ke={alumni.path} judul="Alumni" ikon={GraduationCap} ket={ketAlumni(angka.alumni)}>
            {bulat(angka.alumni.total)}
          </Kartu>
        )}
        {angka.kelas && (
          <Kartu ke={kelas.path} judul="Data Kelas" ikon={School} ket={ketKelas(angka.kelas)}>
            {bulat(angka.kelas.total)}
          </Kartu>
        )}
        {angka.mapel && (
          <Kartu ke={mataPelajaran.path} judul="Mata Pelajaran" ikon={BookOpen} ket={`${bulat(angka.mapel.jam)} jam pelajaran seminggu`}>
            {bulat(angka.mapel.total)}
          </Kartu>
        )}
        {angka.artikel && (
          <Kartu ke="/news" keluar judul="Artikel" ikon={Newspaper} ket={<Naik banyak={angka.artikel.bulanIni} kapan="bulan ini" />}>
            {bulat(angka.artikel.total)}
          </Kartu>
        )}
        {angka.ppdb && <KartuPpdb angka={angka.ppdb} />}
      </ul>
    </Sheet>
  );
}

function KartuPegawai({ angka: { guru, staf, baru } }: { readonly angka: NonNullable<Angka["pegawai"]> }) {
  return (
    <Kartu
      ke={pegawai.path}
      judul="Data Pegawai"
      ikon={Contact}
      ket={baru > 0 ? <Naik banyak={baru} kapan="mulai bertugas tahun ini" /> : "pegawai aktif"}
    >
      <Pecahan
        bagian={[
          { nilai: guru, label: "guru" },
          { nilai: staf, label: "staf" },
        ]}
      />
    </Kartu>
  );
}

const Naik = ({ banyak, kapan }: { readonly banyak: number; readonly kapan: string }) => (
  <>
    <b>+{bulat(banyak)}</b> {kapan}
  </>
);

const ketAlumni = ({ angkatan, terbaru }: NonNullable<Angka["alumni"]>) =>
  angkatan === null ? "belum ada lulusan tercatat" : `${bulat(terbaru)} lulus tahun ${angkatan}`;

const ketKelas = ({ tanpaWali, total, tahunAjaran }: NonNullable<Angka["kelas"]>) => {
  if (total === 0) return `belum ada kelas ${tahunAjaran}`;
  return tanpaWali === 0 ? `semua punya wali kelas · ${tahunAjaran}` : `${bulat(tanpaWali)} belum punya wali kelas · ${tahunAjaran}`;
};
