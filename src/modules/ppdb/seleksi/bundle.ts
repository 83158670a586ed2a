/** What the selection of a wave is made from; docs/adr/0072 says what each of it means. */
export interface Bundle {
  readonly bentuk: "seleksi-ppdb/1";
  /** The published sheet of rules, byte for byte. */
  readonly aturan: string;
  readonly gelombang: string;
  readonly pelamar: readonly Pelamar[];
}

export interface Pelamar {
  readonly id: string;
  readonly jalur: string;
  readonly program: string | null;
  /** By part, in hundredths. */
  readonly nilai: Readonly<Record<string, number | null>>;
  readonly usia: number;
  readonly waktu: number;
  readonly mundur: string | null;
}

/** Of the sheet of rules, what the selection reads. */
export interface Aturan {
  readonly kuota: number;
  readonly daftarUlangSelesai: string | null;
  readonly jalur: readonly AturanJalur[];
}

export interface AturanJalur {
  readonly jenis: string;
  readonly gelombang: string;
  readonly kuota: number | null;
  readonly program: Readonly<Record<string, number | null>>;
  readonly bobot: Readonly<Record<string, number | null>>;
  readonly seri: readonly (string | null)[];
  readonly cadangan: number | null;
}

export const programs = ["ipa", "ips", "bahasa", "agama"] as const;

/** Reads a bundle that somebody brings. @returns a sentence where it is none */
export function readBundle(text: string): Bundle | { readonly salah: string } {
  const read = parsed(text);
  if (!isObject(read) || read.bentuk !== "seleksi-ppdb/1") return { salah: "Berkas ini bukan paket seleksi PPDB." };
  const { aturan, gelombang, pelamar } = read;
  if (typeof aturan !== "string" || typeof gelombang !== "string" || !Array.isArray(pelamar)) return { salah: "Paket ini tidak lengkap." };
  if (!readAturan(aturan)) return { salah: "Lembar aturan dalam paket ini tidak terbaca." };
  const wrong = pelamar.findIndex((one: unknown) => !isPelamar(one));
  if (wrong >= 0) return { salah: `Data pelamar ke-${wrong + 1} dalam paket ini tidak terbaca.` };
  const known: readonly Pelamar[] = pelamar;
  if (new Set(known.map(({ id }) => id)).size < known.length) return { salah: "Dalam paket ini ada pelamar yang tertulis dua kali." };
  return { bentuk: "seleksi-ppdb/1", aturan, gelombang, pelamar: known };
}

/** @returns undefined for a text that is no sheet of rules */
export function readAturan(text: string): Aturan | undefined {
  const read = parsed(text);
  if (!isObject(read) || !isCount(read.kuota) || !Array.isArray(read.jalur) || !read.jalur.every(isAturanJalur)) return undefined;
  const { kuota, daftarUlangSelesai, jalur } = read;
  // Sheets of before there was a waiting list do not name one.
  const whole = jalur.map((one: AturanJalur): AturanJalur => ({ ...one, cadangan: one.cadangan ?? null }));
  return { kuota, daftarUlangSelesai: typeof daftarUlangSelesai === "string" ? daftarUlangSelesai : null, jalur: whole };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 1_000_000;
const isCountOrNull = (value: unknown): boolean => value === null || value === undefined || isCount(value);
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === "string";

const isAturanJalur = (value: unknown): value is AturanJalur =>
  isObject(value) &&
  typeof value.jenis === "string" &&
  typeof value.gelombang === "string" &&
  isCountOrNull(value.kuota) &&
  isCountOrNull(value.cadangan) &&
  isObject(value.program) &&
  Object.values(value.program).every(isCountOrNull) &&
  isObject(value.bobot) &&
  Object.values(value.bobot).every(isCountOrNull) &&
  Array.isArray(value.seri) &&
  value.seri.every(isTextOrNull);

const isPelamar = (value: unknown): value is Pelamar =>
  isObject(value) &&
  typeof value.id === "string" &&
  typeof value.jalur === "string" &&
  isTextOrNull(value.program) &&
  isObject(value.nilai) &&
  Object.values(value.nilai).every((one) => isCountOrNull(one) && Number(one ?? 0) <= 10_000) &&
  isCount(value.usia) &&
  isCount(value.waktu) &&
  (value.mundur === null || (typeof value.mundur === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value.mundur)));
