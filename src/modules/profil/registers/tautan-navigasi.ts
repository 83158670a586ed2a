import { choice, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { path } from "../paths.ts";
import { tabPortal } from "../tab-portal.ts";

const letak = [
  { value: "utama", label: "Menu atas" },
  { value: "menu", label: "Menu ponsel" },
  { value: "kaki", label: "Kaki halaman" },
];

export const tautanNavigasi = register({
  name: "tautanNavigasi",
  impersonal: true,
  table: "tautan_navigasi",
  path: "/administration/tautan-navigasi",
  title: "Tautan Navigasi",
  lead: "Menu di atas, tambahan di menu ponsel, dan tautan di kaki halaman.",
  noun: "tautan",
  menu: { group: "Isi Situs", section: "Halaman", label: "Tautan Navigasi", place: 260, hint: "Menu di atas dan di bawah halaman situs" },
  fields: {
    letak: choice({ label: "Letak", privacy: "umum", required: true, options: letak }),
    label: text({ label: "Label", privacy: "umum", required: true, max: 40 }),
    alamat: text({
      privacy: "umum",
      label: "Alamat",
      required: true,
      max: 500,
      ...path,
      hint: "Halaman situs ini seperti /profile, atau alamat yang diawali https://.",
    }),
  },
  columns: ["label", "letak", "alamat"],
  searched: ["label", "alamat"],
  filters: ["letak"],
  ordered: true,
  tabs: tabPortal,
  matchBy: [
    ["letak", "alamat"],
    ["letak", "label"],
  ],
  sentences: sentencesFor("tautan", "Belum ada tautan. Tambahkan tautan pertama di menu."),
});
