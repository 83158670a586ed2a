/**
 * A family presses "Unduh" on a page from yesterday, too often, or before its telephone number was shown; the address of a file has no page of
 * its own. What goes wrong: it lands on another child's page, reads no reason, or a fault of the product is told as if the paper were not there.
 */
import type { LoaderFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { Refusal, refuse } from "#kit/refusals.ts";
import { answerFamily, fileSentences, isFileSentence } from "./family-file.server.ts";

const ask = (query: string, make: () => Promise<Response>) =>
  answerFamily({ request: new Request(`http://x/daftar/status/bukti${query}`) } as LoaderFunctionArgs, make);
const refusing = (error: unknown) => () => Promise.reject(error);
const led = async (query: string, error: unknown) => {
  const { status, headers } = await ask(query, refusing(error));
  return [status, headers.get("location")];
};

test("a paper that is there is given as it is", async () => {
  const paper = new Response("isi");
  expect(await ask("?anak=abc", async () => paper)).toBe(paper);
});

test("one that cannot be had leads back to its own child's page, with the reason", async () => {
  for (const [error, reason] of [
    [refuse.notFound(), "belum"],
    [refuse.forbidden(), "telepon"],
    [refuse.tooMany(60), "sering"],
    [refuse.malformed("x"), "belum"],
  ] as const) {
    expect(await led("?anak=abc", error)).toEqual([303, `/daftar/status?anak=abc&gagal=${reason}`]);
    expect(await led("", error)).toEqual([303, `/daftar/status?gagal=${reason}`]);
  }
});

test("of a page that is closed the address says which one, and no reason", async () => {
  expect(await led("?anak=abc", refuse.conflict("x"))).toEqual([303, "/daftar/status?anak=abc"]);
  expect(await led("", refuse.conflict("x"))).toEqual([303, "/daftar/status?anak="]);
});

test("a fault of the product, or a store that is out of reach, is told as what it is", async () => {
  const [fault, away] = [new Error("broken"), new Refusal("unavailable", "x")];
  await expect(ask("?anak=abc", refusing(fault))).rejects.toBe(fault);
  await expect(ask("?anak=abc", refusing(away))).rejects.toBe(away);
});

test("only what this page says is a sentence", () => {
  expect(Object.keys(fileSentences).every(isFileSentence)).toBe(true);
  for (const name of [null, "", "toString", "null", "lain"]) expect(isFileSentence(name)).toBe(false);
});
