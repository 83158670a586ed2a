import { expect, test } from "vitest";
import { akibatLepas, bolehLepas } from "./faktor-saya.tsx";

test("who takes off the app is told what their password needs, only where nothing else stands behind it", () => {
  expect(akibatLepas(true)).toContain("15 karakter");
  expect(akibatLepas(false)).not.toContain("15 karakter");
  expect(akibatLepas(false)).toContain("Kunci sandi");
});

test("the last way of who must have one is not offered to be taken off", () => {
  const kunci = [{ id: "1" }] as unknown as Parameters<typeof bolehLepas>[0]["kunci"];
  const sejak = new Date();
  expect(bolehLepas({ wajib: true, aplikasi: sejak, kunci: [] })).toBe(false);
  expect(bolehLepas({ wajib: true, aplikasi: null, kunci })).toBe(false);
  expect(bolehLepas({ wajib: true, aplikasi: sejak, kunci })).toBe(true);
  expect(bolehLepas({ wajib: false, aplikasi: sejak, kunci: [] })).toBe(true);
});
