import { expect, test } from "vitest";
import { mayRemove, removalEffect } from "./own-factor.tsx";

test("who takes off the app is told what their password needs, only where nothing else stands behind it", () => {
  expect(removalEffect(true)).toContain("15 karakter");
  expect(removalEffect(false)).not.toContain("15 karakter");
  expect(removalEffect(false)).toContain("Kunci sandi");
});

test("the last way of who must have one is not offered to be taken off", () => {
  const kunci = [{ id: "1" }] as unknown as Parameters<typeof mayRemove>[0]["kunci"];
  const sejak = new Date();
  expect(mayRemove({ wajib: true, aplikasi: sejak, kunci: [] })).toBe(false);
  expect(mayRemove({ wajib: true, aplikasi: null, kunci })).toBe(false);
  expect(mayRemove({ wajib: true, aplikasi: sejak, kunci })).toBe(true);
  expect(mayRemove({ wajib: false, aplikasi: sejak, kunci: [] })).toBe(true);
});
