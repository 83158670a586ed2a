import { email, longText, text } from "#kit/register/fields.ts";
import type { Peran } from "../peran.ts";

/** What an administrator fills in about an account; roles and class come beside it. */
export const akunFields = {
  nama: text({ label: "Nama lengkap", required: true, max: 120, hint: "Beserta gelar, seperti yang akan tampil di portal." }),
  nip: text({ label: "NIP", required: true, max: 26, hint: "18 angka, dengan atau tanpa spasi." }),
  email: email({ label: "Surel", hint: "Boleh kosong. Bila surel madrasah sudah diatur, undangan juga dikirim ke sini." }),
};

export const reasonFields = longText({
  label: "Alasan",
  required: true,
  max: 300,
  hint: "Dibaca oleh orang yang menyetujui: administrator lain atau kepala madrasah.",
});

export const akunState = {
  aktif: "Aktif",
  menunggu: "Menunggu undangan dipakai",
  nonaktif: "Nonaktif",
} as const;

export type AkunState = keyof typeof akunState;

export const isState = (name: string): name is AkunState => Object.hasOwn(akunState, name);

/** Who may not come in, and who has no password of their own yet. */
export function stateFrom({ aktif, passwordHash }: { readonly aktif: boolean; readonly passwordHash: string | null }): AkunState {
  if (!aktif) return "nonaktif";
  return passwordHash === null ? "menunggu" : "aktif";
}

export interface AkunRow {
  readonly id: string;
  readonly nip: string;
  readonly nama: string;
  readonly peran: readonly Peran[];
  readonly keadaan: AkunState;
  /** Last sign-in at the browser, as far as it is remembered. */
  readonly terakhir: Date | null;
  /** The class that a wali kelas looks after. */
  readonly kelas: string | null;
}

/** Shown once: neither the database nor the trail holds the link. */
export interface Undangan {
  readonly akunId: string;
  readonly nama: string;
  readonly tautan: string;
  readonly sampai: Date;
  /** For somebody who has an account and a password already. */
  readonly ganti: boolean;
  /** The link as a QR code, for handing it to a phone: a data address. */
  readonly qr: string;
  /** Where it is mailed too. */
  readonly email: string | null;
  /** Nothing is mailed: the address has had enough such letters this hour. */
  readonly penuh: boolean;
}

export const akunPath = "/administration/user";
