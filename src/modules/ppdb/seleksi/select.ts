import { canonical } from "#kit/audit/canonical.ts";
import { type Aturan, type AturanJalur, type Bundle, type Pelamar, programs, readAturan } from "./bundle.ts";
import { sha256 } from "./sha256.ts";

export type Hasil = "diterima" | "cadangan" | "tidak diterima" | "mengundurkan diri" | "belum lengkap";

export interface Baris {
  readonly id: string;
  readonly program: string | null;
  readonly peringkat: number | null;
  /** In ten-thousandths of a point. */
  readonly jumlah: number | null;
  /** What decided against the one above, of the same sum. */
  readonly penentu: string | null;
  readonly hasil: Hasil;
  /** Place in the waiting list. */
  readonly cadangan: number | null;
}

export interface HasilJalur {
  readonly jenis: string;
  readonly tempat: number;
  /** The lowest sum that was taken: "semua", and by programme. */
  readonly batas: Readonly<Record<string, number | null>>;
  readonly urutan: readonly Baris[];
}

export interface Daftar {
  readonly bentuk: "hasil-ppdb/1";
  readonly gelombang: string;
  readonly aturan: string;
  readonly jalur: readonly HasilJalur[];
}

/** The list of a wave, as docs/adr/0072 says it. Throws where the sheet of rules is none, or lacks an applicant's path. */
export function select({ aturan: text, gelombang, pelamar }: Bundle): Daftar {
  const aturan = readAturan(text);
  if (!aturan) throw new TypeError("the sheet of rules is not readable");
  const paths = pathsOf(aturan, gelombang);
  const byPath = Map.groupBy(pelamar, ({ jalur }) => jalur);
  for (const jenis of byPath.keys()) if (!paths.some((path) => path.jenis === jenis)) throw new TypeError(`no path ${jenis} in this wave`);
  let rest = restOf(aturan);
  const jalur = paths.map((path): HasilJalur => {
    const tempat = path.kuota ?? rest;
    const { urutan, taken } = judge(path, byPath.get(path.jenis) ?? [], { tempat, last: aturan.daftarUlangSelesai });
    if (path.kuota === null || path.kuota === undefined) rest -= taken;
    return { jenis: path.jenis, tempat, batas: cutsOf(urutan), urutan };
  });
  return { bentuk: "hasil-ppdb/1", gelombang, aturan: sha256(text), jalur };
}

/** By this two lists are known to be the same. */
export const digestOf = (daftar: Daftar): string => sha256(canonical(daftar));

/** The paths of a wave, each once. */
export const pathsOf = ({ jalur }: Aturan, gelombang: string): readonly AturanJalur[] =>
  jalur.filter((one, place) => one.gelombang === gelombang && jalur.findIndex((other) => isSame(one, other)) === place);

const isSame = (one: AturanJalur, other: AturanJalur): boolean => one.gelombang === other.gelombang && one.jenis === other.jenis;

const restOf = ({ kuota, jalur }: Aturan): number => Math.max(0, kuota - jalur.reduce((sum, one) => sum + (one.kuota ?? 0), 0));

/** Weight × mark of each part that weighs; null where a mark is lacking. */
export function linesOf({ bobot }: Pick<AturanJalur, "bobot">, { nilai }: Pick<Pelamar, "nilai">) {
  return Object.entries(bobot).flatMap(([komponen, weight]) => {
    if (!weight) return [];
    const mark = nilai[komponen] ?? null;
    return [{ komponen, bobot: weight, nilai: mark, hasil: mark === null ? null : weight * mark }];
  });
}

function sumOf(path: AturanJalur, pelamar: Pelamar): number | null {
  let sum = 0;
  for (const { hasil } of linesOf(path, pelamar)) {
    if (hasil === null) return null;
    sum += hasil;
  }
  return sum;
}

interface Ranked {
  readonly pelamar: Pelamar;
  readonly jumlah: number;
}

interface Room {
  readonly tempat: number;
  /** Until when a place that falls free is given on. */
  readonly last: string | null;
}

function judge(path: AturanJalur, pelamar: readonly Pelamar[], { tempat, last }: Room): { urutan: readonly Baris[]; taken: number } {
  const seri = [...path.seri.filter((one) => one !== null), "waktu"];
  const summed = pelamar.map((one) => ({ pelamar: one, jumlah: sumOf(path, one) }));
  const ranked = summed.filter((one): one is Ranked => one.jumlah !== null).sort(byRank(seri));
  const left = new Map(Object.entries(path.program).filter((entry): entry is [string, number] => typeof entry[1] === "number"));
  let [taken, waiting] = [0, 0];
  const urutan = ranked.map(({ pelamar: one, jumlah }, place): Baris => {
    const { id, program, mundur } = one;
    const passed = mundur !== null && (last === null || mundur <= last);
    const ofProgram = program === null ? undefined : left.get(program);
    const placed = !passed && taken < tempat && (ofProgram === undefined || ofProgram > 0);
    if (placed) {
      taken += 1;
      if (program !== null && ofProgram !== undefined) left.set(program, ofProgram - 1);
    }
    const waits = !placed && mundur === null && waiting < (path.cadangan ?? 0);
    if (waits) waiting += 1;
    return {
      ...{ id, program, peringkat: place + 1, jumlah, penentu: decidedBy(seri, ranked[place - 1], { pelamar: one, jumlah }) },
      hasil: mundur !== null ? "mengundurkan diri" : placed ? "diterima" : waits ? "cadangan" : "tidak diterima",
      cadangan: waits ? waiting : null,
    };
  });
  return {
    urutan: [
      ...urutan,
      ...summed
        .filter(({ jumlah }) => jumlah === null)
        .map(({ pelamar: one }) => unfinished(one))
        .sort(byId),
    ],
    taken,
  };
}

const unfinished = ({ id, program, mundur }: Pelamar): Baris => ({
  ...{ id, program, peringkat: null, jumlah: null, penentu: null, cadangan: null },
  hasil: mundur === null ? "belum lengkap" : "mengundurkan diri",
});

const byId = (one: Baris, other: Baris): number => (one.id < other.id ? -1 : 1);

const byRank =
  (seri: readonly string[]) =>
  (one: Ranked, other: Ranked): number => {
    if (one.jumlah !== other.jumlah) return other.jumlah - one.jumlah;
    for (const by of seri) {
      const apart = weigh(by, one.pelamar) - weigh(by, other.pelamar);
      if (apart !== 0) return apart;
    }
    return 0;
  };

/** The lower comes first. */
function weigh(by: string, { usia, waktu, nilai }: Pelamar): number {
  if (by === "usia") return usia;
  return by === "waktu" ? waktu : -(nilai[by] ?? -1);
}

function decidedBy(seri: readonly string[], above: Ranked | undefined, { pelamar, jumlah }: Ranked): string | null {
  if (above?.jumlah !== jumlah) return null;
  return seri.find((by) => weigh(by, above.pelamar) !== weigh(by, pelamar)) ?? null;
}

function cutsOf(urutan: readonly Baris[]): Readonly<Record<string, number | null>> {
  const taken = urutan.filter(({ hasil }) => hasil === "diterima");
  const last = (some: readonly Baris[]): number | null => some.at(-1)?.jumlah ?? null;
  return {
    semua: last(taken),
    ...Object.fromEntries(programs.map((name) => [name, last(taken.filter(({ program }) => program === name))])),
  };
}
