import type { Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { addPicture } from "#kit/media/add-picture.server.ts";
import { buatGambar, type Gambar, gambar } from "./media/gambar.ts";

/** The library's ids of the demo pictures, by drawing. */
export type GambarContoh = Readonly<Record<Gambar, string>>;

const alt: Readonly<Record<Gambar, string>> = {
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
  const stored: [Gambar, string][] = [];
  for (const nama of gambar) stored.push([nama, await simpan(scope, files, nama)]);
  return Object.fromEntries(stored) as GambarContoh;
}

async function simpan(scope: Scope, files: Files, nama: Gambar): Promise<string> {
  const asal = `seeds/media/${nama}.svg`;
  const ada = await scope.transaction((ctx) =>
    ctx.db.selectFrom("gambar").select("id").where("asal", "=", asal).where("deletedAt", "is", null).executeTakeFirst(),
  );
  return ada?.id ?? (await addPicture(scope, files, { bytes: await buatGambar(nama), alt: alt[nama], asal })).id;
}
