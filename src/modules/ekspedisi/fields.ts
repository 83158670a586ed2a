import type { Fields } from "#kit/register/fields.ts";
import { caraKirim, ekspedisi } from "./ekspedisi.ts";

const { tanggalKirim, penerima, cara, alamat, pembawa, nomorResi, keterangan } = ekspedisi.fields;

/** What the page of a letter asks: the letter itself says the rest, and e-mail has a form of its own. */
export const catatFields = {
  penerima,
  tanggalKirim,
  cara: { ...cara, options: caraKirim.filter(({ value }) => value !== "surel") },
  pembawa,
  nomorResi,
  keterangan,
} satisfies Fields;

export const surelFields = {
  penerima,
  alamat: { ...alamat, required: true, hint: "Satu alamat. PDF surat ikut terlampir." },
} satisfies Fields;
