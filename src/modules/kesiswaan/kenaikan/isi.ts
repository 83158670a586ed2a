import { date } from "#kit/register/fields.ts";
import type { Rincian } from "./keputusan.ts";
import type { muatKenaikan } from "./muat-kenaikan.server.ts";

export type Isi = Awaited<ReturnType<typeof muatKenaikan>> & { readonly boleh: boolean };

export const alamat = "/administration/kenaikan";

export const bidangKenaikan = {
  tanggal: date({ label: "Hari pertama di kelas baru", required: true, hint: "Untuk kelulusan: hari sesudah hari terakhir." }),
};

export interface Jawaban {
  readonly pratinjau?: readonly Rincian[];
  readonly pesan?: string;
  readonly refusal?: { readonly sentence: string; readonly fields?: Readonly<Record<string, string>> };
}

/** Of what stands in the list alone: an address cannot put words into this page. */
export function baruDiterapkan({ lalu }: Pick<Isi, "lalu">, id: string | null): string {
  const satu = lalu.find((kenaikan) => kenaikan.id === id);
  if (!satu || satu.dibatalkan) return "";
  const { naik, tinggal, lulus } = satu.banyak;
  return `${naik + tinggal + lulus} siswa dipindahkan. Bila keliru, batalkan di bawah.`;
}
