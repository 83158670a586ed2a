import type { Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { addClip } from "#kit/media/add-clip.server.ts";
import { addPicture } from "#kit/media/add-picture.server.ts";
import { findPicture } from "#kit/media/find-pictures.server.ts";
import { susunanOrganisasi } from "./bank/susunan.ts";
import { buatBagan } from "./media/bagan.ts";
import { buatGambar, buatLogo, buatPotretKepala, bukaKlip, type Gambar, type Lukisan, lukisan, uraikan } from "./media/gambar.ts";
import { album } from "./teks/contoh-galeri.ts";
import { gambarPembuka } from "./teks/contoh-kegiatan.ts";

/** The library's ids of the demo pictures. */
export type GambarContoh = Readonly<Record<Gambar, string>>;

/** Every drawing, and every other look at one that an album shows. */
export const gambarContoh: readonly Gambar[] = [...new Set([...lukisan, ...album.flatMap(({ foto }) => foto.map(({ gambar }) => gambar))])];

const alt: Readonly<Record<Lukisan, string>> = {
  pesisir: "Bibit bakau di tepi Teluk Palu dengan bukit di kejauhan",
  rebana: "Penabuh rebana duduk berjajar",
  tahfidz: "Mushaf Al-Qur’an terbuka di atas rehal",
  pramuka: "Tenda pramuka dan api unggun di lapangan",
  prestasi: "Piala dan medali di atas meja",
  laboratorium: "Tabung reaksi dan mikroskop di meja laboratorium",
  kelas: "Ruang kelas dengan papan tulis dan bangku",
  masjid: "Masjid madrasah dengan kubah dan menara",
};

/** Draws the demo pictures and takes them into the library; done before the transaction that uses them, so that it stays short. */
export async function simpanGambar(scope: Scope, files: Files): Promise<GambarContoh> {
  const stored: (readonly [Gambar, string])[] = [];
  // One after the other: each keeps all cores busy, and only few pictures may wait at once.
  for (const nama of gambarContoh) stored.push([nama, await simpan(scope, files, nama)]);
  const ids = Object.fromEntries(stored) as GambarContoh;
  await pasangKlip(scope, files, ids[gambarPembuka]);
  return ids;
}

/** The drawing that opens the home page is the poster of a clip. */
async function pasangKlip(scope: Scope, files: Files, id: string): Promise<void> {
  const poster = await scope.transaction((ctx) => findPicture(ctx, id));
  if (poster.klip === null) await addClip(scope, files, { id, versi: poster.versi, stream: bukaKlip() });
}

/** A mark of our own for the invented school's papers. */
export const simpanLogo = (scope: Scope, files: Files): Promise<string> =>
  sekali(scope, files, { asal: "seeds/media/logo.svg", alt: "Bintang segi delapan, tanda madrasah", buat: buatLogo });

/** The face of the invented head stays visible, however the picture is cropped. */
export const simpanPotretKepala = (scope: Scope, files: Files): Promise<string> =>
  sekali(scope, files, {
    asal: "seeds/media/kepala.svg",
    alt: "Kepala madrasah berpeci dan berkacamata, di depan jendela yang menghadap teluk",
    buat: buatPotretKepala,
    fokusY: 0.36,
  });

/** The organisation chart of the invented school, from its offices. */
export function simpanBagan(scope: Scope, files: Files): Promise<string> {
  const susunan = susunanOrganisasi();
  const sebutan = susunan.flat().flatMap((satu) => satu?.jabatan ?? []);
  return sekali(scope, files, {
    asal: "seeds/media/bagan.ts",
    alt: `Bagan organisasi dari atas ke bawah: ${sebutan.join(", ")}`,
    buat: () => buatBagan(susunan),
  });
}

function simpan(scope: Scope, files: Files, nama: Gambar): Promise<string> {
  const { nama: lukisan, pandangan } = uraikan(nama);
  return sekali(scope, files, {
    asal: `seeds/media/${lukisan}.svg ${pandangan.ket}`.trim(),
    alt: `${alt[lukisan]} ${pandangan.ket}`.trim(),
    buat: () => buatGambar(nama, nama === gambarPembuka ? 1920 : lukisan === nama ? 1200 : 480),
  });
}

interface Gambaran {
  readonly asal: string;
  readonly alt: string;
  readonly buat: () => Promise<Buffer>;
  readonly fokusY?: number;
}

async function sekali(scope: Scope, files: Files, { asal, alt, buat, ...fokus }: Gambaran): Promise<string> {
  const ada = await scope.transaction((ctx) =>
    ctx.db.selectFrom("gambar").select("id").where("asal", "=", asal).where("deletedAt", "is", null).executeTakeFirst(),
  );
  return ada?.id ?? (await addPicture(scope, files, { bytes: await buat(), alt, asal, ...fokus })).id;
}
