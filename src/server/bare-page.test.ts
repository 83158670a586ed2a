/** A family and a clerk in the minute in which the database is gone: they read a page, in their language, and nothing that they did not do. */
import { expect, test } from "vitest";
import { refuse } from "#kit/refusals.ts";
import { toBarePage } from "./bare-page.ts";

const address = "http://x/administration/meja-ppdb";
const reader = { accept: "text/html,application/xhtml+xml" };
const told = async (error: unknown, init: RequestInit) => {
  const answer = toBarePage(error, new Request(address, init));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

test("who opens a page is told to try again; who sent a form, that it did not arrive", async () => {
  const opened = await told(refuse.unavailable(), { headers: reader });
  expect([opened.status, opened.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(opened.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(opened.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /);
  expect(opened.text).toContain("Silakan coba lagi beberapa saat.");
  expect(opened.text).toContain('<a href="">Coba lagi</a>');
  expect(opened.text).not.toContain("belum terkirim");
  const sent = await told(refuse.unavailable(), { method: "POST", headers: reader });
  expect(sent.text).toContain("Isian Anda belum terkirim");
  expect(sent.text).not.toContain("Coba lagi</a>");
});

test("what is missing is not tried again, a fault tells nothing of itself, and no sentence becomes markup", async () => {
  const missing = await told(refuse.notFound("Surat belum ada."), { headers: reader });
  expect([missing.status, missing.text.includes("Surat belum ada."), missing.text.includes("Coba lagi")]).toEqual([404, true, false]);
  expect((await told(new Error("select rahasia"), { headers: reader })).text).not.toContain("rahasia");
  expect((await told(refuse.malformed('<img src="x">'), { headers: reader })).text).not.toContain("<img");
});

test("programs get the sentence alone", async () => {
  const { headers, text } = await told(refuse.notFound("Surat belum ada."), {});
  expect([headers.get("content-type"), text]).toEqual(["text/plain; charset=utf-8", "Surat belum ada."]);
});
