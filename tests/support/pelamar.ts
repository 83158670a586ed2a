import { canonical } from "#kit/audit/canonical.ts";
import type { Bundle, Pelamar } from "#modules/ppdb/seleksi/bundle.ts";

/** The same numbers at every run, on every machine (mulberry32). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const gelombang = "Gelombang 1";
const none = { rapor: null, tes: null, btq: null, tahfidz: null, wawancara: null, prestasi: null };
const open = { ipa: null, ips: null, bahasa: null, agama: null };

/** A sheet of rules for `many` applicants: three paths, one with places by programme, one that takes what the others leave. */
export const golden = (many: number): string =>
  canonical({
    ...{ bentuk: "aturan-ppdb/1", tahunAjaran: "2027/2028", kuota: Math.floor(many * 0.4), daftarUlangSelesai: "2027-07-11" },
    jalur: [
      {
        ...{ jenis: "afirmasi", gelombang, kuota: Math.floor(many * 0.05), program: open, cadangan: Math.floor(many * 0.02) },
        ...{ bobot: { ...none, rapor: 60, wawancara: 40 }, seri: ["rapor", "usia", null] },
      },
      {
        ...{ jenis: "prestasi-akademik", gelombang, kuota: Math.floor(many * 0.1), cadangan: null },
        program: { ...open, ipa: Math.floor(many * 0.05), agama: Math.floor(many * 0.02) },
        ...{ bobot: { ...none, rapor: 50, prestasi: 50 }, seri: ["prestasi", null, null] },
      },
      {
        ...{ jenis: "reguler", gelombang, kuota: null, program: open, cadangan: Math.floor(many * 0.1) },
        ...{ bobot: { ...none, rapor: 40, tes: 40, btq: 20 }, seri: ["tes", "rapor", "usia"] },
      },
      {
        jenis: "reguler",
        gelombang: "Gelombang 2",
        kuota: Math.floor(many * 0.05),
        program: open,
        cadangan: null,
        bobot: none,
        seri: [null, null, null],
      },
    ],
  });

const paths = ["reguler", "reguler", "reguler", "prestasi-akademik", "afirmasi"] as const;
const programs = ["ipa", "ipa", "ips", "bahasa", "agama", null] as const;

/** Invented applicants: coarse marks so that many are equal, some who withdrew in time or late, some with a mark lacking. */
export function goldenBundle(many: number, seed = 2027): Bundle {
  const any = seeded(seed);
  const mark = () => 6000 + any(16) * 250;
  const pelamar = Array.from({ length: many }, (_, place): Pelamar => {
    const nilai = { rapor: mark(), tes: mark(), btq: mark(), tahfidz: null, wawancara: mark(), prestasi: mark() };
    return {
      id: `p${String(place * 7919 + any(7919)).padStart(9, "0")}`,
      jalur: paths[any(paths.length)] ?? "reguler",
      program: programs[any(programs.length)] ?? null,
      nilai: any(50) === 0 ? { ...nilai, rapor: null } : nilai,
      usia: 1 + any(400),
      waktu: place + 1,
      mundur: any(20) === 0 ? (any(3) === 0 ? "2027-07-20" : "2027-07-08") : null,
    };
  });
  return { bentuk: "seleksi-ppdb/1", aturan: golden(many), gelombang, pelamar };
}
