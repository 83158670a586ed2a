/** What a program sends as JSON: one object, shallow, without signs that nobody sees. */
import { expect, test } from "vitest";
import { readJson, readJsonObject } from "./json.server.ts";

const sent = (body: string, type = "application/json; charset=utf-8") =>
  new Request("http://portal/", { method: "POST", body, headers: { "content-type": type } });
const kind = (read: Promise<unknown>) =>
  read.then(
    () => "read",
    (error: { kind?: string }) => error.kind,
  );

test("no text in it keeps what nobody sees, however deep it stands", async () => {
  const written = String.raw`\u202eAni\u200b`;
  expect(await readJsonObject(sent(`{"a":"${written}","b":["${written}",{"c":"${written}"}],"n":1,"ya":true,"x":null}`))).toEqual({
    ...{ a: "Ani", b: ["Ani", { c: "Ani" }], n: 1, ya: true, x: null },
  });
});

test("it is one object of JSON, and says that it is", async () => {
  for (const body of ["[]", "1", "null", '"a"', "{", ""])
    expect([body, await kind(readJsonObject(sent(body)))]).toEqual([body, "malformed"]);
  for (const type of ["text/plain", "application/jsonp", "x-application/json"])
    expect(await kind(readJsonObject(sent("{}", type)))).toBe("unsupported");
  expect(await kind(readJsonObject(sent("{}", "Application/JSON")))).toBe("read");
  await expect(readJson(sent("{"))).rejects.toThrow("Isi kiriman bukan JSON yang dapat dibaca.");
});

test("eight levels are read and no more", async () => {
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
  expect([await kind(readJsonObject(sent(deep(8)))), await kind(readJsonObject(sent(deep(9))))]).toEqual(["read", "malformed"]);
});
