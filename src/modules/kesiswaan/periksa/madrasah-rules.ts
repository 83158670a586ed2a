import { type Rule, regionFault, type Wilayah } from "#modules/periksa/index.ts";

export interface MadrasahRow {
  readonly npsn: string | null;
  readonly nsm: string | null;
}

export interface KelasRow {
  readonly kapasitas: number | null;
  readonly waliId: string | null;
  /** Active pupils that sit in it. */
  readonly banyak: number;
}

/** The ministry's limit where the school has set none. */
const usualKapasitas = 36;

export const madrasahRules: readonly Rule<MadrasahRow, { readonly wilayah: Wilayah }>[] = [
  {
    kode: "npsn",
    judul: "NPSN",
    penjelasan: "NPSN terdiri dari 8 angka.",
    sumber: ["EMIS", "Dapodik"],
    bidang: ["npsn"],
    check: ({ npsn }) => {
      if (!npsn) return "NPSN madrasah belum diisi.";
      return /^\d{8}$/.test(npsn) ? undefined : "NPSN tidak terdiri dari 8 angka.";
    },
  },
  {
    kode: "nsm",
    judul: "NSM",
    penjelasan: "NSM terdiri dari 12 angka: 131 untuk MA, 1 negeri atau 2 swasta, kode wilayah, lalu nomor urut.",
    sumber: ["EMIS"],
    bidang: ["nsm"],
    check: ({ nsm }, { wilayah }) => {
      if (!nsm) return "NSM madrasah belum diisi.";
      if (!/^\d{12}$/.test(nsm)) return "NSM tidak terdiri dari 12 angka.";
      if (!/^131[12]/.test(nsm))
        return `NSM diawali ${nsm.slice(0, 4)}, padahal NSM Madrasah Aliyah diawali 1311 (negeri) atau 1312 (swasta).`;
      const sebab = regionFault(wilayah, nsm.slice(4, 8));
      return sebab && `Kode wilayah di NSM ${sebab}.`;
    },
  },
];

export const kelasRules: readonly Rule<KelasRow, null>[] = [
  {
    kode: "kelas-penuh",
    judul: "Kelas melebihi kapasitas",
    penjelasan: `Siswa aktif di satu kelas tidak melebihi kapasitasnya; tanpa kapasitas, paling banyak ${usualKapasitas}.`,
    sumber: ["EMIS", "Madrasah"],
    bidang: ["kapasitas"],
    check: ({ banyak, kapasitas }) => {
      const batas = kapasitas ?? usualKapasitas;
      return banyak > batas
        ? `Berisi ${banyak} siswa, kapasitasnya ${kapasitas === null ? `belum diisi (lazimnya ${batas})` : batas}.`
        : undefined;
    },
  },
  {
    kode: "kelas-tanpa-wali",
    judul: "Kelas tanpa wali kelas",
    penjelasan: "Setiap kelas yang berisi siswa memiliki wali kelas.",
    sumber: ["EMIS", "Madrasah"],
    bidang: ["waliId"],
    check: ({ waliId, banyak }) => (waliId === null && banyak > 0 ? "Belum punya wali kelas." : undefined),
  },
];
