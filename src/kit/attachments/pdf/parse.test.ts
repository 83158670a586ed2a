/** A guard that reads a paper otherwise than a reader does looks past what the reader will do. */
import { expect, test } from "vitest";
import { type Budget, type PdfValue, parseValue, skipBlank, TooMuch } from "./parse.server.ts";

const read = (source: string, from = 0) => parseValue(source, from, { left: 100_000 });
const value = (source: string) => {
  const { value: found, broken } = read(source);
  return broken ? "broken" : found;
};
const dict = (...entries: readonly (readonly [string, ...PdfValue[]])[]) => ({
  dict: new Map(entries.map(([key, ...values]) => [key, values])),
});

test.each<[string, PdfValue]>([
  ["/Name", { name: "Name" }],
  ["/J#61va#53cript", { name: "JavaScript" }],
  ["/A#4", { name: "A#4" }],
  ["/A#zz", { name: "A#zz" }],
  ["/A#4a#4B", { name: "AJK" }],
  ["/", { name: "" }],
  ["/A/B", { name: "A" }],
  ["/A(b)", { name: "A" }],
  ["/A<<", { name: "A" }],
  ["/A]", { name: "A" }],
  ["/A%b", { name: "A" }],
  ["/A\0b", { name: "A" }],
  ["/A\fb", { name: "A" }],
  ["12", { number: 12 }],
  ["-1.5", { number: -1.5 }],
  ["+.5", { number: 0.5 }],
  ["1.", { number: 1 }],
  ["1.2.3", { word: "1.2.3" }],
  ["1e3", { word: "1e3" }],
  ["0x1", { word: "0x1" }],
  ["true", { word: "true" }],
  ["null]", { word: "null" }],
])("%j is read as it stands", (source, expected) => expect(value(source)).toEqual(expected));

test.each<[string, string]>([
  ["(a)", "a"],
  ["()", ""],
  ["(a(b(c)d)e)f)", "a(b(c)d)e"],
  ["(a\\(b)", "a(b"],
  ["(a\\)b)", "a)b"],
  ["(a\\\\)b)", "a\\"],
  ["(\\n\\r\\t\\b\\f)", "\n\r\t\b\f"],
  ["(\\q)", "q"],
  ["(a\\\nb)", "ab"],
  ["(a\\\rb)", "ab"],
  ["(a\\\r\nb)", "ab"],
  ["(a\\\r\rb)", "a\rb"],
  ["(\\152\\141)", "ja"],
  ["(\\1521)", "j1"],
  ["(\\5a)", "\u0005a"],
  ["(\\52a)", "*a"],
  ["(\\552)", "j"],
  ["(\\8)", "8"],
  ["<6a61>", "ja"],
  ["<6A 6\n1>", "ja"],
  ["<6a6>", "j`"],
  ["<>", ""],
  ["<6z1>", "a"],
])("the text %j says what a reader shows", (source, expected) => expect(value(source)).toEqual({ text: expected }));

test("lists and dictionaries hold values, pointers and each other", () => {
  expect(value("[1 (a) /B [2] <<>> ]")).toEqual({ list: [{ number: 1 }, { text: "a" }, { name: "B" }, { list: [{ number: 2 }] }, dict()] });
  expect(value("[1 2 0 R 3]")).toEqual({ list: [{ number: 1 }, { ref: 2 }, { number: 3 }] });
  expect(value("<</A 1/B 2 0 R/C[3 0 R]/D/E>>")).toEqual(
    dict(["A", { number: 1 }], ["B", { ref: 2 }], ["C", { list: [{ ref: 3 }] }], ["D", { name: "E" }]),
  );
});

test("a key that stands twice has all its values, in their order", () => {
  expect(value("<</A 1/B 2/A 3/A(x)>>")).toEqual(dict(["A", { number: 1 }, { number: 3 }, { text: "x" }], ["B", { number: 2 }]));
});

test.each([
  ["nothing", ""],
  ["blanks alone", " \t\r\n\f\0"],
  ["a comment alone", "%a"],
  ["a text without an end", "(a(b)"],
  ["text in figures without an end", "<6a61"],
  ["a list without an end", "[1 2"],
  ["a dictionary without an end", "<</A 1"],
  ["a dictionary that ends as a list does", "<</A 1]"],
  ["a list that the end of its object ends", "[1 endobj 2]"],
  ["a dictionary that its data ends", "<</A 1 stream>>"],
  ["a key without a value", "<</A>>"],
  ["a value without a key", "<<1 2>>"],
  ["a key that is a text", "<<(A) 1/B 2>>"],
  ["a pointer from a text", "[(a) 0 R]"],
  ["a pointer to a text", "[1 (a) R]"],
  ["a pointer from nothing", "[R]"],
  ["a pointer from one number alone", "[1 R]"],
  ["an end without a beginning", "]"],
  ["an object that only points", "12 0 R"],
  ["one that points after line breaks", "12\r\n0\t\0R"],
])("%s follows no rule", (_, source) => expect(read(source).broken).toBe(true));

test("what follows no rule does not hide what stands beside it", () => {
  expect(read("<<1 2/A 3>>").value).toEqual(dict(["A", { number: 3 }]));
  expect(read("<</A 1/B").value).toEqual(dict(["A", { number: 1 }]));
  expect(read("[)/A]").value).toEqual({ list: [{ word: ")" }, { name: "A" }] });
  expect(read("(a").value).toEqual({ text: "a" });
  expect(read("<6a").value).toEqual({ text: "j" });
  expect(read("[1 endobj 2]")).toMatchObject({ value: { list: [{ number: 1 }] }, end: 9 });
});

test("a number that something else follows is no pointer", () => {
  for (const source of ["12 0 obj", "12 0", "12 R", "12 0 ", "[12 0 R]"]) expect(read(source).broken, source).toBe(false);
});

test("a value ends where the next begins", () => {
  for (const [source, end] of [
    ["/A/B", 2],
    ["12 3", 2],
    ["(a)b", 3],
    ["<6a>b", 4],
    ["[1]2", 3],
    ["<<>>2", 4],
    [" \n%x\n/A b", 7],
    ["true>", 4],
  ] as const)
    expect(read(source).end, source).toBe(end);
  expect(read("/A/Bc", 2)).toEqual({ value: { name: "Bc" }, end: 5, broken: false });
});

test("a comment goes on until its line ends, in each of the ways in which a line ends", () => {
  for (const end of ["\n", "\r", "\r\n"]) expect(value(`% /No (x) ${end}%again${end} /A`)).toEqual({ name: "A" });
  expect(skipBlank("  %a", 0)).toBe(4);
  expect(skipBlank("a %b", 0)).toBe(0);
  expect(skipBlank("a \0\t\f\r\nb", 1)).toBe(7);
});

test("a word of any length is read to its end, and only its beginning is kept", () => {
  const { value: word, end } = read(`${"x".repeat(100)} /A`);
  expect([word, end]).toEqual([{ word: "x".repeat(40) }, 100]);
});

test("lists within lists are followed as deep as any paper has them, and no deeper", () => {
  const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
  expect(read(nested(81)).broken).toBe(false);
  expect(() => read(nested(82))).toThrow(TooMuch);
  expect(() => read("<</A".repeat(82))).toThrow(TooMuch);
});

test("each look costs the letters it has read and a little more, until nothing is left", () => {
  const budget: Budget = { left: 30 };
  parseValue("xx/Abc d", 2, budget);
  expect(budget.left).toBe(18);
  parseValue("/A", 0, budget);
  expect(budget.left).toBe(8);
  parseValue("", 0, budget);
  expect(budget.left).toBe(0);
  expect(() => parseValue("", 0, budget)).toThrow(TooMuch);
});
