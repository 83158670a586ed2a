/** The sheet lies on the letter for years. What goes wrong: a word of one stands beside the name of another, or what was asked is not on it. */
import { expect, test } from "vitest";
import type { Block } from "#kit/documents/paper.ts";
import { branch, branchLetter, said, somebody } from "#tests/support/branches.ts";
import { instruksi } from "../instruksi.ts";
import { lembarOf } from "./lembar.server.ts";

const tables = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === "table" ? [block] : []));
const facts = (blocks: readonly Block[], at: number) =>
  Object.fromEntries(
    blocks.flatMap((block) => (block.kind === "facts" ? [block.rows] : []))[at]?.map(({ label, value }) => [label, value]) ?? [],
  );
/** Who stands on it, under the last of the tables of each giving. */
const people = (blocks: readonly Block[]) =>
  tables(blocks).flatMap(({ columns, rows }) =>
    columns[0]?.label === "Diteruskan kepada" ? [rows.map(([who, , what]) => [who, what])] : [],
  );
const both = { disposisiId: "d" };

test("each says beside the own name what they said, and nothing of what came without a word", () => {
  const pohon = [branch("a", both), branch("b", both)];
  const tanggapan = [said("a", "Satu."), said("b", "Dua."), said("a", null, { jenis: "penutupan" }), said("a", "Tiga.")];
  expect(people(lembarOf(branchLetter, pohon, tanggapan).blocks)).toEqual([
    [
      ["Guru a", "Satu.\nTiga."],
      ["Guru b", "Dua."],
    ],
  ]);
});

test("what was taken back is not told as done", () => {
  const selesaiPada = new Date("2026-11-22T01:00:00Z");
  const pohon = [branch("a", { ...both, status: "ditarik", selesaiPada }), branch("b", { ...both, status: "ditutup", selesaiPada })];
  const [rows = []] = people(lembarOf(branchLetter, pohon, []).blocks);
  expect(rows.map(([, what]) => what)).toEqual([
    expect.stringMatching(/^Ditarik 22 November/),
    expect.stringMatching(/^Selesai 22 November/),
  ]);
});

test("a position stands under the name of who holds one", () => {
  const pohon = [branch("a", { ...both, kepada: somebody("Sari", "Bendahara") }), branch("b", both)];
  expect(people(lembarOf(branchLetter, pohon, []).blocks)[0]?.map(([who]) => who)).toEqual(["Sari\nBendahara", "Guru b"]);
});

test("each giving stands once, in its order, with its own words and its own time", () => {
  const pohon = [
    branch("a", { disposisiId: "satu", batas: "2026-11-30", catatan: "Segera." }),
    branch("b", { disposisiId: "dua", dari: somebody("Guru a"), sifat: "khusus", instruksi: ["saran", "kode-lama"] }),
    branch("c", { disposisiId: "satu" }),
  ];
  const { blocks } = lembarOf(branchLetter, pohon, []);
  expect(blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : []))).toEqual(["Disposisi Kepala", "Disposisi Guru a"]);
  expect(people(blocks).map((rows) => rows.map(([who]) => who))).toEqual([["Guru a", "Guru c"], ["Guru b"]]);
  expect(facts(blocks, 1)).toEqual({ Tanggal: expect.any(String), Catatan: "Segera.", "Batas waktu": "30 November 2026" });
  expect(facts(blocks, 2)).toMatchObject({
    ...{ Catatan: "", "Batas waktu": "", Sifat: "Perlu perhatian khusus", Instruksi: "Beri saran, kode-lama" },
  });
});

test("what the letter is stands above, and an empty line where it says nothing", () => {
  expect(facts(lembarOf(branchLetter, [], []).blocks, 0)).toEqual({
    ...{ "Kode klasifikasi": "PP.00", "Indeks berkas": "", "Nomor surat": "1/X", "Tanggal surat": "18 November 2026" },
    ...{ "Tanggal diterima": "20 November 2026", Dari: "Kanwil", Perihal: "Undangan", Lampiran: "1 berkas" },
  });
  const without = { ...branchLetter, klasifikasi: null, tanggalSurat: null, lampiran: null };
  expect(facts(lembarOf(without, [], []).blocks, 0)).toMatchObject({ "Kode klasifikasi": "", "Tanggal surat": "", Lampiran: "" });
});

test("every instruction has one place in two columns, read downwards, and one that the sheet knows no more has its own", () => {
  const cells = (codes: readonly string[]) => {
    const { blocks } = lembarOf(branchLetter, [branch("a", { instruksi: codes })], []);
    return tables(blocks).find(({ columns }) => columns[0]?.label === "Instruksi")?.rows ?? [];
  };
  const names = Object.entries(instruksi).map(([code, name]) => `${code === "saran" ? "[ X ]" : "[    ]"}  ${name}`);
  const half = Math.ceil(names.length / 2);
  const rows = cells(["saran"]);
  expect(rows.map(([left]) => left)).toEqual(names.slice(0, half));
  expect(rows.map(([, right]) => right)).toEqual([...names.slice(half), ""].slice(0, half));
  expect(
    cells(["saran", "kode-lama"])
      .flat()
      .filter((cell) => cell.startsWith("[ X ]")),
  ).toEqual(["[ X ]  Beri saran", "[ X ]  kode-lama"]);
});
