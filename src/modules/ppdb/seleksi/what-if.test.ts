import { describe, expect, test } from "vitest";
import { canonical } from "#kit/audit/canonical.ts";
import type { Bundle, Pelamar } from "./bundle.ts";
import { select } from "./select.ts";
import { isSameRules, readWhatIf, tryRules } from "./what-if.ts";

/** Before it is proposed, the committee asks what another number would change: of one path, or of what the paths share. */
const path = {
  ...{ jenis: "reguler", gelombang: "satu", kuota: 2, cadangan: 1, program: { ipa: 1, ips: null, bahasa: null, agama: null } },
  ...{ bobot: { rapor: 50, tes: 50 }, seri: ["rapor", null, null] },
};
const child = (id: string, rapor: number, tes: number, more: Partial<Pelamar> = {}): Pelamar => ({
  ...{ id, jalur: "reguler", program: "ipa", nilai: { rapor, tes }, usia: 1, waktu: 1, mundur: null },
  ...more,
});
const bundle = (jalur: readonly object[] = [path], kuota = 10): Bundle => ({
  ...{ bentuk: "seleksi-ppdb/1", gelombang: "satu", aturan: canonical({ kuota, daftarUlangSelesai: null, jalur }) },
  pelamar: [
    child("a", 8000, 8000),
    child("b", 7000, 8000),
    child("c", 8000, 7000, { usia: 0 }),
    child("d", 6000, 6000, { program: "ips" }),
  ],
});
const tried = (query: string, of = bundle()) => tryRules(of, readWhatIf(new URLSearchParams(query)));
const taken = (query: string, of = bundle()) =>
  select(tried(query, of)).jalur.flatMap(({ urutan }) => urutan.filter(({ hasil }) => hasil === "diterima").map(({ id }) => id));

describe("the committee tries out", () => {
  test.each([
    ["nothing", "", ["a", "d"]],
    ["more places of one programme", "coba.reguler.program.ipa=2", ["a", "c"]],
    ["none of another", "coba.reguler.program.ips=0", ["a"]],
    ["another tie-break", "coba.reguler.program.ipa=2&coba.reguler.seri.1=tes", ["a", "b"]],
    ["a tie-break by age", "coba.reguler.program.ipa=2&coba.reguler.seri.1=usia", ["a", "c"]],
    ["other weights", "coba.reguler.program.ipa=2&coba.reguler.bobot.rapor=10&coba.reguler.bobot.tes=90", ["a", "b"]],
    ["fewer places of the path", "coba.reguler.kuota=1", ["a"]],
  ])("%s", (_, query, ids) => {
    expect(taken(query)).toEqual(ids);
  });

  test("the places of the period, where a path has no quota of its own", () => {
    const open = bundle([{ ...path, kuota: null, program: {} }], 2);
    expect(taken("", open)).toEqual(["a", "c"]);
    expect(taken("coba.periode.kuota=3", open)).toEqual(["a", "c", "b"]);
  });

  test("a tie-break in the second place, when the first one is taken away the gap closes", () => {
    const seri = (query: string) => JSON.parse(tried(query).aturan).jalur[0].seri;
    expect(seri("coba.reguler.seri.2=usia")).toEqual(["rapor", "usia", null]);
    expect(seri("coba.reguler.seri.1=&coba.reguler.seri.2=usia")).toEqual(["usia", null, null]);
    expect(seri("coba.reguler.seri.2=rapor&coba.reguler.seri.3=tes")).toEqual(["rapor", "tes", null]);
  });

  test("and a form that was sent as it stood has changed nothing", () => {
    const same =
      "coba.reguler.kuota=2&coba.reguler.program.ipa=1&coba.reguler.program.ips=&coba.reguler.bobot.tes=50&coba.reguler.seri.1=rapor";
    expect(isSameRules(bundle(), tried(`${same}&coba.reguler.seri.2=&coba.reguler.seri.3=`))).toBe(true);
    expect(isSameRules(bundle(), tried("coba.reguler.seri.2=tes"))).toBe(false);
  });
});

test("another wave of the same path keeps its rules", () => {
  const two = bundle([path, { ...path, gelombang: "dua" }]);
  const [one, other] = JSON.parse(tried("coba.reguler.kuota=1", two).aturan).jalur;
  expect([one.kuota, other.kuota]).toEqual([1, 2]);
});

test("what no rule could hold is not read", () => {
  const wrong = [
    "kuota=1,5",
    "kuota=-1",
    "kuota=10001",
    "bobot.tes=101",
    "program.ipa=x",
    "program.ipa=",
    "seri.1=nama",
    "seri.4=usia",
    "x=1",
  ];
  for (const one of wrong) expect(readWhatIf(new URLSearchParams(`coba.reguler.${one}`)), one).toEqual({});
});
