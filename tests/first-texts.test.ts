/**
 * A fresh installation speaks in the school's name before anybody of the school has written a word. What the specification states may
 * stand there, and what is true of any madrasah; a number, a year, a time or a thing that only a real school can have may not.
 */
import { expect, test } from "vitest";
import { man1Palu } from "#seeds/madrasah.ts";
import { bagianBidang } from "#seeds/teks/bidang.ts";
import { bagianPembuka } from "#seeds/teks/pembuka.ts";
import * as dasar from "#seeds/teks/pengaturan.ts";
import { bagianPpdbOf } from "#seeds/teks/ppdb.ts";
import * as profil from "#seeds/teks/profil.ts";
import { bagianTataUsaha } from "#seeds/teks/tata-usaha.ts";

const { jadwal: _, penghitung: __, layanan: ___, ...words } = dasar;
const first: unknown = [
  ...[bagianBidang, bagianPembuka, bagianPpdbOf(man1Palu), bagianTataUsaha, Object.values(profil), Object.values(words)],
  ...[dasar.pengaturanOf(man1Palu), dasar.keteranganOf(man1Palu)],
];

const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
};
const texts = textsOf(first).filter((text) => !text.startsWith("/"));

/** Section 9 of the specification, and what the law fixes for every madrasah. */
const stated = [
  ...["13 Juni 1991", "1991-06-13", "1991", "45 tahun", "Dua belas kepala madrasah", "tiga tahun", "3 tahun", "tiga juz", "3 juz"],
  ...["paling sedikit satu kegiatan", "1–3 hari kerja", "07.15", "S1", "S2", "MAN 1 Palu", "Madrasah Aliyah Negeri 1 Palu"],
  // What the product itself has so many of.
  ...["Empat program", "Empat langkah", "Lima bidang", man1Palu.alamat],
];
const number = /\d|\b(?:dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|belas|puluh|ratus|ribu)\b/i;

test("no number stands there that nobody stated", () => {
  expect(texts.length).toBeGreaterThan(100);
  const invented = texts.flatMap((text) => {
    const left = stated.reduce((rest, fact) => rest.replaceAll(fact, ""), text.replace(/^Pimpinan ke-\d+$/, ""));
    return number.test(left) ? [text] : [];
  });
  expect(invented).toEqual([]);
});

/** Rooms, clubs, partners, fees and events: some schools have them, and say so themselves. */
const things =
  /\b(?:laboratorium|perpustakaan|masjid|lapangan|kantin|futsal|voli|rebana|hadrah|pramuka|olimpiade|musabaqah|puskesmas|kampus|beasiswa|wisuda|santunan|gempa|putra dan putri|setiap (?:malam|pagi|akhir pekan)|sepulang|tanpa biaya|papan pengumuman)\b/i;

test("nothing is promised that only a real school can have", () => {
  expect(texts.filter((text) => things.test(text))).toEqual([]);
});
