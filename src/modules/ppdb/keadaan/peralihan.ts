import type { Keadaan } from "./keadaan.ts";

/** Who moves a registration: one of the committee, or the family from its own page. */
export type Pelaku = "panitia" | "keluarga";

export interface Peralihan {
  readonly dari: Keadaan;
  readonly ke: Keadaan;
  readonly oleh: readonly Pelaku[];
  /** The committee has to say why; the family reads it. */
  readonly alasan?: true;
  /** One proposes, another agrees. */
  readonly duaOrang?: true;
  /** A decision about a place: the right to decide is asked for, not the one to look after. */
  readonly memutuskan?: true;
}

const panitia = ["panitia"] as const;
const keduanya = ["panitia", "keluarga"] as const;

/** Everything that may follow; what does not stand here is refused. */
export const peralihan: readonly Peralihan[] = [
  { dari: "draf", ke: "terkirim", oleh: keduanya },
  { dari: "terkirim", ke: "perlu perbaikan", oleh: panitia, alasan: true },
  { dari: "terkirim", ke: "terverifikasi", oleh: panitia },
  { dari: "perlu perbaikan", ke: "terkirim", oleh: keduanya },
  { dari: "terverifikasi", ke: "perlu perbaikan", oleh: panitia, alasan: true },
  { dari: "terverifikasi", ke: "lulus administrasi", oleh: panitia, memutuskan: true },
  { dari: "terverifikasi", ke: "tidak diterima", oleh: panitia, alasan: true, duaOrang: true, memutuskan: true },
  { dari: "lulus administrasi", ke: "terverifikasi", oleh: panitia, alasan: true, memutuskan: true },
  { dari: "lulus administrasi", ke: "diterima", oleh: panitia, memutuskan: true },
  { dari: "lulus administrasi", ke: "cadangan", oleh: panitia, memutuskan: true },
  { dari: "lulus administrasi", ke: "tidak diterima", oleh: panitia, alasan: true, duaOrang: true, memutuskan: true },
  { dari: "cadangan", ke: "diterima", oleh: panitia, memutuskan: true },
  { dari: "cadangan", ke: "tidak diterima", oleh: panitia, alasan: true, duaOrang: true, memutuskan: true },
  // What was refused by two is taken back by two.
  { dari: "tidak diterima", ke: "lulus administrasi", oleh: panitia, alasan: true, duaOrang: true, memutuskan: true },
  { dari: "diterima", ke: "daftar ulang", oleh: keduanya, memutuskan: true },
  // Noted of the wrong child: the place waits again to be taken.
  { dari: "daftar ulang", ke: "diterima", oleh: panitia, alasan: true, memutuskan: true },
  ...(["draf", "terkirim", "perlu perbaikan", "terverifikasi", "lulus administrasi", "diterima", "cadangan", "daftar ulang"] as const).map(
    (dari): Peralihan => ({ dari, ke: "mengundurkan diri", oleh: keduanya, alasan: true }),
  ),
  // Withdrawn by mistake: looked at anew from the beginning.
  { dari: "mengundurkan diri", ke: "terkirim", oleh: panitia, alasan: true },
];

export const findPeralihan = (dari: Keadaan, ke: Keadaan, oleh: Pelaku): Peralihan | undefined =>
  peralihan.find((one) => one.dari === dari && one.ke === ke && one.oleh.includes(oleh));

/** What may come next, in the order of the table. */
export const nextKeadaan = (dari: Keadaan, oleh: Pelaku): readonly Peralihan[] =>
  peralihan.filter((one) => one.dari === dari && one.oleh.includes(oleh));
