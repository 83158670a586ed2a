import { text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { path } from "#modules/profil/index.ts";

const tautan = (label: string) => text({ label, privacy: "umum", max: 500, ...path });

/** Where the service cards of the dashboard lead. */
export const tautanLayanan = register({
  name: "tautanLayanan",
  impersonal: true,
  table: "tautan_layanan",
  path: "/administration/tautan-layanan",
  title: "Tautan Layanan",
  lead: "Ke mana kartu layanan di dashboard menuju: halaman situs ini seperti /departments, atau alamat yang diawali https://.",
  noun: "tautan layanan",
  menu: {
    group: "Isi Situs",
    section: "Layanan untuk umum",
    label: "Tautan Layanan",
    place: 280,
    hint: "Alamat layanan lain: rapor digital, PTSP, dan sejenisnya",
  },
  fields: {
    elearning: tautan("E-learning"),
    rapor: tautan("Rapor digital"),
    cuti: tautan("Izin dan cuti"),
    disposisi: tautan("Disposisi"),
    ptsp: tautan("Pelayanan terpadu satu pintu"),
    keagamaan: tautan("Layanan keagamaan"),
    situs: text({ label: "Situs resmi", privacy: "umum", required: true, max: 500, ...path }),
  },
  columns: ["situs"],
  searched: ["situs"],
  single: true,
  detail: true,
  sentences: sentencesFor("tautan layanan", "Belum ada tautan."),
});

export type Layanan = "elearning" | "rapor" | "cuti" | "disposisi" | "ptsp" | "keagamaan" | "situs";
