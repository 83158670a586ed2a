import type { Bagian, Pengaturan } from "#modules/profil/index.ts";
import type { Periode } from "../../periode.ts";

export interface Isi {
  readonly asal: string;
  readonly sekolah: Pengaturan;
  readonly periode: Periode | null;
  /** Why registration is closed and when it opens; null while it is open. */
  readonly tutup: string | null;
  readonly bagian: readonly Bagian[];
}
