import { choice, date, email, type Fields, file, longText, number, phone, reference, text, yesNo } from "#kit/register/fields.ts";
import { kelas } from "#modules/akademik/index.ts";
import { agama, nik, nism, nisn } from "#modules/kepegawaian/index.ts";
import { jenisKelamin, statusSiswa } from "../pilihan.ts";
import * as emis from "./emis.ts";

const enamBelas = (sebutan: string) => ({ ...nik, patternSentence: `${sebutan} terdiri dari 16 angka.` });

const pribadi = {
  nama: text({ label: "Nama lengkap", required: true, max: 120 }),
  nisn: text({ label: "NISN", ...nisn, hint: "Tiga angka pertama biasanya akhir tahun lahir." }),
  nism: text({ label: "NISM", ...nism }),
  nik: text({ label: "NIK", ...nik }),
  dicocokkan: yesNo({ label: "NIK sudah dicocokkan dengan kartu keluarga", hint: "Hanya bila NIK memang berbeda dari tanggal lahir." }),
  kelasId: reference({ label: "Kelas", register: kelas }),
  status: choice({ label: "Status", required: true, options: statusSiswa, initial: "aktif" }),
  jenisKelamin: choice({ label: "Jenis kelamin", required: true, options: jenisKelamin }),
  tempatLahir: text({ label: "Tempat lahir", max: 80 }),
  tanggalLahir: date({ label: "Tanggal lahir", notAfterToday: true, from: "1960-01-01" }),
  agama: choice({ label: "Agama", options: agama, initial: "ISLAM" }),
  kewarganegaraan: text({ label: "Kewarganegaraan", max: 60, initial: "Indonesia" }),
  anakKe: number({ label: "Anak ke-", min: 1, max: 30, step: 1 }),
  jumlahSaudara: number({ label: "Jumlah saudara", min: 0, max: 30, step: 1 }),
  noTelepon: phone({ label: "Nomor telepon" }),
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

const ortu = {
  noKk: text({ label: "Nomor KK", ...enamBelas("Nomor KK") }),
  kepalaKeluarga: text({ label: "Kepala keluarga", max: 120 }),
  noTeleponOrtu: phone({ label: "Nomor telepon orang tua/wali", hint: "Yang dihubungi madrasah lebih dahulu." }),
  namaAyah: text({ label: "Nama ayah", max: 120 }),
  statusAyah: choice({ label: "Keadaan ayah", options: emis.statusOrangTua }),
  nikAyah: text({ label: "NIK ayah", ...nik }),
  tanggalLahirAyah: date({ label: "Tanggal lahir ayah", notAfterToday: true, from: "1900-01-01" }),
  pendidikanAyah: choice({ label: "Pendidikan ayah", options: emis.pendidikanOrangTua }),
  pekerjaanAyah: text({ label: "Pekerjaan ayah", max: 80 }),
  penghasilanAyah: choice({ label: "Penghasilan ayah", options: emis.penghasilan }),
  noTeleponAyah: phone({ label: "Nomor telepon ayah" }),
  namaIbu: text({ label: "Nama ibu", max: 120 }),
  statusIbu: choice({ label: "Keadaan ibu", options: emis.statusOrangTua }),
  nikIbu: text({ label: "NIK ibu", ...nik }),
  tanggalLahirIbu: date({ label: "Tanggal lahir ibu", notAfterToday: true, from: "1900-01-01" }),
  pendidikanIbu: choice({ label: "Pendidikan ibu", options: emis.pendidikanOrangTua }),
  pekerjaanIbu: text({ label: "Pekerjaan ibu", max: 80 }),
  penghasilanIbu: choice({ label: "Penghasilan ibu", options: emis.penghasilan }),
  noTeleponIbu: phone({ label: "Nomor telepon ibu" }),
};

const wali = {
  namaWali: text({ label: "Nama wali", max: 120, hint: "Bila bukan ayah atau ibu." }),
  hubunganWali: text({ label: "Hubungan dengan siswa", max: 60, hint: "Misalnya paman atau kakek." }),
  nikWali: text({ label: "NIK wali", ...nik }),
  tanggalLahirWali: date({ label: "Tanggal lahir wali", notAfterToday: true, from: "1900-01-01" }),
  pendidikanWali: choice({ label: "Pendidikan wali", options: emis.pendidikanOrangTua }),
  pekerjaanWali: text({ label: "Pekerjaan wali", max: 80 }),
  penghasilanWali: choice({ label: "Penghasilan wali", options: emis.penghasilan }),
  noTeleponWali: phone({ label: "Nomor telepon wali" }),
};

/** Everything that is kept of a pupil, each field in the tab of the form where EMIS has it. */
export const bidangSiswa = {
  ...dalamTab("Data pribadi", pribadi),
  ...dalamTab("Sekolah dan bantuan", sekolah),
  ...dalamTab("Alamat", tinggal),
  ...dalamTab("Orang tua", ortu),
  ...dalamTab("Wali", wali),
};

/** What only the office sees: numbers by which the state knows a family, and its income. */
export const bidangTertutup: readonly string[] = Object.keys(bidangSiswa).filter((nama) =>
  /^(nik|noKk|penghasilan|kip|kks|pkh)/.test(nama),
);

function dalamTab<F extends Fields>(group: string, fields: F): F {
  return Object.fromEntries(Object.entries(fields).map(([nama, field]) => [nama, { ...field, group }])) as F;
}
