import type { Range } from "@e965/xlsx";

/** As Dapodik hands out its list of pupils: titles, then a head of two lines, parents under one head each. */
export const dapodik: readonly (readonly string[])[] = [
  ["Daftar Peserta Didik"],
  ["MAN 1 PALU"],
  ["Kecamatan Kec. Palu Timur, Kabupaten Kota Palu, Provinsi Prov. Sulawesi Tengah"],
  ["Tanggal Unduh: 2026-11-24 08:11:02", "", "Pengunduh: Operator (operator@contoh.id)"],
  [
    ...["No", "Nama", "NIPD", "JK", "NISN", "Tempat Lahir", "Tanggal Lahir", "NIK", "Agama", "Alamat", "RT", "RW", "Dusun", "Kelurahan"],
    ...["Kecamatan", "Kode Pos", "Jenis Tinggal", "Alat Transportasi", "Telepon", "HP", "E-Mail", "SKHUN", "Penerima KPS", "No. KPS"],
    ...[
      "Data Ayah",
      "",
      "",
      "",
      "",
      "",
      "Data Ibu",
      "",
      "",
      "",
      "",
      "",
      "Rombel Saat Ini",
      "Kebutuhan Khusus",
      "Sekolah Asal",
      "Anak ke-berapa",
    ],
  ],
  [
    ...Array(24).fill(""),
    ...["Nama", "Tahun Lahir", "Jenjang Pendidikan", "Pekerjaan", "Penghasilan", "NIK"],
    ...["Nama", "Tahun Lahir", "Jenjang Pendidikan", "Pekerjaan", "Penghasilan", "NIK"],
    ...["", "", "", ""],
  ],
  pupil(["1", "Andini Pratiwi", "241001", "P", "0112345671"], ["2011-02-03", "Islam", "Bersama orang tua", "Jalan kaki"]),
  pupil(["2", "Bagas Wiratama", "241002", "L", "0112345672"], ["2011-07-21", "Islam", "Asrama", "Sepeda motor"]),
  pupil(["3", "Citra Lestari", "241003", "P", "0112345673"], ["2010-12-09", "Kristen", "Bersama orang tua", "Ojek"]),
];

/** Each head spans both lines, but for those of the parents, which span their own columns. */
export const dapodikMerges: readonly Range[] = [
  ...[24, 30].map((c) => ({ s: { r: 4, c }, e: { r: 4, c: c + 5 } })),
  ...[...Array(24).keys(), 36, 37, 38, 39].map((c) => ({ s: { r: 4, c }, e: { r: 5, c } })),
];

function pupil(who: readonly string[], [lahir = "", agama = "", tinggal = "", pergi = ""]: readonly string[]): readonly string[] {
  return [
    ...[...who, "Palu", lahir, "", agama, "Jl. Elang No. 3", "2", "4", "", "Besusu Timur", "Kec. Palu Timur", "94111", tinggal, pergi],
    // What the home has, where it has one, and what is called.
    ...[who[1] === "Bagas Wiratama" ? "0451421987" : "", "081245550101", "", "", "Tidak", ""],
    ...["Hasan", "1980", "SMA / sederajat", "Petani", "Rp. 1,000,000 - Rp. 1,999,999", ""],
    ...["Aminah", "1983", "SMP / sederajat", "Tidak bekerja", "Tidak Berpenghasilan", ""],
    ...["X.E-1", "Tidak ada", "SMPN 2 Palu", "1"],
  ];
}

/** As RDM hands out its list of pupils: its own short heads, days that could be read either way. */
export const rdm: readonly (readonly string[])[] = [
  ["DATA SISWA RDM", "", "", "", "", "", "", "", ""],
  [
    "NO URUT",
    "NIS LOKAL",
    "NISN",
    "NAMA PESERTA DIDIK",
    "GENDER",
    "TMP LAHIR",
    "TGL LHR",
    "ROMBEL",
    "WALI MURID",
    "STATUS DLM KELUARGA",
    "KET",
  ],
  ["1", "131272710001240001", "0112345671", "Andini Pratiwi", "Pr", "Palu", "3/2/2011", "X.E-1", "Hasan", "Anak Kandung", "-"],
  ["2", "131272710001240002", "0112345672", "Bagas Wiratama", "Lk", "Palu", "7/9/2011", "X.E-1", "Umar", "Anak Kandung", "pindahan"],
  ["3", "131272710001240003", "0112345673", "Citra Lestari", "Pr", "Sigi", "9/12/2010", "X.E-1", "Idris", "Anak Angkat", "-"],
];
