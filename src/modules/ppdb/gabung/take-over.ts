import type { KeadaanBerkas } from "../berkas/berkas.ts";

/** A paper of the registration that goes: moved, put in the place of a worse one, or left where it lies. */
export type Cara = "pindah" | "tukar" | "tinggal";

export interface Sent {
  readonly dokumen: string;
  readonly berkasId: string;
  readonly keadaan: KeadaanBerkas;
}

const worth: Readonly<Record<KeadaanBerkas, number>> = { diterima: 2, menunggu: 1, dikembalikan: 0 };

/** What becomes of each paper of the one that goes. What the other has as good or better stays there, and nothing is thrown away. */
export function judgePapers(goes: readonly Sent[], stays: readonly Sent[]): readonly (Sent & { readonly cara: Cara })[] {
  return goes.map((sent) => {
    const there = stays.find(({ dokumen }) => dokumen === sent.dokumen);
    const cara = !there ? "pindah" : worth[sent.keadaan] > worth[there.keadaan] ? "tukar" : "tinggal";
    return { ...sent, cara };
  });
}

interface Standing {
  readonly id: string;
  readonly nomor: string;
  /** How far it has come, as a place in the order of the way. */
  readonly jauh: number;
  readonly diterima: number;
}

/** Which of two goes on where nobody chooses: the one further along, then with more papers accepted, then with the older number. */
export function suggestStays<T extends Standing>(one: T, other: T): T {
  const order = one.jauh - other.jauh || one.diterima - other.diterima || (one.nomor < other.nomor ? 1 : -1);
  return order > 0 ? one : other;
}

interface Person {
  readonly nisn: string | null;
  readonly tanggalLahir: string;
  readonly nik: string | null;
}

/** Signs that these are two children: then it takes more than a reason to merge them. */
export function differences(one: Person, other: Person): readonly string[] {
  const differ = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;
  return [
    ...(differ(one.nisn, other.nisn) ? ["NISN-nya berbeda"] : []),
    ...(differ(one.nik, other.nik) ? ["NIK-nya berbeda"] : []),
    ...(one.tanggalLahir === other.tanggalLahir ? [] : ["tanggal lahirnya berbeda"]),
  ];
}
