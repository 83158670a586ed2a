/**
 * A list that is narrowed is an address: it is kept as a bookmark, sent to a colleague, and typed by hand. What goes wrong: a part of it is
 * lost on the way back, or a word that nobody offered empties the list.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Asked, readAsked, writeKurang } from "./asked.ts";
import { isTold } from "./is-told.ts";

const read = (parameters: Readonly<Record<string, string>>) => readAsked(new URLSearchParams(parameters));
const none: Asked = {
  ...{ cari: "", keadaan: "", jalur: "", verifikator: "", ganda: false, kurang: "", umur: false, masuk: "", urut: "nomor", arah: "asc" },
  ...{ jawaban: false, periode: "", halaman: 1 },
} as const;
const id = "00000000-0000-4000-8000-00000000000a";

test("an empty address asks for everything, the first page, by number", () => {
  expect(read({})).toEqual(none);
});

test.each<[string, string, Partial<Asked>]>([
  ["cari", "  Lasimpo ", { cari: "Lasimpo" }],
  ["cari", "x".repeat(201), { cari: "x".repeat(200) }],
  ["keadaan", "perlu perbaikan", { keadaan: "perlu perbaikan" }],
  ["jalur", "tahfidz", { jalur: "tahfidz" }],
  ["verifikator", "saya", { verifikator: "saya" }],
  ["verifikator", "tanpa", { verifikator: "tanpa" }],
  ["verifikator", id, { verifikator: id }],
  ["ganda", "ganda", { ganda: true }],
  ["umur", "luar", { umur: true }],
  ["masuk", "kemarin", { masuk: "kemarin" }],
  ["urut", "masuk", { urut: "masuk" }],
  ["arah", "desc", { arah: "desc" }],
  ["jawaban", "kurang", { jawaban: true }],
  ["periode", id, { periode: id }],
  ["halaman", "3", { halaman: 3 }],
  ["berkas", "kurang", { kurang: "*" }],
  ["berkas", "kurang:Rapor", { kurang: "Rapor" }],
  ["berkas", `kurang:${"x".repeat(400)}`, { kurang: "x".repeat(243) }],
])("%s=%s is understood, and nothing else with it", (name, typed, meant) => {
  expect(read({ [name]: typed })).toEqual({ ...none, ...meant });
});

test.each(["keadaan", "jalur", "verifikator", "ganda", "umur", "masuk", "urut", "arah", "jawaban", "periode", "halaman", "berkas"])(
  "a word that nobody offered is no %s",
  (name) => {
    for (const typed of ["apa", "ya", "toString", "0", "-1"]) expect(read({ [name]: typed })).toEqual(none);
  },
);

test("a paper that is lacking comes back from its address as it was, whatever its name", () => {
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (name) => read({ berkas: writeKurang(name) }).kurang === name || name.length === 0));
  expect([writeKurang(""), writeKurang("*"), writeKurang("Rapor")]).toEqual(["", "kurang", "kurang:Rapor"]);
});

test("of a registration stands what was asked or said unasked, as far as one may see it", () => {
  const asks = (tanyaUn: boolean) => ({ tanyaUn, tanyaJurusan: false });
  const told = (row: object, tanyaUn: boolean) => isTold(row as Parameters<typeof isTold>[0], "nilaiUN", asks(tanyaUn));
  expect([told({ nilaiUN: null }, true), told({ nilaiUN: null }, false), told({ nilaiUN: 80 }, false), told({}, true)]).toEqual([
    ...[true, false, true, false],
  ]);
});
