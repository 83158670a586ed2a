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
  menu: { group: "Profil Madrasah", label: "Kop Surat", place: 10, hint: "Kepala surat untuk semua surat dan laporan" },
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
      hint: "Menyusul telepon dan e-mail di baris kontak, misalnya kode pos atau alamat situs.",
    }),
    kertas: choice({
      privacy: "umum",
      label: "Ukuran kertas",
      required: true,
      options: [
        { value: "A4", label: "A4 (210 × 297 mm)" },
        { value: "F4", label: "F4/folio (215 × 330 mm)" },
      ],
      initial: "F4",
    }),
    gaya: choice({
      privacy: "umum",
      label: "Gaya",
      required: true,
      options: [
        { value: "resmi", label: "Tata naskah dinas (hitam, huruf kapital, garis ganda)" },
        { value: "ornamen", label: "Berornamen (warna dan anyaman madrasah)" },
      ],
      initial: "resmi",
      hint: "Tata naskah dinas mengikuti KMA Nomor 9 Tahun 2016. Surat yang sudah ditandatangani tidak berubah.",
    }),
    logoId: picture({
      privacy: "umum",
      label: "Logo instansi",
      hint: "Lambang Kementerian Agama, di kiri; logo madrasah di kanan. Selama belum ada, tempatnya diisi tanda netral.",
    }),
  },
  columns: ["instansi", "kertas", "gaya"],
  searched: ["instansi"],
  single: true,
  tabs: tabPortal,
  sentences: sentencesFor("kop surat", "Kop surat belum diatur."),
});
