import { expect, test } from "vitest";
import { sharedCaches } from "./shared-caches.ts";

const now = 1_000_000;
const ever = Number.POSITIVE_INFINITY;

test("a network of caches keeps a page for a minute and knows what it was made of; browsers ask each time", () => {
  expect(sharedCaches(new Set(["gambar", "berita"]), { until: ever }, now)).toEqual({
    "Cache-Control": "public, max-age=0, s-maxage=60, must-revalidate",
    "CDN-Cache-Control": "max-age=60, stale-while-revalidate=30, stale-if-error=86400",
    "Cache-Tag": "berita,gambar",
  });
});

test.each([
  [now + 20_999, 20],
  [now, 0],
  [now - 5_000, 0],
])("a page that says something else from %i on is not kept beyond that", (until, seconds) => {
  const found = sharedCaches(new Set(), { until }, now);
  expect(found["Cache-Control"]).toBe(`public, max-age=0, s-maxage=${seconds}, must-revalidate`);
  expect(found).not.toHaveProperty("Cache-Tag");
});

test("a page from which whoever is signed in is sent elsewhere is handed out by us alone", () => {
  expect(sharedCaches(new Set(["absensi"]), { until: ever, personal: true }, now)).toEqual({
    "Cache-Control": "public, max-age=0, s-maxage=0, must-revalidate",
  });
});
