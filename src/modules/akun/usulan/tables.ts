import type { Generated, Moment, RowColumns } from "#kit/database/tables.ts";
import type { JenisUsulan, StatusUsulan, UsulanContent } from "./usulan.ts";

interface UsulanPeranTable {
  id: RowColumns["id"];
  createdAt: Moment;
  jenis: JenisUsulan;
  akunId: string;
  /** As everybody saw it when it was proposed. */
  nip: string;
  pejabatId: string | null;
  isi: UsulanContent;
  alasan: string;
  pengusulId: string | null;
  pengusulNama: string;
  /** Null: somebody else decides. */
  berlakuMulai: Date | null;
  status: Generated<StatusUsulan>;
  diputusPada: Date | null;
  pemutusId: string | null;
  pemutusNama: string | null;
  catatan: string | null;
  dipakaiPada: Date | null;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    usulanPeran: UsulanPeranTable;
  }
}
