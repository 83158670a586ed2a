import { date, yesNo } from "#kit/register/fields.ts";
import type { PenempatanContent } from "./load-penempatan.server.ts";
import type { Proposal } from "./propose.server.ts";

export const penempatanFields = {
  tanggal: date({ label: "Hari pertama di kelas", privacy: "umum", required: true }),
  hanyaDaftarUlang: yesNo({ label: "Hanya yang sudah daftar ulang", privacy: "umum" }),
};

export interface Answer {
  readonly usulan?: Proposal;
  readonly pesan?: string;
  readonly refusal?: { readonly sentence: string; readonly fields?: Readonly<Record<string, string>> };
}

export type Content = PenempatanContent & { readonly kunci: string };

/** Of what stands in the list alone: an address cannot put words into this page. */
export function newPlaced(lalu: Content["lalu"], id: string | null): string {
  const found = lalu.find((one) => one.id === id);
  return found && found.dibatalkanPada === null ? `${found.banyak} calon siswa menjadi siswa. Bila keliru, batalkan di bawah.` : "";
}
