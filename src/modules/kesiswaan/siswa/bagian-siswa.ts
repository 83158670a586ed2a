import { choice, date, email, file, type KeptFields, longText, number, phone, reference, text, yesNo } from "#kit/register/fields.ts";
import { kelas } from "#modules/akademik/index.ts";
import { agama, nik, nism, nisn } from "#modules/kepegawaian/index.ts";
import { jenisKelamin, statusSiswa } from "../options.ts";
import * as emis from "./emis.ts";
import { orangTua, wali } from "./keluarga.ts";

const enamBelas = (sebutan: string) => ({ ...nik, patternSentence: `${sebutan} terdiri dari 16 angka.` });

const onlyForeign = (label: string) => emis.onlyIf({ kewarganegaraan: emis.wna }, `${label} hanya diisi bila siswa warga negara asing.`);

const pribadi = {
  nama: text({ label: "Nama lengkap", privacy: "umum", required: true, max: 120 }),
  nisn: text({ label: "NISN", privacy: "dinas", ...nisn, hint: "Tiga angka pertama biasanya akhir tahun lahir." }),
  nism: text({ label: "NISM", privacy: "dinas", ...nism }),
  kewarganegaraan: choice({ label: "Kewarganegaraan", privacy: "pribadi", options: emis.kewarganegaraan, initial: "Indonesia" }),
  nik: text({
    privacy: "rahasia",
    label: "NIK",
    ...nik,
    ...emis.onlyIf({ kewarganegaraan: emis.wni }, "Warga negara asing tidak memiliki NIK. Isi negara asal dan KITAS."),
  }),
  negara: text({ label: "Negara asal", privacy: "pribadi", max: 60, ...onlyForeign("Negara asal") }),
  kitas: text({ label: "Nomor KITAS", privacy: "rahasia", max: 30, ...onlyForeign("Nomor KITAS") }),
  dicocokkan: yesNo({
    label: "NIK sudah dicocokkan dengan kartu keluarga",
    privacy: "rahasia",
    hint: "Hanya bila NIK memang berbeda dari tanggal lahir.",
  }),
  kelasId: reference({ label: "Kelas", privacy: "umum", register: kelas }),
  status: choice({
    privacy: "umum",
    label: "Status",
    required: true,
    options: statusSiswa,
    initial: "aktif",
    hint: "Kelulusan dicatat di menu Kenaikan Kelas, pindah sekolah di Mutasi Siswa.",
  }),
  jenisKelamin: choice({ label: "Jenis kelamin", privacy: "umum", required: true, options: jenisKelamin }),
  tempatLahir: text({ label: "Tempat lahir", privacy: "pribadi", max: 80 }),
  tanggalLahir: date({ label: "Tanggal lahir", privacy: "pribadi", notAfterToday: true, from: "1960-01-01" }),
  agama: choice({ label: "Agama", privacy: "rahasia", options: agama, initial: "ISLAM" }),
  anakKe: number({ label: "Anak ke-", privacy: "rahasia", min: 1, max: 30, step: 1 }),
  jumlahSaudara: number({ label: "Jumlah saudara", privacy: "rahasia", min: 0, max: 30, step: 1 }),
  tanpaHp: yesNo({ label: "Tidak punya HP", privacy: "pribadi" }),
  noTelepon: phone({ label: "Nomor telepon", privacy: "pribadi", ...emis.onlyIf({ tanpaHp: [""] }, emis.withoutNomor) }),
  email: email({ label: "Surel", privacy: "pribadi" }),
  hobi: choice({ label: "Hobi", privacy: "pribadi", options: emis.hobi }),
  citaCita: choice({ label: "Cita-cita", privacy: "pribadi", options: emis.citaCita }),
  fotoId: file({ label: "Foto", privacy: "pribadi", accept: ["image/png", "image/jpeg"], hint: "Pasfoto. Tidak pernah tampil di situs." }),
};

const sekolah = {
  asalSekolah: text({ label: "Asal sekolah", privacy: "dinas", max: 120 }),
  tanggalMasuk: date({ label: "Tanggal masuk", privacy: "dinas", from: "1991-06-13" }),
  praSekolah: choice({ label: "Pra-sekolah", privacy: "dinas", options: emis.praSekolah }),
  imunisasi: text({ label: "Imunisasi", privacy: "rahasia", max: 160, hint: "Misalnya Hepatitis B, BCG, DPT, Polio, Campak." }),
  pembiaya: choice({ label: "Pembiaya sekolah", privacy: "rahasia", options: emis.pembiaya }),
  beasiswa: text({ label: "Beasiswa", privacy: "rahasia", max: 160 }),
  kip: text({ label: "Nomor KIP", privacy: "rahasia", max: 30 }),
  kks: text({ label: "Nomor KKS", privacy: "rahasia", max: 30 }),
  pkh: text({ label: "Nomor PKH", privacy: "rahasia", max: 30 }),
};

const tinggal = {
  alamat: longText({ label: "Alamat", privacy: "pribadi", max: 400 }),
  rt: text({ label: "RT", privacy: "pribadi", max: 3, pattern: /^\d{1,3}$/, patternSentence: "RT paling banyak 3 angka." }),
  rw: text({ label: "RW", privacy: "pribadi", max: 3, pattern: /^\d{1,3}$/, patternSentence: "RW paling banyak 3 angka." }),
  kelurahan: text({ label: "Kelurahan/desa", privacy: "pribadi", max: 80 }),
  kecamatan: text({ label: "Kecamatan", privacy: "pribadi", max: 80 }),
  kabupaten: text({ label: "Kabupaten/kota", privacy: "pribadi", max: 80 }),
  provinsi: text({ label: "Provinsi", privacy: "pribadi", max: 80 }),
  kodePos: text({ label: "Kode pos", privacy: "pribadi", max: 5, pattern: /^\d{5}$/, patternSentence: "Kode pos terdiri dari 5 angka." }),
  statusRumah: choice({ label: "Kepemilikan rumah", privacy: "rahasia", options: emis.statusRumah }),
  tempatTinggal: choice({ label: "Tinggal bersama", privacy: "rahasia", options: emis.tempatTinggal }),
  jarak: choice({ label: "Jarak ke madrasah", privacy: "pribadi", options: emis.distance }),
  transportasi: choice({ label: "Transportasi", privacy: "pribadi", options: emis.transportasi }),
  waktuTempuh: choice({ label: "Waktu tempuh", privacy: "pribadi", options: emis.travelTime }),
};

const keluarga = {
  noKk: text({ label: "Nomor KK", privacy: "rahasia", ...enamBelas("Nomor KK") }),
  kepalaKeluarga: text({ label: "Kepala keluarga", privacy: "rahasia", max: 120 }),
  noTeleponOrtu: phone({ label: "Nomor telepon orang tua/wali", privacy: "pribadi", hint: "Yang dihubungi madrasah lebih dahulu." }),
};

/** Everything that is kept of a pupil, each field in the tab of the form where EMIS has it. */
export const siswaFields = {
  ...inTab("Data pribadi", pribadi),
  ...inTab("Sekolah dan bantuan", sekolah),
  ...inTab("Alamat", tinggal),
  ...inTab("Keluarga", keluarga),
  ...inTab("Ayah", orangTua("Ayah")),
  ...inTab("Ibu", orangTua("Ibu")),
  ...inTab("Wali", wali),
};

function inTab<F extends KeptFields>(group: string, fields: F): F {
  return Object.fromEntries(Object.entries(fields).map(([nama, field]) => [nama, { ...field, group }])) as F;
}
