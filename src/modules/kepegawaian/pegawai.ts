import { namesIn } from "#kit/access/visibility/narrow-register.ts";
import { today } from "#kit/dates.ts";
import { choice, date, email, file, longText, phone, reference, text, yesNo } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { agama } from "./agama.ts";
import { akun, berNip } from "./akun.ts";
import { checkPegawai } from "./form/rules/check-pegawai.ts";
import { nik, nip, nuptk } from "./nomor.ts";
import { pangkat } from "./pangkat.ts";
import { pegawaiPath } from "./paths.ts";
import { tingkatPendidikan } from "./pendidikan.ts";

const jenis = [
  { value: "guru", label: "Guru" },
  { value: "tenaga-kependidikan", label: "Staf" },
];
const status = [
  { value: "pns", label: "PNS" },
  { value: "cpns", label: "CPNS" },
  { value: "pppk", label: "PPPK" },
  { value: "pppk-paruh-waktu", label: "PPPK paruh waktu" },
  { value: "honorer", label: "Honorer" },
];
const potret = ["image/png", "image/jpeg"] as const;

export const pegawai = register({
  name: "pegawai",
  table: "pegawai",
  path: pegawaiPath,
  title: "Data Pegawai",
  lead: "Guru dan staf madrasah, yang masih maupun pernah bertugas.",
  noun: "pegawai",
  menu: {
    group: "Kepegawaian",
    label: "Pegawai",
    place: 10,
    hint: "Data guru dan pegawai, daftar urut kepangkatan (DUK)",
    beyond: "/pegawai",
    whole: "pegawai:read",
  },
  fields: {
    nama: text({ label: "Nama", privacy: "umum", required: true, max: 120, hint: "Lengkap dengan gelar." }),
    nip: text({ label: "NIP", privacy: "dinas", ...nip, hint: "18 angka. Kosongkan untuk honorer." }),
    jenis: choice({ label: "Jenis pegawai", privacy: "umum", required: true, options: jenis, initial: "guru" }),
    status: choice({ label: "Status pegawai", privacy: "umum", required: true, options: status }),
    tempatLahir: text({ label: "Tempat lahir", privacy: "pribadi", max: 80 }),
    tanggalLahir: date({ label: "Tanggal lahir", privacy: "dinas", notAfterToday: true, from: "1930-01-01" }),
    jenisKelamin: choice({ label: "Jenis kelamin", privacy: "dinas", look: "radio", options: [both("Wanita"), both("Pria")] }),
    agama: choice({ label: "Agama", privacy: "rahasia", options: agama }),
    alamat: longText({ label: "Alamat", privacy: "pribadi", max: 400 }),
    noTelepon: phone({ label: "Nomor telepon", privacy: "pribadi" }),
    email: email({ label: "Surel", privacy: "pribadi" }),
    nik: text({ label: "NIK", privacy: "rahasia", ...nik }),
    nuptk: text({ label: "NUPTK", privacy: "rahasia", ...nuptk }),
    jabatan: text({ label: "Jabatan", privacy: "umum", max: 120, hint: "Misalnya Guru Ahli Muda, atau Kepala Urusan Tata Usaha." }),
    pangkat: choice({ label: "Pangkat/golongan", privacy: "dinas", options: pangkat }),
    tmtPangkat: date({ label: "TMT pangkat", privacy: "dinas", from: "1960-01-01" }),
    tmt: date({ label: "TMT bertugas", privacy: "dinas", from: "1960-01-01", hint: "Hari pertama bertugas sebagai pegawai." }),
    pendidikan: choice({ label: "Pendidikan terakhir", privacy: "dinas", options: tingkatPendidikan }),
    tugasTambahan: text({
      label: "Tugas tambahan",
      privacy: "umum",
      max: 160,
      hint: "Misalnya Wakamad Kurikulum atau kepala perpustakaan.",
    }),
    unitKerja: choice({
      label: "Unit kerja",
      privacy: "umum",
      required: true,
      options: [{ value: "MAN1PALU", label: "MAN 1 Palu" }],
      initial: "MAN1PALU",
    }),
    subUnit: text({ label: "Subunit", privacy: "umum", max: 80 }),
    fotoId: file({ label: "Foto", privacy: "pribadi", accept: potret, hint: "Pasfoto." }),
    ttdId: file({ label: "Tanda tangan", privacy: "rahasia", accept: potret, hint: "Pindaian di atas kertas putih." }),
    aktif: yesNo({ label: "Masih bertugas", privacy: "umum", initial: true }),
    akunId: reference({ label: "Akun portal", privacy: "dinas", register: akun, hint: "Akun yang dipakai pegawai ini untuk login." }),
  },
  columns: ["nama", "nip", "jabatan", "status", "pangkat", "jenis"],
  searched: ["nama", "nip", "jabatan"],
  filters: ["status", "jenis", "jabatan", "pangkat", "subUnit", "aktif"],
  handedOut: true,
  matchBy: [["nip"], ["nuptk"], ["nik"], ["nama", "tanggalLahir"], ["nama"]],
  expected: {
    where: { aktif: true },
    called: "bertugas",
    sentence: "Yang pindah tugas, pensiun atau berhenti ditandai tidak bertugas lagi di datanya.",
  },
  tabs: [
    { to: "/administration/personil", label: "Semua pegawai", right: "pegawai:read" },
    { to: "/administration/personil/daftar-urut-kepangkatan", label: "Daftar Urut Kepangkatan", right: "pegawai:export" },
  ],
  forms: { add: "/pegawai/tambah", edit: "/pegawai/edit" },
  screens: { detail: { file: "modules/kepegawaian/personil/screens/detail.tsx" } },
  order: { by: "nama", direction: "asc" },
  constraints: {
    pegawai_nip: { field: "nip", sentence: "NIP ini sudah dipakai pegawai lain." },
    pegawai_nik: { field: "nik", sentence: "NIK ini sudah dipakai pegawai lain." },
    pegawai_nip_lahir: { field: "nip", sentence: "Delapan angka pertama NIP tidak sama dengan tanggal lahir." },
    pegawai_nip_kelamin: { field: "nip", sentence: "Angka ke-15 NIP tidak sesuai dengan jenis kelamin (1 pria, 2 wanita)." },
    pegawai_akun: { field: "akunId", sentence: "Akun ini sudah dipakai pegawai lain." },
    pegawai_nuptk: { field: "nuptk", sentence: "NUPTK ini sudah dipakai pegawai lain." },
  },
  judge: (isian) => checkPegawai(isian, today()).galat,
  owner: "akunId.id",
  numbered: berNip("nip"),
  detail: true,
  asOf: true,
  watched: true,
  sentences: sentencesFor("pegawai", "Catat pegawai pertama, atau impor daftar yang sudah ada."),
});

/** The classes of fields that people keep up to date in their own record; the office keeps the rest, on which rights and pay hang. */
export const ownKelas = ["pribadi", "rahasia"] as const;

const ownDataFields: readonly string[] = namesIn(pegawai, ownKelas);

/** What a person may ask the office to change of their own record; which account is theirs, and whether they serve, is not theirs to ask. */
export const usulanFields: readonly string[] = Object.keys(pegawai.fields).filter(
  (nama) => nama !== "akunId" && nama !== "aktif" && !ownDataFields.includes(nama),
);

/** What stands at once in a record that people write down of themselves; the rest of it they ask for. */
export const initialFields: readonly string[] = [
  ...ownDataFields,
  ...["nama", "nip", "jenis", "status", "tanggalLahir", "jenisKelamin", "unitKerja", "subUnit"],
];

/** What people without a record write down of themselves; which account is theirs is known. */
export const addSelfFields: readonly string[] = Object.keys(pegawai.fields).filter((nama) => nama !== "akunId" && nama !== "aktif");

function both(value: string) {
  return { value, label: value };
}
