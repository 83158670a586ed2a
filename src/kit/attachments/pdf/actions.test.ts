/** A paper is only read: whatever in it would act is found wherever a reader would find it, and what merely bears such a name is left in peace. */
import { expect, test } from "vitest";
import { Active, demandPassive } from "./actions.server.ts";
import { objectsOf } from "./objects.server.ts";

/** Objects numbered from 2 on. @returns why they are refused */
const why = (...bodies: string[]) => {
  const source = bodies.map((body, place) => (/obj/.test(body) ? body : `${place + 2} 0 obj ${body} endobj`)).join("\n");
  try {
    demandPassive(objectsOf(Buffer.from(source, "latin1")));
    return undefined;
  } catch (error) {
    return error instanceof Active ? error.message : error;
  }
};
const [media, other] = [
  "memuat suara, film, atau media lain yang dapat menjalankan program",
  "memuat perintah yang dijalankan saat dibuka atau ditekan",
];
const outside = "membuka berkas lain di komputer atau jaringan";
const address = "memuat tautan yang bukan alamat web atau surel";
const unknown = "<</S/NewAction>>";

test.each([
  ["as a value", "/JavaScript"],
  ["as a key", "<</JavaScript 1>>"],
  ["in a list", "[1[/JavaScript]]"],
  ["in a list of a dictionary", "<</X[/JavaScript]>>"],
  ["as the second of two values", "<</X 1/X/JavaScript>>"],
  ["deep within", "<</X<</Y[<</Z<</JS 1>>>>]>>>>"],
])("the name of a program is found %s", (_, body) => expect(why(body)).toBe("memuat program (JavaScript)"));

test.each(["Movie", "Sound", "Screen", "3D"])("%s is a part of a page only where it has a place on it", (kind) => {
  expect(why(`<</Subtype/${kind}/Rect[0 0 1 1]>>`)).toBe(media);
  expect(why(`<</Subtype 3 0 R/Rect[0 0 1 1]>>`, `/${kind}`)).toBe(media);
  expect(why(`<</Subtype/${kind}>>`)).toBeUndefined();
  expect(why("<</Subtype/Link/Rect[0 0 1 1]>>")).toBeUndefined();
});

test.each([
  ["Movie", media],
  ["Sound", media],
  ["Trans", other],
  ["Hide", other],
  ["Thread", outside],
])("%s acts, unless it is what a part of the text is called", (name, sentence) => {
  expect(why(`<</S/${name}>>`)).toBe(sentence);
  expect(why(`<</S/${name}/Type/Other>>`)).toBe(sentence);
  expect(why(`<</S/${name}/Type/StructElem>>`)).toBeUndefined();
  expect(why(`<</S/${name}/K 1>>`)).toBeUndefined();
});

test.each(["ResetForm", "SetOCGState", "SetState", "NOP", "GoToDp"])("%s is refused, whatever it is called by", (name) => {
  for (const more of ["", "/K 1", "/Type/StructElem"]) expect(why(`<</S/${name}${more}>>`), more).toBe(other);
});

test("what acts is written where it stands, not elsewhere", () => {
  expect(why("<</X<</S 3 0 R>>>>", "/D")).toBe("tersusun tidak wajar");
});

test.each(["A", "PA", "Next", "OpenAction"])("behind /%s stands only what a paper may do", (key) => {
  for (const act of [unknown, "[<</S/GoTo>>[<</S/NewAction>>]]", "3 0 R", "[3 0 R]", "[<</S/GoTo>>3 0 R]"])
    expect(why(`<</${key} ${act}>>`, unknown), act).toBe(other);
  for (const act of ["<</S/GoTo>>", "[3 0 R/Fit]", "<</S/Named/N/LastPage>>"])
    expect(why(`<</${key} ${act}>>`, "<</Type/Page>>"), act).toBeUndefined();
});

test("what happens by itself may not lead to the web, what a person presses may", () => {
  const web = "<</S/URI/URI(https://x)>>";
  const opening = "membuka alamat web dengan sendirinya saat dibuka";
  for (const key of ["A", "PA", "Next"]) expect(why(`<</${key} ${web}>>`), key).toBeUndefined();
  for (const body of [`<</OpenAction ${web}>>`, `<</OpenAction[${web}]>>`, `<</AA<</O ${web}>>>>`]) expect(why(body), body).toBe(opening);
  expect(why("<</AA 3 0 R>>", `<</C 1/O ${web}>>`)).toBe(opening);
  expect(why("<</OpenAction 3 0 R>>", web)).toBe(opening);
});

test("what calls itself an action is looked at wherever it stands, and must say which", () => {
  expect(why("<</Type/Action/S/NewAction>>")).toBe(other);
  expect(why("<</X[<</Type/Action/S/NewAction>>]>>")).toBe(other);
  expect(why("<</Type/Action>>")).toBe(other);
  expect(why("<</Type/Action/S/GoTo>>")).toBeUndefined();
  expect(why(unknown)).toBeUndefined();
});

test("what has no number that can be read may be pointed to from anywhere", () => {
  expect(why(`xobj ${unknown}`)).toBe(other);
  expect(why("xobj<</S/URI/URI(https://x)>>")).toMatch(/dengan sendirinya/);
  for (const body of ["xobj<</S/GoTo>>", "xobj<</X 1>>", "xobj[1]"]) expect(why(body), body).toBeUndefined();
});

test("each revision of an object is looked at, and pointers in a ring are followed once", () => {
  const revisions = ["3 0 obj<</S/GoTo>>endobj", "3 0 obj[3 0 R]endobj"];
  for (const both of [revisions, revisions.toReversed()]) {
    expect(why("<</OpenAction 3 0 R>>", ...both)).toBeUndefined();
    expect(why("<</OpenAction 3 0 R>>", ...both, `3 0 obj${unknown}endobj`)).toBe(other);
    expect(why("<</OpenAction 3 0 R>>", `3 0 obj${unknown}endobj`, ...both)).toBe(other);
  }
});

test("a page is turned only as readers turn it, and a way to the web has an address", () => {
  for (const name of ["/Print", "/NextPage/N/Print", "/Print/N/NextPage", "(NextPage)", " 3 0 R"])
    expect(why(`<</A<</S/Named/N${name}>>>>`, "/SaveAs"), name).toBe(other);
  for (const name of ["NextPage", "PrevPage", "FirstPage", "LastPage", "GoBack", "GoForward"])
    expect(why(`<</A<</S/Named/N/${name}>>>>`), name).toBeUndefined();
  expect(why("<</A<</S/URI>>>>")).toBe(other);
  expect(why("<</A<</S/URI/URI 9 0 R>>>>")).toBe(other);
});

test("an address leads to the web, to mail or nowhere, with whatever blanks in it", () => {
  const allowed = [
    "http://x",
    "HTTPS://x",
    "mailto:a@x",
    "www.x.id",
    "WWW.x.id",
    " https://x\n",
    "\\000https://x",
    "ht\\ntps://x",
    "",
    "#",
  ];
  for (const text of allowed) for (const key of ["URI", "Base"]) expect(why(`<</${key}(${text})>>`), text).toBeUndefined();
  for (const text of ["file:///a", "wwwx:a", "httpsx", "javascript:a", "#a", "x#", "x https://y", "x www.y", "xmailto:a", "\\\\\\\\s\\\\a"])
    for (const key of ["URI", "Base"]) {
      expect(why(`<</${key}(${text})>>`), text).toBe(address);
      expect(why(`<</${key} 3 0 R>>`, `(${text})`), text).toBe(address);
    }
  expect(why("<</URI<feff0068007400740070003a002f002f0078>>>")).toBeUndefined();
  expect(why("<</URI<feff0066006900>>>")).toBe(address);
  expect(why("<</URI<feff0068007400740070003a002f002f007800>>>")).toBeUndefined();
});

test.each(["F", "UF", "DOS", "Mac", "Unix"])("a file that /%s names would be fetched", (key) => {
  for (const file of ["(a.pdf)", "<61>", "<</F 1>>", "<</UF 1>>", "<</FS/URL>>", " 3 0 R"])
    expect(why(`<</${key}${file}>>`, "(a.pdf)"), file).toBe(outside);
  for (const plain of [" 4", "/Name", "<</X 1>>", "[1]", " 9 0 R"]) expect(why(`<</${key}${plain}>>`), plain).toBeUndefined();
});
