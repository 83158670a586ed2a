import { choice, longText, picture, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { kopSuratPath } from "../paths.ts";
import { tabPortal } from "../tab-portal.ts";

export const kopSurat = register({
  name: "kopSurat",
  impersonal: true,
  table: "kop_surat",
  path: kopSuratPath,
  title: "Kop Surat",
  lead: "Kepala setiap surat, bukti, dan laporan. Nama, alamat, dan logo madrasah diambil dari Pengaturan Situs.",
  noun: "kop surat",
  menu: { group: "Profil Madrasah", label: "Kop Surat", place: 10 },
  fields: {
    instansi: longText({
      privacy: "umum",
      label: "Instansi di atas madrasah",
      required: true,
      max: 300,
      hint: "Satu baris untuk satu instansi, dari yang paling tinggi.",
    }),
    kontak: text({
      privacy: "umum",
      label: "Keterangan tambahan",
      max: 120,
      hint: "Menyusul telepon dan surel di baris kontak, misalnya kode pos atau alamat situs.",
    }),
    kertas: choice({
      privacy: "umum",
      label: "Ukuran kertas",
      required: true,
      options: [
        { value: "A4", label: "A4 (210 × 297 mm)" },
        { value: "F4", label: "F4/folio (215 × 330 mm)" },
      ],
      initial: "A4",
    }),
    logoId: picture({
      privacy: "umum",
      label: "Logo instansi",
      hint: "Di kiri, dengan logo madrasah di kanan. Paling baik gambar berlatar tembus pandang.",
    }),
  },
  columns: ["instansi", "kertas"],
  searched: ["instansi"],
  single: true,
  tabs: tabPortal,
  sentences: sentencesFor("kop surat", "Kop surat belum diatur."),
});
