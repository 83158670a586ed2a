import type { Day, Generated, Moment, RowColumns } from "#kit/database/tables.ts";

export type SessionKind = "cookie" | "bearer";
/** Ended by somebody, by disabling the account, or by a new password. */
export type EndedReason = "diakhiri" | "dinonaktifkan" | "password";

interface AkunTable extends RowColumns {
  nip: string;
  nama: string;
  peran: string[];
  passwordHash: string | null;
  passwordAt: Date | null;
  /** Long enough without a second factor; null: not typed since that is noted. */
  passwordCukup: Generated<boolean | null>;
  aktif: boolean;
  email: string | null;
  foto: string | null;
  /** The account of whoever made it; null: the system. */
  dibuatOleh: Generated<string | null>;
  /** When a role that decides was lost. */
  kuasaBerakhir: Generated<Date | null>;
  /** Who made the links it was opened with since its way in was made anew, the last one last. */
  tautanOleh: Generated<string[]>;
  /** Who alone gave it a role last, and when. */
  peranOleh: Generated<string | null>;
  peranPada: Generated<Date | null>;
}

interface SesiTable {
  id: RowColumns["id"];
  tokenHash: Buffer;
  akunId: string;
  kind: SessionKind;
  createdAt: Moment;
  lastSeenAt: Moment;
  expiresAt: Date;
  perangkat: string;
  jaringan: string;
  confirmedAt: Moment;
  secondFactor: Generated<boolean>;
  /** The password that began it is too short to stand alone. */
  wajibFaktor: Generated<boolean>;
  berakhirPada: Date | null;
  sebab: EndedReason | null;
}

interface PerangkatDikenalTable {
  id: RowColumns["id"];
  tokenHash: Buffer;
  akunId: string;
  createdAt: Moment;
  lastUsedAt: Moment;
  /** News about the account that its owner has read here. */
  kabarSampai: Generated<Date | null>;
}

interface PercobaanMasukTable {
  key: string;
  gagal: number;
  tungguSampai: Date | null;
  updatedAt: Date;
}

interface UndanganTable {
  id: RowColumns["id"];
  tokenHash: Buffer;
  kind: "administrator-pertama" | "undangan";
  akunId: string | null;
  /** Who holds it too; null: the machine. */
  dibuatOleh: Generated<string | null>;
  createdAt: Moment;
  expiresAt: Date;
  usedAt: Date | null;
}

/** A role for some days, both among them. */
interface TemporaryPeranView {
  akunId: string;
  peran: string;
  mulai: Day;
  sampai: Day;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    akun: AkunTable;
    sesi: SesiTable;
    perangkatDikenal: PerangkatDikenalTable;
    percobaanMasuk: PercobaanMasukTable;
    undangan: UndanganTable;
    peranSementara: TemporaryPeranView;
  }
}
