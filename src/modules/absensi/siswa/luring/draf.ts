import type { Antrean, BarisAntrean } from "./antrean.ts";
import { semuaKunci } from "./gudang.ts";

/** What is being marked and was not sent yet; kept on the device with every tap. */
export interface Draf {
  /** ISO moment of the last tap. */
  readonly pada: string;
  readonly tanda: Readonly<Record<string, BarisAntrean>>;
}

/** What was tapped while the rest was being put down to be sent; each tap makes a line of its own. */
export function sisaDraf(kini: Draf | undefined, dikirim: Draf): Draf | undefined {
  const sisa = Object.entries(kini?.tanda ?? {}).filter(([siswaId, baris]) => dikirim.tanda[siswaId] !== baris);
  return kini && sisa.length > 0 ? { pada: kini.pada, tanda: Object.fromEntries(sisa) } : undefined;
}

/** Under what a draft lies on the device. */
export const kunciDraf = (akunId: string, { kelasId, tanggal, jadwalId }: Tempat): string =>
  [akunId, kelasId, tanggal, jadwalId ?? ""].join("|");

/** How many classes this person marked on this device without sending them. */
export async function banyakDraf(akunId: string): Promise<number> {
  return (await semuaKunci("draf")).filter((kunci) => String(kunci).startsWith(`${akunId}|`)).length;
}

type Tempat = Pick<Antrean, "kelasId" | "tanggal" | "jadwalId">;
