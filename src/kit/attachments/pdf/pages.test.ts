import sharp from "sharp";
import { expect, test } from "vitest";
import { guardPdf } from "./guard.server.ts";
import { joinPhotos } from "./join-photos.server.ts";
import { countPages } from "./pages.server.ts";

const photo = async (width: number, height: number) => ({
  bytes: await sharp({ create: { width, height, channels: 3, background: "#cde" } })
    .jpeg()
    .toBuffer(),
  ...{ width, height },
});

test("photos become one PDF with a page each, that the guard takes", async () => {
  const pdf = joinPhotos([await photo(40, 30), await photo(30, 40), await photo(20, 20)]);
  expect(() => guardPdf(pdf)).not.toThrow();
  expect(countPages(pdf)).toBe(3);
  expect(pdf.toString("latin1").match(/\/MediaBox \[0 0 \d+ \d+\]/g)).toEqual([
    "/MediaBox [0 0 842 595]",
    ...["/MediaBox [0 0 595 842]", "/MediaBox [0 0 595 842]"],
  ]);
});

test("a photo is as large as its page allows, in the middle of it", () => {
  const drawn = (width: number, height: number) =>
    /q .* cm/.exec(joinPhotos([{ bytes: Buffer.from("x"), width, height }]).toString("latin1"))?.[0];
  expect(drawn(842, 100)).toBe("q 842.00 0 0 100.00 0.00 247.50 cm");
  expect(drawn(100, 842)).toBe("q 100.00 0 0 842.00 247.50 0.00 cm");
  expect(drawn(200, 1684)).toBe("q 100.00 0 0 842.00 247.50 0.00 cm");
  expect(drawn(50, 50)).toBe("q 595.00 0 0 595.00 0.00 123.50 cm");
});

test("the table of a joined PDF leads to its objects", async () => {
  const pdf = joinPhotos([await photo(40, 30)]).toString("latin1");
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  expect(pdf.slice(start, start + 4)).toBe("xref");
  const places = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, at]) => Number(at));
  expect(places.map((at) => pdf.slice(at, at + 7))).toEqual(places.map((_, place) => `${place + 1} 0 obj`));
});

test("a page that was written anew counts once, and the tree of pages is none", () => {
  const pdf = Buffer.from(
    "%PDF-1.4\n2 0 obj\n<< /Type /Pages /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page >>\nendobj\n3 0 obj\n<< /Type /Page >>\nendobj\n%%EOF\n",
  );
  expect(countPages(pdf)).toBe(1);
});
