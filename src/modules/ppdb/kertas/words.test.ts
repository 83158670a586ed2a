/**
 * What the desk says of a paper form is read years later by whoever asks why a child came late. What goes wrong: the reason or the draft is
 * missing from the sentence, a field of the form is not kept in a draft, two paths share one word.
 */
import { expect, test } from "vitest";
import { registrationFields } from "../fields.ts";
import { isLate, takesPapers } from "./desk-paths.server.ts";
import { drafListPath, drafPath } from "./draf.ts";
import { deskFields, isOfForm, kertasFields, placeKey, tellKertas, unsignedSentence } from "./kertas.ts";

const diterima = new Date("2027-02-26T01:30:00Z");
const said = "Diisi oleh panitia (Nurlaela) dari formulir kertas yang diterima 26 Februari 2027 pukul 09.30 WITA.";

test("how a form came in is told with its draft and why it is late, where there is either", () => {
  const kertas = { pelaku: "Nurlaela", diterima, susulan: null, draf: null };
  const draf = { pelaku: "Rusdin, S.Pd.", mulai: new Date("2027-02-25T02:00:00Z") };
  expect(tellKertas(kertas)).toBe(said);
  expect(tellKertas({ ...kertas, susulan: "antrean panjang" })).toBe(`${said} Dimasukkan sesudah jalur ditutup: antrean panjang`);
  expect(tellKertas({ ...kertas, draf })).toBe(`${said} Drafnya dimulai 25 Februari 2027 pukul 10.00 WITA oleh Rusdin, S.Pd.`);
});

test("a sentence is as long as a step's reason may be, and not cut before", () => {
  const of = (letters: number) => tellKertas({ pelaku: "N".repeat(letters), diterima, susulan: null, draf: null });
  const room = 1000 - of(0).length;
  expect([of(room).length, of(room).endsWith("WITA."), of(room + 1).length, of(room + 1).endsWith("…")]).toEqual([1000, true, 1000, true]);
});

test("a path is one word, with its wave or without", () => {
  expect(placeKey({ periodeId: "p", gelombangId: "g", jenis: "reguler" })).toBe("p g reguler");
  expect(placeKey({ periodeId: "p", gelombangId: null, jenis: "reguler" })).toBe("p  reguler");
});

test("the desk asks for the fields of the families' form, and beside them what stands on no form", () => {
  const paths = [{ value: "a", label: "Reguler" }];
  const fields = deskFields({ tanyaUn: false, tanyaJurusan: false }, paths);
  expect(fields.tempat.options).toBe(paths);
  expect(Object.keys(fields).slice(0, 4)).toEqual(Object.keys(kertasFields));
  expect([Object.hasOwn(fields, "jalur"), Object.hasOwn(fields, "namaIbu"), fields.agreement.mustBeYes]).toEqual([
    false,
    true,
    unsignedSentence,
  ]);
  expect([fields.diterimaTanggal, fields.diterimaPukul, fields.tempat].map(({ required }) => required)).toEqual([true, true, true]);
  expect(Object.keys(registrationFields).filter((name) => !isOfForm(name))).toEqual(["jalur"]);
  expect([isOfForm("tempat"), isOfForm("toString")]).toEqual([false, false]);
});

test("a path is late from the moment it closes, and takes papers until the days after are over", () => {
  const path = { sampai: new Date(1000), susulanSampai: new Date(2000) } as Parameters<typeof takesPapers>[0];
  expect([999, 1000, 1999, 2000].map((at) => [isLate(path, new Date(at)), takesPapers(path, new Date(at))])).toEqual([
    [false, true],
    [true, true],
    [true, true],
    [true, false],
  ]);
});

test("a draft is gone on with where the desk types, and listed at the desk", () => {
  expect([drafPath("x"), drafListPath]).toEqual(["/administration/meja-ppdb/kertas?draf=x", "/administration/meja-ppdb?keadaan=draf"]);
});
