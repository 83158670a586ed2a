import type { Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { addClip } from "#kit/media/add-clip.server.ts";
import { addPicture } from "#kit/media/add-picture.server.ts";
import { findPicture } from "#kit/media/find-pictures.server.ts";
import { susunanOrganisasi } from "./bank/susunan.ts";
import { adegan } from "./media/adegan/adegan.ts";
import { createPotretTegak } from "./media/adegan/potret.ts";
import { createBagan } from "./media/bagan.ts";
import {
  adeganOf,
  createImage,
  createLogo,
  createPotretKepala,
  type Drawing,
  drawing,
  type Image,
  openKlip,
  parse,
} from "./media/images.ts";
import { album } from "./teks/contoh-galeri.ts";
import { pembukaImage, pembukaTitik } from "./teks/contoh-kegiatan.ts";

/** The library's ids of the demo pictures. */
export type DemoImage = Readonly<Record<Image, string>>;

/** Every drawing and scene, and every other look at one that an album shows. */
export const demoImage: readonly Image[] = [
  ...new Set([...drawing, ...adegan.map(({ nama }) => nama), ...album.flatMap(({ foto }) => foto.map(({ gambar }) => gambar))]),
];

const alt: Readonly<Record<Drawing, string>> = {
  pesisir: "Bibit bakau di tepi Teluk Palu dengan bukit di kejauhan",
  rebana: "Penabuh rebana duduk berjajar",
  tahfidz: "Mushaf Al-Qur’an terbuka di atas rehal",
  pramuka: "Tenda pramuka dan api unggun di lapangan",
  prestasi: "Piala dan medali di atas meja",
  laboratorium: "Tabung reaksi dan mikroskop di meja laboratorium",
  kelas: "Ruang kelas dengan papan tulis dan bangku",
  masjid: "Masjid madrasah dengan kubah dan menara",
  asrama: "Asrama dengan jendela yang menyala pada malam hari",
  digital: "Tiga peserta didik di depan laptop",
  olahraga: "Permainan sepak bola di lapangan",
  tenun: "Motif undakan kain tenun Donggala",
  teluk: "Gedung madrasah di tepi Teluk Palu saat matahari terbit",
  gedung: "Gedung madrasah dengan bendera di halaman",
  pustaka: "Dua peserta didik membaca di depan rak buku",
  upacara: "Upacara bendera di lapangan",
  siswa: "Lima peserta didik berseragam",
  jendela: "Meja tulis di depan jendela yang menghadap teluk",
};

/** Draws the demo pictures and takes them into the library; done before the transaction that uses them, so that it stays short. */
export async function saveImage(scope: Scope, files: Files): Promise<DemoImage> {
  const stored: (readonly [Image, string])[] = [];
  // One after the other: each keeps all cores busy, and only few pictures may wait at once.
  for (const nama of demoImage) stored.push([nama, await save(scope, files, nama)]);
  const ids = Object.fromEntries(stored) as DemoImage;
  await installKlip(scope, files, ids[pembukaImage]);
  return ids;
}

/** The drawing that opens the home page is the poster of a clip. */
async function installKlip(scope: Scope, files: Files, id: string): Promise<void> {
  const poster = await scope.transaction((ctx) => findPicture(ctx, id));
  if (poster.klip === null) await addClip(scope, files, { id, versi: poster.versi, stream: openKlip() });
}

/** A mark of our own for the invented school's papers. */
export const saveLogo = (scope: Scope, files: Files): Promise<string> =>
  sekali(scope, files, { asal: "seeds/media/logo.svg", alt: "Bintang segi delapan, tanda madrasah", buat: createLogo });

/** The face of the invented head stays visible, however the picture is cropped. */
export const savePotretKepala = (scope: Scope, files: Files): Promise<string> =>
  sekali(scope, files, {
    asal: "seeds/media/kepala.svg",
    alt: "Kepala madrasah berpeci dan berkacamata, di depan jendela yang menghadap teluk",
    buat: createPotretKepala,
    fokusY: 0.36,
  });

/** The organisation chart of the invented school, from its offices. */
export function saveBagan(scope: Scope, files: Files): Promise<string> {
  const susunan = susunanOrganisasi();
  const sebutan = susunan.flat().flatMap((satu) => satu?.jabatan ?? []);
  return sekali(scope, files, {
    asal: "seeds/media/bagan.ts",
    alt: `Bagan organisasi dari atas ke bawah: ${sebutan.join(", ")}`,
    buat: () => createBagan(susunan),
  });
}

/** Faces of nobody for those who led the invented school, in their order. */
export async function savePotretPemimpin(scope: Scope, files: Files, banyak: number): Promise<string[]> {
  const disimpan: string[] = [];
  for (let nomor = 0; nomor < banyak; nomor++)
    disimpan.push(
      await sekali(scope, files, {
        asal: `seeds/media/adegan/potret.ts ${nomor + 1}`,
        alt: `Potret kepala madrasah ke-${nomor + 1}`,
        buat: () => createPotretTegak(nomor),
        fokusY: 0.4,
      }),
    );
  return disimpan;
}

function save(scope: Scope, files: Files, nama: Image): Promise<string> {
  const scene = adeganOf(nama);
  if (scene) return sekali(scope, files, { asal: `seeds/media/adegan ${nama}`, alt: scene.ket, buat: () => createImage(nama) });
  const { nama: lukisan, pandangan } = parse(nama);
  return sekali(scope, files, {
    asal: `seeds/media/${lukisan}.svg ${pandangan.ket}`.trim(),
    alt: `${alt[lukisan]} ${pandangan.ket}`.trim(),
    buat: () => createImage(nama, nama === pembukaImage ? 1920 : lukisan === nama ? 960 : 480),
    ...(nama === pembukaImage ? pembukaTitik : {}),
  });
}

interface Gambaran {
  readonly asal: string;
  readonly alt: string;
  readonly buat: () => Promise<Buffer>;
  readonly fokusX?: number;
  readonly fokusY?: number;
  readonly layarLebar?: readonly [x: number, y: number];
}

async function sekali(scope: Scope, files: Files, { asal, alt, buat, ...fokus }: Gambaran): Promise<string> {
  const ada = await scope.transaction((ctx) =>
    ctx.db.selectFrom("gambar").select("id").where("asal", "=", asal).where("deletedAt", "is", null).executeTakeFirst(),
  );
  return ada?.id ?? (await addPicture(scope, files, { bytes: await buat(), alt, asal, ...fokus })).id;
}
