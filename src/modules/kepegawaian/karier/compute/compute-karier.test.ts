import { expect, test } from "vitest";
import { describeJenis, describeRemaining, hariRemaining, type Rules, tell } from "../jatuh-tempo.ts";
import { computeKarier, type Karier } from "./compute-karier.ts";
import { addTahun, byRules, startOfNextMonth } from "./tahun.ts";

const rules: readonly Rules[] = [
  { perihal: "kgb", tahun: 2, berlakuMulai: "1977-01-01" },
  { perihal: "kgb-pppk", tahun: 2, berlakuMulai: "2018-12-01" },
  { perihal: "pangkat", tahun: 4, berlakuMulai: "2000-12-01" },
  { perihal: "satyalancana-10", tahun: 10, berlakuMulai: "1995-01-01" },
  { perihal: "satyalancana-20", tahun: 20, berlakuMulai: "1995-01-01" },
  { perihal: "satyalancana-30", tahun: 30, berlakuMulai: "1995-01-01" },
  { perihal: "pensiun-guru", tahun: 60, berlakuMulai: "2006-01-01" },
  { perihal: "pensiun-pelaksana", tahun: 58, berlakuMulai: "2014-01-15" },
  { perihal: "pensiun-ahli-muda", tahun: 58, berlakuMulai: "2014-01-15" },
  { perihal: "pensiun-ahli-madya", tahun: 60, berlakuMulai: "2014-01-15" },
  { perihal: "pensiun-ahli-utama", tahun: 65, berlakuMulai: "2014-01-15" },
];
const hari = "2026-11-21";
const guru: Karier = {
  status: "pns",
  jenis: "guru",
  jabatan: "Guru Ahli Muda",
  tanggalLahir: "1987-07-30",
  tmt: "2012-01-01",
  pangkat: "III/c",
  tmtPangkat: "2023-04-01",
  kgb: "2025-01-01",
  satyalancana: 10,
};
const cerita = (orang: Partial<Karier>, beda: readonly Rules[] = rules) =>
  computeKarier({ ...guru, ...orang }, beda, { hari }).map(({ jenis, menuju, dasar }) => [jenis, menuju, dasar()]);
const jatuh = (orang: Partial<Karier>) => computeKarier({ ...guru, ...orang }, rules, { hari }).map((satu) => [satu.perihal, satu.jatuh]);

test("a career runs from the last raise, the last rank, the first day of service and the birthday", () => {
  expect(jatuh({})).toEqual([
    ["kgb", "2027-01-01"],
    ["pangkat:III/d", "2027-04-01"],
    ["satyalancana:20", "2032-01-01"],
    ["pensiun", "2047-08-01"],
  ]);
  const pangkat = computeKarier(guru, rules, { hari })[1];
  expect(pangkat?.menuju).toBe("Penata Tingkat I (III/d)");
  expect(pangkat?.dasar()).toBe("Pangkat terakhir 1 Apr 2023, tambah 4 tahun");
});

test("nobody waits for what is not asked for: the last day counts too", () => {
  const sampai = (day: string) => computeKarier(guru, rules, { hari, sampai: day }).map(({ perihal }) => perihal);
  expect(sampai("2026-12-31")).toEqual([]);
  expect(sampai("2027-01-01")).toEqual(["kgb"]);
});

test("without a raise that is written down, raises keep step with the first day of service", () => {
  expect(jatuh({ kgb: null })).toContainEqual(["kgb", "2028-01-01"]);
  expect(jatuh({ kgb: null, tmt: "2012-11-21" })).toContainEqual(["kgb", "2026-11-21"]);
  expect(jatuh({ kgb: null, tmt: "2012-11-20" })).toContainEqual(["kgb", "2028-11-20"]);
  expect(jatuh({ kgb: "2020-01-01" })[0]).toEqual(["kgb", "2022-01-01"]);
});

test("of the decorations that were not given, the highest that is due and the next one", () => {
  expect(jatuh({ tmt: "2004-01-01", satyalancana: 0 }).filter(([perihal]) => perihal?.startsWith("satya"))).toEqual([
    ["satyalancana:20", "2024-01-01"],
    ["satyalancana:30", "2034-01-01"],
  ]);
  expect(jatuh({ tmt: "1994-03-01", satyalancana: 30 }).filter(([perihal]) => perihal?.startsWith("satya"))).toEqual([]);
});

test("PPPK have raises and a pension age but no ranks; honorer have none of them; nobody rises above IV/e or after retiring", () => {
  expect(jatuh({ status: "pppk", pangkat: "PPPK-IX" }).map(([perihal]) => perihal)).toEqual(["kgb", "pensiun"]);
  expect(jatuh({ status: "honorer", pangkat: null })).toEqual([]);
  expect(jatuh({ pangkat: "IV/e" }).map(([perihal]) => perihal)).not.toContain("pangkat:undefined");
  expect(jatuh({ tanggalLahir: "1966-12-10" })).toEqual([["pensiun", "2027-01-01"]]);
});

test("the pension age follows the post", () => {
  const usia = (jabatan: string, jenis = "tenaga-kependidikan") => jatuh({ jabatan, jenis }).at(-1)?.[1]?.slice(0, 4);
  expect(usia("Guru Ahli Utama", "guru")).toBe("2047");
  expect(usia("Kepala Urusan Tata Usaha")).toBe("2045");
  expect(usia("Arsiparis Ahli Muda")).toBe("2045");
  expect(usia("Arsiparis Ahli Madya")).toBe("2047");
  expect(usia("Pranata Komputer Ahli Utama")).toBe("2052");
});

test("the rule that is in force on the day counts, older and coming ones as well", () => {
  const naik = (aturan: readonly Rules[]) => byRules(aturan, "kgb", (tahun) => addTahun("2025-01-01", tahun))?.jatuh;
  const lama = { perihal: "kgb", tahun: 2, berlakuMulai: "1977-01-01" } as const;
  expect(naik([])).toBeUndefined();
  expect(naik([{ ...lama, tahun: 3, berlakuMulai: "2026-06-01" }, lama])).toBe("2028-01-01");
  // The first rule counts for what fell due before it was written as well: there was no other.
  expect(naik([{ ...lama, berlakuMulai: "2030-01-01" }])).toBe("2027-01-01");
  expect(naik([lama, { ...lama, tahun: 3, berlakuMulai: "2027-01-01" }])).toBe("2028-01-01");
  expect(naik([lama, { ...lama, tahun: 3, berlakuMulai: "2027-01-02" }])).toBe("2027-01-01");
  expect(naik([lama, { ...lama, tahun: 1, berlakuMulai: "2026-06-01" }])).toBe("2026-06-01");
});

test("years and months end where the calendar says", () => {
  expect(addTahun("2024-02-29", 2)).toBe("2026-03-01");
  expect(addTahun("2024-02-29", 4)).toBe("2028-02-29");
  expect(startOfNextMonth("1966-12-10")).toBe("1967-01-01");
  expect(startOfNextMonth("1966-09-30")).toBe("1966-10-01");
});

test("each tells what it leads to and what it was counted from", () => {
  expect(cerita({})).toEqual([
    ["kgb", "", "KGB terakhir 1 Jan 2025, tambah 2 tahun"],
    ["pangkat", "Penata Tingkat I (III/d)", "Pangkat terakhir 1 Apr 2023, tambah 4 tahun"],
    ["satyalancana", "20 tahun", "TMT bertugas 1 Jan 2012, tambah 20 tahun"],
    ["pensiun", "", "Lahir 30 Jul 1987, batas usia 60 tahun"],
  ]);
  expect(cerita({ kgb: null })[0]).toEqual(["pangkat", "Penata Tingkat I (III/d)", expect.any(String)]);
  expect(cerita({ kgb: null })[1]).toEqual(["kgb", "", "Setiap 2 tahun sejak TMT 1 Jan 2012"]);
  const [tempo] = computeKarier(guru, rules, { hari });
  if (!tempo) throw new Error("something falls due");
  const milik = { pegawaiId: "p", akunId: null, nama: "Ani", nip: null };
  expect(tell({ ...tempo, ...milik })).toMatchObject({ ...milik, dasar: "KGB terakhir 1 Jan 2025, tambah 2 tahun" });
  expect(describeJenis("kgb")).toBe("Kenaikan gaji berkala");
});

test("nothing is counted from what is not known, nor without a rule", () => {
  expect(cerita({}, [])).toEqual([]);
  expect(cerita({ kgb: null }, [])).toEqual([]);
  expect(jatuh({ kgb: null, tmt: null })).toEqual([
    ["pangkat:III/d", "2027-04-01"],
    ["pensiun", "2047-08-01"],
  ]);
  expect(jatuh({ tmtPangkat: null }).map(([perihal]) => perihal)).toEqual(["kgb", "satyalancana:20", "pensiun"]);
  expect(jatuh({ pangkat: null }).map(([perihal]) => perihal)).toEqual(["kgb", "satyalancana:20", "pensiun"]);
  expect(jatuh({ tanggalLahir: null }).map(([perihal]) => perihal)).toEqual(["kgb", "pangkat:III/d", "satyalancana:20"]);
  expect(jatuh({ status: "cpns" })).toEqual(jatuh({}));
  expect(jatuh({ status: "pppk-paruh-waktu" }).map(([perihal]) => perihal)).toEqual(["pensiun"]);
  expect(jatuh({ kgb: null, tmt: "2026-03-01" })[0]).toEqual(["pangkat:III/d", "2027-04-01"]);
  expect(jatuh({ kgb: null, tmt: "2026-03-01" })[1]).toEqual(["kgb", "2028-03-01"]);
  expect(jatuh({ tmt: "2016-11-21", satyalancana: 0 })).toContainEqual(["satyalancana:10", "2026-11-21"]);
});

test("the post that is not known retires as most do", () => {
  const usia = (jabatan: string | null) => jatuh({ jabatan, jenis: "tenaga-kependidikan" }).at(-1)?.[1];
  expect([usia(null), usia("Pustakawan Ahli Pertama"), usia("Ahli Gizi")]).toEqual(["2045-08-01", "2045-08-01", "2045-08-01"]);
});

test("how long it still is, is said in the measure that fits", () => {
  expect([-800, -121, -1, 0, 1, 2, 120, 121, 729, 730, 800].map(describeRemaining)).toEqual([
    ...["lewat 2 tahun", "lewat 3 bulan", "lewat 1 hari", "hari ini", "besok", "2 hari lagi"],
    ...["120 hari lagi", "3 bulan lagi", "23 bulan lagi", "1 tahun lagi", "2 tahun lagi"],
  ]);
  expect([hariRemaining("2026-11-22", hari), hariRemaining("2026-11-20", hari), hariRemaining("2027-11-21", hari)]).toEqual([1, -1, 365]);
});

test("a year ends with December", () => {
  expect([startOfNextMonth("2026-11-30"), startOfNextMonth("2026-12-01")]).toEqual(["2026-12-01", "2027-01-01"]);
  expect([addTahun("2100-02-28", 0), addTahun("2096-02-29", 4), addTahun("0999-05-06", 1)]).toEqual([
    ...["2100-02-28", "2100-03-01", "1000-05-06"],
  ]);
});
