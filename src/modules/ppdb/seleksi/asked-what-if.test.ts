/**
 * The committee at a laptop in June tries out other numbers; what it tries stands in the address. What goes wrong: a number that a rule may
 * have is not tried, one that no rule may have is, or the rules of another path or wave move with it.
 */
import { describe, expect, test } from "vitest";
import { readAskedSeleksi } from "./asked.ts";
import type { Bundle } from "./bundle.ts";
import { sebabLabel } from "./koreksi.ts";
import { tellGugur, tellNaik } from "./tell-tempat.ts";
import { isSameRules, readWhatIf, tryRules } from "./what-if.ts";

const read = (query: string) => readWhatIf(new URLSearchParams(query));

describe("what is asked", () => {
  test("stands in the address as it is, and is nothing without one", () => {
    expect(readAskedSeleksi(new URLSearchParams())).toEqual({ gelombang: "", jalur: "", halaman: 1, coba: {} });
    expect(readAskedSeleksi(new URLSearchParams("gelombang=g&jalur=tahfidz&halaman=3&coba.tahfidz.kuota=0"))).toEqual({
      ...{ gelombang: "g", jalur: "tahfidz", halaman: 3, coba: { "tahfidz.kuota": 0 } },
    });
  });

  test.each([
    ["kuota=10000", { "reguler.kuota": 10_000 }],
    ["kuota=0", { "reguler.kuota": 0 }],
    ["cadangan=10000", { "reguler.cadangan": 10_000 }],
    ["program.ipa=101", { "reguler.program.ipa": 101 }],
    ["bobot.tes=100", { "reguler.bobot.tes": 100 }],
    ["bobot.tes=0", { "reguler.bobot.tes": 0 }],
    ["seri.3=waktu", { "reguler.seri.3": "waktu" }],
    ["seri.1=", { "reguler.seri.1": "" }],
  ])("%s is tried", (query, tried) => expect(read(`coba.reguler.${query}`)).toEqual(tried));

  test.each([
    "kuota=",
    "kuota=%20",
    "kuota=1.5",
    "cadangan=10001",
    "bobot.tes=-1",
    "bobot.tes=",
    "seri.0=usia",
    "seri.1=nama",
    "kuota.ipa=1",
    "bobot.=1",
  ])("%s is not", (query) => expect(read(`coba.reguler.${query}`)).toEqual({}));

  test("only of a name that a path may have, from its beginning to its end", () => {
    for (const name of ["x.coba.reguler.kuota", "coba.REGULER.kuota", "coba..kuota", `coba.${"a".repeat(31)}.kuota`, "coba.reguler.kuotax"])
      expect(read(`${name}=1`)).toEqual({});
    expect(read("coba.prestasi-akademik.kuota=1")).toEqual({ "prestasi-akademik.kuota": 1 });
  });
});

describe("tried out", () => {
  const path = (jenis: string, gelombang = "satu") => ({
    ...{ jenis, gelombang, kuota: 2, cadangan: 1, program: { ipa: 1, ips: null }, bobot: { rapor: 60, tes: 40 } },
    seri: ["rapor", "usia", null],
  });
  const sheet = {
    bentuk: "aturan-ppdb/1",
    kuota: 10,
    daftarUlangSelesai: "2027-07-11",
    jalur: [path("reguler"), path("tahfidz"), path("reguler", "dua")],
  };
  const bundle: Bundle = { bentuk: "seleksi-ppdb/1", gelombang: "satu", aturan: JSON.stringify(sheet), pelamar: [] };
  const rules = (query: string) => JSON.parse(tryRules(bundle, read(query)).aturan);

  test("nothing is the very same bundle, and a sheet that nobody reads stays as it is", () => {
    expect(tryRules(bundle, {})).toBe(bundle);
    const torn = { ...bundle, aturan: "{" };
    expect(tryRules(torn, { "reguler.kuota": 1 })).toBe(torn);
  });

  test("each field is changed where it stands, and no other", () => {
    const [first, ...others] = [path("reguler"), path("tahfidz"), path("reguler", "dua")];
    const whole = (more: object) => ({ kuota: 10, daftarUlangSelesai: "2027-07-11", jalur: [{ ...first, ...more }, ...others] });
    expect(rules("coba.reguler.cadangan=0")).toEqual(whole({ cadangan: 0 }));
    expect(rules("coba.reguler.kuota=0")).toEqual(whole({ kuota: 0 }));
    expect(rules("coba.reguler.bobot.tes=0")).toEqual(whole({ bobot: { rapor: 60, tes: 0 } }));
    expect(rules("coba.reguler.program.agama=0")).toEqual(whole({ program: { ipa: 1, ips: null, agama: 0 } }));
    expect(rules("coba.periode.kuota=0")).toEqual({ ...whole({}), kuota: 0 });
  });

  test("tie-breaks keep their order and close their gaps, and a fourth there is not", () => {
    expect(rules("coba.reguler.seri.1=&coba.reguler.seri.2=").jalur[0].seri).toEqual([null, null, null]);
    expect(rules("coba.reguler.seri.3=tes").jalur[0].seri).toEqual(["rapor", "usia", "tes"]);
    const short = { ...bundle, aturan: JSON.stringify({ ...sheet, jalur: [{ ...path("reguler"), seri: [] }] }) };
    expect(JSON.parse(tryRules(short, read("coba.reguler.seri.2=tes")).aturan).jalur[0].seri).toEqual(["tes"]);
  });

  test("a number that is the same is no other rule", () => {
    expect(isSameRules(bundle, tryRules(bundle, read("coba.reguler.kuota=2&coba.reguler.seri.1=rapor")))).toBe(true);
    expect(isSameRules(bundle, tryRules(bundle, read("coba.reguler.kuota=3")))).toBe(false);
  });
});

test("where the rules name no day, a family is told of its place without one", () => {
  const told = { namaLengkap: "Aminah", nomor: "PMBM-2027-1", sekolah: "MAN 2", sampai: null, alamat: "https://contoh.id/daftar/status" };
  expect(tellNaik(told)[2]).toBe(
    "Nyatakan bahwa tempat ini diambil di https://contoh.id/daftar/status dengan nomor pendaftaran dan tanggal lahir.",
  );
  expect(tellNaik({ ...told, sampai: "2027-07-08" })[2]).toContain("diambil paling lambat Kamis, 8 Juli 2027 di https://contoh.id");
  expect(tellGugur(told)).toHaveLength(4);
  expect(tellGugur(told)[1]).toContain("Aminah (nomor PMBM-2027-1)");
});

test("why a result was corrected is said in words, and what no list knows as it stands", () => {
  expect([sebabLabel("aturan"), sebabLabel("keberatan"), sebabLabel("lain")]).toEqual([
    ...["Aturan keliru diterapkan", "Keberatan keluarga dikabulkan", "lain"],
  ]);
});
