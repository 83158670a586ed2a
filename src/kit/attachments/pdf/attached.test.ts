/** The one file that a paper may carry is a proof: by its name, its kind and the list it stands in, wherever in the paper it is written down. */
import { expect, test } from "vitest";
import { objectsOf } from "./objects.server.ts";
import type { PdfValue } from "./parse.server.ts";
import { carriesOnlyProofs } from "./proof.server.ts";
import { asWords, resolved } from "./resolve.server.ts";

const file = "<</Type/EmbeddedFile/Subtype/application#2Fjson>>";
const spec = "<</Type/Filespec/F(bukti.json)/UF(bukti.json)/EF<</F 2 0 R/UF 2 0 R>>>>";
const list = "<</EmbeddedFiles<</Names[(bukti.json) 3 0 R]>>>>";
/** Objects numbered from 2 on. */
const only = (...bodies: string[]) => {
  const found = objectsOf(Buffer.from(bodies.map((body, place) => `${place + 2} 0 obj ${body} endobj`).join("\n"), "latin1"));
  const byNumber = new Map<number, PdfValue[]>();
  for (const { number = 0, value } of found) byNumber.set(number, [...(byNumber.get(number) ?? []), value]);
  return carriesOnlyProofs(found, byNumber);
};

test("a proof, or nothing at all, is all that is carried", () => {
  expect([only(), only("<</Type/Page>>", "<</Subtype/Link>>", "[1]")]).toEqual([true, true]);
  expect(only(file, spec, list)).toBe(true);
  expect(only(file, spec, list, "<</Subtype/Link>>", "<</Type/Page/Subtype/Form>>")).toBe(true);
  expect(only(file, spec.replace("/UF(bukti.json)", ""), list)).toBe(true);
  expect(only(file, spec.replace("(bukti.json)", "<feff00620075006b00740069002e006a0073006f006e>"), list)).toBe(true);
  expect(only(file, spec, "<</EmbeddedFiles 5 0 R>>", "<</Names 6 0 R>>", "[(bukti.json) 3 0 R]")).toBe(true);
});

test.each([
  ["of no kind", file.replace("/Subtype/application#2Fjson", "")],
  ["of another kind", file.replace("#2Fjson", "#2Fpdf")],
  ["of two kinds", file.replace("/Subtype", "/Subtype/text#2Fhtml/Subtype")],
  ["whose kind is a text", file.replace("/application#2Fjson", "(application/json)")],
  ["that does not say it is one", file.replace("/Type/EmbeddedFile", "")],
  ["that says it is something else", file.replace("/EmbeddedFile", "/Other")],
  ["that says it is something else too", file.replace("/Type/EmbeddedFile", "/Type/EmbeddedFile/Type/Other")],
  ["that is no stream", "(x)"],
])("a file %s is no proof", (_, other) => expect(only(other, spec, list)).toBe(false));

test.each([
  ["without a name", spec.replace("/F(bukti.json)", "")],
  ["of another name", spec.replace("/F(bukti.json)", "/F(bukti.exe)")],
  ["of another name for some", spec.replace("/UF(bukti.json)", "/UF(a.exe)")],
  ["of two names", spec.replace("/F(", "/F(a.exe)/F(")],
  ["whose name stands elsewhere", spec.replace("/F(bukti.json)", "/F 4 0 R")],
  ...["FS", "DOS", "Mac", "Unix", "RF"].map((key) => [`with ${key}`, spec.replace("/EF", `/${key}(x)/EF`)]),
  ["that points nowhere", spec.replace("<</F 2 0 R/UF 2 0 R>>", " 9 0 R")],
  ["that points to a text", spec.replace("<</F 2 0 R/UF 2 0 R>>", "(x)")],
  ["that holds its file itself", spec.replace("<</F 2 0 R/UF 2 0 R>>", `<</F ${file}>>`)],
  ["that points to another too", spec.replace("/UF 2 0 R", "/UF 4 0 R")],
])("an attachment %s is no proof", (_, other) => {
  expect(only(file, String(other), list)).toBe(false);
  for (const within of [`[${other}]`, `[1[${other}]]`, `<</X ${other}>>`, `<</X[${other}]>>`, `<</X 1/X ${other}>>`])
    expect(only(file, spec, list, within), within).toBe(false);
});

test.each([
  ["another name", list.replace("bukti.json", "a.exe")],
  ["another name beside it", list.replace("]", "(a.exe)]")],
  ["what is no attachment", list.replace("3 0 R", "2 0 R")],
  ["branches", list.replace("/Names", "/Kids[4 0 R]/Names")],
  ["no list", list.replace("[(bukti.json) 3 0 R]", "(bukti.json)")],
  ["a word for a list", "<</EmbeddedFiles/Names>>"],
  ["two lists, of which one is another", list.replace("/Names", "/Names[(a.exe) 3 0 R]/Names")],
])("a list with %s is none of proofs alone", (_, other) => {
  expect(only(file, spec, String(other))).toBe(false);
  expect(only(file, spec, list, `<</X[${other}]>>`)).toBe(false);
});

test("a letter mentions its proof twenty times at most, each revision of it twice", () => {
  const many = (specs: number, lists: number) => only(file, spec, ...Array(specs - 1).fill(spec), ...Array(lists).fill(list));
  expect([many(10, 10), many(20, 0), many(10, 11), many(21, 0), many(2, 19)]).toEqual([true, true, false, false, false]);
});

test("a pointer stands for all revisions of what it points to, and for nothing where there is none", () => {
  const objects = new Map([[1, [{ name: "A" }, { name: "B" }]]]);
  expect(resolved([{ ref: 1 }, { ref: 9 }, { number: 3 }], objects)).toEqual([{ name: "A" }, { name: "B" }, { number: 3 }]);
  expect(resolved(undefined, objects)).toEqual([]);
});

test("a text in wide letters is read as in narrow ones, also when its last letter is cut", () => {
  expect(["\u00fe\u00ff\0a\0b", "\u00fe\u00ff\0a\0b\0", "ab", "\u00c3\u00a9", "\u00fe\u00ff"].map(asWords)).toEqual([
    "ab",
    "ab",
    "ab",
    "é",
    "",
  ]);
});
