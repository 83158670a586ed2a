import { join } from "node:path";
import { StartRefusal } from "../engine/start-refusal.ts";
import type { KeyName } from "./keys.server.ts";

/** How people tell installations apart: the beginning of the id. */
export const shortId = (id: string): string => id.slice(0, 8);

const lost = 'Bila kunci itu benar-benar hilang, jalankan "npm run keys:adopt": di sana tertulis apa yang ikut hilang.';

export function refuseLostKeys(folder: string, missing: readonly KeyName[], id: string | null): StartRefusal {
  const which = missing.map((name) => `"${name}"`).join(" dan ");
  const whose = id ? `instalasi ${shortId(id)}` : "instalasi yang sudah dipakai";
  return new StartRefusal(
    `Basis data ini milik ${whose}, tetapi kunci ${which} tidak ada di ${folder}. Kembalikan folder kunci dari cadangan, lalu jalankan lagi. ${lost}`,
  );
}

export const refuseOtherKey = (folder: string, name: KeyName, id: string): StartRefusal =>
  new StartRefusal(
    `Kunci "${name}" di ${join(folder, name)} bukan kunci instalasi ${shortId(id)}, pemilik basis data ini. Kembalikan folder kunci yang benar dari cadangan, lalu jalankan lagi. ${lost}`,
  );

export const refuseForeignKeys = (folder: string, { ofKeys, ofDatabase }: { ofKeys: string; ofDatabase: string }): StartRefusal =>
  new StartRefusal(
    `Folder kunci ${folder} milik instalasi ${shortId(ofKeys)}, sedangkan basis data ini milik instalasi ${shortId(ofDatabase)}. Pakai DATA_DIR dan DATABASE_URL dari instalasi yang sama. ${lost}`,
  );

export const refuseEmptyDatabase = (folder: string, ofKeys: string): StartRefusal =>
  new StartRefusal(
    `Basis data ini masih kosong, sedangkan folder kunci ${folder} milik instalasi ${shortId(ofKeys)}. Pulihkan basis data dari cadangan, atau periksa DATABASE_URL. Bila Anda memang memulai dari awal, pindahkan dahulu folder kunci dan folder berkas ke tempat lain.`,
  );

export const refuseUnproven = (folder: string): StartRefusal =>
  new StartRefusal(
    `Kunci "audit" di ${folder} tidak cocok dengan jejak audit basis data ini. Kembalikan folder kunci yang benar dari cadangan, lalu jalankan lagi. ${lost}`,
  );
