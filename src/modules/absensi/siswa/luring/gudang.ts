/** What this device keeps: the roster of whoever is signed in, what waits to be sent, and what is being marked. */
export type Laci = "bekal" | "antrean" | "draf" | "perangkat";

const nama = "absensi-siswa";
const edisi = 1;

/** @throws DOMException where the browser keeps nothing, e.g. in a private window */
export function bukaGudang(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const minta = indexedDB.open(nama, edisi);
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

export const ambil = <T>(laci: Laci, kunci: string): Promise<T | undefined> => kerjakan(laci, "readonly", (isi) => isi.get(kunci));

export const semuaIsi = <T>(laci: Laci): Promise<T[]> => kerjakan(laci, "readonly", (isi) => isi.getAll());

export const semuaKunci = (laci: Laci): Promise<IDBValidKey[]> => kerjakan(laci, "readonly", (isi) => isi.getAllKeys());

/** Resolves when it lies on the disk. */
export const simpan = async (laci: Laci, kunci: string, nilai: unknown): Promise<void> =>
  void (await kerjakan(laci, "readwrite", (isi) => isi.put(nilai, kunci)));

export const buang = async (laci: Laci, kunci: string): Promise<void> =>
  void (await kerjakan(laci, "readwrite", (isi) => isi.delete(kunci)));

/** The roster goes; what waits to be sent and what is being marked stay, in sight of whoever it belongs to. */
export const buangBekal = async (): Promise<void> => void (await kerjakan("bekal", "readwrite", (isi) => isi.clear()));

/** The visit is over: whoever comes next sees neither the roster nor what waits of somebody else. */
export async function lupakanBekal(): Promise<void> {
  await buangBekal();
  await buang("perangkat", "pemilik");
}

async function kerjakan<T>(laci: Laci, cara: IDBTransactionMode, kerja: (isi: IDBObjectStore) => IDBRequest): Promise<T> {
  const gudang = await bukaGudang();
  try {
    return await new Promise<T>((resolve, reject) => {
      const langkah = gudang.transaction(laci, cara, { durability: "strict" });
      const minta = kerja(langkah.objectStore(laci));
      langkah.oncomplete = () => resolve(minta.result as T);
      langkah.onerror = () => reject(langkah.error);
      langkah.onabort = () => reject(langkah.error ?? new Error("the storage is full"));
    });
  } finally {
    gudang.close();
  }
}
