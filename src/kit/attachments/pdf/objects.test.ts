/** What a reader could come upon in a file, the guard must have come upon before: packed or open, in any revision, with any line break. */
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { objectsOf, Unreadable } from "./objects.server.ts";

const found = (source: string) => objectsOf(Buffer.from(source, "latin1"));
const names = (source: string) => found(source).flatMap(({ number, value }) => ("name" in value ? [[number, value.name]] : []));
const why = (source: string) => {
  try {
    return found(source).length;
  } catch (error) {
    return error instanceof Unreadable ? error.message : error;
  }
};
const odd = "tersusun tidak wajar";
const broken = "rusak atau tidak dapat diperiksa";
/** Two objects in one stream, as they stand or packed. */
const table = "5 0 6 3 ";
const inner = `${table}/A /B`;
const stream = (said: string, data: string, line = "\n") => `2 0 obj\n<<${said}>>\nstream${line}${data}\nendstream\nendobj`;
const pack = (data: string) => deflateSync(Buffer.from(data, "latin1")).toString("latin1");
const packs = `/Type/ObjStm/N 2/First ${table.length}`;
const flate = "/Filter/FlateDecode";

test("an object has the number before it; a word that only looks like its beginning has none, and an end is no beginning", () => {
  expect(names("1 0 obj/A endobj 12\t\r\n0\0obj/B endobj xobj/C")).toEqual([
    [1, "A"],
    [12, "B"],
    [undefined, "C"],
  ]);
  expect(names("endobj/A")).toEqual([]);
  expect(names("1 0 obj/A endobj 1 0 obj/B endobj")).toEqual([
    [1, "A"],
    [1, "B"],
  ]);
});

test("what is broken is refused where it is an object, and left alone where the word stands in a picture by chance", () => {
  expect(why("1 0 obj]")).toBe(broken);
  expect(why("1 0 obj")).toBe(broken);
  expect(why("xobj")).toBe(0);
  expect(why("xobj<<]")).toBeTypeOf("number");
});

test("the end of a file belongs to it, and says whether it is locked", () => {
  expect(found("trailer<</Root 1 0 R>>")).toEqual([{ value: { dict: new Map([["Root", [{ ref: 1 }]]]) } }]);
  expect(found("trailer(x)")).toEqual([]);
  expect(why("trailer<</Encrypt 3 0 R>>")).toBe("dikunci");
  expect(why("1 0 obj<</Type/XRef/Encrypt 3 0 R>>endobj")).toBe("dikunci");
});

test.each([
  ["as they stand", packs, inner],
  ["packed", packs + flate, pack(inner)],
  ["packed, said in a list", `${packs}/Filter[/FlateDecode]`, pack(inner)],
  ["in a stream that does not say what it is", packs.replace("/Type/ObjStm", ""), inner],
  ["in a stream that says it is another too", packs.replace("/Type", "/Type/Other/Type"), inner],
])("objects within a stream are found %s, behind each line break", (_, said, data) => {
  for (const line of ["\n", "\r\n", "\r", ""])
    expect(names(stream(said, data, line)), JSON.stringify(line)).toEqual([
      [5, "A"],
      [6, "B"],
    ]);
});

test("other streams are not opened", () => {
  for (const said of ["/Length 3", "/N 2/Length 3", "/First 8", `/Type/XObject${flate}`]) expect(why(stream(said, "xyz"))).toBe(1);
});

test.each([
  ["whose kind stands elsewhere", packs.replace("/Type/ObjStm", "/Type 9 0 R"), inner],
  ["without a count", `/Type/ObjStm/First ${table.length}`, inner],
  ["without a beginning", "/Type/ObjStm/N 2", inner],
  ["with two counts", `${packs}/N 1`, inner],
  ["with two beginnings", `${packs}/First 0`, inner],
  ["whose count stands elsewhere", packs.replace("/N 2", "/N 9 0 R"), inner],
  ["with a count below nothing", packs.replace("/N 2", "/N -1"), inner],
  ["with more than anybody has", packs.replace("/N 2", "/N 200001"), inner],
  ["that begins before itself", packs.replace(/First \d+/, "First -1") + flate, pack(inner)],
  ["packed in another way", `${packs}/Filter/LZWDecode`, pack(inner)],
  ["packed twice", `${packs}/Filter[/FlateDecode/FlateDecode]`, pack(pack(inner))],
  ["whose packing says two things", `${packs}${flate}/Filter/LZWDecode`, pack(inner)],
  ["whose packing stands elsewhere", `${packs}/Filter 9 0 R`, pack(inner)],
  ["packed with details", `${packs}${flate}/DecodeParms<</Predictor 12>>`, pack(inner)],
  ["packed with details in short", `${packs}${flate}/DP<</Predictor 12>>`, pack(inner)],
  ["whose data lies in a file", `${packs}/F(x)`, inner],
])("a stream of objects %s is refused", (_, said, data) => expect(why(stream(said, data))).toBe(odd));

test.each([
  ["packed data is none", packs + flate, "bukan zip"],
  ["table ends too early", packs.replace("/N 2", "/N 3"), "5 0 6 3 /A /B"],
  ["table holds words", packs, "5 x 6 3 /A /B"],
  ["object is broken", packs, `${table}/A ]`],
  ["object is not there", packs, "5 0 6 99 /A /B"],
])("a stream of objects whose %s is refused", (_, said, data) => expect(why(stream(said, data))).toBe(broken));

test("packed data that breaks off is read as far as it goes, as readers do", () => {
  const whole = deflateSync(Buffer.from(`${inner} ${"x".repeat(2_000)}`, "latin1"));
  expect(names(`2 0 obj<<${packs}${flate}>>stream\n${whole.subarray(0, -6).toString("latin1")}`)).toHaveLength(2);
});

test("all streams of a file together grow to no more than sixty-four megabytes", () => {
  const half = (mega: number) => stream(packs + flate, pack(`${inner} ${" ".repeat(mega * 1024 * 1024)}`));
  expect(names(half(40))).toHaveLength(2);
  expect(why(half(40) + half(40))).toBe("terlalu besar setelah dibuka");
});

test("a stream that holds nothing is one", () => {
  expect(why(stream("/Type/ObjStm/N 0/First 0", ""))).toBe(1);
});

test("as many objects as anybody has are read, one after the other", () => {
  const many = 200_000;
  const zeros = "7 0 ".padEnd(12).repeat(many);
  expect(found(stream(`/Type/ObjStm/N ${many}/First ${zeros.length}${flate}`, pack(`${zeros}/A`)))).toHaveLength(many + 1);
});
