import { officePapers } from "#kit/attachments/limits.ts";
import type { Stored } from "#kit/database/tables.ts";
import { choice, date, email, file, longText, type Option, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { tabMeja } from "#modules/persuratan/index.ts";
import { ekspedisiPath } from "./paths.ts";

export type Cara = Stored<"ekspedisi">["cara"];

export const caraKirim = [
  { value: "diantar", label: "Diantar" },
  { value: "pos", label: "Pos atau kurir" },
  { value: "diambil", label: "Diambil di madrasah" },
  { value: "pesan", label: "Pesan (WhatsApp)" },
  { value: "surel", label: "E-mail" },
] as const satisfies readonly Option[];

export const statusKirim = [
  { value: "dikirim", label: "Dikirim", tone: "info" },
  { value: "diterima", label: "Diterima", tone: "success" },
  { value: "kembali", label: "Kembali", tone: "warning" },
] as const satisfies readonly Option[];

/** The courier book of the office: what left it, and the proof that it arrived. */
export const ekspedisi = register({
  name: "ekspedisi",
  table: "ekspedisi",
  path: ekspedisiPath,
  api: "ekspedisi",
  title: "Buku Ekspedisi",
  lead: "Surat yang dikirim atau diantar, kepada siapa, dan siapa yang menerimanya.",
  noun: "pengiriman",
  menu: {
    group: "Persuratan",
    section: "Pekerjaan",
    label: "Buku Ekspedisi",
    place: 22,
    hint: "Surat yang dikirim dan tanda terimanya",
  },
  fields: {
    tanggalKirim: date({ label: "Tanggal kirim", privacy: "dinas", required: true, from: "1991-06-13", notAfterToday: true }),
    nomorSurat: text({ label: "Nomor surat", privacy: "dinas", required: true, max: 120, hint: "Seperti yang tertulis di surat." }),
    perihal: longText({ label: "Perihal", privacy: "dinas", max: 500 }),
    penerima: text({
      label: "Penerima",
      privacy: "dinas",
      required: true,
      max: 200,
      hint: "Instansi atau orang yang dituju, satu pengiriman untuk satu penerima.",
    }),
    cara: choice({ label: "Cara kirim", privacy: "dinas", required: true, options: caraKirim, initial: "diantar" }),
    alamat: email({ label: "Alamat e-mail", privacy: "pribadi", hint: "Untuk surat yang dikirim lewat e-mail." }),
    pembawa: text({ label: "Dibawa oleh", privacy: "dinas", max: 120 }),
    nomorResi: text({ label: "Nomor resi", privacy: "dinas", max: 60 }),
    status: choice({ label: "Status", privacy: "dinas", required: true, options: statusKirim, initial: "dikirim" }),
    tanggalDiterima: date({ label: "Tanggal diterima", privacy: "dinas", from: "1991-06-13", notAfterToday: true }),
    diterimaOleh: text({ label: "Diterima oleh", privacy: "dinas", max: 120, hint: "Nama yang membubuhkan tanda terima." }),
    buktiId: file({
      label: "Tanda terima",
      privacy: "dinas",
      accept: officePapers,
      hint: "Foto atau pindaian tanda terima. Hanya terbuka bagi yang boleh melihat pengiriman ini.",
    }),
    keterangan: longText({ label: "Keterangan", privacy: "dinas", max: 600 }),
  },
  columns: ["tanggalKirim", "nomorSurat", "penerima", "cara", "status", "diterimaOleh"],
  searched: [
    ...["nomorSurat", "perihal", "penerima", "tanggalKirim", "cara", "status", "pembawa", "nomorResi", "tanggalDiterima"],
    ...["diterimaOleh", "keterangan"],
  ],
  words: "kata",
  offers: { tanggalKirim: "today", penerima: "former", pembawa: "former" },
  onPaper: ["Tanda tangan penerima"],
  matchBy: [["nomorSurat", "penerima", "tanggalKirim"]],
  filters: ["tanggalKirim", "cara", "status"],
  order: { by: "tanggalKirim", direction: "desc" },
  detail: true,
  asOf: true,
  tabs: tabMeja,
  constraints: {
    ekspedisi_diterima: {
      field: "tanggalDiterima",
      sentence: "Surat berstatus Diterima memerlukan tanggal diterima; selain itu kosongkan tanggalnya.",
    },
    ekspedisi_tanggal_diterima: { field: "tanggalDiterima", sentence: "Tanggal diterima tidak boleh sebelum tanggal kirim." },
    ekspedisi_alamat: { field: "alamat", sentence: "Isi alamat e-mail yang dituju." },
  },
  sentences: sentencesFor("pengiriman", "Catat surat pertama yang dikirim, agar tanda terimanya tidak tercecer."),
});
