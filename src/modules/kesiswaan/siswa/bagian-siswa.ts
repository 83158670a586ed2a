import { choice, date, email, type Fields, file, longText, number, phone, reference, text, yesNo } from "#kit/register/fields.ts";
import { kelas } from "#modules/akademik/index.ts";
import { agama, nik, nism, nisn } from "#modules/kepegawaian/index.ts";
import { jenisKelamin, statusSiswa } from "../pilihan.ts";
import * as emis from "./emis.ts";
import { orangTua, wali } from "./keluarga.ts";

const enamBelas = (sebutan: string) => ({ ...nik, patternSentence: `${sebutan} terdiri dari 16 angka.` });

const hanyaAsing = (label: string) => emis.hanyaBila({ kewarganegaraan: emis.wna }, `${label} hanya diisi bila siswa warga negara asing.`);

const pribadi = {
  nama: text({ label: "Nama lengkap", required: true, max: 120 }),
  nisn: text({ label: "NISN", ...nisn, hint: "Tiga angka pertama biasanya akhir tahun lahir." }),
  nism: text({ label: "NISM", ...nism }),
  kewarganegaraan: choice({ label: "Kewarganegaraan", options: emis.kewarganegaraan, initial: "Indonesia" }),
  nik: text({
    label: "NIK",
    ...nik,
    ...emis.hanyaBila({ kewarganegaraan: emis.wni }, "Warga negara asing tidak memiliki NIK. Isi negara asal dan KITAS."),
  }),
  negara: text({ label: "Negara asal", max: 60, ...hanyaAsing("Negara asal") }),
  kitas: text({ label: "Nomor KITAS", max: 30, ...hanyaAsing("Nomor KITAS") }),
  dicocokkan: yesNo({ label: "NIK sudah dicocokkan dengan kartu keluarga", hint: "Hanya bila NIK memang berbeda dari tanggal lahir." }),
  kelasId: reference({ label: "Kelas", register: kelas }),
  status: choice({
    label: "Status",
    required: true,
    options: statusSiswa,
    initial: "aktif",
    hint: "Kelulusan dicatat di menu Kenaikan Kelas, pindah sekolah di Mutasi Siswa.",
  }),
  jenisKelamin: choice({ label: "Jenis kelamin", required: true, options: jenisKelamin }),
  tempatLahir: text({ label: "Tempat lahir", max: 80 }),
  tanggalLahir: date({ label: "Tanggal lahir", notAfterToday: true, from: "1960-01-01" }),
  agama: choice({ label: "Agama", options: agama, initial: "ISLAM" }),
  anakKe: number({ label: "Anak ke-", min: 1, max: 30, step: 1 }),
  jumlahSaudara: number({ label: "Jumlah saudara", min: 0, max: 30, step: 1 }),
  tanpaHp: yesNo({ label: "Tidak punya HP" }),
  noTelepon: phone({ label: "Nomor telepon", ...emis.hanyaBila({ tanpaHp: [""] }, emis.tanpaNomor) }),
  email: email({ label: "Surel" }),
  hobi: choice({ label: "Hobi", options: emis.hobi }),
  citaCita: choice({ label: "Cita-cita", options: emis.citaCita }),
  fotoId: file({ label: "Foto", accept: ["image/png", "image/jpeg"], hint: "Pasfoto. Tidak pernah tampil di situs." }),
};

const sekolah = {
  asalSekolah: text({ label: "Asal sekolah", max: 120 }),
  tanggalMasuk: date({ label: "Tanggal masuk", from: "1991-06-13" }),
  praSekolah: choice({ label: "Pra-sekolah", options: emis.praSekolah }),
  imunisasi: text({ label: "Imunisasi", max: 160, hint: "Misalnya Hepatitis B, BCG, DPT, Polio, Campak." }),
  pembiaya: choice({ label: "Pembiaya sekolah", options: emis.pembiaya }),
  beasiswa: text({ label: "Beasiswa", max: 160 }),
  kip: text({ label: "Nomor KIP", max: 30 }),
  kks: text({ label: "Nomor KKS", max: 30 }),
  pkh: text({ label: "Nomor PKH", max: 30 }),
};

const tinggal = {
  alamat: longText({ label: "Alamat", max: 400 }),
  rt: text({ label: "RT", max: 3, pattern: /^\d{1,3}$/, patternSentence: "RT paling banyak 3 angka." }),
  rw: text({ label: "RW", max: 3, pattern: /^\d{1,3}$/, patternSentence: "RW paling banyak 3 angka." }),
  kelurahan: text({ label: "Kelurahan/desa", max: 80 }),
  kecamatan: text({ label: "Kecamatan", max: 80 }),
  kabupaten: text({ label: "Kabupaten/kota", max: 80 }),
  provinsi: text({ label: "Provinsi", max: 80 }),
  kodePos: text({ label: "Kode pos", max: 5, pattern: /^\d{5}$/, patternSentence: "Kode pos terdiri dari 5 angka." }),
  statusRumah: choice({ label: "Kepemilikan rumah", options: emis.statusRumah }),
  tempatTinggal: choice({ label: "Tinggal bersama", options: emis.tempatTinggal }),
  jarak: choice({ label: "Jarak ke madrasah", options: emis.jarak }),
  transportasi: choice({ label: "Transportasi", options: emis.transportasi }),
  waktuTempuh: choice({ label: "Waktu tempuh", options: emis.waktuTempuh }),
};

const keluarga = {
  noKk: text({ label: "Nomor KK", ...enamBelas("Nomor KK") }),
  kepalaKeluarga: text({ label: "Kepala keluarga", max: 120 }),
  noTeleponOrtu: phone({ label: "Nomor telepon orang tua/wali", hint: "Yang dihubungi madrasah lebih dahulu." }),
};

/** Everything that is kept of a pupil, each field in the tab of the form where EMIS has it. */
export const bidangSiswa = {
  ...dalamTab("Data pribadi", pribadi),
  ...dalamTab("Sekolah dan bantuan", sekolah),
  ...dalamTab("Alamat", tinggal),
  ...dalamTab("Keluarga", keluarga),
  ...dalamTab("Ayah", orangTua("Ayah")),
  ...dalamTab("Ibu", orangTua("Ibu")),
  ...dalamTab("Wali", wali),
};

/** What only the office sees: numbers by which the state knows a family, and its income. */
export const bidangTertutup: readonly string[] = Object.keys(bidangSiswa).filter((nama) =>
  /^(nik|kitas|noKk|penghasilan|kip|kks|pkh)/.test(nama),
);

function dalamTab<F extends Fields>(group: string, fields: F): F {
  return Object.fromEntries(Object.entries(fields).map(([nama, field]) => [nama, { ...field, group }])) as F;
}
