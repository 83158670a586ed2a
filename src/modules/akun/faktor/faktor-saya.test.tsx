import { expect, test } from "vitest";
import { akibatLepas } from "./faktor-saya.tsx";

test("who takes off the app is told what their password needs, only where nothing else stands behind it", () => {
  expect(akibatLepas(true)).toContain("15 karakter");
  expect(akibatLepas(false)).not.toContain("15 karakter");
  expect(akibatLepas(false)).toContain("Kunci sandi");
});
