import { deviceStore } from "#kit/ui/offline/device-store.ts";

/** What this device keeps: the roster of whoever is signed in, what waits to be sent, and what is being marked. */
export type Laci = "bekal" | "antrean" | "draf" | "perangkat";

const store = deviceStore<Laci>("absensi-siswa", 1, ["bekal", "antrean", "draf", "perangkat"]);

export const { take, all: allContent, keys: allKey, saveTogether } = store;

/** Resolves when it lies on the disk. */
export const save = (laci: Laci, kunci: string, nilai: unknown): Promise<void> =>
  saveTogether([{ box: laci, key: kunci, value: () => nilai }]);

export const discard = (laci: Laci, kunci: string): Promise<void> => save(laci, kunci, undefined);

/** The roster goes; what waits to be sent and what is being marked stay, in sight of whoever it belongs to. */
export const discardBundle = (): Promise<void> => store.clear("bekal");

/** The visit is over: whoever comes next sees neither the roster nor what waits of somebody else. */
export async function forgetBundle(): Promise<void> {
  await discardBundle();
  await discard("perangkat", "pemilik");
}
