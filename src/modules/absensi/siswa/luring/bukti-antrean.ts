import type { BarisKiriman } from "../catat/kiriman.ts";
import type { Antrean, BarisAntrean } from "./antrean.ts";

/** Well before the school clears away what no record took. */
const umurUnggahan = 24 * 3_600_000;

/** Whether the proof has to be sent: never sent yet, or so long ago that it may be gone while its class waited. */
export function perluDiunggah({ berkas, diunggahPada }: BarisAntrean, kini: number): boolean {
  if (!berkas) return false;
  const umur = diunggahPada ? kini - Date.parse(diunggahPada) : Number.NaN;
  return !(umur >= 0 && umur < umurUnggahan);
}

/** The proof of this pupil lies at school under an id; the file stays here until the class is recorded. */
export function berbukti(satu: Antrean, { siswaId }: BarisAntrean, buktiId: string): Antrean {
  const diunggahPada = new Date().toISOString();
  return { ...satu, baris: satu.baris.map((baris) => (baris.siswaId === siswaId ? { ...baris, buktiId, diunggahPada } : baris)) };
}

/** A refused line that is tried again brings its proof anew. */
export const belumDiunggah = ({ diunggahPada: _, ...baris }: BarisAntrean): BarisAntrean => baris;

/** What goes to the school. */
export const tanpaBerkas = ({ berkas: _, diunggahPada: __, ...baris }: BarisAntrean): BarisKiriman => baris;
