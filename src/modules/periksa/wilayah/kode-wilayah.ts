import { choice, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { periksaPath, periksaTabs } from "../tabs.ts";

export const kodeWilayah = register({
  name: "kodeWilayah",
  impersonal: true,
  table: "kode_wilayah",
  path: periksaPath.wilayah,
  title: "Kode Wilayah",
  lead: "Kode Kemendagri untuk memeriksa NIK, nomor KK, NSM, dan alamat. Kode yang tidak ada di sini hanya dianggap keliru bila daftar wilayah di atasnya ditandai lengkap.",
  noun: "kode wilayah",
  menu: {
    group: "Akademik",
    section: "Siswa",
    label: "Kode Wilayah",
    place: 35,
    hint: "Untuk memeriksa NIK, nomor KK, dan alamat",
    whole: "kodeWilayah:update",
  },
  fields: {
    kode: text({
      ...{ label: "Kode", privacy: "umum", required: true, max: 10, parts: [2, 2, 2, 4] },
      pattern: /^\d{2}(?:\d{2}(?:\d{2}(?:[12]\d{3})?)?)?$/,
      patternSentence:
        "Kode Kemendagri terdiri dari 2 angka (provinsi), 4 (kabupaten/kota), 6 (kecamatan), atau 10 (desa/kelurahan), tanpa titik.",
      hint: "Misalnya 72, 7271, atau 727101. Kode BPS berbeda mulai dari kecamatan.",
    }),
    nama: text({ label: "Nama wilayah", privacy: "umum", required: true, max: 80 }),
    keadaan: choice({
      ...{ label: "Keadaan", privacy: "umum", initial: "berlaku" },
      options: [
        { value: "berlaku", label: "Berlaku", tone: "success" },
        { value: "lama", label: "Tidak berlaku lagi", tone: "neutral" },
      ],
      hint: "NIK tidak berubah ketika wilayah dimekarkan, jadi kode lama tetap diperlukan.",
    }),
    lengkap: choice({
      ...{ label: "Daftar di bawahnya", privacy: "umum" },
      options: [
        { value: "satu", label: "Lengkap satu tingkat" },
        { value: "kecamatan", label: "Lengkap sampai kecamatan" },
      ],
      hint: "Tandai bila semua wilayah di bawahnya, termasuk kode lama, sudah ada di sini. Tanpa tanda ini, wilayah di bawahnya tidak diperiksa.",
    }),
    sumber: text({ label: "Sumber", privacy: "umum", max: 120, hint: "Menurut daftar mana, misalnya nomor keputusan menteri." }),
    awalKodePos: text({
      ...{ label: "Kode pos diawali", privacy: "umum", max: 5, pattern: /^[1-9]\d{0,4}$/ },
      patternSentence: "Angka pertama kode pos, tidak diawali 0.",
    }),
  },
  columns: ["kode", "nama", "keadaan", "lengkap", "sumber"],
  named: ["kode", "nama"],
  searched: ["kode", "nama", "sumber"],
  filters: ["keadaan", "lengkap"],
  order: { by: "kode", direction: "asc" },
  constraints: { kode_wilayah_kode: { field: "kode", sentence: "Kode ini sudah ada di daftar." } },
  judge: ({ kode, lengkap, sumber }) => markFault(String(kode ?? ""), lengkap, sumber),
  matchBy: [["kode"]],
  levels: { code: "kode", name: "nama", called: ["Provinsi", "Kabupaten/kota", "Kecamatan", "Desa/kelurahan"] },
  imported:
    "Desa dan kelurahan boleh ikut; yang diperiksa sampai kecamatan. Desa seluruh Indonesia terlalu banyak untuk satu berkas: impor satu provinsi sekali, atau cukup daftar sampai kecamatan.",
  tabs: periksaTabs,
  sentences: sentencesFor("kode wilayah", "Impor daftar kode wilayah dari Kemendagri."),
});

/** A list that is said to be whole is so by somebody's word, and only where there is something within that is looked at. */
function markFault(kode: string, lengkap: unknown, sumber: unknown): Readonly<Record<string, string>> {
  if (!lengkap) return {};
  if (kode.length > 4) return { lengkap: "Hanya provinsi dan kabupaten/kota yang dapat ditandai lengkap." };
  if (lengkap === "kecamatan" && kode.length > 2) return { lengkap: "Untuk kabupaten/kota, pilih lengkap satu tingkat." };
  return sumber ? {} : { sumber: "Tulis menurut daftar mana wilayah di bawahnya lengkap." };
}
