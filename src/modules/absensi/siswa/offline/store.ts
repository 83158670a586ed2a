/** What this device keeps: the roster of whoever is signed in, what waits to be sent, and what is being marked. */
export type Laci = "bekal" | "antrean" | "draf" | "perangkat";

const name = "absensi-siswa";
const edisi = 1;

/** @throws DOMException where the browser keeps nothing, e.g. in a private window */
export function openStore(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const minta = indexedDB.open(name, edisi);
    minta.onupgradeneeded = () => {
      for (const laci of ["bekal", "antrean", "draf", "perangkat"] satisfies Laci[]) minta.result.createObjectStore(laci);
    };
    minta.onsuccess = () => {
      // Another tab with newer code must not wait for this one.
      minta.result.onversionchange = () => minta.result.close();
      resolve(minta.result);
    };
    minta.onerror = () => reject(minta.error);
    minta.onblocked = () => reject(new Error("another tab holds an older shape of the storage"));
  });
}

export const take = <T>(laci: Laci, kunci: string): Promise<T | undefined> => read(laci, (isi) => isi.get(kunci));

export const allContent = <T>(laci: Laci): Promise<T[]> => read(laci, (isi) => isi.getAll());

export const allKey = (laci: Laci): Promise<IDBValidKey[]> => read(laci, (isi) => isi.getAllKeys());

/** Resolves when it lies on the disk. */
export const save = (laci: Laci, kunci: string, nilai: unknown): Promise<void> => saveTogether([{ laci, kunci, nilai: () => nilai }]);

export const discard = (laci: Laci, kunci: string): Promise<void> => save(laci, kunci, undefined);

/** What shall lie under a key, asked for at the last moment; undefined: nothing. */
export interface Taruhan {
  readonly laci: Laci;
  readonly kunci: string;
  readonly nilai: () => unknown;
}

/** All of it or nothing, though the browser is closed in the middle. Resolves when it lies on the disk. */
export const saveTogether = (semua: readonly Taruhan[]): Promise<void> =>
  run({ lacis: semua.map(({ laci }) => laci), cara: "readwrite" }, (langkah) => {
    for (const { laci, kunci, nilai } of semua) {
      const [isi, baru] = [langkah.objectStore(laci), nilai()];
      if (baru === undefined) isi.delete(kunci);
      else isi.put(baru, kunci);
    }
  });

/** The roster goes; what waits to be sent and what is being marked stay, in sight of whoever it belongs to. */
export const discardBundle = (): Promise<void> =>
  run({ lacis: ["bekal"], cara: "readwrite" }, (langkah) => void langkah.objectStore("bekal").clear());

/** The visit is over: whoever comes next sees neither the roster nor what waits of somebody else. */
export async function forgetBundle(): Promise<void> {
  await discardBundle();
  await discard("perangkat", "pemilik");
}

const read = async <T>(laci: Laci, tanya: (isi: IDBObjectStore) => IDBRequest): Promise<T> =>
  (await run({ lacis: [laci], cara: "readonly" }, (langkah) => tanya(langkah.objectStore(laci)))).result;

interface Method {
  readonly lacis: readonly Laci[];
  readonly cara: IDBTransactionMode;
}

async function run<T>({ lacis, cara }: Method, kerja: (langkah: IDBTransaction) => T): Promise<T> {
  const gudang = await openStore();
  try {
    return await new Promise<T>((resolve, reject) => {
      const langkah = gudang.transaction(lacis, cara, { durability: "strict" });
      const hasil = kerja(langkah);
      langkah.oncomplete = () => resolve(hasil);
      langkah.onerror = () => reject(langkah.error);
      langkah.onabort = () => reject(langkah.error ?? new Error("the storage is full"));
    });
  } finally {
    gudang.close();
  }
}
