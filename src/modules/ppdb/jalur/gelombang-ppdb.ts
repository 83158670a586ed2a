import { date, reference, text, time } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { zone } from "#kit/time-zone.ts";
import { gelombangPpdbPath } from "../paths.ts";
import { periodePpdb } from "../periode-ppdb.ts";
import { spanFaults } from "./span-faults.ts";
import { berlembarSentence, tabPeriode, tanpaLembarField, terbitSentence } from "./tab-periode.ts";

/** A wave of an intake: several may be open at once. */
export const gelombangPpdb = register({
  name: "gelombangPpdb",
  impersonal: true,
  table: "gelombang_ppdb",
  path: gelombangPpdbPath,
  title: "Gelombang Pendaftaran",
  lead: "Satu periode dapat dibuka dalam beberapa gelombang. Periode tanpa gelombang menerima jalur reguler selama periodenya terbuka.",
  noun: "gelombang",
  fields: {
    nama: text({ label: "Nama", privacy: "umum", required: true, max: 60, hint: "Misalnya Gelombang 1." }),
    periodeId: reference({ label: "Periode", privacy: "umum", required: true, register: periodePpdb }),
    buka: date({ label: "Dibuka", privacy: "umum", hint: "Kosongkan bila sama dengan periodenya." }),
    bukaPukul: time({ label: "Dibuka pukul", privacy: "umum", hint: `Dalam ${zone.short}. Kosong berarti pukul 00.00.` }),
    tutup: date({ label: "Ditutup", privacy: "umum", hint: "Hari terakhir. Kosongkan bila sama dengan periodenya." }),
    tutupPukul: time({ label: "Ditutup pukul", privacy: "umum", hint: `Dalam ${zone.short}. Kosong berarti sampai pukul 24.00.` }),
    tanpaLembar: tanpaLembarField,
  },
  columns: ["nama", "periodeId", "buka", "tutup"],
  // Each year's waves are called like those of the year before.
  named: ["nama", "periodeId"],
  searched: ["nama"],
  filters: ["periodeId"],
  order: { by: "nama", direction: "asc" },
  handedOut: true,
  matchBy: [["nama", "periodeId"]],
  judge: spanFaults,
  constraints: {
    aturan_ppdb_terbit: { field: "nama", sentence: terbitSentence },
    gelombang_ppdb_nama: { field: "nama", sentence: "Periode ini sudah mempunyai gelombang dengan nama itu." },
    gelombang_ppdb_urut: { field: "tutup", sentence: "Waktu ditutup harus sesudah waktu dibuka." },
    gelombang_ppdb_berlembar: { field: "tanpaLembar", sentence: berlembarSentence },
  },
  tabs: tabPeriode,
  detail: true,
  sentences: sentencesFor("gelombang", "Tambahkan gelombang pertama, atau biarkan kosong bila semua jalur dibuka bersamaan."),
});
