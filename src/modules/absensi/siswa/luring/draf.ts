import type { Antrean, BarisAntrean } from "./antrean.ts";
import { ambil, semuaKunci } from "./gudang.ts";

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

export function bacaKunciDraf(kunci: string): Tempat {
  const [, kelasId = "", tanggal = "", jadwalId = ""] = kunci.split("|");
  return { kelasId, tanggal, jadwalId: jadwalId || null };
}

/** How many classes this person marked on this device without sending them. */
export const banyakDraf = async (akunId: string): Promise<number> => (await kunciMilik(akunId)).length;

/** How many pupils each draft of this device marks, by its key. */
export type BanyakDraf = ReadonlyMap<string, number>;

/** What this person marked on this device without sending it. */
export async function drafMilik(akunId: string): Promise<BanyakDraf> {
  const semua = await Promise.all(
    (await kunciMilik(akunId)).map(async (kunci) => [kunci, Object.keys((await ambil<Draf>("draf", kunci))?.tanda ?? {}).length] as const),
  );
  return new Map(semua.filter(([, banyak]) => banyak > 0));
}

const kunciMilik = async (akunId: string): Promise<string[]> =>
  (await semuaKunci("draf")).map(String).filter((kunci) => kunci.startsWith(`${akunId}|`));

type Tempat = Pick<Antrean, "kelasId" | "tanggal" | "jadwalId">;
