import type { Generated, Moment, RowColumns } from "#kit/database/tables.ts";

interface FaktorAplikasiTable {
  akunId: string;
  rahasia: Buffer | null;
  aktifAt: Date | null;
  /** bigint, as text */
  langkahTerakhir: Generated<string>;
  calon: Buffer | null;
  calonAt: Date | null;
}

interface KodePemulihanTable {
  id: RowColumns["id"];
  akunId: string;
  kodeHash: Buffer;
  createdAt: Moment;
  usedAt: Date | null;
}

interface KunciSandiTable {
  id: RowColumns["id"];
  akunId: string;
  credentialId: Buffer;
  publicKey: Buffer;
  /** bigint, as text */
  hitungan: Generated<string>;
  transports: string[];
  nama: string;
  rpId: string;
  tersinkron: boolean;
  createdAt: Moment;
  lastUsedAt: Date | null;
}

interface LangkahMasukTable {
  id: RowColumns["id"];
  tokenHash: Buffer;
  akunId: string;
  createdAt: Moment;
  expiresAt: Date;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    faktorAplikasi: FaktorAplikasiTable;
    kodePemulihan: KodePemulihanTable;
    kunciSandi: KunciSandiTable;
    tantanganTerpakai: { hash: Buffer; expiresAt: Date };
    langkahMasuk: LangkahMasukTable;
  }
}
