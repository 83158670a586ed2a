/**
 * The committee reads what is doubtful in its rules before it publishes them, a few times a year. What goes wrong: a warning at exactly the
 * limit, which is right, trains it to read none; the one beside the limit is not said.
 */
import { describe, expect, test } from "vitest";
import { pathWarnings, quotaWarnings, type RuleJalur, type RulePeriode, ruleWarnings, sheetWarnings, weightsWarning } from "./warnings.ts";
import { type Span, windowOf } from "./windows.ts";

const empty: Span = { buka: null, bukaPukul: null, tutup: null, tutupPukul: null };
const periode: RulePeriode = {
  ...{ buka: "2027-02-01", tutup: "2027-06-30", kuota: 100, pengumuman: "2027-06-30", afirmasiPersen: null, biaya: 0, tanyaJurusan: true },
};
const jalur = (some: Partial<RuleJalur> = {}, wave: Partial<Span> = {}): RuleJalur => {
  const { buka, bukaPukul, tutup, tutupPukul } = { ...empty, ...some };
  const [span, above] = [
    { buka, bukaPukul, tutup, tutupPukul },
    { ...empty, ...wave },
  ];
  return {
    ...{ jenis: "reguler", gelombang: "G1", wave: above, kuota: null, program: [], bobot: {}, seri: [], syarat: "Lulus MTs" },
    ...windowOf(periode, above, span),
    ...some,
    ...span,
  };
};
const said = (one: RuleJalur, more: Partial<RulePeriode> = {}) =>
  pathWarnings({ ...periode, ...more }, one).map((line) => line.replace("Reguler (G1): ", ""));

test("no fee, and a fee of nothing, are no fee", () => {
  expect(ruleWarnings(periode, [])).toEqual([]);
  expect(ruleWarnings({ ...periode, biaya: null }, [])).toEqual([]);
  expect(ruleWarnings({ ...periode, biaya: 1 }, [])).toEqual([expect.stringMatching(/^Biaya pendaftaran terisi/)]);
});

describe("places", () => {
  const quota = (rows: readonly RuleJalur[], ...of: Parameters<typeof quotaWarnings>[2][]) => quotaWarnings(periode, rows, ...of);

  test("of all paths are summed, and may be as many as the period has", () => {
    expect(quota([jalur({ kuota: 60 }), jalur({ kuota: 40 }), jalur()])).toEqual([]);
    expect(quota([jalur({ kuota: 60 }), jalur({ kuota: 41 })])).toEqual(["Kuota semua jalur 101 tempat, sedangkan kuota periode 100."]);
  });

  test("of afirmasi may be its share, rounded down, and are said at that path alone", () => {
    const afirmasi = (kuota: number) => [jalur({ jenis: "afirmasi", kuota }), jalur({ kuota: 50 })];
    expect(quota(afirmasi(15))).toEqual([]);
    expect(quota(afirmasi(16))).toEqual(["Kuota afirmasi 16 tempat. Batas 15 % dari 100 adalah 15 tempat."]);
    expect(quota(afirmasi(16), "reguler")).toEqual([]);
    expect(quota(afirmasi(16), "afirmasi")).toHaveLength(1);
    expect(quotaWarnings({ kuota: 19, afirmasiPersen: 10 }, [jalur({ jenis: "afirmasi", kuota: 2 })])).toEqual([
      "Kuota afirmasi 2 tempat. Batas 10 % dari 19 adalah 1 tempat.",
    ]);
    expect(quotaWarnings({ kuota: 19, afirmasiPersen: 0 }, [jalur({ jenis: "afirmasi", kuota: 1 })])).toHaveLength(1);
  });

  test("of programmes may be as many as the path has, and want a form that asks for them", () => {
    expect(said(jalur({ kuota: 10, program: [6, 4, null, null] }))).toEqual([]);
    expect(said(jalur({ kuota: 10, program: [6, 5] }))).toEqual(["kuota semua program 11 tempat, sedangkan kuota jalur 10."]);
    expect(said(jalur({ program: [6, 5] }))).toEqual([]);
    const asks = "ada kuota tiap program, sedangkan formulir tidak menanyakan jurusan.";
    expect(said(jalur({ program: [null, 0] }), { tanyaJurusan: false })).toEqual([asks]);
    expect(said(jalur({ program: [null, null] }), { tanyaJurusan: false })).toEqual([]);
  });
});

describe("days", () => {
  test("on the first and last of the period are right, also of its wave; beside them they are said", () => {
    const beyond = "tanggalnya di luar masa periode, 1 Februari 2027 – 30 Juni 2027.";
    expect(said(jalur({ buka: "2027-02-01", tutup: "2027-06-30" }))).toEqual([]);
    expect(said(jalur({ buka: "2027-01-31" }))).toEqual([beyond]);
    expect(said(jalur({ tutup: "2027-07-01" }))).toEqual([beyond]);
    expect(said(jalur({}, { buka: "2027-01-31" }))).toEqual([beyond]);
    expect(said(jalur({}, { tutup: "2027-07-01" }))).toEqual([beyond]);
  });

  test("that begin before the wave or end after it are said, and those of the wave itself are not", () => {
    const wave = { buka: "2027-03-01", tutup: "2027-03-31" };
    const beyond = ["waktunya di luar waktu gelombangnya."];
    expect(said(jalur({ buka: "2027-03-01", tutup: "2027-03-31" }, wave))).toEqual([]);
    expect(said(jalur({ buka: "2027-02-28" }, wave))).toEqual(beyond);
    expect(said(jalur({ tutup: "2027-04-01" }, wave))).toEqual(beyond);
  });

  test("may go on to the end of the day of the announcement, and no further", () => {
    expect(said(jalur(), { pengumuman: "2027-06-30" })).toEqual([]);
    expect(said(jalur(), { pengumuman: "2027-06-29" })).toEqual(["masih terbuka sesudah tanggal pengumuman."]);
    expect(said(jalur(), { pengumuman: null })).toEqual([]);
  });

  test("of a path that never opens are all that is said of its days", () => {
    expect(said(jalur({ buka: "2027-07-01", tutup: "2027-07-02" }))).toEqual([
      "tidak pernah terbuka, karena waktunya di luar masa periode.",
    ]);
  });
});

describe("scores", () => {
  test("weigh a hundred or nothing", () => {
    expect(weightsWarning({ rapor: 60, tes: 40, btq: null })).toEqual([]);
    expect(weightsWarning({ rapor: null })).toEqual([]);
    expect(weightsWarning({ rapor: 60, tes: 41 })).toEqual(["jumlah bobot 101 %, seharusnya 100 %."]);
  });

  test("want something that decides between equals, which is weighed itself", () => {
    expect(said(jalur({ bobot: { tes: 100 }, seri: [null] }))).toEqual(["belum ada penentu bila nilainya sama."]);
    expect(said(jalur({ bobot: {}, seri: [] }))).toEqual([]);
    expect(said(jalur({ bobot: { tes: 100, btq: 0 }, seri: ["tes", "usia", "btq"] }))).toEqual([
      "penentu “Nilai baca tulis Al-Qur'an lebih tinggi” tidak ikut dinilai.",
    ]);
  });
});

test("a sheet that is not published is said until the last day of the period, softly before the first", () => {
  const said = (day: string) => sheetWarnings(periode, "belum", day).join().slice(0, 28);
  expect(said("2027-01-31")).toBe("Lembar aturan belum terbit. ");
  expect(said("2027-02-01")).toBe("Pendaftaran sudah dibuka sej");
  expect(said("2027-06-30")).toBe("Pendaftaran sudah dibuka sej");
  expect(said("2027-07-01")).toBe("");
});
