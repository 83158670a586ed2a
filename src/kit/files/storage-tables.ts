import type { Generated } from "../database/tables.ts";
import type { TreeName } from "./trees.server.ts";

declare module "../database/tables.ts" {
  interface Tables {
    penyimpanan: { one: Generated<boolean>; tempat: string; awalan: string; ditandaiPada: Moment };
    /** `ukuran` in bytes, as text (bigint). `kembali`: when a person put the file back; it lies there no more. */
    karantina: { pohon: TreeName; kunci: string; ukuran: string; sebab: string; sejak: Moment; kembali: Date | null };
    sapuan: { pohon: TreeName; dari: number; menunggu: number; pada: Date; izin: number | null; izinOleh: string | null };
    /** `bita`: bigint, as text. */
    kuotaHarian: { akunId: string; hari: Day; bita: string; berkas: number };
    kuotaPeran: { peran: string; megaBita: number; berkas: number };
    proses: { id: string; tempat: string; tanda: string; mulai: Moment; terlihat: Moment };
  }
}
