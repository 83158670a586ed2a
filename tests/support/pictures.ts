import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A plain picture. */
export const drawn = (width: number, height: number): Sharp => sharp({ create: { width, height, channels: 3, background: "#0b3b2e" } });

/** A picture that does not compress well. */
const grainy = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#0b3b2e", noise: { type: "gaussian", mean: 120, sigma: 12 } } });

/** A photo as a telephone makes it: with the place in its EXIF, and turned. */
export const withPlace = (width: number, height: number, orientation: number): Promise<Buffer> =>
  drawn(width, height)
    .jpeg()
    .withExif({ IFD0: { Copyright: "GPSVERSI" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "0/1 53/1 0/1" } })
    .withMetadata({ orientation })
    .toBuffer();

/** A tiny PNG that says it is huge. */
export function bigHeader(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", deflateSync(Buffer.alloc(64))), chunk("IEND", Buffer.alloc(0))]);
}

/** The first bytes of an MP4, and as much film as is wanted. */
export const mp4 = (size: number): Buffer => {
  const bytes = Buffer.alloc(size, 1);
  bytes.set([0, 0, 0, 24], 0);
  bytes.write("ftypisom\0\0\u0002\0isomiso2mp41", 4, "latin1");
  return bytes;
};

interface Hostile {
  readonly name: string;
  readonly make: () => Promise<Buffer>;
  readonly kind: string;
  readonly sentence: RegExp;
}

const behind = async (picture: Promise<Buffer>, tail: string) => Buffer.concat([await picture, Buffer.from(tail, "latin1")]);
const archive = `${"PK\u0003\u0004".padEnd(30, "\0")}a${"PK\u0001\u0002".padEnd(46, "\0")}a${"PK\u0005\u0006".padEnd(22, "\0")}`;
const refused = (name: string, make: () => Promise<Buffer>, sentence: RegExp): Hostile => ({ name, make, kind: "unsupported", sentence });
const text = (content: string) => async () => Buffer.from(content, "latin1");

/** Files that look harmless to somebody. */
export const hostile: readonly Hostile[] = [
  refused("SVG", text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), /^Berkas SVG dapat memuat program/),
  refused("SVG with a prolog", text('<?xml version="1.0"?>\n<!-- x --><svg xmlns="http://www.w3.org/2000/svg"/>'), /SVG|XML|jenis ini/i),
  refused("HTML", text("<!doctype html><script>alert(1)</script>"), /halaman web/),
  refused("ZIP", text(archive), /ZIP/),
  refused("GIF with a script", text("GIF89a\u0001\0\u0001\0/*<script>alert(1)</script>*/=1;"), /GIF/),
  refused("PDF", text("%PDF-1.7\n%âãÏÓ"), /tidak diterima/),
  refused("HEIC", text("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"), /HEIC/),
  refused("a clip", async () => mp4(200), /tidak diterima/),
  refused("a program", text("MZ\u0090\0\u0003"), /Kirim berkas JPG, PNG, WebP, atau AVIF\./),
  refused("nothing", async () => Buffer.alloc(0), /kosong/),
  refused(
    "JPEG with a page behind it",
    () => behind(drawn(40, 40).jpeg().toBuffer(), "<html><script>alert(1)</script></html>"),
    /halaman web/,
  ),
  refused("PNG with an archive behind it", () => behind(drawn(40, 40).png().toBuffer(), archive), /ZIP/),
  refused("WebP with a PDF behind it", () => behind(drawn(40, 40).webp().toBuffer(), "%PDF-1.4 x"), /program|halaman/),
  refused("JPEG that breaks off", async () => (await grainy(900, 900).jpeg().toBuffer()).subarray(0, 9_000), /rusak/),
  refused("PNG that is damaged", async () => (await grainy(300, 300).png().toBuffer()).fill(7, 200, 900), /rusak/),
  refused("a head without a body", text("\u0089PNG\r\n\u001a\n\0\0\0\rIHDR"), /rusak|tidak dikenali/),
];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
