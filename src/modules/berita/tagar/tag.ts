import { number, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { tagPath } from "../paths.ts";

export const tag = register({
  name: "tag",
  table: "daftar_tag",
  path: tagPath,
  title: "Tagar",
  lead: "Kata kunci berita. Nama baru langsung berlaku di semua berita yang memakainya.",
  noun: "tagar",
  menu: { group: "Isi Situs", section: "Kabar", label: "Tagar", place: 60, hint: "Kata kunci berita" },
  fields: {
    name: text({
      privacy: "umum",
      label: "Nama",
      required: true,
      max: 40,
      pattern: /^[\p{L}\p{N}_-]+$/u,
      patternSentence: "Tagar hanya berisi huruf, angka, tanda hubung, dan garis bawah, tanpa spasi dan tanpa #.",
    }),
  },
  columns: ["name"],
  searched: ["name"],
  order: { by: "name", direction: "asc" },
  extra: { dipakai: number({ label: "Dipakai berita", privacy: "umum", step: 1 }) },
  constraints: {
    tag_name: { field: "name", sentence: "Tagar ini sudah ada. Untuk menyatukan dua tagar, pakai Gabungkan tagar." },
  },
  beside: { path: "gabung", label: "Gabungkan tagar" },
  sentences: sentencesFor("tagar", "Belum ada tagar. Tagar juga dapat dibuat langsung saat menulis berita."),
});
