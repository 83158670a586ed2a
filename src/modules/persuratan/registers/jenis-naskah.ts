import { choice, number, reference, text, yesNo } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { tabMeja } from "../tab-surat.ts";
import { bukuNomor } from "./buku-nomor.ts";

export const jenisNaskah = register({
  name: "jenisNaskah",
  impersonal: true,
  table: "jenis_naskah",
  path: "/administration/jenis-naskah",
  title: "Jenis Surat",
  lead: "Bagaimana nomor tiap jenis surat disusun, dan dari deret mana angkanya diambil.",
  noun: "jenis surat",
  menu: {
    group: "Persuratan",
    section: "Pengaturan",
    label: "Jenis Surat",
    place: 80,
    hint: "Pola nomor dan bentuk tiap jenis surat",
    whole: "jenisNaskah:update",
  },
  fields: {
    nama: text({ label: "Jenis surat", privacy: "umum", required: true, max: 80 }),
    kode: text({
      label: "Kode",
      privacy: "umum",
      required: true,
      distinct: true,
      max: 40,
      hint: "Nama pendek untuk program, misalnya surat-tugas.",
    }),
    bukuId: reference({ label: "Deret nomor", privacy: "umum", required: true, register: bukuNomor }),
    pola: text({
      privacy: "umum",
      label: "Pola nomor",
      required: true,
      max: 100,
      initial: "{pengamanan}-{urut}/{kode}/{klasifikasi}/{bulan}/{tahun}",
      hint: "{urut} dan {tahun} harus ada. Boleh juga {kode}, {klasifikasi}, {pengamanan}, {bulan}, dan {romawi} untuk bulan romawi.",
    }),
    lebar: number({
      label: "Angka nomor urut",
      privacy: "umum",
      required: true,
      min: 1,
      max: 6,
      step: 1,
      initial: 3,
      hint: "3 berarti 007.",
    }),
    bentuk: choice({
      privacy: "umum",
      label: "Bentuk naskah",
      required: true,
      options: [
        { value: "biasa", label: "Surat dinas, atau naskah berjudul" },
        { value: "keputusan", label: "Keputusan: menimbang, mengingat, diktum, “Ditetapkan di”" },
        { value: "nota-dinas", label: "Nota dinas: Yth., dari, hal, tanggal" },
        { value: "pengantar", label: "Surat pengantar: dengan tanda terima di bawahnya" },
      ],
      initial: "biasa",
    }),
    beralamat: yesNo({
      label: "Beralamat",
      privacy: "umum",
      initial: false,
      hint: "Ditujukan kepada seseorang: tanpa isian “Kepada” tidak dapat diajukan dan ditandatangani.",
    }),
    aktif: yesNo({ label: "Dipakai", privacy: "umum", initial: true }),
  },
  columns: ["nama", "bukuId", "pola", "aktif"],
  searched: ["nama", "kode", "pola"],
  filters: ["bukuId"],
  order: { by: "nama", direction: "asc" },
  tabs: tabMeja,
  constraints: {
    jenis_naskah_kode: { field: "kode", sentence: "Kode ini sudah dipakai jenis surat lain." },
    jenis_naskah_pola_urut: { field: "pola", sentence: "Pola harus memuat {urut} dan {tahun}." },
    jenis_naskah_pola_dikenal: {
      field: "pola",
      sentence: "Di dalam kurung kurawal hanya boleh urut, kode, klasifikasi, pengamanan, bulan, romawi, dan tahun.",
    },
  },
  matchBy: [["kode"]],
  sentences: sentencesFor("jenis surat", "Tambahkan jenis surat pertama."),
});
