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

export const ambil = <T>(laci: Laci, kunci: string): Promise<T | undefined> => baca(laci, (isi) => isi.get(kunci));

export const semuaIsi = <T>(laci: Laci): Promise<T[]> => baca(laci, (isi) => isi.getAll());

export const semuaKunci = (laci: Laci): Promise<IDBValidKey[]> => baca(laci, (isi) => isi.getAllKeys());

/** Resolves when it lies on the disk. */
export const simpan = (laci: Laci, kunci: string, nilai: unknown): Promise<void> => simpanBersama([{ laci, kunci, nilai: () => nilai }]);

export const buang = (laci: Laci, kunci: string): Promise<void> => simpan(laci, kunci, undefined);

/** What shall lie under a key, asked for at the last moment; undefined: nothing. */
export interface Taruhan {
  readonly laci: Laci;
  readonly kunci: string;
  readonly nilai: () => unknown;
}

/** All of it or nothing, though the browser is closed in the middle. Resolves when it lies on the disk. */
export const simpanBersama = (semua: readonly Taruhan[]): Promise<void> =>
  kerjakan({ lacis: semua.map(({ laci }) => laci), cara: "readwrite" }, (langkah) => {
    for (const { laci, kunci, nilai } of semua) {
      const [isi, baru] = [langkah.objectStore(laci), nilai()];
      if (baru === undefined) isi.delete(kunci);
      else isi.put(baru, kunci);
    }
  });

/** The roster goes; what waits to be sent and what is being marked stay, in sight of whoever it belongs to. */
export const buangBekal = (): Promise<void> =>
  kerjakan({ lacis: ["bekal"], cara: "readwrite" }, (langkah) => void langkah.objectStore("bekal").clear());

/** The visit is over: whoever comes next sees neither the roster nor what waits of somebody else. */
export async function lupakanBekal(): Promise<void> {
  await buangBekal();
  await buang("perangkat", "pemilik");
}

const baca = async <T>(laci: Laci, tanya: (isi: IDBObjectStore) => IDBRequest): Promise<T> =>
  (await kerjakan({ lacis: [laci], cara: "readonly" }, (langkah) => tanya(langkah.objectStore(laci)))).result;

interface Cara {
  readonly lacis: readonly Laci[];
  readonly cara: IDBTransactionMode;
}

async function kerjakan<T>({ lacis, cara }: Cara, kerja: (langkah: IDBTransaction) => T): Promise<T> {
  const gudang = await bukaGudang();
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
