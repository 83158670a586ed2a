/** Whoever sends or opens a file while its place cannot hold it hears what is the matter, and the log keeps why. */
import { expect, test } from "vitest";
import { refuse } from "../refusals.ts";
import { readingError, receivingError, writingError } from "./translate-store-error.server.ts";

const failure = (code: string) => Object.assign(new Error(code), { code });
const wrapped = (cause: unknown) => new Error("the driver says", { cause });
const ended = (work: Promise<unknown>) => work.catch((error: unknown) => error);
const said = (words: string) => ({ kind: "unavailable", message: expect.stringContaining(words) });

test("what went well is handed on", async () => {
  for (const through of [readingError, writingError, receivingError]) expect(await through(Promise.resolve(7))).toBe(7);
});

test("a full disk is called full, also by its quota and however deep the driver wraps it", async () => {
  for (const code of ["ENOSPC", "EDQUOT"])
    for (const error of [failure(code), wrapped(failure(code)), wrapped(wrapped(failure(code)))])
      for (const through of [writingError, receivingError]) {
        const refusal = await ended(through(Promise.reject(error)));
        expect(refusal).toMatchObject(said("penuh"));
        expect(refusal).toHaveProperty("cause", error);
      }
});

test("whatever else a disk cannot do now is put off, with one sentence for writing and another for reading", async () => {
  for (const error of [failure("EACCES"), wrapped(failure("EROFS")), new Error("SlowDown"), "gone"]) {
    const [writing, reading] = [await ended(writingError(Promise.reject(error))), await ended(readingError(Promise.reject(error)))];
    expect(writing).toMatchObject({ ...said("tidak ada yang disimpan"), retryAfter: 30 });
    expect(reading).toMatchObject({ ...said("belum dapat dibuka"), retryAfter: 30 });
    expect([writing, reading].map((one) => (one as Error).cause)).toEqual([error, error]);
  }
  expect(await ended(readingError(Promise.reject(failure("ENOSPC"))))).toMatchObject(said("belum dapat dibuka"));
});

test("what somebody sends may break off for a reason of theirs: only what our own disk says is translated", async () => {
  for (const code of ["EACCES", "EIO", "EMFILE", "ENFILE", "ENOENT", "EPERM", "EROFS"])
    expect(await ended(receivingError(Promise.reject(wrapped(failure(code)))))).toMatchObject(said("tidak ada yang disimpan"));
  for (const error of [failure("ECONNRESET"), new Error("aborted"), wrapped("no error"), Object.assign(new Error("x"), { code: 28 })])
    expect(await ended(receivingError(Promise.reject(error)))).toBe(error);
});

test("a sentence that somebody was already given stays as it is", async () => {
  const refusal = refuse.notFound("Berkas tidak ditemukan.");
  for (const through of [readingError, writingError, receivingError]) expect(await ended(through(Promise.reject(refusal)))).toBe(refusal);
  expect(refusal.cause).toBeUndefined();
});
