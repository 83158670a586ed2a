import type { Generated, Moment } from "#kit/database/tables.ts";

/** A kiosk takes PINs; a screen shows the code. */
export type JenisPerangkat = "kios" | "layar";

/** The office ended it, or its token was used from two places. */
export type SebabDitutup = "ditutup" | "ganda";

export interface KiosAbsensiTable {
  id: Generated<string>;
  createdAt: Moment;
  nama: string;
  jenis: Generated<JenisPerangkat>;
  tokenHash: Buffer;
  tokenSejak: Moment;
  tokenDipakai: Generated<boolean>;
  dibukaOleh: string;
  diperiksaOleh: string | null;
  diperiksaPada: Date | null;
  peralihanSampai: Date | null;
  berlakuSampai: Date;
  ditutupPada: Date | null;
  sebabDitutup: SebabDitutup | null;
}

/** Tokens that a newer one has replaced, or that never reached the device; `terakhir`: the one right before. */
export interface TokenKiosTable {
  tokenHash: Buffer;
  kiosId: string;
  terakhir: boolean;
}

export interface JaringanAbsensiTable {
  id: Generated<string>;
  /** In the order in which they were asked for. */
  nomor: Generated<string>;
  createdAt: Moment;
  jaringan: string[];
  ponsel: boolean;
  diajukanOleh: string;
  diputusOleh: string | null;
  diputusPada: Date | null;
  diterima: boolean | null;
}

export interface PinKiosTable {
  pegawaiId: string;
  dibuatPada: Moment;
  dibuatOleh: string;
  sidik: Buffer;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    kiosAbsensi: KiosAbsensiTable;
    tokenKios: TokenKiosTable;
    jaringanAbsensi: JaringanAbsensiTable;
    pinKios: PinKiosTable;
  }
}
