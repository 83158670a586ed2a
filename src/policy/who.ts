import { type PrivacyClass, privacyClasses, type Rule } from "#kit/access/access.ts";
import type { Peran, TemporaryPeran } from "#modules/akun/index.ts";

/**
 * The table of rights. Each line says: who, may do what, with which classes of fields, in which rows. What no line says is refused,
 * and a line says all it gives: none is made from another one by leaving out. docs/permissions.md tells it in the school's words.
 */
export type Rights = Readonly<Record<string, readonly Rule<Peran | TemporaryPeran>[]>>;

export const kantor = ["administrator", "tataUsaha"] as const;
export const admin = ["administrator"] as const;
export const kepala = ["kepala"] as const;
export const pimpinan = ["administrator", "kepala"] as const;
export const pengurus = ["administrator", "kepala", "tataUsaha"] as const;
export const penulis = ["administrator", "humas"] as const;
export const pemberiKabar = ["administrator", "humas", "tataUsaha"] as const;
export const panitia = ["administrator", "panitiaPpdb", "ketuaPpdb"] as const;
export const ketuaPanitia = ["administrator", "ketuaPpdb"] as const;
export const penilik = ["administrator", "kepala", "ketuaPpdb"] as const;
export const guru = ["guru"] as const;
export const waliKelas = ["waliKelas"] as const;
export const pengajar = ["guru", "waliKelas"] as const;
export const outsideOffice = ["humas", "panitiaPpdb", "ketuaPpdb", "guru", "waliKelas", "pegawai"] as const;
export const selainKantor = ["kepala", "humas", "panitiaPpdb", "ketuaPpdb", "guru", "waliKelas", "pegawai"] as const;

/** Held with a position, from its first day to its last. */
export const lewatJabatan = ["wakamad", "pemaraf"] as const;
export const piket = ["piket"] as const;
export const wakamad = ["wakamad"] as const;

export const read = ["read"] as const;
export const file = ["read", "export"] as const;
export const keep = ["read", "create", "update", "delete", "restore"] as const;
export const keepAsLists = ["read", "create", "update", "delete", "restore", "import", "export"] as const;
export const write = ["create", "update", "delete", "restore"] as const;
export const writeAsLists = ["create", "update", "delete", "restore", "import"] as const;

export const umum = ["umum"] as const;
export const dinas = ["umum", "dinas"] as const;
export const pribadi = ["umum", "dinas", "pribadi"] as const;
export const secret: readonly PrivacyClass[] = privacyClasses;

/** Letters: the office writes, the head reads. */
export const surat = [
  [kantor, keepAsLists, dinas, "all"],
  [kepala, file, dinas, "all"],
] as const;

/** Everybody who works here may look up, the office keeps. */
export const buku = [
  [kantor, keepAsLists, umum, "all"],
  [kepala, file, umum, "all"],
  [outsideOffice, read, umum, "all"],
] as const;
