import { expect, test } from "vitest";
import { hashPassword, maxPasswordLength, passwordMatches } from "./password.server.ts";

const matches = async (kept: string, password: string) => passwordMatches({ password, hash: await hashPassword(kept) });

test("a password fits itself, however it is composed, and no other", async () => {
  expect(await matches("caf\u00e9 rembulan", "cafe\u0301 rembulan")).toBe(true);
  expect(await matches("cafe\u0301 rembulan", "caf\u00e9 rembulan")).toBe(true);
  expect(await matches("kapal lentera", "kapal lenterA")).toBe(false);
});

test("nothing fits where there is no account, and nothing too long is looked at", async () => {
  expect(await passwordMatches({ password: "", hash: null })).toBe(false);
  const longest = "x".repeat(maxPasswordLength);
  expect([await matches(longest, longest), await matches(`${longest}x`, `${longest}x`)]).toEqual([true, false]);
  // What is too long is compared as nothing: that fits nobody either.
  expect(await matches("", `${longest}x`)).toBe(false);
});

test("is kept as Argon2id with what OWASP asks for, never the same twice", async () => {
  const [one, other] = [await hashPassword("x"), await hashPassword("x")];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});
