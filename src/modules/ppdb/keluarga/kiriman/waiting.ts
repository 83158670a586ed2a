import { deviceStore } from "#kit/ui/offline/device-store.ts";

export interface Page {
  /** A uuid by which the madrasah knows its pieces. */
  readonly unggahan: string;
  readonly isi: Blob;
}

/** The pages of one paper on this device, until the madrasah has them. */
export interface Waiting {
  /** The registration's number: on a borrowed telephone another family sees nothing of it. */
  readonly nomor: string;
  readonly dokumen: string;
  readonly pages: readonly Page[];
  /** "Kirim" was pressed. */
  readonly kirim: boolean;
  /** Milliseconds since 1970. */
  readonly pada: number;
}

const store = deviceStore<"kiriman">("berkas-keluarga", 1, ["kiriman"]);
/** Longer nobody remembers what it was. */
const keptMs = 3 * 86_400_000;

const keyOf = ({ nomor, dokumen }: Pick<Waiting, "nomor" | "dokumen">): string => `${nomor} ${dokumen}`;

/** @returns whether the browser keeps it; without that it is sent all the same */
export async function keepWaiting(waiting: Waiting): Promise<boolean> {
  const value = waiting.pages.length > 0 ? waiting : undefined;
  return store.saveTogether([{ box: "kiriman", key: keyOf(waiting), value: () => value }]).then(
    () => true,
    () => false,
  );
}

export const dropWaiting = (waiting: Waiting): Promise<boolean> => keepWaiting({ ...waiting, pages: [] });

/** Of one registration; what is too old goes. */
export async function ownWaiting(nomor: string): Promise<readonly Waiting[]> {
  // A browser that keeps nothing has nothing left over.
  const all = await store.all<Waiting>("kiriman").catch(() => []);
  for (const old of all) if (Date.now() - old.pada > keptMs) await dropWaiting(old);
  return all.filter((one) => one.nomor === nomor && Date.now() - one.pada <= keptMs);
}

/** The page is closed, perhaps on a borrowed telephone. */
export const forgetWaiting = (): Promise<void> => store.clear("kiriman").catch(() => undefined);
