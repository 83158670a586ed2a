import { date } from "#kit/register/fields.ts";
import type { Detail } from "./decision.ts";
import type { loadKenaikan } from "./load-kenaikan.server.ts";

export type Content = Awaited<ReturnType<typeof loadKenaikan>> & { readonly boleh: boolean };

export const path = "/administration/kenaikan";

export const kenaikanFields = {
  tanggal: date({ label: "Hari pertama di kelas baru", required: true, hint: "Untuk kelulusan: hari sesudah hari terakhir." }),
};

export interface Answer {
  readonly pratinjau?: readonly Detail[];
  readonly pesan?: string;
  readonly refusal?: { readonly sentence: string; readonly fields?: Readonly<Record<string, string>> };
}

/** Of what stands in the list alone: an address cannot put words into this page. */
export function newApplied({ lalu }: Pick<Content, "lalu">, id: string | null): string {
  const satu = lalu.find((kenaikan) => kenaikan.id === id);
  if (!satu || satu.dibatalkan) return "";
  const { naik, tinggal, lulus } = satu.banyak;
  return `${naik + tinggal + lulus} siswa dipindahkan. Bila keliru, batalkan di bawah.`;
}
