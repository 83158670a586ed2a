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
  lead: "Siapa memegang jabatan apa, sejak kapan sampai kapan, dan siapa wakilnya saat cuti. Hak aplikasi tetap menurut peran akunnya.",
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
      hint: "Untuk kepala laboratorium, pembina, dan guru piket: Fisika, Pramuka, atau Senin.",
    }),
    mulai: date({ label: "Mulai", privacy: "umum", required: true, from: "1991-06-13" }),
    sampai: date({ label: "Sampai", privacy: "umum", from: "1991-06-13", hint: "Hari terakhir. Kosongkan selama masih menjabat." }),
    wakilId: reference({
      label: "Wakil saat cuti",
      privacy: "umum",
      register: pegawai,
      hint: "Menggantikan dengan sendirinya selama cuti atau sakitnya tercatat di Dinas Luar dan Cuti.",
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
    pemangku_jabatan_urut: { field: "sampai", sentence: "Hari terakhir harus sama dengan atau sesudah hari mulai." },
    pemangku_jabatan_wakil: { field: "wakilId", sentence: "Wakilnya harus orang lain." },
    pemangku_jabatan_seorang: {
      field: "mulai",
      sentence: "Pada tanggal itu jabatan ini dipegang orang lain. Akhiri dahulu masa jabatannya.",
    },
    pemangku_jabatan_sekali: { field: "mulai", sentence: "Orang ini sudah tercatat memegang jabatan itu pada tanggal itu." },
  },
  matchBy: [["pegawaiId", "jabatan", "bidang", "mulai"]],
  sentences: sentencesFor("pemangku jabatan", "Catat pemangku jabatan pertama, atau impor daftarnya."),
});
