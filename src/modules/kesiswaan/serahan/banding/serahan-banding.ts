import { formatDay } from "#kit/dates.ts";

/** How a comparison was handed on in one class. */
export interface SerahanKelas {
  readonly kelasId: string;
  /** Rows that the office sees, and of them those of pupils who left the class since. */
  readonly semua: number;
  readonly pindah: number;
  /** Rows that the wali kelas sees, and how many of them were looked at. */
  readonly baris: number;
  readonly diperiksa: number;
  /** Null: was not handed on. */
  readonly serahan: { readonly id: string; readonly tenggat: string; readonly ditutup: boolean } | null;
}

export interface SerahanBanding {
  readonly kelas: readonly SerahanKelas[];
  /** Labels of the fields that differ and are closed to a wali kelas. */
  readonly tertutup: readonly string[];
}

const isHeld = ({ serahan }: SerahanKelas): boolean => serahan !== null && !serahan.ditutup;

/** Of the class, or of every class for "": what can be handed on now, and what somebody has. */
export function handable({ kelas }: SerahanBanding, kelasId: string) {
  const asked = kelas.filter((one) => kelasId === "" || one.kelasId === kelasId);
  return { asked, given: asked.filter((one) => !isHeld(one) && one.baris > 0), held: asked.filter(isHeld) };
}

const number = (n: number) => n.toLocaleString("id-ID");

/** What is told before it is handed on: who gets it, and what stays with the office and why. */
export function handingSentence(state: SerahanBanding, kelasId: string): string {
  const { given, held } = handable(state, kelasId);
  const sum = (of: (one: SerahanKelas) => number) => given.reduce((before, one) => before + of(one), 0);
  const [all, seen, left] = [sum(({ semua }) => semua), sum(({ baris }) => baris), sum(({ pindah }) => pindah)];
  return [
    "Tiap wali kelas mendapat pemberitahuan dan melihat perbedaan kelasnya sendiri, untuk ditandai mana yang betul atau diperbaiki.",
    seen < all && `Yang diserahkan ${number(seen)} dari ${number(all)} baris; ${number(all - seen)} baris tetap di tata usaha.`,
    state.tertutup.length > 0 && `Tidak terbuka bagi wali kelas, jadi diperiksa tata usaha: ${state.tertutup.join(", ")}.`,
    left > 0 && `${number(left)} siswa sudah tidak di kelas yang tercatat saat dibandingkan.`,
    held.length > 0 && `${number(held.length)} kelas sudah memegangnya dan tidak menerimanya lagi.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Who has it, until when, and how far they are; "" while nobody does. */
export function heldSentence(state: SerahanBanding): string {
  const { held } = handable(state, "");
  const [first] = held.flatMap(({ serahan }) => serahan?.tenggat ?? []).sort();
  if (!first) return "";
  const sum = (of: (one: SerahanKelas) => number) => held.reduce((before, one) => before + of(one), 0);
  return (
    `Ada pada ${number(held.length)} dari ${number(state.kelas.length)} wali kelas, tenggat terdekat ${formatDay(first)}: ` +
    `${number(sum(({ diperiksa }) => diperiksa))} dari ${number(sum(({ baris }) => baris))} baris yang mereka lihat sudah diperiksa.`
  );
}
