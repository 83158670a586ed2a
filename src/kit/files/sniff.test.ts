import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { formatSize, nameKinds, papers, pictures } from "./kinds.ts";
import { sniff } from "./sniff.server.ts";

const text = (content: string) => new TextEncoder().encode(content);
const png = () => sharp({ create: { width: 8, height: 8, channels: 3, background: "#0b3b2e" } });

describe("sniff", () => {
  it("knows pictures and PDF by their bytes", async () => {
    expect(await sniff(await png().png().toBuffer(), papers)).toBe("image/png");
    expect(await sniff(await png().jpeg().toBuffer(), papers)).toBe("image/jpeg");
    expect(await sniff(await png().webp().toBuffer(), pictures)).toBe("image/webp");
    expect(await sniff(await png().avif().toBuffer(), pictures)).toBe("image/avif");
    expect(await sniff(text("%PDF-1.7\n%\u00e2\u00e3"), papers)).toBe("application/pdf");
  });
  it.each([
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["SVG with prolog", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["HTML", "<!doctype html><script>alert(1)</script>"],
    ["text", "halo"],
    ["ZIP", "PK\u0003\u0004\u0014\u0000\u0000\u0000\u0000\u0000"],
    ["program", "MZ\u0090\u0000\u0003"],
  ])("refuses %s", async (_name, content) => {
    await expect(sniff(text(content), papers)).rejects.toMatchObject({
      kind: "unsupported",
      message: expect.stringContaining("PDF, PNG, atau JPG"),
    });
  });
  it("refuses a good kind that is not asked for, and emptiness", async () => {
    await expect(sniff(await png().png().toBuffer(), ["application/pdf"])).rejects.toThrow(
      "Berkas jenis ini tidak diterima. Kirim berkas PDF.",
    );
    await expect(sniff(new Uint8Array(), papers)).rejects.toThrow("kosong");
  });
});

it("speaks of kinds and sizes as people do", () => {
  expect(nameKinds(["application/pdf", "image/png"])).toBe("PDF atau PNG");
  const sizes = [12, 340 * 1024, 2.5 * 1024 * 1024, 1023 * 1024 * 1024, 72.1 * 1024 ** 3];
  expect(sizes.map(formatSize)).toEqual(["12 bita", "340 KB", "2,5 MB", "1023 MB", "72,1 GB"]);
});
