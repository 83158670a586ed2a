import { addDays } from "#kit/dates.ts";
import type { Keadaan } from "../keadaan/keadaan.ts";
import { unread } from "./districts.ts";

/** What the figures are made of: no name, no number. */
export interface Came {
  /** The day at the school. */
  readonly hari: string;
  readonly jalur: string;
  readonly keadaan: Keadaan;
  readonly asalSekolah: string;
  /** As `districtOf` reads it. */
  readonly daerah: string;
  /** Was accepted at some time, whatever became of it. */
  readonly pernahDiterima: boolean;
}

/** What is left of registrations that were deleted after their time: how many, by one property each. */
export interface Erased {
  readonly jumlah: number;
  readonly pernahDiterima: number;
  readonly hari: ReadonlyMap<string, number>;
  readonly jalur: ReadonlyMap<string, number>;
  readonly sekolah: ReadonlyMap<string, number>;
  readonly daerah: ReadonlyMap<string, number>;
}

export interface Season {
  readonly buka: string;
  readonly tutup: string;
  readonly came: readonly Came[];
  readonly erased?: Erased;
}

export interface Day {
  readonly hari: string;
  readonly perJalur: Readonly<Record<string, number>>;
  readonly jumlah: number;
  /** All that came until this day. */
  readonly sampai: number;
  /** The same of the season before, as many days after its opening; null where there was none. */
  readonly lalu: number | null;
}

/** Each day of the season until today, the first one first. */
export function daysOf(season: Season, before: Season | null, hariIni: string): readonly Day[] {
  const byDay = Map.groupBy(season.came, ({ hari }) => hari);
  const last = hariIni < season.tutup ? hariIni : season.tutup;
  const days: Day[] = [];
  let sampai = season.came.filter(({ hari }) => hari < season.buka).length + erasedUntil(season, addDays(season.buka, -1));
  for (let ke = 0; ke < longestSeason; ke++) {
    const hari = addDays(season.buka, ke);
    if (hari > last) break;
    const here = byDay.get(hari) ?? [];
    const jumlah = here.length + (season.erased?.hari.get(hari) ?? 0);
    sampai += jumlah;
    const perJalur = Object.fromEntries([...Map.groupBy(here, ({ jalur }) => jalur)].map(([jalur, rows]) => [jalur, rows.length]));
    days.push({ hari, perJalur, jumlah, sampai, lalu: before ? untilDay(before, ke) : null });
  }
  return days;
}

/** A season longer than this is a mistyped year. */
const longestSeason = 400;

const untilDay = (season: Season, ke: number): number => {
  const last = addDays(season.buka, ke);
  return season.came.filter(({ hari }) => hari <= last).length + erasedUntil(season, last);
};

const erasedUntil = ({ erased }: Season, last: string): number =>
  [...(erased?.hari ?? [])].reduce((sum, [hari, banyak]) => (hari <= last ? sum + banyak : sum), 0);

export interface School {
  readonly nama: string;
  readonly banyak: number;
  readonly diterima: number;
  /** Of the whole season before; null where there was none. */
  readonly lalu: number | null;
}

/** Where they come from, most first, also from where nobody comes any more; what differs by capitals, dots and spaces alone is one school. */
export function schoolsOf(season: Counted, before: Counted | null): readonly School[] {
  const here = spelled(season);
  const then = before && spelled(before);
  return [...new Set([...here.keys(), ...(then?.keys() ?? [])])]
    .map((key): School => {
      const rows = here.get(key) ?? [];
      const spellings = [...Map.groupBy(here.get(key) ?? then?.get(key) ?? [], ({ nama }) => nama)].sort(
        (one, other) => sumOf(other[1]) - sumOf(one[1]),
      );
      return {
        ...{ nama: spellings[0]?.[0] ?? "", banyak: sumOf(rows), diterima: rows.reduce((sum, { diterima }) => sum + diterima, 0) },
        lalu: then && sumOf(then.get(key) ?? []),
      };
    })
    .sort((one, other) => other.banyak - one.banyak || (other.lalu ?? 0) - (one.lalu ?? 0) || (one.nama < other.nama ? -1 : 1));
}

type Counted = Pick<Season, "came" | "erased">;
interface Spelled {
  readonly nama: string;
  readonly banyak: number;
  readonly diterima: number;
}

function spelled({ came, erased }: Counted): ReadonlyMap<string, readonly Spelled[]> {
  const all: readonly Spelled[] = [
    ...came.map((one) => ({ nama: one.asalSekolah.trim(), banyak: 1, diterima: isTaken(one) ? 1 : 0 })),
    ...[...(erased?.sekolah ?? [])].map(([nama, banyak]) => ({ nama: nama.trim(), banyak, diterima: 0 })),
  ];
  return Map.groupBy(all, ({ nama }) => schoolKey(nama));
}

export interface District {
  readonly nama: string;
  readonly banyak: number;
  readonly diterima: number;
  /** Of the whole season before; null where there was none. */
  readonly lalu: number | null;
}

/** Where the children live, most first; what nobody could read last. */
export function districtsOf(season: Counted, before: Counted | null): readonly District[] {
  const here = countDistricts(season);
  const then = before && countDistricts(before);
  const taken = Map.groupBy(season.came.filter(isTaken), ({ daerah }) => daerah);
  return [...new Set([...here.keys(), ...(then?.keys() ?? [])])]
    .map((nama) => ({
      ...{ nama, banyak: here.get(nama) ?? 0, diterima: taken.get(nama)?.length ?? 0 },
      lalu: then && (then.get(nama) ?? 0),
    }))
    .sort(
      (one, other) =>
        Number(one.nama === unread) - Number(other.nama === unread) || other.banyak - one.banyak || (one.nama < other.nama ? -1 : 1),
    );
}

function countDistricts({ came, erased }: Counted): ReadonlyMap<string, number> {
  const counts = new Map(erased?.daerah);
  for (const { daerah } of came) counts.set(daerah, (counts.get(daerah) ?? 0) + 1);
  return counts;
}

const sumOf = (rows: readonly Spelled[]): number => rows.reduce((sum, { banyak }) => sum + banyak, 0);
/** What differs by capitals, dots and spaces alone is one school. */
export const schoolKey = (nama: string): string => nama.toLowerCase().replaceAll(/[\s.,]+/g, "");
const isTaken = ({ keadaan }: Came): boolean => keadaan === "diterima" || keadaan === "daftar ulang";

export interface Path {
  readonly jenis: string;
  readonly kuota: number | null;
  readonly pendaftar: number;
  /** Who applied in the whole season before; null where there was none. */
  readonly lalu: number | null;
  readonly diterima: number;
  readonly diambil: number;
  readonly cadangan: number;
  readonly kosong: number | null;
  /** How many places are likely to be filled; null without a quota. */
  readonly perkiraan: number | null;
}

interface Known {
  /** How many of those accepted came last year, from 0 to 1. */
  readonly share: number;
  readonly before: Counted | null;
}

/** What becomes of the places, path by path. */
export function pathsOf(quotas: ReadonlyMap<string, number | null>, season: Counted, { share, before }: Known): readonly Path[] {
  const byPath = Map.groupBy(season.came, ({ jalur }) => jalur);
  const pendaftar = countPaths(season);
  const then = before && countPaths(before);
  return [...new Set([...quotas.keys(), ...pendaftar.keys(), ...(then?.keys() ?? [])])].map((jenis): Path => {
    const rows = byPath.get(jenis) ?? [];
    const count = (keadaan: Keadaan) => rows.filter((one) => one.keadaan === keadaan).length;
    const kuota = quotas.get(jenis) ?? null;
    const [diterima, diambil, cadangan] = [count("diterima"), count("daftar ulang"), count("cadangan")];
    const open = rows.filter(({ keadaan }) => !["mengundurkan diri", "tidak diterima", "draf"].includes(keadaan)).length;
    const decided = diterima + diambil + cadangan > 0;
    // Whoever waits fills what others leave; before the decision everybody who may still be taken does.
    const likely = decided ? diambil + Math.round(diterima * share) + cadangan : Math.round(open * share);
    return {
      ...{ jenis, kuota, pendaftar: pendaftar.get(jenis) ?? 0, lalu: then && (then.get(jenis) ?? 0) },
      ...{ diterima, diambil, cadangan },
      kosong: kuota === null ? null : Math.max(0, kuota - diterima - diambil),
      perkiraan: kuota === null ? null : Math.min(kuota, likely),
    };
  });
}

function countPaths({ came, erased }: Counted): ReadonlyMap<string, number> {
  const counts = new Map(erased?.jalur);
  for (const { jalur } of came) counts.set(jalur, (counts.get(jalur) ?? 0) + 1);
  return counts;
}

/** Of those accepted, how many came in the end; 1 where nothing is known. */
export function shareWhoCame(before: Season | null): number {
  const accepted = before?.came.filter(({ pernahDiterima }) => pernahDiterima) ?? [];
  const all = accepted.length + (before?.erased?.pernahDiterima ?? 0);
  if (all === 0) return 1;
  return accepted.filter(({ keadaan }) => keadaan === "daftar ulang").length / all;
}
