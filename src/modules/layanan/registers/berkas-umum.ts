import { officePapers } from "#kit/attachments/limits.ts";
import { file, longText, reference, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { folderBerkas } from "./folder-berkas.ts";

export const berkasUmum = register({
  name: "berkasUmum",
  table: "berkas_umum",
  path: "/administration/berkas-umum",
  title: "Berkas Umum",
  lead: "Formulir, edaran, dan berkas lain untuk yang bertugas di madrasah.",
  noun: "berkas",
  menu: { group: "Berkas", label: "Berkas Umum", place: 10, hint: "Formulir, panduan, dan berkas yang dibagikan kantor" },
  fields: {
    nama: text({ label: "Nama berkas", privacy: "dinas", required: true, max: 160 }),
    folderId: reference({ label: "Folder", privacy: "dinas", required: true, register: folderBerkas }),
    berkasId: file({ label: "Berkas", privacy: "dinas", required: true, accept: officePapers }),
    keterangan: longText({ label: "Keterangan", privacy: "dinas", max: 600 }),
  },
  columns: ["nama", "folderId", "berkasId", "keterangan"],
  searched: ["nama", "keterangan", "folderId"],
  filters: ["folderId"],
  order: { by: "nama", direction: "asc" },
  audience: "folderId.pembaca",
  detail: true,
  ownRows: "di folder untuk perannya",
  sentences: sentencesFor("berkas", "Unggah berkas pertama ke salah satu folder."),
});
