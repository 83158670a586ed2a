import { choice, date, file, longText } from "#kit/register/fields.ts";

/** By PP 11/2017 as changed by PP 17/2020; for PPPK by PP 49/2018, which knows fewer. `days`: the most at once. */
const kinds = [
  { value: "tahunan", label: "Cuti tahunan", days: 24 },
  { value: "sakit", label: "Cuti sakit", days: 366 },
  { value: "melahirkan", label: "Cuti melahirkan", days: 92 },
  { value: "alasan-penting", label: "Cuti karena alasan penting", days: 31 },
  { value: "besar", label: "Cuti besar", days: 92 },
  { value: "cltn", label: "Cuti di luar tanggungan negara", days: 1096 },
] as const;

export type JenisCuti = (typeof kinds)[number]["value"];
export const jenisCuti = kinds.map(({ value, label }) => ({ value, label }));
export const cutiLabel = (jenis: string): string => kinds.find(({ value }) => value === jenis)?.label ?? jenis;

export const statusCuti = {
  menunggu: "Menunggu diperiksa kantor",
  diperiksa: "Menunggu keputusan",
  disetujui: "Disetujui",
  ditolak: "Ditolak",
  dibatalkan: "Dibatalkan",
} as const;
export type StatusCuti = keyof typeof statusCuti;

export const buktiCuti = ["application/pdf", "image/png", "image/jpeg"] as const;

export const cutiFields = {
  jenis: choice({ label: "Jenis cuti", required: true, options: jenisCuti }),
  mulai: date({ label: "Mulai", required: true, from: "2015-01-01" }),
  selesai: date({ label: "Sampai", required: true, from: "2015-01-01", hint: "Hari terakhir, termasuk hari itu." }),
  alasan: longText({ label: "Alasan", required: true, max: 250 }),
  buktiId: file({ label: "Bukti", accept: [...buktiCuti], hint: "Surat dokter untuk cuti sakit; undangan atau surat lain bila ada." }),
};

interface Asked {
  readonly jenis: string;
  readonly mulai: string;
  readonly selesai: string;
  readonly buktiId: string | null;
}

/** Days from the first to the last, both counted. */
export const lengthOf = ({ mulai, selesai }: Pick<Asked, "mulai" | "selesai">): number =>
  Math.round((Date.parse(selesai) - Date.parse(mulai)) / 86_400_000) + 1;

/** What no single field can see, by its field. @param status of the staff file */
export function cutiFaults(asked: Asked, status: string): Record<string, string> {
  const kind = kinds.find(({ value }) => value === asked.jenis);
  if (asked.selesai < asked.mulai) return { selesai: "Hari terakhir tidak boleh sebelum hari pertama." };
  if (kind && lengthOf(asked) > kind.days) return { selesai: `${kind.label} paling lama ${kind.days} hari sekali ajukan.` };
  if (status === "pppk" && (asked.jenis === "besar" || asked.jenis === "cltn"))
    return { jenis: `${cutiLabel(asked.jenis)} tidak berlaku untuk PPPK.` };
  return asked.jenis === "sakit" && asked.buktiId === null ? { buktiId: "Cuti sakit memerlukan surat dokter." } : {};
}
