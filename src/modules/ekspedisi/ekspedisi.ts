import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { tabMeja } from "#modules/persuratan/index.ts";
import { ekspedisiFields } from "./fields.ts";
import { ekspedisiPath } from "./paths.ts";

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
  fields: ekspedisiFields,
  columns: ["tanggalKirim", "nomorSurat", "penerima", "cara", "status", "diterimaOleh"],
  searched: [
    ...["nomorSurat", "perihal", "penerima", "tanggalKirim", "cara", "status", "pembawa", "nomorResi", "tanggalDiterima"],
    ...["diterimaOleh", "keterangan"],
  ],
  words: "kata",
  offers: { tanggalKirim: "today", penerima: "former", pembawa: "former" },
  drops: "buktiId",
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
    ekspedisi_surel_tetap: {
      field: "cara",
      sentence: "Surat ini dikirim portal lewat e-mail, jadi nomor, cara, dan alamatnya tetap. Catat pengiriman baru bila keliru.",
    },
    ekspedisi_alamat: { field: "alamat", sentence: "Isi alamat e-mail yang dituju." },
  },
  sentences: sentencesFor("pengiriman", "Catat surat pertama yang dikirim, agar tanda terimanya tidak tercecer."),
});
