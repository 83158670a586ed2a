import type { Stored } from "#kit/database/tables.ts";
import { choice, date, longText, type Option, reference, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { berNip } from "../akun.ts";
import { pegawai } from "../pegawai.ts";

export type Jabatan = Stored<"pemangkuJabatan">["jabatan"];

/** Positions of a madrasah, from the head down. */
const jabatan = [
  { value: "kepala", label: "Kepala Madrasah" },
  { value: "kaur-tu", label: "Kepala Urusan Tata Usaha" },
  { value: "wakamad-kurikulum", label: "Wakamad Kurikulum" },
  { value: "wakamad-kesiswaan", label: "Wakamad Kesiswaan" },
  { value: "wakamad-sarpras", label: "Wakamad Sarana Prasarana" },
  { value: "wakamad-humas", label: "Wakamad Humas" },
  { value: "bendahara", label: "Bendahara" },
  { value: "kepala-perpustakaan", label: "Kepala Perpustakaan" },
  { value: "kepala-lab", label: "Kepala Laboratorium" },
  { value: "pembina", label: "Pembina" },
  { value: "guru-piket", label: "Guru Piket" },
] as const satisfies readonly Option[];

export const jabatanOrder: readonly Jabatan[] = jabatan.map(({ value }) => value);

/** "Wakamad Humas", or "Kepala Laboratorium Fisika" where the field is named. */
export function jabatanName(value: Jabatan, bidang: string | null): string {
  const name = jabatan.find((one) => one.value === value)?.label ?? value;
  return bidang ? `${name} ${bidang}` : name;
}

export const pemangkuJabatan = register({
  name: "pemangkuJabatan",
  table: "pemangku_jabatan",
  path: "/administration/pemangku-jabatan",
  title: "Pemangku Jabatan",
  lead: "Siapa memegang jabatan apa, sejak kapan sampai kapan, dan siapa wakilnya saat cuti. Haknya disetujui lewat halaman Hak Akses.",
  noun: "pemangku jabatan",
  menu: {
    group: "Kepegawaian",
    label: "Pemangku Jabatan",
    place: 35,
    hint: "Kepala, wakamad, bendahara, pembina, dan wakilnya saat cuti",
    whole: "pemangkuJabatan:update",
  },
  fields: {
    pegawaiId: reference({ label: "Pegawai", privacy: "umum", required: true, register: pegawai }),
    jabatan: choice({ label: "Jabatan", privacy: "umum", required: true, options: jabatan }),
    bidang: text({
      label: "Bidang",
      privacy: "umum",
      max: 80,
      hint: "Misalnya Fisika atau Pramuka. Guru piket: harinya, misalnya Senin dan Kamis; kosong berarti setiap hari.",
    }),
    mulai: date({ label: "Mulai", privacy: "umum", required: true, from: "1991-06-13" }),
    sampai: date({ label: "Sampai", privacy: "umum", from: "1991-06-13", hint: "Hari terakhir. Kosongkan selama masih menjabat." }),
    wakilId: reference({
      label: "Wakil saat cuti",
      privacy: "umum",
      register: pegawai,
      hint: "Menggantikan selama cuti atau sakitnya tercatat, kecuali ia sendiri sedang tidak bertugas.",
    }),
    nomorSk: text({ label: "Nomor SK", privacy: "dinas", max: 100 }),
    keterangan: longText({ label: "Keterangan", privacy: "dinas", max: 400 }),
  },
  columns: ["jabatan", "pegawaiId", "bidang", "mulai", "sampai", "wakilId"],
  searched: ["pegawaiId", "bidang", "nomorSk", "keterangan"],
  filters: ["jabatan"],
  order: { by: "mulai", direction: "desc" },
  owner: "pegawaiId.akunId",
  numbered: berNip("pegawaiId.nip"),
  ownRows: "tentang dirinya",
  detail: true,
  asOf: true,
  constraints: {
    pemangku_jabatan_urut: { field: "sampai", sentence: "Hari terakhir tidak boleh sebelum hari mulai." },
    pemangku_jabatan_wakil: { field: "wakilId", sentence: "Wakilnya harus orang lain." },
    pemangku_jabatan_seorang: {
      field: "mulai",
      sentence: "Pada tanggal itu jabatan ini dipegang orang lain.",
    },
    pemangku_jabatan_sekali: { field: "mulai", sentence: "Orang ini sudah tercatat pada tanggal itu." },
  },
  matchBy: [["pegawaiId", "jabatan", "bidang", "mulai"]],
  sentences: sentencesFor("pemangku jabatan", "Catat pemangku jabatan pertama, atau impor daftarnya."),
});
