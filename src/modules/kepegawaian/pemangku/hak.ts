import type { Peran, TemporaryPeran } from "#modules/akun/index.ts";
import type { Jabatan } from "./pemangku-jabatan.ts";

/**
 * Which roles a position brings to whoever holds it, or stands in for its holder during leave, once a second person has agreed. The
 * database reads the same from `hak_jabatan`.
 */
export const peranJabatan: Readonly<Record<Jabatan, readonly (Peran | TemporaryPeran)[]>> = {
  kepala: ["kepala"],
  "kaur-tu": ["tataUsaha"],
  "wakamad-kurikulum": ["wakamad"],
  "wakamad-kesiswaan": ["wakamad"],
  "wakamad-sarpras": ["wakamad"],
  "wakamad-humas": ["humas", "wakamad"],
  bendahara: ["pemaraf"],
  "kepala-perpustakaan": ["pemaraf"],
  "kepala-lab": ["pemaraf"],
  pembina: ["pemaraf"],
  "guru-piket": ["piket"],
};
