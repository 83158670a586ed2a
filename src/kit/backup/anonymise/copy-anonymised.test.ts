/** A copy for testing leaves the school: what is in it is only what somebody said a word about, and numbers of rows go on where rows come along. */
import { expect, test } from "vitest";
import { StartRefusal } from "../../database/engine/start-refusal.ts";
import { inventsOf, missingIn, takenAlong } from "./copy-anonymised.server.ts";
import type { Statements } from "./statement.ts";

const keep = (value: string) => value;
const statements: Statements = { siswa: { id: keep, nama: keep }, surat: { id: keep }, sesi: "left" };
const table = (name: string, columns: readonly string[] = ["id"], schema = "public") => ({ schema, name, columns });
const sequence = (name: string, schema = "public") => ({ schema, name });

test("only tables of which it is said come along, and of them only ours", () => {
  const tables = [table("siswa", ["id", "nama"]), table("sesi", ["id", "kunci"]), table("tugas", ["isi"], "graphile_worker")];
  expect(takenAlong({ tables, sequences: [] }, statements)).toEqual({ tables: [tables[0]], sequences: [] });
});

test("a counter comes along with the table whose rows it numbers, and no other", () => {
  const sequences = [
    ...[sequence("siswa_id_seq"), sequence("surat_id_seq"), sequence("sesi_id_seq"), sequence("siswalama_id_seq")],
    ...[sequence("siswa_id_seq", "graphile_worker"), sequence("lain_siswa_id_seq")],
  ];
  const taken = takenAlong({ tables: [table("siswa"), table("surat"), table("sesi")], sequences } as never, statements);
  expect(taken.sequences).toEqual([sequence("siswa_id_seq"), sequence("surat_id_seq")]);
});

test("whatever nobody said a word about stops the copy, all of it in one sentence", () => {
  const tables = [table("siswa", ["id", "golongan_darah", "nama", "toString"]), table("sakit"), table("sesi", ["rahasia"])];
  const making = () => takenAlong({ tables, sequences: [] }, statements);
  expect(making).toThrow(StartRefusal);
  expect(making).toThrow("Belum ada pernyataan untuk siswa.golongan_darah, siswa.toString, sakit, jadi salinan uji tidak dibuat.");
});

test("of a table that is left behind nothing has to be said", () => {
  expect(missingIn(table("sesi", ["rahasia"]), statements)).toEqual([]);
  expect(missingIn(table("siswa", ["id"]), statements)).toEqual([]);
  expect(missingIn(table("siswa", ["id", "alamat"]), statements)).toEqual(["siswa.alamat"]);
  expect(missingIn(table("sakit", ["id", "obat"]), statements)).toEqual(["sakit"]);
});

test("a table that is left behind, or not known, has nothing invented", () => {
  expect(inventsOf(statements, table("siswa"))).toBe(statements.siswa);
  for (const name of ["sesi", "sakit"]) expect(inventsOf(statements, table(name))).toEqual({});
});
