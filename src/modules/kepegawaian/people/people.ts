import type { Option } from "#kit/register/fields.ts";

/** A member of staff, as pages about them name them. */
export interface Person {
  readonly id: string;
  readonly nama: string;
  readonly nip: string | null;
  readonly jabatan: string | null;
  readonly jenis: string;
  readonly status: string;
  readonly fotoId: string | null;
  /** The account that the person signs in with. */
  readonly akunId: string | null;
}

export const bagianPerson = ["id", "nama", "nip", "jabatan", "jenis", "status", "fotoId", "akunId"] as const;

/** Whose records a page shows. */
export interface ChosenPerson {
  /** Null: nobody was chosen, and whoever asks has no record of their own. */
  readonly pegawai: Person | null;
  /** The record is that of whoever asks. */
  readonly sendiri: boolean;
  /** Who may be chosen; null for those who see their own records alone. */
  readonly pilihan: readonly Option[] | null;
}
