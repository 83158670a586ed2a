import type { Queue, QueueRow } from "./queue.ts";
import { allKey, take } from "./store.ts";

/** What is being marked and was not sent yet; kept on the device with every tap. */
export interface Draft {
  /** ISO moment of the last tap. */
  readonly pada: string;
  readonly tanda: Readonly<Record<string, QueueRow>>;
}

/** What was tapped while the rest was being put down to be sent; each tap makes a line of its own. */
export function draftRemaining(kini: Draft | undefined, dikirim: Draft): Draft | undefined {
  const sisa = Object.entries(kini?.tanda ?? {}).filter(([siswaId, baris]) => dikirim.tanda[siswaId] !== baris);
  return kini && sisa.length > 0 ? { pada: kini.pada, tanda: Object.fromEntries(sisa) } : undefined;
}

/** Under what a draft lies on the device. */
export const draftKey = (akunId: string, { kelasId, tanggal, jadwalId }: Place): string =>
  [akunId, kelasId, tanggal, jadwalId ?? ""].join("|");

export function readDraftKey(kunci: string): Place {
  const [, kelasId = "", tanggal = "", jadwalId = ""] = kunci.split("|");
  return { kelasId, tanggal, jadwalId: jadwalId || null };
}

/** How many classes this person marked on this device without sending them. */
export const draftCount = async (akunId: string): Promise<number> => (await draftKeysOf(akunId)).length;

/** How many pupils each draft of this device marks, by its key. */
export type DraftCount = ReadonlyMap<string, number>;

/** What this person marked on this device without sending it. */
export async function ownDraft(akunId: string): Promise<DraftCount> {
  const semua = await Promise.all(
    (await draftKeysOf(akunId)).map(async (kunci) => [kunci, Object.keys((await take<Draft>("draf", kunci))?.tanda ?? {}).length] as const),
  );
  return new Map(semua.filter(([, banyak]) => banyak > 0));
}

const draftKeysOf = async (akunId: string): Promise<string[]> =>
  (await allKey("draf")).map(String).filter((kunci) => kunci.startsWith(`${akunId}|`));

type Place = Pick<Queue, "kelasId" | "tanggal" | "jadwalId">;
