/** A list goes out, is saved by LibreOffice at home and comes back: when its rows were read is still known, and nothing else is taken for it. */
import { expect, test } from "vitest";
import { madeAtIn, madeAtOf } from "./made-at.server.ts";

const at = "2026-10-05T01:02:03.456Z";
const meta = (property: string) => Buffer.from(`<office:meta><meta:generator>LibreOffice/24.8</meta:generator>${property}</office:meta>`);
const property = (said: string, { name = "KeadaanDataPortal", more = "" } = {}) =>
  meta(`<meta:user-defined meta:name="${name}"${more}>${said}</meta:user-defined>`);

test("the moment is read from the properties that LibreOffice keeps, whatever else it says of the property", () => {
  expect(madeAtIn(property(at))).toBe(at);
  expect(madeAtIn(property(at, { more: ' meta:value-type="string"' }))).toBe(at);
  expect(madeAtIn(meta(`<meta:user-defined meta:value-type="string" meta:name="KeadaanDataPortal"\n >${at}</meta:user-defined>`))).toBe(at);
});

test("another property, an empty one, or the value of the next one is no moment of ours", () => {
  const next = `<meta:user-defined meta:name="Lain">${at}</meta:user-defined>`;
  expect(madeAtIn(meta(next))).toBeUndefined();
  expect(madeAtIn(property(at, { name: "KeadaanDataPortal2" }))).toBeUndefined();
  expect(madeAtIn(property(""))).toBeUndefined();
  expect(madeAtIn(meta(`<meta:user-defined meta:name="KeadaanDataPortal"/>${next}`))).toBeUndefined();
  expect(madeAtIn(property(`<text:p>${at}</text:p>`))).toBeUndefined();
  expect(madeAtIn(meta(""))).toBeUndefined();
});

test("what Excel keeps is found by its name alone", () => {
  expect(madeAtOf({ Lain: "2020-01-01T00:00:00.000Z", KeadaanDataPortal: at })).toBe(at);
  expect(madeAtOf({ Lain: at })).toBeUndefined();
  expect(madeAtOf(undefined)).toBeUndefined();
  expect(madeAtOf({ KeadaanDataPortal: new Date(at) })).toBeUndefined();
});

test.each([
  "2026-10-05",
  "kemarin",
  "2026-13-05T01:02:03.456Z",
  `x${at}`,
  `${at}x`,
  "2026-10-05T01:02Z",
  "12026-10-05T01:02:03Z",
  "2026-10-05T01:02:03.4567890Z",
  "2026-10-05T01:02:03+08:00",
])("%s, typed by hand, is no moment", (said) => {
  expect(madeAtIn(property(said))).toBeUndefined();
  expect(madeAtOf({ KeadaanDataPortal: said })).toBeUndefined();
});
