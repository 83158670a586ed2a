/** How the form is divided; the order is that of the paper form. */
export const bagian: readonly { readonly judul: string; readonly isian: readonly string[] }[] = [
  {
    judul: "Identitas",
    isian: ["nip", "nama", "tempatLahir", "tanggalLahir", "jenisKelamin", "agama", "alamat", "nik", "nuptk"],
  },
  { judul: "Kontak", isian: ["noTelepon", "email"] },
  {
    judul: "Kepegawaian",
    isian: [
      ...["status", "jenis", "jabatan", "tugasTambahan", "pangkat", "tmtPangkat", "tmt", "pendidikan"],
      ...["unitKerja", "subUnit", "aktif", "akunId"],
    ],
  },
];
