/**
 * Who uses it: a wali kelas and the office, at the end of each month, for the folder and the wall. What goes wrong: a day without school
 * counts as absent, another class is read, the sums do not fit the days.
 */
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { fillDemoRekap } from "#tests/support/demo-rekap.ts";
import { readXlsx } from "#tests/support/read-sheet.ts";
import { daftarHadir, daftarHadirPaper, daftarHadirSheet } from "./daftar-hadir.server.ts";
import { lastMonths, markOf } from "./daftar-hadir.ts";

/** Thursday 6 August 2026, after the day closed. */
const home = useDatabase({ policy, clock: () => new Date("2026-08-06T16:00:00+08:00") });
const [kepala, wali, guru] = [actor("kepala"), actor("waliKelas"), actor("guru")];
const dalam = <T>(work: (ctx: Ctx) => Promise<T>, who = kepala) => home.scope(who).transaction(work);
const id: Record<string, string> = {};
const daftar = (kelas: string, who = kepala, bulan = "2026-08") => dalam((ctx) => daftarHadir(ctx, { kelas, bulan }), who);

beforeAll(async () => {
  await home.scope(system("uji")).transaction(seedSekolah);
  Object.assign(id, await dalam((ctx) => fillDemoRekap(ctx, { wali, guru })));
});

test("has a column for each day, S, I and A counted on days of school alone, and ends with totals and signatures", async () => {
  const isi = await daftar(id["X.E-2"] ?? "", wali);
  expect(isi.hari).toHaveLength(31);
  const { header, rows } = await readXlsx(await daftarHadirSheet(isi));
  const lines = [header, ...rows].filter((line) => line.some((cell) => cell !== ""));
  expect(lines.slice(0, 2).map(([cell]) => cell)).toEqual(["Daftar Hadir Kelas X.E-2", "Agustus 2026"]);
  const head = lines[2] ?? [];
  expect([head.slice(0, 4), head.slice(-3)]).toEqual([
    ["No.", "NISN", "Nama", "1"],
    ["S", "I", "A"],
  ]);
  const person = (nama: string) => lines.find((line) => line[2] === nama) ?? [];
  // The 4th and 5th are no days of school, so what was recorded on the 5th is not counted.
  expect(person("Ayu").slice(5, 9)).toEqual(["•", "–", "–", "A"]);
  expect(person("Ayu").slice(-3)).toEqual(["0", "0", "1"]);
  expect(person("Bima").slice(5, 9)).toEqual(["A", "–", "–", ""]);
  expect(person("Jumlah").slice(-3)).toEqual(["0", "0", "2"]);
  expect(lines.flat()).toEqual(expect.arrayContaining(["Wali Kelas X.E-2,", "Wali"]));
});

test("fits on paper with both signatures", async () => {
  const isi = await daftar(id["X.E-2"] ?? "");
  const pdf = await daftarHadirPaper(isi, { letterhead: { names: ["MAN 1 Palu"], address: "Palu" } });
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  expect(totalPages).toBe(1);
  const said = text.replace(/\s+/g, " ");
  expect(said).toMatch(/Ayu.*Bima.*Jumlah/);
  for (const signed of ["Kepala Madrasah,", "Wali Kelas X.E-2,"]) expect(said).toContain(signed);
});

test("of the staff is for those who see all of them, and a class for those who lead or teach it", async () => {
  expect((await daftar("guru")).orang.map(({ nama }) => nama)).toEqual(["Guru", "Hasan"]);
  await expect(daftar("guru", wali)).rejects.toMatchObject({ kind: "notFound" });
  await expect(daftar(id["X.E-10"] ?? "", wali)).rejects.toMatchObject({ kind: "notFound" });
  await expect(daftar(id["X.E-2"] ?? "", actor("humas"))).rejects.toMatchObject({ kind: "notFound" });
});

test.each(["2026-09", "2026-13", "", "kini"])("there is none of the month %j", async (bulan) => {
  await expect(daftar(id["X.E-2"] ?? "", kepala, bulan)).rejects.toMatchObject({ kind: "notFound" });
});

test("what is not known leaves the field empty, and months go back over the year", () => {
  expect([markOf(undefined), markOf("lain"), markOf("sakit")]).toEqual(["", "", "S"]);
  expect(lastMonths("2026-02-14", 3)).toEqual(["2026-02", "2026-01", "2025-12"]);
});
