import type { Cell, PrintedColumn } from "#kit/documents/sheet.ts";
import { formatNip } from "#modules/akun/index.ts";
import { pangkat } from "../../pangkat.ts";
import { tingkatPendidikan } from "../../pendidikan.ts";
import { type DukRow, describeMasaKerja } from "./sort.ts";

interface DukColumns extends PrintedColumn {
  readonly isi: (baris: DukRow) => Cell;
}

/** The columns of the list, for screen, paper and sheet alike. */
export const dukColumns: readonly DukColumns[] = [
  { label: "No.", share: 3, width: 6, kind: "number", isi: ({ urut }) => urut },
  { label: "Nama", share: 17, width: 34, isi: ({ nama }) => nama },
  { label: "NIP", share: 16, width: 24, isi: ({ nip }) => (nip ? formatNip(nip) : null) },
  { label: "Pangkat/golongan", share: 15, width: 28, isi: (baris) => labelFrom(pangkat, baris.pangkat) },
  { label: "TMT pangkat", share: 9, kind: "date", isi: ({ tmtPangkat }) => tmtPangkat },
  { label: "Jabatan", share: 13, width: 28, isi: ({ jabatan }) => jabatan },
  { label: "TMT jabatan", share: 9, kind: "date", isi: ({ tmtJabatan }) => tmtJabatan },
  { label: "Masa kerja", share: 8, width: 14, isi: ({ masaKerja }) => describeMasaKerja(masaKerja) },
  { label: "Pelatihan (jam)", share: 7, kind: "number", isi: ({ jamPelatihan }) => jamPelatihan },
  { label: "Pendidikan", share: 9, width: 14, isi: (baris) => labelFrom(tingkatPendidikan, baris.pendidikan) },
  { label: "Tanggal lahir", share: 9, kind: "date", isi: ({ tanggalLahir }) => tanggalLahir },
  { label: "Usia", share: 4, kind: "number", isi: ({ usia }) => usia },
];

const labelFrom = (pilihan: readonly { readonly value: string; readonly label: string }[], nilai: string | null): string | null =>
  pilihan.find(({ value }) => value === nilai)?.label ?? nilai;
