import { choice, date, longText, number, reference, time } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { zone } from "#kit/time-zone.ts";
import { jalurPpdbPath } from "../paths.ts";
import { gelombangPpdb } from "./gelombang-ppdb.ts";
import { jenisJalur } from "./jenis-jalur.ts";
import { seriFaults, seriOptions } from "./seri.ts";
import { spanFaults } from "./span-faults.ts";
import { berlembarSentence, tabPeriode, tanpaLembarField, terbitSentence } from "./tab-periode.ts";

const waktu = "Jalur dan waktu";
const tempat = "Kuota dan syarat";
const seleksi = "Seleksi";

const kuota = (label: string, hint?: string) =>
  number({ label, privacy: "umum", min: 0, max: 10_000, step: 1, group: tempat, ...(hint && { hint }) });
const bobot = (label: string) => number({ label: `Bobot ${label} (%)`, privacy: "umum", min: 0, max: 100, step: 1, group: seleksi });
const seri = (label: string, hint?: string) =>
  choice({ label, privacy: "umum", options: seriOptions, group: seleksi, ...(hint && { hint }) });
const toleransi = (label: string, hint?: string) =>
  number({ label: `Selisih dua penguji ${label}`, privacy: "umum", min: 0, max: 100, step: 1, group: seleksi, ...(hint && { hint }) });
const lines = (label: string, hint: string) => longText({ label, privacy: "umum", max: 4000, hint, group: tempat });

/** A path of a wave, with everything the decree of the year says about it. */
export const jalurPpdb = register({
  name: "jalurPpdb",
  impersonal: true,
  table: "jalur_ppdb",
  path: jalurPpdbPath,
  onSite: true,
  title: "Jalur Pendaftaran",
  lead: "Jalur tiap gelombang: kapan dibuka, kuota, syarat, dokumen, bobot nilai, dan urutan penentu bila nilainya sama.",
  noun: "jalur",
  fields: {
    jenis: choice({ label: "Jalur", privacy: "umum", required: true, options: jenisJalur, initial: "reguler", group: waktu }),
    gelombangId: reference({ label: "Gelombang", privacy: "umum", required: true, register: gelombangPpdb, group: waktu }),
    buka: date({ label: "Dibuka", privacy: "umum", hint: "Kosongkan bila sama dengan gelombangnya.", group: waktu }),
    bukaPukul: time({ label: "Dibuka pukul", privacy: "umum", hint: `Dalam ${zone.short}.`, group: waktu }),
    tutup: date({ label: "Ditutup", privacy: "umum", hint: "Hari terakhir. Kosongkan bila sama dengan gelombangnya.", group: waktu }),
    tutupPukul: time({ label: "Ditutup pukul", privacy: "umum", hint: `Dalam ${zone.short}.`, group: waktu }),
    kuota: number({
      ...{ label: "Kuota", privacy: "umum", min: 1, max: 10_000, step: 1, group: tempat },
      hint: "Kosongkan bila jalur ini memakai kuota periodenya.",
    }),
    kuotaIpa: kuota("Kuota IPA", "Kuota tiap program boleh dikosongkan."),
    kuotaIps: kuota("Kuota IPS"),
    kuotaBahasa: kuota("Kuota Bahasa"),
    kuotaAgama: kuota("Kuota Agama"),
    syarat: lines("Syarat", "Satu syarat tiap baris. Tampil di halaman Info PPDB."),
    dokumen: lines("Dokumen", "Satu dokumen tiap baris. Tampil di halaman Info PPDB, dan sebagai yang dibawa saat daftar ulang."),
    bobotRapor: bobot("rapor"),
    bobotTes: bobot("tes"),
    bobotBtq: bobot("baca tulis Al-Qur'an"),
    bobotTahfidz: bobot("tahfidz"),
    bobotWawancara: bobot("wawancara"),
    bobotPrestasi: bobot("prestasi"),
    seri1: seri("Bila nilai sama, pertama", "Yang menentukan urutan bila jumlah nilainya sama."),
    seri2: seri("Bila nilai sama, kedua"),
    seri3: seri("Bila nilai sama, ketiga"),
    mapelRapor: longText({
      ...{ label: "Mata pelajaran rapor", privacy: "umum", max: 1000, group: seleksi },
      hint: "Satu mata pelajaran tiap baris, dinilai semester 1–5. Kosong berarti rata-rata rapor ditulis sebagai satu nilai.",
    }),
    toleransiTes: toleransi(
      "tes",
      "Diisi berarti dinilai dua penguji, misalnya tes uraian. Selisih yang lebih besar diselesaikan dengan nilai ketiga.",
    ),
    toleransiBtq: toleransi("baca tulis Al-Qur'an"),
    toleransiTahfidz: toleransi("tahfidz"),
    toleransiWawancara: toleransi("wawancara"),
    toleransiPrestasi: toleransi("prestasi"),
    cadangan: number({
      ...{ label: "Jumlah cadangan", privacy: "umum", min: 0, max: 10_000, step: 1, group: seleksi },
      hint: "Berapa orang menunggu tempat yang kosong. Kosong berarti tidak ada.",
    }),
    tanpaLembar: { ...tanpaLembarField, group: seleksi },
  },
  columns: ["jenis", "gelombangId", "buka", "tutup", "kuota"],
  searched: ["syarat", "dokumen"],
  filters: ["gelombangId", "jenis"],
  order: { by: "jenis", direction: "asc" },
  handedOut: true,
  matchBy: [["jenis", "gelombangId", "buka"]],
  judge: (values) => ({ ...spanFaults(values), ...seriFaults(values) }),
  constraints: {
    aturan_ppdb_terbit: { field: "jenis", sentence: terbitSentence },
    jalur_ppdb_jenis: { field: "jenis", sentence: "Gelombang ini sudah mempunyai jalur itu dengan tanggal dibuka yang sama." },
    jalur_ppdb_urut: { field: "tutup", sentence: "Waktu ditutup harus sesudah waktu dibuka." },
    jalur_ppdb_berlembar: { field: "tanpaLembar", sentence: berlembarSentence },
  },
  tabs: tabPeriode,
  detail: true,
  sentences: sentencesFor("jalur", "Tambahkan jalur pertama untuk sebuah gelombang."),
});
