import { ageOn } from "#kit/dates.ts";
import type { SiswaRule } from "./siswa-row.ts";

/** Youngest and oldest on 1 July of the school year, of whom nobody asks how that came. */
const umurTingkat = { X: [13, 18], XI: [14, 19], XII: [15, 20] } as const;

export const classRules: readonly SiswaRule[] = [
  {
    kode: "kelas-kosong",
    judul: "Aktif tanpa kelas",
    penjelasan: "Setiap siswa aktif tercatat di satu kelas.",
    sumber: ["EMIS", "Madrasah"],
    bidang: ["kelasId"],
    check: ({ tahunKelas, status }) => (status === "aktif" && tahunKelas === null ? "Aktif, tetapi belum punya kelas." : undefined),
  },
  {
    kode: "kelas-lama",
    judul: "Masih di kelas tahun lalu",
    penjelasan: "Kelas siswa aktif adalah kelas tahun ajaran ini.",
    sumber: ["EMIS", "Madrasah"],
    bidang: ["kelasId"],
    check: ({ tahunKelas, status }, { tahunKini }) =>
      status === "aktif" && tahunKelas !== null && tahunKelas < tahunKini
        ? `Masih tercatat di kelas tahun ajaran ${tahunKelas}.`
        : undefined,
  },
  {
    kode: "umur-masuk",
    judul: "Umur saat masuk tidak lazim",
    penjelasan: "Siswa MA masuk pada umur 13 sampai 21 tahun.",
    sumber: ["EMIS"],
    bidang: ["tanggalLahir", "tanggalMasuk"],
    check: ({ tanggalLahir, tanggalMasuk }) => {
      if (!tanggalLahir || !tanggalMasuk) return undefined;
      const umur = ageOn(tanggalLahir, tanggalMasuk);
      return umur < 13 || umur > 21 ? `Umurnya ${umur} tahun saat masuk.` : undefined;
    },
  },
  {
    kode: "umur-tingkat",
    judul: "Umur tidak lazim untuk tingkatnya",
    penjelasan: "Per 1 Juli: kelas X 13–18, XI 14–19, XII 15–20 tahun.",
    sumber: ["EMIS", "Madrasah"],
    bidang: ["tanggalLahir", "kelasId"],
    check: ({ tanggalLahir, tingkat, tahunKelas }) => {
      if (!tanggalLahir || !tingkat || !tahunKelas) return undefined;
      const umur = ageOn(tanggalLahir, `${tahunKelas.slice(0, 4)}-07-01`);
      const [muda, tua] = umurTingkat[tingkat];
      return umur < muda || umur > tua ? `Umurnya ${umur} tahun per 1 Juli ${tahunKelas.slice(0, 4)}, di kelas ${tingkat}.` : undefined;
    },
  },
];
