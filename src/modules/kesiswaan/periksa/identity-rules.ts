import { readNik, regionFault, shortDay, type Wilayah } from "#modules/periksa/index.ts";
import { nisnJanggal } from "../check/nisn-janggal.ts";
import type { Pemilik, SiswaRule } from "./siswa-row.ts";

const nomor: readonly SiswaRule[] = [
  {
    kode: "nisn-kosong",
    judul: "NISN belum diisi",
    penjelasan: "Setiap siswa memiliki NISN.",
    sumber: ["EMIS", "Dapodik"],
    bidang: ["nisn"],
    check: ({ nisn }) => (nisn ? undefined : "NISN belum diisi."),
  },
  {
    kode: "nisn-lahir",
    judul: "NISN dan tahun lahir berbeda",
    penjelasan: "Tiga angka pertama NISN biasanya tiga angka terakhir tahun lahir.",
    sumber: ["EMIS", "Dapodik"],
    bidang: ["nisn", "tanggalLahir"],
    check: ({ nisn, tanggalLahir }) => nisnJanggal(nisn ?? "", tanggalLahir),
  },
  {
    kode: "nisn-ganda",
    judul: "NISN dipakai dua siswa",
    penjelasan: "NISN berlaku seumur hidup dan milik satu siswa.",
    sumber: ["EMIS", "Dapodik"],
    bidang: ["nisn"],
    check: ({ id, nisn }, { nisn: semua }) =>
      nisn && semua.get(nisn)?.some((lain) => lain !== id) ? "NISN ini tercatat juga pada siswa lain." : undefined,
  },
  {
    kode: "nik-kosong",
    judul: "NIK belum diisi",
    penjelasan: "Warga negara Indonesia memiliki NIK sejak lahir.",
    sumber: ["Dukcapil", "EMIS"],
    bidang: ["nik"],
    check: ({ nik, kewarganegaraan }) => (nik || kewarganegaraan === "asing" ? undefined : "NIK belum diisi."),
  },
  {
    kode: "nik-lahir",
    judul: "NIK dan tanggal lahir berbeda",
    penjelasan: "Angka ke-7 sampai ke-12 NIK adalah tanggal lahir; pada perempuan tanggalnya ditambah 40.",
    sumber: ["Dukcapil"],
    bidang: ["nik", "tanggalLahir", "dicocokkan"],
    check: ({ nik, tanggalLahir, dicocokkan }) => {
      const dibaca = readNik(nik);
      const tercatat = tanggalLahir && shortDay(tanggalLahir);
      if (!dibaca || !tercatat || dicocokkan || dibaca.lahir === tercatat) return undefined;
      return `NIK memuat tanggal lahir ${dibaca.lahir}, yang tercatat ${tercatat}.`;
    },
  },
  {
    kode: "nik-kelamin",
    judul: "NIK dan jenis kelamin berbeda",
    penjelasan: "Pada NIK perempuan, tanggal lahir ditambah 40.",
    sumber: ["Dukcapil"],
    bidang: ["nik", "jenisKelamin", "dicocokkan"],
    check: ({ nik, jenisKelamin, dicocokkan }) => {
      const dibaca = readNik(nik);
      if (!dibaca || dicocokkan || dibaca.perempuan === (jenisKelamin === "perempuan")) return undefined;
      return `NIK ini milik seorang ${dibaca.perempuan ? "perempuan" : "laki-laki"}.`;
    },
  },
  {
    kode: "nik-wilayah",
    judul: "NIK dari wilayah yang tidak ada",
    penjelasan: "Enam angka pertama NIK adalah kode wilayah Kemendagri.",
    sumber: ["Dukcapil"],
    bidang: ["nik"],
    check: ({ nik }, { wilayah }) => faultIn(wilayah, "NIK", nik),
  },
  {
    kode: "nik-urut",
    judul: "NIK berakhir 0000",
    penjelasan: "Nomor urut pada NIK dimulai dari 0001.",
    sumber: ["Dukcapil"],
    bidang: ["nik"],
    check: ({ nik }) => (readNik(nik)?.urut === "0000" ? "NIK berakhir 0000; nomor urut dimulai dari 0001." : undefined),
  },
  {
    kode: "nik-ganda",
    judul: "NIK dipakai orang lain",
    penjelasan: "NIK siswa tidak boleh tercatat pada orang tua, siswa lain, atau pegawai.",
    sumber: ["Dukcapil"],
    bidang: ["nik"],
    check: ({ id, nik }, { pemilik }) => {
      const lain = pemilik.get(nik ?? "")?.find((satu) => satu.id !== id || satu.sebagai !== "siswa");
      return nik && lain ? `NIK ini tercatat juga ${whose(lain, id)}.` : undefined;
    },
  },
];

export const whose = ({ id, sebagai, sebutan }: Pemilik, siswaId: string): string => {
  if (sebagai === "pegawai") return `pada pegawai ${sebutan}`;
  if (sebagai === "siswa") return `pada siswa ${sebutan}`;
  return id === siswaId ? `sebagai NIK ${sebagai}nya sendiri` : `sebagai NIK ${sebagai} siswa lain (${sebutan})`;
};

export function faultIn(wilayah: Wilayah, kata: string, angka: string | null): string | undefined {
  const sebab = angka && /^\d{16}$/.test(angka) ? regionFault(wilayah, angka) : undefined;
  return sebab && `${kata} ${sebab}.`;
}

const diri: readonly SiswaRule[] = [
  {
    kode: "lahir-kosong",
    judul: "Tanggal lahir belum diisi",
    penjelasan: "Tanggal lahir diperlukan untuk mencocokkan NIK dan NISN.",
    sumber: ["EMIS", "Dukcapil"],
    bidang: ["tanggalLahir"],
    check: ({ tanggalLahir }) => (tanggalLahir ? undefined : "Tanggal lahir belum diisi."),
  },
  {
    kode: "nama-bentuk",
    judul: "Nama memuat angka atau tanda",
    penjelasan: "Nama ditulis seperti di akta kelahiran, tanpa angka.",
    sumber: ["Dukcapil", "EMIS"],
    bidang: ["nama"],
    check: ({ nama }) =>
      /[^\p{L}\p{M} .,'’`-]/u.test(nama) ? "Nama memuat angka atau tanda yang tidak ada di akta kelahiran." : undefined,
  },
];

export const identityRules: readonly SiswaRule[] = [...nomor, ...diri];
