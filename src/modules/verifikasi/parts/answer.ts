import type { BerkasResult, Reason } from "../check.ts";
import type { Summary } from "../summary.ts";

/** Whether a paper still counts, which only the madrasah itself can tell. */
export type State = "memeriksa" | "berlaku" | "luring" | { readonly dicabut: string };

export type Answer =
  | { readonly macam: "sah"; readonly dari: Source; readonly ringkasan: Summary; readonly keadaan: State }
  | { readonly macam: "tidak-sah"; readonly dari: Source; readonly sebab: Reason | "isi-berubah"; readonly ringkasan: Summary | null }
  | { readonly macam: "tidak-ada"; readonly kode: string }
  | { readonly macam: "gagal"; readonly kalimat: string };

export type Source = "kode" | "pindai" | "berkas";

/** What a code or a file says before the madrasah was asked whether it still counts. */
export function answerFrom(hasil: BerkasResult, dari: Source): Answer {
  if (hasil.sah) return { macam: "sah", dari, ringkasan: hasil.ringkasan, keadaan: "memeriksa" };
  return { macam: "tidak-sah", dari, sebab: hasil.sebab, ringkasan: "ringkasan" in hasil ? hasil.ringkasan : null };
}

/** The signed line in what a camera read: our address with the line behind "#", or the line alone. */
export const rowFrom = (read: string): string => read.slice(read.indexOf("#") + 1);

interface Words {
  readonly judul: string;
  readonly arti: string;
  readonly nada: "baik" | "awas" | "buruk";
}

const invalid: Readonly<Record<Reason | "isi-berubah", Omit<Words, "nada">>> = {
  bukan: { judul: "Ini bukan bukti dari madrasah", arti: "Kode ini tidak memuat tanda dari madrasah kami, atau terpotong." },
  "kunci-asing": {
    judul: "Belum dapat dipastikan",
    arti: "Tandanya memakai kunci yang belum dikenal halaman ini. Sambungkan ke internet, muat ulang halaman, lalu periksa lagi.",
  },
  "kunci-dicabut": {
    judul: "Tidak berlaku lagi",
    arti: "Kunci yang menandai surat ini sudah ditarik oleh madrasah. Mintalah surat yang baru.",
  },
  berubah: { judul: "Isinya sudah diubah", arti: "Tanda madrasah tidak cocok dengan isi ini. Jangan terima surat ini." },
  "isi-berubah": {
    judul: "Berkas ini sudah diubah",
    arti: "Surat dengan keterangan di bawah ini memang pernah diterbitkan, tetapi isi berkas ini berbeda dari aslinya. Mintalah berkas aslinya.",
  },
};

/** A real paper that another program wrote anew has lost its seal: its QR and its code still tell. */
const withoutSeal: Words = {
  judul: "Berkas ini tidak dapat dibuktikan",
  arti: "Berkas ini tidak memuat tanda dari madrasah kami. Surat asli yang disimpan atau dicetak ulang dengan program lain juga kehilangan tandanya, dan tidak dapat dibuktikan lagi dari berkasnya. Mintalah berkas aslinya, atau periksa suratnya: pindai kode QR-nya, atau ketik kode dalam kalimat terakhirnya.",
  nada: "awas",
};

/** The verdict in words, and what to do with it. */
export function answerWords(jawaban: Answer): Words {
  if (jawaban.macam === "gagal") return { judul: "Belum dapat diperiksa", arti: jawaban.kalimat, nada: "awas" };
  if (jawaban.macam === "tidak-ada")
    return {
      judul: "Kode ini tidak pernah diterbitkan",
      arti: "Periksa lagi ketikannya. Bila sudah sama dengan di kertas, surat itu bukan dari madrasah.",
      nada: "buruk",
    };
  if (jawaban.macam === "tidak-sah" && jawaban.dari === "berkas" && jawaban.sebab === "bukan") return withoutSeal;
  if (jawaban.macam === "tidak-sah") return { ...invalid[jawaban.sebab], nada: jawaban.sebab === "kunci-asing" ? "awas" : "buruk" };
  if (typeof jawaban.keadaan === "object")
    return {
      judul: "Surat ini sudah dicabut",
      arti: `Madrasah pernah menerbitkannya, lalu mencabutnya pada ${jawaban.keadaan.dicabut}. Surat ini tidak berlaku lagi.`,
      nada: "buruk",
    };
  return { ...original[jawaban.dari], nada: "baik" };
}

/** What a typed code is answered where nobody can be asked. */
export const withoutNetwork: Answer = {
  macam: "gagal",
  kalimat: "Kode yang diketik baru dapat diperiksa saat ada jaringan. Kode QR dan berkas PDF dapat diperiksa sekarang juga.",
};

const compare =
  "Pastikan keterangan di bawah ini sama dengan yang tertulis di kertas; nama orang di perihal disingkat dan kata yang diketik sendiri tidak ditampilkan.";
const original: Readonly<Record<Source, Omit<Words, "nada">>> = {
  kode: { judul: "Kode ini terdaftar", arti: `Madrasah menerbitkan surat dengan kode ini. ${compare}` },
  pindai: { judul: "Tanda madrasah asli", arti: `Madrasah menandai surat ini dan tandanya utuh. ${compare}` },
  berkas: { judul: "Berkas ini asli", arti: "Madrasah menerbitkan berkas ini dan tidak satu huruf pun berubah sejak itu." },
};

export const stateWords = (keadaan: State): string =>
  keadaan === "memeriksa"
    ? "Menanyakan apakah surat ini masih berlaku…"
    : keadaan === "luring"
      ? "Belum dapat ditanyakan apakah surat ini masih berlaku. Periksa lagi saat ada jaringan."
      : "Surat ini masih berlaku.";
