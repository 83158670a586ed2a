import { expect, test } from "vitest";
import { headersFor } from "./headers.ts";

const named = (headers: Readonly<Record<string, string>>, secure = false) => Object.keys(headersFor(new Headers(headers))(secure));
const [mine, everybodys] = ["no-store", "public, max-age=60"];

test("a window that holds one person's own things is parted from whoever opened it", () => {
  expect(named({})).toContain("Cross-Origin-Opener-Policy");
  expect(named({ "cache-control": mine, "content-type": "image/png" })).toContain("Cross-Origin-Opener-Policy");
  expect(named({ "cache-control": everybodys, "content-type": "text/html" })).not.toContain("Cross-Origin-Opener-Policy");
});

test("what pages are made of carries only what says something about it", () => {
  for (const type of ["text/css; charset=utf-8", "text/javascript", "font/woff2", "image/avif", "video/mp4"])
    expect(named({ "cache-control": everybodys, "content-type": type })).toEqual([
      "X-Content-Type-Options",
      "Cross-Origin-Resource-Policy",
    ]);
});

test("what can be opened as a page is armoured like one", () => {
  for (const type of ["text/html", "image/svg+xml", "application/pdf", "application/json"])
    expect(named({ "cache-control": everybodys, "content-type": type })).toContain("X-Frame-Options");
});

test("HSTS goes with all, over https alone", () => {
  for (const control of [mine, everybodys]) {
    expect(named({ "cache-control": control, "content-type": "text/css" }, true)).toContain("Strict-Transport-Security");
    expect(named({ "cache-control": control, "content-type": "text/css" })).not.toContain("Strict-Transport-Security");
  }
});
