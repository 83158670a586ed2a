import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { adegan, createAdegan, type NamaAdegan } from "./adegan/adegan.ts";

/** Our own drawings for demo content; those with which pages begin belong to their modules. */
const berkas = {
  ...{ pesisir: "seeds/media/pesisir.svg", rebana: "seeds/media/rebana.svg", tahfidz: "seeds/media/tahfidz.svg" },
  ...{ pramuka: "seeds/media/pramuka.svg", prestasi: "seeds/media/prestasi.svg", laboratorium: "seeds/media/laboratorium.svg" },
  ...{ kelas: "seeds/media/kelas.svg", masjid: "seeds/media/masjid.svg", asrama: "seeds/media/asrama.svg" },
  ...{ digital: "seeds/media/digital.svg", olahraga: "seeds/media/olahraga.svg", tenun: "seeds/media/tenun.svg" },
  ...{ teluk: "src/modules/beranda/media/teluk.svg", gedung: "src/modules/profil/media/gedung.svg" },
  ...{ pustaka: "src/modules/bidang/media/pustaka.svg", upacara: "src/modules/absensi/media/upacara.svg" },
  ...{ siswa: "src/modules/ppdb/media/siswa.svg", jendela: "src/modules/tata-usaha/media/jendela.svg" },
} as const;

export type Drawing = keyof typeof berkas;

export const drawing = Object.keys(berkas) as Drawing[];

/** A drawing as it is, or seen another time or from another place; or a scene that a script draws. */
export type Image = Drawing | `${Drawing}-${keyof typeof pandangan}` | NamaAdegan;

interface Pandangan {
  readonly ket: string;
  /** The part of the drawing that is seen: its left and upper edge and its size, as parts of the whole. */
  readonly bagian: readonly [kiri: number, atas: number, ukuran: number];
  readonly cahaya: (picture: Sharp) => Sharp;
}

const pandangan = {
  pagi: {
    ket: "pada pagi hari",
    bagian: [0.12, 0.1, 0.84],
    cahaya: (picture) => picture.flop().modulate({ brightness: 1.03, saturation: 0.75, hue: 12 }),
  },
  dekat: { ket: "dari dekat", bagian: [0.06, 0.4, 0.56], cahaya: (picture) => picture.modulate({ saturation: 1.15 }) },
  senja: {
    ket: "pada senja hari",
    bagian: [0.36, 0.3, 0.62],
    cahaya: (picture) => picture.flop().modulate({ brightness: 0.82, hue: 338 }),
  },
} as const satisfies Readonly<Record<string, Pandangan>>;

const wholeImage: Pandangan = { ket: "", bagian: [0, 0, 1], cahaya: (picture) => picture };
const place = join(process.cwd(), "seeds/media");

export const adeganOf = (gambar: Image) => adegan.find(({ nama }) => nama === gambar);

/** The drawing that is seen, and what is special about seeing it so. */
export function parse(gambar: Image): { readonly nama: Drawing; readonly pandangan: Pandangan } {
  const [nama, cara] = gambar.split("-") as [Drawing, keyof typeof pandangan | undefined];
  return { nama, pandangan: cara ? pandangan[cara] : wholeImage };
}

/** @returns PNG bytes with nothing behind the mark */
export async function createLogo(): Promise<Buffer> {
  return sharp(await readFile(join(place, "logo.svg")), { density: 600 })
    .resize(640)
    .png()
    .toBuffer();
}

/** The portrait of nobody that stands for the head of the invented school. @returns WebP bytes, as wide as high */
export const createPotretKepala = async (): Promise<Buffer> =>
  sharp(await readFile(join(place, "kepala.svg")))
    .resize(1000)
    .webp({ quality: 86 })
    .toBuffer();

const drawingWidth = 1200;
const finished = new Map<Drawing, Promise<Buffer>>();

/** As wide as the largest place that shows a scene. */
const adeganWidth = 960;

/** @returns WebP bytes, three to two; a scene in its own shape */
export async function createImage(gambar: Image, lebar = drawingWidth): Promise<Buffer> {
  const scene = adeganOf(gambar);
  if (scene) return sharp(createAdegan(scene)).resize(adeganWidth).flatten({ background: "#fbf8f1" }).webp({ quality: 86 }).toBuffer();
  const { nama, pandangan } = parse(gambar);
  if (pandangan === wholeImage) return (await draw(nama, lebar)).webp({ quality: 86 }).toBuffer();
  const whole = finished.get(nama) ?? draw(nama, drawingWidth).then((drawing) => drawing.png({ compressionLevel: 1 }).toBuffer());
  // Drawing takes the longest, so that one drawing serves every look at it.
  finished.set(nama, whole);
  const [kiri, atas, ukuran] = pandangan.bagian;
  const [left, width] = [Math.round(kiri * drawingWidth), Math.round(ukuran * drawingWidth)];
  const [top, height] = [Math.round(Math.min(atas, 1 - ukuran) * heightFrom(drawingWidth)), Math.round(ukuran * heightFrom(drawingWidth))];
  const part = sharp(await whole)
    .extract({ left, top, width, height })
    .resize(lebar, heightFrom(lebar));
  return pandangan.cahaya(part).webp({ quality: 86 }).toBuffer();
}

const heightFrom = (lebar: number): number => Math.round((lebar * 2) / 3);

const naturalWidth = 1200;
const naturalDensity = 72;

/**
 * Drawn whole at a multiple of its own size and shrunk afterwards: shrunk while it is drawn, every strip of the picture draws all of it
 * anew, and between two sizes its patterns take twenty times as long.
 */
async function draw(nama: Drawing, lebar: number): Promise<Sharp> {
  const density = naturalDensity * Math.ceil(lebar / naturalWidth);
  const picture = sharp(await readFile(join(process.cwd(), berkas[nama])), { density });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).resize(lebar, heightFrom(lebar), { fit: "cover" });
}

/** The clip of the home page, drawn by rekam-klip.ts. */
export const openKlip = (): AsyncIterable<Uint8Array> => createReadStream(join(place, "klip.webm"));
