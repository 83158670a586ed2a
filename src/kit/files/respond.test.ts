/** What a browser is told of a file: as what it is drawn or saved, under which name, and which part of it comes. */

import { Readable } from "node:stream";
import { beforeAll, describe, expect, test } from "vitest";
import type { Files } from "./files.server.ts";
import { deliver, disposition, readOnlyAnswer, sendMade, serveUpload } from "./respond.server.ts";

const content = "0123456789";
const held: Record<string, { type: "application/pdf" | "image/png" | "text/csv" | "video/mp4" }> = {
  "a.pdf": { type: "application/pdf" },
  "a.csv": { type: "text/csv" },
  "a.mp4": { type: "video/mp4" },
};
let files: Files;
let opened: unknown[];
beforeAll(() => {
  const stat: Files["stat"] = async (_, key) => (held[key] ? { ...held[key], size: 10, modified: new Date(0) } : null);
  const open: Files["open"] = async (tree, key, range) => {
    opened.push([tree, key, range]);
    const part = range ? content.slice(range.start, range.end + 1) : content;
    return { type: "application/pdf", size: 10, modified: new Date(0), stream: Readable.from([Buffer.from(part)]) };
  };
  files = { stat, open } as Files;
});
const request = (headers: Record<string, string> = {}, method = "GET", path = "/uploads/a.pdf") => {
  opened = [];
  return new Request(`http://x${path}`, { headers, method });
};
const get = async (headers: Record<string, string> = {}, method = "GET", path = "/uploads/a.pdf") => {
  const answer = await serveUpload(files, request(headers, method, path));
  return [answer.status, answer.headers.get("content-length"), answer.headers.get("content-range"), await answer.text()];
};

describe("a file just made", () => {
  test("says what it is by its ending, a list also in which letters; only what nobody knows cannot be sent", async () => {
    const made = (name: string, inline?: boolean) => sendMade(name, Buffer.from("x"), inline === undefined ? {} : { inline });
    const said = (name: string, inline?: boolean) => {
      const { headers } = made(name, inline);
      return [headers.get("content-type"), headers.get("content-disposition")?.split(";")[0], headers.get("cache-control")];
    };
    expect(said("daftar.csv")).toEqual(["text/csv; charset=utf-8", "attachment", "private, no-store"]);
    expect(said("surat.v2.pdf")).toEqual(["application/pdf", "attachment", "private, no-store"]);
    expect(said("surat.pdf", true)).toEqual(["application/pdf", "inline", "private, no-store"]);
    expect(await made("surat.pdf").text()).toBe("x");
    expect(() => made("surat.exe")).toThrow("no kind of file ends in exe");
  });
});

test("a name is sent as it is, and to old programs without its accents", () => {
  expect(disposition("a.pdf")).toBe(`attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`);
  expect(disposition("Budi's (1)*.pdf", true)).toBe(`inline; filename="Budi's (1)*.pdf"; filename*=UTF-8''Budi%27s%20%281%29%2A.pdf`);
  for (const name of ["", " ", "\n\t", '"', "\\/"]) expect(disposition(name), name).toContain('filename="berkas"');
  expect(disposition(' a\r\n"b"\\c/d.pdf ')).toContain('filename="a b c d.pdf"');
  expect(disposition("S.Pd...pdf")).toContain('filename="S.Pd.pdf"');
  for (const name of ["a..b c", "a..", "..a.pdf"]) expect(disposition(name), name).toContain(`filename="${name}"`);
});

describe("under /uploads", () => {
  test("nothing is found anywhere else, and nothing is kept of that answer", async () => {
    for (const path of ["/a.pdf", "/uploads", "/uploads/", "/uploads/b.pdf", "/x/uploads/a.pdf", "/unggahan/a.pdf"]) {
      const answer = await serveUpload(files, request({}, "GET", path));
      expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("x-content-type-options")], path).toEqual([
        404,
        "no-store",
        "nosniff",
      ]);
    }
    expect((await serveUpload(files, request({}, "GET", "/uploads/a.pdf?x=1"))).status).toBe(200);
  });

  test("it is only read", async () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"])
      expect((await serveUpload(files, request({}, method))).status, method).toBe(405);
    expect([readOnlyAnswer().status, readOnlyAnswer().headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(await readOnlyAnswer().text()).toBe("Alamat ini hanya dapat dibaca.");
  });

  test("a head has no body, and nothing is opened for it", async () => {
    expect(await get({}, "HEAD")).toEqual([200, "10", null, ""]);
    expect(await get({ range: "bytes=2-4" }, "HEAD")).toEqual([206, "3", "bytes 2-4/10", ""]);
    expect(opened).toEqual([]);
  });

  test("the part that is asked for comes, and beyond the end none", async () => {
    expect(await get({ range: "bytes=2-4" })).toEqual([206, "3", "bytes 2-4/10", "234"]);
    expect(opened).toEqual([["public", "a.pdf", { start: 2, end: 4 }]]);
    expect(await get()).toEqual([200, "10", null, content]);
    expect(opened).toEqual([["public", "a.pdf", undefined]]);
    expect(await get({ range: "bytes=10-" })).toEqual([416, null, "bytes */10", ""]);
    expect(opened).toEqual([]);
  });

  test("a part goes on where it broke off only of the same file", async () => {
    expect((await get({ range: "bytes=2-4", "if-range": '"a.pdf"' }))[0]).toBe(206);
    for (const other of ['"b.pdf"', "a.pdf", 'W/"a.pdf"', ""])
      expect(await get({ range: "bytes=2-4", "if-range": other }), other).toEqual([200, "10", null, content]);
  });

  test("what somebody has already is not sent again", async () => {
    for (const known of ['"a.pdf"', 'W/"a.pdf"', '"x", "a.pdf"', '"x",W/"a.pdf" ', "*", '"x", *'])
      expect(await get({ "if-none-match": known }), known).toEqual([304, null, null, ""]);
    for (const other of ['"x"', "a.pdf", ""]) expect((await get({ "if-none-match": other }))[0], other).toBe(200);
  });
});

test("a private file is drawn only when it may be and a browser draws it, within a page of this site", async () => {
  const said = async (key: string, inline?: boolean) => {
    const shown = { key, name: key, ...(inline === undefined ? {} : { inline }) };
    const { headers } = await deliver(files, request(), shown);
    const policy = String(headers.get("content-security-policy"));
    return [headers.get("content-disposition")?.split(";")[0], headers.get("x-frame-options"), /frame-ancestors '(\w+)'/.exec(policy)?.[1]];
  };
  for (const key of ["a.pdf", "a.mp4"]) expect(await said(key, true), key).toEqual(["inline", "SAMEORIGIN", "self"]);
  expect(await said("a.csv", true)).toEqual(["attachment", null, "none"]);
  for (const inline of [false, undefined]) expect(await said("a.pdf", inline)).toEqual(["attachment", null, "none"]);
  expect(opened).toEqual([["private", "a.pdf", undefined]]);
  await expect(deliver(files, request(), { key: "b.pdf", name: "b.pdf" })).rejects.toMatchObject({ kind: "notFound" });
});
