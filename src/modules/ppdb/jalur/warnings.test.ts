/** The committee at its desk, before the season opens: a rule that departs from the decree is said to them, and stops nobody. */
import { expect, test } from "vitest";
import { type RuleJalur, type RulePeriode, ruleWarnings, sheetWarnings } from "./warnings.ts";
import { type Span, windowOf } from "./windows.ts";

const empty: Span = { buka: null, bukaPukul: null, tutup: null, tutupPukul: null };
const periode: RulePeriode = {
  buka: "2027-02-01",
  tutup: "2027-06-30",
  kuota: 288,
  pengumuman: "2027-07-05",
  afirmasiPersen: null,
  biaya: null,
  tanyaJurusan: true,
};

function jalur(some: Partial<RuleJalur> = {}, wave: Span = empty): RuleJalur {
  const { buka, bukaPukul, tutup, tutupPukul } = { ...empty, ...some };
  const span = { buka, bukaPukul, tutup, tutupPukul };
  return {
    ...{ jenis: "reguler", gelombang: "Gelombang 1", wave, kuota: null, program: [], bobot: {}, seri: [], syarat: "Lulus MTs" },
    ...windowOf(periode, wave, span),
    ...some,
    ...span,
  };
}

const said = (some: Partial<RuleJalur>, wave?: Span) => ruleWarnings(periode, [jalur(some, wave)]);

test("rules that follow the decree are not spoken of", () => {
  const whole = { kuota: 43, program: [20, 23], bobot: { rapor: 60, tes: 40 }, seri: ["rapor", "usia"] };
  expect(said({ jenis: "afirmasi", ...whole })).toEqual([]);
});

test("more than 15 % for afirmasi is said, or more than what the year's decree allows", () => {
  expect(said({ jenis: "afirmasi", kuota: 44 })).toEqual(["Kuota afirmasi 44 tempat. Batas 15 % dari 288 adalah 43 tempat."]);
  expect(ruleWarnings({ ...periode, afirmasiPersen: 20 }, [jalur({ jenis: "afirmasi", kuota: 57 })])).toEqual([]);
});

test.each([
  ["a fee", { ...periode, biaya: 50_000 }, {}, "Biaya pendaftaran terisi"],
  ["more places than there are", periode, { kuota: 289 }, "Kuota semua jalur 289"],
  ["more places in programmes than in the path", periode, { kuota: 10, program: [6, 5] }, "kuota semua program 11"],
  ["no requirements", periode, { syarat: null }, "syaratnya belum ditulis"],
  ["weights that are no whole", periode, { bobot: { rapor: 60 }, seri: ["rapor"] }, "jumlah bobot 60 %"],
  ["nothing that decides between equals", periode, { bobot: { rapor: 100 } }, "belum ada penentu"],
  ["a tie-break nobody scores", periode, { bobot: { rapor: 100, tes: null }, seri: ["tes"] }, "tidak ikut dinilai"],
  ["days beyond the period", periode, { tutup: "2027-07-02" }, "di luar masa periode"],
  ["a path that never opens", periode, { buka: "2027-07-10" }, "tidak pernah terbuka"],
  ["the announcement before the end", { ...periode, pengumuman: "2027-06-01" }, {}, "sesudah tanggal pengumuman"],
] as const)("%s is said", (_, rules, some, sentence) => {
  expect(ruleWarnings(rules, [jalur(some)])).toEqual([expect.stringContaining(sentence)]);
});

test("a path that goes on after its wave is said", () => {
  const wave = { ...empty, tutup: "2027-03-31" };
  expect(said({ tutup: "2027-04-30" }, wave)).toEqual(["Reguler (Gelombang 1): waktunya di luar waktu gelombangnya."]);
});

test("rules that nobody can read are spoken of until the period is over, more loudly once it is open", () => {
  const on = (day: string, sheet: "belum" | "diubah" | "terbit") => sheetWarnings(periode, sheet, day).join();
  expect(on("2027-01-31", "belum")).toContain("Terbitkan sebelum pendaftaran dibuka 1 Februari 2027.");
  expect(on("2027-02-01", "belum")).toContain("sudah dibuka sejak 1 Februari 2027 tanpa lembar aturan");
  expect(on("2027-06-30", "diubah")).toContain("sedang diubah");
  expect([on("2027-07-01", "belum"), on("2027-02-01", "terbit")]).toEqual(["", ""]);
});
