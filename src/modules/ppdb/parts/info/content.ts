import type { Bagian, Pengaturan } from "#modules/profil/index.ts";
import type { Terbitan } from "../../jalur/lembar-aturan.server.ts";
import type { JalurPublik } from "../../jalur/read-jalur-publik.server.ts";
import type { Pendaftaran, Periode } from "../../periode.ts";
import type { HasilPublik } from "../../seleksi/read-diumumkan.server.ts";
import type { UjianPublik } from "../../ujian/read-ujian-publik.server.ts";

export interface Jadwal {
  readonly periode: Periode;
  readonly ujian: readonly UjianPublik[];
}

export interface Content {
  readonly asal: string;
  readonly sekolah: Pengaturan;
  /** Null where it could not be read, as `bagian`. */
  readonly pendaftaran: Pendaftaran | null;
  readonly jadwal: Jadwal | "tidak ada" | null;
  readonly hasil: readonly HasilPublik[] | null;
  readonly jalur: JalurPublik | null;
  readonly terbitan: Terbitan | null;
  readonly bagian: readonly Bagian[] | null;
}
