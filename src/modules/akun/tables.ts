import type { Moment, RowColumns } from "#kit/database/tables.ts";

export type SesiKind = "cookie" | "bearer";

interface AkunTable extends RowColumns {
  nip: string;
  nama: string;
  peran: string[];
  passwordHash: string | null;
  passwordAt: Date | null;
  aktif: boolean;
}

interface SesiTable {
  id: RowColumns["id"];
  tokenHash: Buffer;
  akunId: string;
  kind: SesiKind;
  createdAt: Moment;
  lastSeenAt: Moment;
  expiresAt: Date;
  perangkat: string;
  jaringan: string;
}

interface PerangkatDikenalTable {
  id: RowColumns["id"];
  tokenHash: Buffer;
  akunId: string;
  createdAt: Moment;
  lastUsedAt: Moment;
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
  createdAt: Moment;
  expiresAt: Date;
  usedAt: Date | null;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    akun: AkunTable;
    sesi: SesiTable;
    perangkatDikenal: PerangkatDikenalTable;
    percobaanMasuk: PercobaanMasukTable;
    undangan: UndanganTable;
  }
}
