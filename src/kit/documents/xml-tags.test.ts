import { describe, expect, test } from "vitest";
import { tagsOf, UnsoundXml } from "./xml-tags.ts";

const bytes = (xml: string) => new TextEncoder().encode(xml);
const read = (xml: string | Uint8Array) =>
  [...tagsOf(typeof xml === "string" ? bytes(xml) : xml)].map(({ name, kind, attributes, text }) => [name, kind, attributes(), text()]);
const wide = (xml: string, order: "le" | "be") => {
  const plain = Buffer.from(`\uFEFF${xml}`, "utf16le");
  return order === "le" ? plain : plain.swap16();
};

test("tags in order, with their kind, without their prefix, and the text before each", () => {
  expect(read('<?xml version="1.0" encoding="UTF-8"?><w:p>satu<w:r a="1" x:b=\'2\'/> dua </w:p>')).toEqual([
    ["p", "open", [], ""],
    [
      "r",
      "empty",
      [
        ["a", "1"],
        ["b", "2"],
      ],
      "satu",
    ],
    ["p", "close", [], " dua "],
  ]);
});

test("comments and instructions are passed over, and text goes on behind them", () => {
  expect(read("<a>sa<!-- <b> -->tu<?x <c> ?> <![CDATA[<d> & &lt;]]>.</a>")).toEqual([
    ["a", "open", [], ""],
    ["a", "close", [], "satu <d> & &lt;."],
  ]);
});

test("what is written in another way is as it is meant", () => {
  expect(read('<a b="&amp;&lt;&gt;&quot;&apos;&#65;&#x42;&#X43;&none;&a b;"/>')[0]?.[2]).toEqual([["b", "&<>\"'ABC&none;&a b;"]]);
  expect(read("<a>&#x1F600;&AMP;</a>")[1]?.[3]).toBe("\u{1F600}&AMP;");
});

test("a sign within quotes ends nothing, declared names are no attributes, one name may come twice", () => {
  expect(read(`<a xmlns:w="x" b=">'" c = '"/' w:b="">`)).toEqual([
    [
      "a",
      "open",
      [
        ["b", ">'"],
        ["c", '"/'],
        ["b", ""],
      ],
      "",
    ],
  ]);
});

test("is read in each way that office programs write it", () => {
  for (const order of ["le", "be"] as const) expect(read(wide('<?xml encoding="utf-16"?><a/>', order))).toEqual([["a", "empty", [], ""]]);
  for (const encoding of ["UTF-8", "utf8", "us-ascii", "UTF-16"])
    expect(read(`<?xml version='1.0' encoding='${encoding}'?><a/>`)).toHaveLength(1);
});

describe("is refused", () => {
  test.each<[string, string | Uint8Array]>([
    ["a document type", "<!DOCTYPE a><a/>"],
    ["letters that cannot be read", new Uint8Array([0x3c, 0x61, 0xff, 0x2f, 0x3e])],
    ["letters that cannot be read", "<a>\0</a>"],
    ["letters that cannot be read", '<?xml version="1.0" encoding="utf-7"?><a/>'],
    ["letters that cannot be read", '<?xml version="1.0" encoding="x-us-ascii"?><a/>'],
    ["letters that cannot be read", '<?xml version="1.0" encoding="us-ascii-x"?><a/>'],
    ["letters that cannot be read", '<?xml version="1.0" encoding="utf-8-x"?><a/>'],
    ["letters that cannot be read", '<?xml version="1.0" encoding="xutf-8"?><a/>'],
    ["a part without an end", "<a><!-- </a>"],
    ["a part without an end", "<a><![CDATA[ </a>"],
    ["a part without an end", "<?xml <a/>"],
    ["a tag without an end", "<a"],
    ["a tag without an end", '<a b=">'],
    ["a tag without an end", "<a <b>"],
    ["a tag without an end", '<a b="<">'],
    ["a tag without a name", "< a>"],
    ["a tag without a name", "<//>"],
    ["something between the attributes", "<a b>"],
    ["something between the attributes", '<a b="1" & c="2">'],
    ["something between the attributes", "<a b=1>"],
    ["a letter that does not exist", "<a>&#0;</a>"],
    ["a letter that does not exist", "<a>&#x110000;</a>"],
    ["a letter that does not exist", '<a b="&#x0;">'],
    ["a letter that does not exist", "<a>&#abc;</a>"],
  ])("%s: %j", (why, xml) => {
    expect(() => read(xml)).toThrow(UnsoundXml);
    expect(() => read(xml)).toThrow(why);
  });

  test("not, though, the last letter there is", () => expect(read("<a>&#x10FFFF;</a>")[1]?.[3]).toBe("\u{10FFFF}"));
});
