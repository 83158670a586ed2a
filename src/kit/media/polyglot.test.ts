/** A picture that is also a page, a program or an archive is none: whoever opens it by another door would run it. */
import { describe, expect, test } from "vitest";
import { refuseHiddenArchive, refuseHiddenPage, zipTail } from "./polyglot.server.ts";

const picture = "\u00ff\u00d8\u00ff\u00e0JFIF";
const bytes = (...parts: readonly (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)));
const refused = { kind: "unsupported" };

describe("a page or a program within", () => {
  test.each([
    "<script>",
    "<SCRIPT src=a>",
    "<script/x>",
    "<!doctype  html",
    "<html>",
    "<html lang=id>",
    "<svg onload=a>",
    "<iframe src=a>",
    "<?php echo",
    "%PDF-1.7",
    "%PDF-2.0",
  ])("%s is refused", (hidden) =>
    expect(() => refuseHiddenPage(bytes(picture, hidden, "\u0000"))).toThrow(expect.objectContaining(refused)),
  );
  test.each(["<scripts>", "<htmlx", "<svg>", "<iframes>", "<?phpx", "%PDF-3.0", "%PDF-1x", "script", "<!doctype xml"])(
    "%s is not",
    (harmless) => expect(() => refuseHiddenPage(bytes(picture, harmless, "\u0000"))).not.toThrow(),
  );
});

/** The end of a ZIP with a comment of this length. */
const end = (comment: number) => {
  const mark = Buffer.alloc(22);
  mark.write("PK\u0005\u0006", "latin1");
  mark.writeUInt16LE(comment, 20);
  return mark;
};
describe("an archive behind", () => {
  const taken = (...parts: readonly (string | Buffer)[]) => expect(() => refuseHiddenArchive(bytes(...parts)));
  test("is refused where a reader would find its end, also before a comment of any length", () => {
    for (const comment of [0, 1, 65_535]) taken(picture, end(comment), Buffer.alloc(comment)).toThrow(expect.objectContaining(refused));
    taken(end(0)).toThrow(expect.objectContaining(refused));
    taken(picture, end(2), "ab", "beyond the comment").toThrow(expect.objectContaining(refused));
  });
  test("is refused also before a mark that is no end", () => {
    taken(picture, end(4), "PK\u0005\u0006").toThrow(expect.objectContaining(refused));
    taken(end(26), "PK\u0005\u0006", Buffer.alloc(22, 0xff)).toThrow(expect.objectContaining(refused));
  });
  test("is none where its comment would reach beyond the file, its end is cut, or it lies too far from the end", () => {
    taken(picture, end(1)).not.toThrow();
    taken(picture, end(0).subarray(0, 21)).not.toThrow();
    taken("PK\u0005\u0006").not.toThrow();
    taken(end(0), Buffer.alloc(zipTail)).not.toThrow();
    taken(picture).not.toThrow();
    taken("").not.toThrow();
  });
});
