import { choice, date, longText, number, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { tabMeja } from "#modules/persuratan/index.ts";
import { jadwalRetensiPath } from "./addresses.ts";
import { nasib } from "./options.ts";

export const jadwalRetensi = register({
  name: "jadwalRetensi",
  impersonal: true,
  table: "jadwal_retensi",
  path: jadwalRetensiPath,
  title: "Jadwal Retensi Arsip",
  lead: "Berapa lama surat disimpan menurut klasifikasinya, dan apa yang dilakukan sesudah itu. Aturan dipilih menurut tanggal surat.",
  noun: "jadwal retensi",
  menu: {
    group: "Persuratan",
    section: "Pengaturan",
    label: "Jadwal Retensi Arsip",
    place: 105,
    hint: "Berapa lama surat disimpan menurut klasifikasinya",
    whole: "jadwalRetensi:update",
  },
  fields: {
    kode: text({
      label: "Kode klasifikasi",
      privacy: "umum",
      required: true,
      max: 20,
      pattern: /^[A-Za-z0-9]+(\.[A-Za-z0-9]+)*$/,
      patternSentence: "Tulis kode seperti KP atau KP.08.2, tanpa spasi.",
      hint: "Kode atau awalannya: KP berlaku untuk semua kode KP, kecuali yang ditulis lebih rinci, misalnya KP.08.2.",
    }),
    jenisArsip: text({ label: "Jenis arsip", privacy: "umum", max: 160, hint: "Seperti yang tertulis di keputusan." }),
    aktif: number({
      label: "Aktif (tahun)",
      privacy: "umum",
      required: true,
      min: 0,
      max: 100,
      step: 1,
      hint: "Dihitung sejak tanggal surat keluar atau tanggal terima surat masuk.",
    }),
    inaktif: number({
      label: "Inaktif (tahun)",
      privacy: "umum",
      required: true,
      min: 0,
      max: 100,
      step: 1,
      hint: "Dihitung sejak masa aktif habis.",
    }),
    nasib: choice({ label: "Nasib akhir", privacy: "umum", required: true, options: nasib }),
    berlakuMulai: date({
      label: "Berlaku mulai",
      privacy: "umum",
      required: true,
      from: "1945-08-17",
      hint: "Surat yang lebih tua daripada tanggal ini tidak memakai aturan ini.",
    }),
    berlakuSampai: date({ label: "Berlaku sampai", privacy: "umum", from: "1945-08-17", hint: "Kosongkan selama masih berlaku." }),
    sumber: text({
      label: "Sumber",
      privacy: "umum",
      required: true,
      max: 200,
      hint: "Nomor dan tanggal keputusan yang menetapkannya.",
    }),
    keterangan: longText({ label: "Keterangan", privacy: "umum", max: 400 }),
  },
  columns: ["kode", "jenisArsip", "aktif", "inaktif", "nasib", "berlakuMulai"],
  searched: ["kode", "jenisArsip", "sumber", "keterangan"],
  filters: ["nasib"],
  order: { by: "kode", direction: "asc" },
  detail: true,
  asOf: true,
  tabs: tabMeja,
  constraints: {
    jadwal_retensi_urut: { field: "berlakuSampai", sentence: "Tanggal akhir harus sama dengan atau sesudah tanggal mulai." },
    jadwal_retensi_tumpang: {
      field: "berlakuMulai",
      sentence: "Kode ini sudah punya aturan pada tanggal itu. Akhiri dahulu aturan yang lama.",
    },
    jadwal_retensi_kode: { field: "berlakuMulai", sentence: "Kode ini sudah punya aturan yang mulai pada tanggal itu." },
  },
  matchBy: [["kode", "berlakuMulai"]],
  sentences: sentencesFor("jadwal retensi", "Tambahkan aturan pertama dari keputusan JRA, atau impor daftarnya."),
});
