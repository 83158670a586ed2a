import fc from "fast-check";
import { expect, test } from "vitest";
import { safeNextPath } from "./next-path.ts";

test.each([
  "/dashboard-profile",
  "/administration/surat-masuk?q=rapat&halaman=2",
  "/pegawai/edit/1",
  "/",
  "/loginx",
  "/berita/login",
  `/${"a".repeat(499)}`,
])("%s is followed", (path) => {
  expect(safeNextPath(path)).toBe(path);
});

test.each([
  null,
  "",
  "dashboard",
  "https://jahat.example/",
  "//jahat.example/",
  "/\\jahat.example/",
  "\\/jahat.example",
  "/\t/jahat.example",
  "/..//jahat.example/x",
  "javascript:alert(1)",
  "/login?lanjut=/login",
  "/keluar",
  "/konfirmasi?lanjut=/konfirmasi",
  "/undangan/abc",
  "/api/loginGuru",
  "/login",
  "/administrator-pertama/abc",
  "//[",
  "/x\u0000",
  `/${"a".repeat(500)}`,
])("%s is not followed", (path) => {
  expect(safeNextPath(path)).toBe("/dashboard");
});

test("whatever is asked, a browser stays on this site", () => {
  const site = "https://man1palu.sch.id";
  const piece = fc.constantFrom("/", "\\", "..", ".", ":", "@", "?", "#", "%2f", "%5c", "//", "\t", "\n", "jahat.example", "https:", "a");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      expect(new URL(safeNextPath(`/${pieces.join("")}`), `${site}/login`).origin).toBe(site);
    }),
    { numRuns: 2000 },
  );
});
