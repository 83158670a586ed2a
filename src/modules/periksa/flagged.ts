import { askedPage } from "#kit/paging.ts";
import { sizes } from "#kit/register/query.ts";
import { plain } from "#kit/register/related.ts";
import type { Found, RuleWords } from "./rule.ts";

/** Somebody, or something, in which rules found something. */
export interface Flagged {
  readonly id: string;
  readonly nama: string;
  /** Value and name of what the list is narrowed by: a class, a kind of staff. */
  readonly kelompok: string;
  readonly sebutan: string;
  readonly temuan: readonly Found[];
}

/** What became of a finding; "" for all that is found now. */
export type Keadaan = "" | "belum" | "diserahkan" | "diperbaiki";

export const keadaanNames = { belum: "Belum diserahkan", diserahkan: "Di wali kelas", diperbaiki: "Sudah diperbaiki" };

export interface PeriksaQuery {
  readonly cari: string;
  readonly kelompok: string;
  readonly aturan: string;
  readonly keadaan: Keadaan;
  readonly urut: "nama" | "kelompok" | "banyak";
  readonly arah: "asc" | "desc";
  readonly halaman: number;
  readonly tampil: number;
}

/** Reads `?cari=&kelompok=&aturan=&keadaan=&urut=&arah=&halaman=&tampil=`; every part has a fallback. */
export function readPeriksa(parameters: URLSearchParams): PeriksaQuery {
  const said = (name: string, most = 80) => (parameters.get(name) ?? "").replaceAll("\0", "").trim().slice(0, most);
  const urut = (["nama", "banyak"] as const).find((one) => one === said("urut")) ?? "kelompok";
  return {
    cari: said("cari", 100),
    kelompok: said("kelompok"),
    aturan: said("aturan"),
    keadaan: (["belum", "diserahkan", "diperbaiki"] as const).find((one) => one === said("keadaan")) ?? "",
    urut,
    arah: said("arah") === "desc" || (urut === "banyak" && said("arah") !== "asc") ? "desc" : "asc",
    halaman: askedPage(parameters),
    tampil: sizes.find((one) => String(one) === said("tampil")) ?? 25,
  };
}

export interface PeriksaPage {
  readonly query: PeriksaQuery;
  readonly rows: readonly Flagged[];
  readonly total: number;
  /** By rule, what is found where nothing but the rule is left open; the most frequent first. */
  readonly hitungan: readonly (RuleWords & { readonly banyak: number })[];
  readonly kelompok: readonly { readonly value: string; readonly label: string }[];
  /** How many were looked at. */
  readonly diperiksa: number;
}

type Narrowing = Pick<PeriksaQuery, "cari" | "kelompok" | "aturan" | "keadaan">;

/** Those that the search and the filters leave, each with the findings of the rule alone that is asked for. */
export function narrow(flagged: readonly Flagged[], { cari, kelompok, aturan, keadaan }: Narrowing): Flagged[] {
  const words = plain(cari);
  return flagged.flatMap((one) => {
    if (kelompok !== "" && one.kelompok !== kelompok) return [];
    if (words !== "" && !plain(one.nama).includes(words)) return [];
    const temuan = one.temuan.filter(({ kode, diserahkan = false }) => {
      if (aturan !== "" && kode !== aturan) return false;
      return keadaan === "diserahkan" ? diserahkan : keadaan === "belum" ? !diserahkan : true;
    });
    return temuan.length > 0 ? [{ ...one, temuan }] : [];
  });
}

interface Inspected {
  readonly flagged: readonly Flagged[];
  readonly rules: readonly RuleWords[];
  readonly diperiksa: number;
}

export function pageOf({ flagged, rules, diperiksa }: Inspected, query: PeriksaQuery): PeriksaPage {
  const found = asAsked(flagged, query);
  const counts = new Map<string, number>();
  for (const { temuan } of narrow(flagged, { ...query, aturan: "" }))
    for (const kode of new Set(temuan.map((one) => one.kode))) counts.set(kode, (counts.get(kode) ?? 0) + 1);
  const hitungan = rules.map((rule) => ({ ...rule, banyak: counts.get(rule.kode) ?? 0 })).sort((one, other) => other.banyak - one.banyak);
  const kelompok = [...new Map(flagged.map((one) => [one.kelompok, one.sebutan]))].map(([value, label]) => ({ value, label }));
  return {
    ...{ query, total: found.length, hitungan, diperiksa },
    rows: found.slice((query.halaman - 1) * query.tampil, query.halaman * query.tampil),
    kelompok: kelompok.sort((one, other) => byName.compare(one.label, other.label)),
  };
}

/** Narrowed, and in the order of the screen. */
export const asAsked = (flagged: readonly Flagged[], query: PeriksaQuery): Flagged[] => sorted(narrow(flagged, query), query);

const byName = new Intl.Collator("id", { numeric: true });

function sorted(found: Flagged[], { urut, arah }: PeriksaQuery): Flagged[] {
  const sign = arah === "desc" ? -1 : 1;
  const by = {
    nama: () => 0,
    kelompok: (one: Flagged, other: Flagged) => byName.compare(one.sebutan, other.sebutan),
    banyak: (one: Flagged, other: Flagged) => one.temuan.length - other.temuan.length,
  }[urut];
  return found.sort((one, other) =>
    urut === "nama" ? sign * byName.compare(one.nama, other.nama) : sign * by(one, other) || byName.compare(one.nama, other.nama),
  );
}
