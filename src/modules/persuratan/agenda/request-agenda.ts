import { choice, date } from "#kit/register/fields.ts";

export type JenisAgenda = "keluar" | "masuk";
export type FormatAgenda = "pdf" | "xlsx";

/** Which book, of which days, as what kind of file. Days are "YYYY-MM-DD", both in it. */
export interface RequestAgenda {
  readonly jenis: JenisAgenda;
  readonly dari: string;
  readonly sampai: string;
  readonly format: FormatAgenda;
}

export const agendaFields = {
  jenis: choice({
    label: "Buku",
    required: true,
    options: [
      { value: "keluar", label: "Surat keluar" },
      { value: "masuk", label: "Surat masuk" },
    ],
    initial: "masuk",
  }),
  dari: date({ label: "Dari tanggal", required: true, from: "1991-06-13" }),
  sampai: date({ label: "Sampai tanggal", required: true, from: "1991-06-13" }),
  format: choice({
    label: "Bentuk",
    required: true,
    options: [
      { value: "pdf", label: "PDF dengan kop surat" },
      { value: "xlsx", label: "Excel (XLSX)" },
    ],
    initial: "pdf",
  }),
};

export const bukuName = { keluar: "Buku Agenda Surat Keluar", masuk: "Buku Agenda Surat Masuk" } as const;

export const berkasAgendaName = ({ jenis, dari, sampai, format }: RequestAgenda): string =>
  `buku-agenda-surat-${jenis}-${dari}-${sampai}.${format}`;
