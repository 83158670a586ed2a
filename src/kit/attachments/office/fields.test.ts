/** A document that somebody sends in must not make the reader's computer fetch or run anything: each word for that is known, and plain text stays plain. */
import { describe, expect, test } from "vitest";
import { Active } from "./active.ts";
import { demandPlainFields } from "./fields.server.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const refused = (xml: string): string | undefined => {
  try {
    demandPlainFields(Buffer.from(`<x>${xml}</x>`));
    return undefined;
  } catch (error) {
    if (error instanceof Active) return error.message;
    throw error;
  }
};
const formula = (text: string, tag = "f") => refused(`<${tag}>${escaped(text)}</${tag}>`);
const code = (text: string) => refused(`<w:instrText>${escaped(text)}</w:instrText>`);

describe("a formula that calls a program", () => {
  test.each([
    "cmd|'/c calc'!A0",
    "cmd |'/c calc'!A0",
    "cmd\t|  '/c calc'!A0",
    "cmd| '/c calc'!A0",
    "'cmd'|'/c calc'!A0",
    "INDEX(A1)|'/c'!A0",
    "[cmd]|'/c'!A0",
    "cmd|topik!A0",
    'CALL("a")',
    "register(1)",
    "REGISTER.ID(1)",
    "EXEC\n(1)",
    'WebService ("https://x")',
    'RTD("x")',
    'SQL.REQUEST("x")',
    'DDE("x";"y")',
    "1+CALL(A1)",
    '"x"&CALL(A1)',
  ])("%s", (text) => expect(formula(text)).toMatch(/memanggil program/));

  test.each(["f", "x:F", "definedName", "formula", "formula1", "formula2"])("wherever it stands: %s", (tag) =>
    expect(formula("CALL(1)", tag)).toMatch(/memanggil program/),
  );
});

describe("a formula that calls none", () => {
  test.each([
    ...["SUM(A1:B2)", "A1&\"cmd|'/c'\"", 'IF(A1="a|b";"CALL(1)";2)', "RECALL(1)", "CALLS(1)", "CALL+1", "REGISTERXID(1)"],
    ...["SQLXREQUEST(1)", "A1 | (B1)", "| a", "a |"],
  ])("%s", (text) => expect(formula(text)).toBeUndefined());

  test("and other text than a formula says what it likes", () => {
    for (const tag of ["t", "v", "formulae", "xf", "formula12", "aformula"]) expect(formula("CALL(1)", tag)).toBeUndefined();
  });
});

describe("a field of a document", () => {
  test.each([
    ...["DDE", "DDEAUTO", "INCLUDE", "INCLUDETEXT", "IMPORT", "LINK", "DATABASE", "RD", "EMBED", "CONTROL", "HTMLCONTROL", "ADDIN"],
  ])("%s fetches or runs", (command) => {
    for (const way of [
      `${command} x`,
      ` ${command.toLowerCase()}`,
      `"${command}" x`,
      `“${command}” x`,
      `\\${command} x`,
      `\t"\\${command}`,
    ])
      expect(code(way), way).toMatch(/DDE/);
    for (const way of [`X${command} x`, `${command}X x`, `PAGE ${command}`]) expect(code(way), way).toBeUndefined();
  });

  test.each([' INCLUDEPICTURE "\\\\\\\\server\\a"', " HYPERLINK \\\\server", ' HYPERLINK "FILE:///a"', " HYPERLINK smb://a"])(
    "%s leads to a computer or a network",
    (text) => expect(code(text)).toMatch(/komputer atau jaringan/),
  );
  test.each([' HYPERLINK "https://a/file:"', ' DATE \\@ "d MMMM yyyy"', ' TOC \\o "1-3"', ' HYPERLINK "profile:a"'])(
    "%s does not",
    (text) => expect(code(text)).toBeUndefined(),
  );

  test("is judged by its code and not by what it shows, and each of several by its own", () => {
    const char = (kind: string) => `<w:fldChar w:fldCharType="${kind}"/>`;
    const said = (text: string) => `<w:instrText>${text}</w:instrText>`;
    expect(refused(`${char("begin")}${said(" PAGE ")}${char("separate")}<w:t>DDE x</w:t>${char("end")}`)).toBeUndefined();
    expect(refused(char("begin") + said(" PA") + said("GE ") + char("end") + char("begin") + said("DDE x") + char("end"))).toMatch(/DDE/);
    expect(refused(char("begin") + said("PAGE") + char("begin") + said("DATE") + char("end") + char("end"))).toBeUndefined();
    expect(refused(char("begin") + said("PAGE") + char("begin") + said("DDE x") + char("end") + char("end"))).toMatch(/DDE/);
    expect(refused(char("begin") + char("begin") + said("PAGE") + char("end") + char("end"))).toMatch(/DDE/);
    expect(
      refused(char("begin") + said("QUOTE") + char("separate") + char("begin") + said("PAGE") + char("end") + char("end")),
    ).toBeUndefined();
    expect(refused(char("begin") + said("PAGE") + char("separate") + said("DDE x") + char("end"))).toMatch(/DDE/);
    expect(refused(`${char("BEGIN")}${said("DD")}<w:delInstrText>E x</w:delInstrText>`)).toMatch(/DDE/);
    expect(refused(char("end") + char("separate") + said("PAGE"))).toBeUndefined();
  });
});

describe("a part of another thing", () => {
  test.each([
    ...["altChunk", "subDoc", "OLEObject", "oleObjects", "objectEmbed", "objectLink"].map((name) => [name, /lain di dalamnya/] as const),
    ...["control", "script", "foreignObject"].map((name) => [name, /memuat program/] as const),
    ...["ddeLink", "oleLink", "externalBook", "dataMashup"].map((name) => [name, /mengambil data/] as const),
  ])("%s is told as what it is", (name, sentence) => {
    expect(refused(`<a:${name}/>`)).toMatch(sentence);
    expect(refused(`<a:${name}X/>`)).toBeUndefined();
  });

  test("that is called as every object is, is none", () => {
    for (const name of ["toString", "constructor", "valueof"]) expect(refused(`<${name}/>`)).toBeUndefined();
  });

  test.each(["src", "href", "altHref", "hlinkHref"])("%s leads to no computer and no network", (attribute) => {
    for (const value of ["\\\\server\\a", "//server/a", "file:///a", " SMB://a", "javascript:x"])
      expect(refused(`<v:shape o:${attribute}="${value}"/>`), value).toMatch(/komputer atau jaringan/);
    for (const value of ["#a", "mailto:a@b", "media/file:", "a//b"])
      expect(refused(`<v:shape o:${attribute}="${value}"/>`), value).toBeUndefined();
  });

  test("may link to the web, and shows nothing from there", () => {
    for (const value of ["https://x/a.png", " HTTP://x"]) {
      expect(refused(`<v:shape src="${value}"/>`)).toMatch(/gambar yang diambil dari luar/);
      expect(refused(`<v:shape href="${value}"/>`)).toBeUndefined();
    }
    expect(refused('<v:shape src="media/http://x"/>')).toBeUndefined();
    expect(refused('<v:shape title="file:///a"/>')).toBeUndefined();
  });
});
