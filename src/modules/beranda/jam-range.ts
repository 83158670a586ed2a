import type { JamKerja } from "./content.ts";

/** In minutes of the day. */
export interface JamRange {
  readonly dari: number;
  readonly sampai: number;
}

/** The whole hours that the drawing of a week spans: a usual working day, and more where somebody begins earlier or leaves later. */
export function jamRange(jadwal: readonly Pick<JamKerja, "masuk" | "pulang">[]): JamRange {
  const dari = Math.min(7 * 60, ...jadwal.map(({ masuk }) => minute(masuk)));
  const sampai = Math.max(15 * 60, ...jadwal.map(({ pulang }) => minute(pulang)));
  return { dari: Math.floor(dari / 60) * 60, sampai: Math.ceil(sampai / 60) * 60 };
}

/** Where a time stands in it. */
export const percent = (time: string, { dari, sampai }: JamRange): number => ((minute(time) - dari) / (sampai - dari)) * 100;

export const writeRange = ({ dari, sampai }: JamRange): string => `${jam(dari)} – ${jam(sampai)}`;

const jam = (menit: number) => `${String(menit / 60).padStart(2, "0")}.00`;

/** Of a time "HH:MM". */
function minute(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
