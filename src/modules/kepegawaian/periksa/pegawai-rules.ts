import type { Stored } from "#kit/database/tables.ts";
import { ageOn, formatDay } from "#kit/dates.ts";
import { readNip } from "#modules/akun/index.ts";
import { namesOf, type Rule, readNik, regionFault, shortDay, type Wilayah } from "#modules/periksa/index.ts";
import { describeBulan, parseNip } from "../form/rules/parse-nip.ts";
import { pegawai } from "../pegawai.ts";

const wajib = [
  "tempatLahir",
  "tanggalLahir",
  "jenisKelamin",
  "agama",
  "alamat",
  "noTelepon",
  "email",
  "jabatan",
  "tmt",
  "pendidikan",
] as const;

/** What is read of a record. */
export const pegawaiColumns = ["id", "nama", "jenis", "status", "nip", "nik", "nuptk", "pangkat", "tmtPangkat", ...wajib] as const;

/** Somebody of the staff, with what hangs on their record. */
export type PegawaiRow = Pick<Stored<"pegawai">, (typeof pegawaiColumns)[number]> & {
  /** Files that are named as a certificate of teaching. */
  readonly sertifikat: number;
  /** Certificates of education that are written down. */
  readonly ijazah: number;
  /** Names of files that are no longer valid. */
  readonly habis: readonly string[];
};

export interface PegawaiContext {
  readonly hari: string;
  readonly wilayah: Wilayah;
  /** By NIK: ids of staff, and of pupils. */
  readonly nik: ReadonlyMap<string, readonly string[]>;
}

type PegawaiRule = Rule<PegawaiRow, PegawaiContext>;

const asn = ({ status }: PegawaiRow): boolean => status !== "honorer";
const isPppk = ({ status }: PegawaiRow): boolean => status.startsWith("pppk");

const nip: readonly PegawaiRule[] = [
  {
    kode: "nip-kosong",
    judul: "NIP belum diisi",
    penjelasan: "PNS, CPNS, dan PPPK memiliki NIP.",
    sumber: ["BKN", "EMIS GTK"],
    bidang: ["nip", "status"],
    check: (row) => (asn(row) && !row.nip ? "NIP belum diisi." : undefined),
  },
  {
    kode: "nip-lahir",
    judul: "NIP dan tanggal lahir berbeda",
    penjelasan: "Delapan angka pertama NIP adalah tanggal lahir.",
    sumber: ["BKN"],
    bidang: ["nip", "tanggalLahir"],
    check: ({ nip, tanggalLahir }, { hari }) => {
      if (!nip) return undefined;
      const { error } = readNip(nip, hari);
      if (error) return error;
      const lahir = parseNip(nip)?.lahir ?? "";
      return tanggalLahir && lahir !== tanggalLahir
        ? `NIP menunjukkan ${formatDay(lahir)}, yang tercatat ${formatDay(tanggalLahir)}.`
        : undefined;
    },
  },
  {
    kode: "nip-kelamin",
    judul: "NIP dan jenis kelamin berbeda",
    penjelasan: "Angka ke-15 NIP: 1 pria, 2 wanita.",
    sumber: ["BKN"],
    bidang: ["nip", "jenisKelamin"],
    check: ({ nip, jenisKelamin }) => {
      const kelamin = parseNip(nip ?? "")?.kelamin;
      return kelamin && jenisKelamin && kelamin !== jenisKelamin ? `NIP menunjukkan ${kelamin.toLowerCase()} (angka ke-15).` : undefined;
    },
  },
  {
    kode: "nip-tmt",
    judul: "NIP dan TMT berbeda",
    penjelasan: "Angka ke-9 sampai ke-14 NIP PNS adalah tahun dan bulan TMT CPNS; pada PPPK tahun kontrak pertama.",
    sumber: ["BKN"],
    bidang: ["nip", "tmt"],
    check: ({ nip, tmt }) => {
      const dibaca = parseNip(nip ?? "");
      if (!dibaca || !tmt) return undefined;
      if (dibaca.tmt && !tmt.startsWith(dibaca.tmt))
        return `Menurut NIP, TMT CPNS ${describeBulan(dibaca.tmt)}; TMT bertugas ${formatDay(tmt)}.`;
      if (dibaca.kontrak !== null && Number(tmt.slice(0, 4)) > dibaca.tahun)
        return `Menurut NIP, kontrak pertama tahun ${dibaca.tahun}; TMT bertugas ${formatDay(tmt)}.`;
      return undefined;
    },
  },
  {
    kode: "nip-bentuk",
    judul: "NIP tidak lazim",
    penjelasan: "Umur saat diangkat, bulan pengangkatan, dan nomor urut di dalam NIP.",
    sumber: ["BKN"],
    bidang: ["nip"],
    check: ({ nip }, { hari }) => (nip ? readNip(nip, hari).warnings.join(" ") || undefined : undefined),
  },
  {
    kode: "nip-status",
    judul: "NIP dan status berbeda",
    penjelasan: "NIP PNS dan nomor induk PPPK berbeda bentuknya; honorer tidak memiliki NIP.",
    sumber: ["BKN"],
    bidang: ["nip", "status"],
    check: (row) => {
      const dibaca = parseNip(row.nip ?? "");
      if (!dibaca) return undefined;
      if (!asn(row)) return "Statusnya honorer, tetapi memiliki NIP.";
      if (isPppk(row) && dibaca.kontrak === null) return "NIP berbentuk NIP PNS, sedangkan statusnya PPPK.";
      return !isPppk(row) && dibaca.kontrak !== null ? "NIP berbentuk nomor induk PPPK, sedangkan statusnya PNS atau CPNS." : undefined;
    },
  },
];

const nik: readonly PegawaiRule[] = [
  {
    kode: "pegawai-nik-kosong",
    judul: "NIK belum diisi",
    penjelasan: "Setiap pegawai memiliki NIK.",
    sumber: ["Dukcapil", "EMIS GTK"],
    bidang: ["nik"],
    check: ({ nik }) => (nik ? undefined : "NIK belum diisi."),
  },
  {
    kode: "pegawai-nik-lahir",
    judul: "NIK tidak cocok dengan orangnya",
    penjelasan: "NIK memuat kode wilayah, tanggal lahir, dan jenis kelamin; pada perempuan tanggalnya ditambah 40.",
    sumber: ["Dukcapil"],
    bidang: ["nik", "tanggalLahir", "jenisKelamin"],
    check: ({ nik, tanggalLahir, jenisKelamin }, { wilayah }) => {
      const dibaca = readNik(nik);
      if (!nik || !dibaca) return undefined;
      if (tanggalLahir && dibaca.lahir !== shortDay(tanggalLahir))
        return `NIK memuat tanggal lahir ${dibaca.lahir}, yang tercatat ${shortDay(tanggalLahir)}.`;
      if (jenisKelamin && dibaca.perempuan !== (jenisKelamin === "Wanita"))
        return `NIK ini milik seorang ${dibaca.perempuan ? "perempuan" : "laki-laki"}.`;
      const sebab = regionFault(wilayah, nik);
      return sebab && `NIK ${sebab}.`;
    },
  },
  {
    kode: "pegawai-nik-ganda",
    judul: "NIK dipakai orang lain",
    penjelasan: "NIK pegawai tidak boleh tercatat pada pegawai lain atau sebagai NIK siswa.",
    sumber: ["Dukcapil"],
    bidang: ["nik"],
    check: ({ id, nik }, { nik: semua }) =>
      nik && semua.get(nik)?.some((lain) => lain !== id) ? "NIK ini tercatat juga pada pegawai lain atau siswa." : undefined,
  },
];

const lain: readonly PegawaiRule[] = [
  {
    kode: "nuptk",
    judul: "NUPTK belum ada atau keliru",
    penjelasan: "Guru memiliki NUPTK, 16 angka.",
    sumber: ["EMIS GTK", "Dapodik"],
    bidang: ["nuptk"],
    check: ({ nuptk, jenis, nik }) => {
      if (!nuptk) return jenis === "guru" ? "NUPTK belum diisi." : undefined;
      if (!/^\d{16}$/.test(nuptk)) return "NUPTK tidak terdiri dari 16 angka.";
      return nuptk === nik ? "NUPTK sama dengan NIK." : undefined;
    },
  },
  {
    kode: "sertifikat",
    judul: "Sertifikat pendidik belum ada",
    penjelasan: "Guru menyimpan sertifikat pendidiknya di Data File.",
    sumber: ["EMIS GTK"],
    bidang: [],
    check: ({ jenis, sertifikat }) => (jenis === "guru" && sertifikat === 0 ? "Belum ada sertifikat pendidik di Data File." : undefined),
  },
  {
    kode: "berkas-habis",
    judul: "Berkas habis masa berlakunya",
    penjelasan: "Berkas di Data File yang tanggal berlakunya sudah lewat.",
    sumber: ["Madrasah"],
    bidang: [],
    check: ({ habis }) => (habis.length > 0 ? `Sudah lewat masa berlakunya: ${habis.join(", ")}.` : undefined),
  },
  {
    kode: "ijazah",
    judul: "Ijazah belum tercatat",
    penjelasan: "Pendidikan terakhir disertai ijazah di Riwayat Pendidikan; guru sekurang-kurangnya D4/S1.",
    sumber: ["EMIS GTK"],
    bidang: ["pendidikan"],
    check: ({ jenis, pendidikan, ijazah }) => {
      if (jenis === "guru" && pendidikan && !["S1", "S2", "S3"].includes(pendidikan)) return "Guru dengan pendidikan di bawah D4/S1.";
      return ijazah === 0 ? "Belum ada ijazah di Riwayat Pendidikan." : undefined;
    },
  },
  {
    kode: "pangkat",
    judul: "Pangkat atau TMT-nya belum diisi",
    penjelasan: "PNS dan PPPK memiliki pangkat/golongan dengan TMT, sesuai statusnya.",
    sumber: ["BKN", "EMIS GTK"],
    bidang: ["pangkat", "tmtPangkat", "status"],
    check: (row) => {
      if (!asn(row)) return row.pangkat ? "Statusnya honorer, tetapi memiliki pangkat/golongan." : undefined;
      if (!row.pangkat) return "Pangkat/golongan belum diisi.";
      if (isPppk(row) !== row.pangkat.startsWith("PPPK-")) return "Pangkat/golongan tidak sesuai dengan statusnya.";
      return row.tmtPangkat ? undefined : "TMT pangkat belum diisi.";
    },
  },
  {
    kode: "pegawai-umur",
    judul: "Umur tidak lazim",
    penjelasan: "Yang masih bertugas berumur 17 sampai 65 tahun.",
    sumber: ["BKN"],
    bidang: ["tanggalLahir", "aktif"],
    check: ({ tanggalLahir }, { hari }) => {
      const umur = tanggalLahir ? ageOn(tanggalLahir, hari) : null;
      return umur !== null && (umur < 17 || umur > 65) ? `Umurnya ${umur} tahun, dan masih tercatat bertugas.` : undefined;
    },
  },
];

const wajibDiisi = wajib.map((nama) => [nama, pegawai.fields[nama].label] as const);

const kelengkapan: PegawaiRule = {
  kode: "pegawai-emis-kosong",
  judul: "Belum lengkap untuk EMIS GTK",
  penjelasan: "Isian yang tidak boleh kosong di EMIS GTK.",
  sumber: ["EMIS GTK"],
  bidang: wajib,
  check: (row) => {
    const kosong = wajibDiisi.filter(([nama]) => row[nama] === null || row[nama] === "");
    if (kosong.length === 0) return undefined;
    return { kalimat: `Belum diisi: ${namesOf(kosong.map(([, label]) => label))}.`, bidang: kosong.map(([nama]) => nama) };
  },
};

/** What is looked at in everybody who serves here. */
export const pegawaiRules: readonly PegawaiRule[] = [...nip, ...nik, ...lain, kelengkapan];
