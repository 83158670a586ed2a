import type { StoredPicture } from "#kit/media/picture.ts";

/** Who answers for a paper. NIP as it is written; `sebutan`: "Plh. Kepala Madrasah" of who stands in. */
export interface Head {
  readonly nama: string;
  readonly nip: string;
  readonly sebutan: string;
}

/** The letterhead as the school set it up. */
export interface Kop {
  /** From the highest office down; the last is the school. */
  readonly nama: readonly string[];
  readonly alamat: string;
  readonly kontak: string;
  readonly kertas: "A4" | "F4";
  readonly gaya: "resmi" | "ornamen";
  readonly kota: string;
  /** Who leads the school today; null where nobody is known. */
  readonly kepala: Head | null;
  readonly logoInstansi: StoredPicture | null;
  readonly logoMadrasah: StoredPicture | null;
}

/** At the left and at the right; one alone stands at the left. */
export const logoKop = ({ logoInstansi, logoMadrasah }: Kop): [StoredPicture | null, StoredPicture | null] =>
  logoInstansi ? [logoInstansi, logoMadrasah] : [logoMadrasah, null];

export interface HakKop {
  readonly lihat: boolean;
  readonly ubah: boolean;
  /** Name, address and the school's own logo. */
  readonly ubahIdentitas: boolean;
}
