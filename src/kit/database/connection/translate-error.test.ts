import { expect, test } from "vitest";
import { Refusal, refuse } from "../../refusals.ts";
import { isRetryable, readingSentences, translateDatabaseError } from "./translate-error.server.ts";

const coded = (code: unknown, cause?: unknown) => Object.assign(new Error("from the driver", { cause }), { code });
const kindOf = (error: unknown) => (error instanceof Refusal ? error.kind : error);

test.each(["08006", "08P01", "40001", "40P01", "57014", "55P03", "53300", "25006", "58030", "ECONNREFUSED", "ENOENT", "ETIMEDOUT"])(
  "%s: cannot be reached now",
  (code) => {
    const error = coded(code);
    const refusal = translateDatabaseError(error);
    expect(refusal).toMatchObject({ kind: "unavailable", retryAfter: 5, cause: error, message: expect.stringContaining("belum terkirim") });
    expect(translateDatabaseError(error, readingSentences)).toMatchObject({
      kind: "unavailable",
      message: expect.not.stringContaining("kirim"),
    });
  },
);

test.each([
  "Connection terminated unexpectedly",
  "timeout exceeded when trying to connect",
  "Client was closed and is not queryable",
  "Cannot use a pool after calling end on the pool",
  "driver has already been destroyed",
])("%s: is told by its sentence", (sentence) => {
  expect(kindOf(translateDatabaseError(new Error(sentence)))).toBe("unavailable");
  const other = new Error(`Oh: ${sentence}`);
  expect(translateDatabaseError(other)).toBe(other);
});

test("a full disk and a sign that text cannot hold have sentences of their own", () => {
  expect(translateDatabaseError(coded("53100"))).toMatchObject({ kind: "unavailable", retryAfter: 60 });
  expect(translateDatabaseError(coded("53100"), readingSentences)).toMatchObject({ kind: "unavailable", retryAfter: 5 });
  for (const code of ["22021", "22P05"]) expect(kindOf(translateDatabaseError(coded(code)))).toBe("invalid");
  const detailed = (detail: string) => Object.assign(coded("22P02"), { detail });
  expect(kindOf(translateDatabaseError(detailed("Unicode low surrogate must follow a high surrogate.")))).toBe("invalid");
  expect(kindOf(translateDatabaseError(new Error("outer", { cause: detailed("Unicode high surrogate must not follow.") })))).toBe(
    "invalid",
  );
  for (const other of [detailed("Token x is invalid."), coded("22P02"), Object.assign(coded("22P02"), { detail: 7 })])
    expect(translateDatabaseError(other)).toBe(other);
});

test("what lies below counts, and anything else stays as it is", () => {
  const wrapped = new Error("outer", { cause: coded(7, coded("08006")) });
  expect(kindOf(translateDatabaseError(wrapped))).toBe("unavailable");
  for (const other of [coded("23505"), coded("80800"), new Error("plain"), "text", undefined, refuse.notFound()])
    expect(translateDatabaseError(other)).toBe(other);
});

test("a transaction that met another is tried again, nothing else", () => {
  expect([isRetryable(coded("40001")), isRetryable(new Error("outer", { cause: coded("40P01") }))]).toEqual([true, true]);
  expect([isRetryable(coded("40002")), isRetryable(new Error("plain")), isRetryable("40001")]).toEqual([false, false, false]);
});
