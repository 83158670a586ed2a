/** What shall lie under a key, asked for at the last moment; undefined: nothing. */
export interface Deposit<Box extends string> {
  readonly box: Box;
  readonly key: string;
  readonly value: () => unknown;
}

/** A database of this browser with some boxes, for what must outlive the page: records and files. Each call opens it and closes it again. */
export interface DeviceStore<Box extends string> {
  readonly take: <T>(box: Box, key: string) => Promise<T | undefined>;
  readonly all: <T>(box: Box) => Promise<T[]>;
  readonly keys: (box: Box) => Promise<IDBValidKey[]>;
  /** All of it or nothing, though the browser is closed in the middle. Resolves when it lies on the disk. */
  readonly saveTogether: (deposits: readonly Deposit<Box>[]) => Promise<void>;
  readonly clear: (box: Box) => Promise<void>;
}

/** @throws DOMException on use where the browser keeps nothing, e.g. in a private window */
export function deviceStore<Box extends string>(name: string, version: number, boxes: readonly Box[]): DeviceStore<Box> {
  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const asked = indexedDB.open(name, version);
      asked.onupgradeneeded = () => {
        for (const box of boxes) if (!asked.result.objectStoreNames.contains(box)) asked.result.createObjectStore(box);
      };
      asked.onsuccess = () => {
        // Another tab with newer code must not wait for this one.
        asked.result.onversionchange = () => asked.result.close();
        resolve(asked.result);
      };
      asked.onerror = () => reject(asked.error);
      asked.onblocked = () => reject(new Error("another tab holds an older shape of the storage"));
    });
  const run = async <T>(of: readonly Box[], mode: IDBTransactionMode, work: (step: IDBTransaction) => T): Promise<T> => {
    const database = await open();
    try {
      return await new Promise<T>((resolve, reject) => {
        const step = database.transaction(of, mode, { durability: "strict" });
        const result = work(step);
        step.oncomplete = () => resolve(result);
        step.onerror = () => reject(step.error);
        step.onabort = () => reject(step.error ?? new Error("the storage is full"));
      });
    } finally {
      database.close();
    }
  };
  const read = async <T>(box: Box, ask: (content: IDBObjectStore) => IDBRequest): Promise<T> =>
    (await run([box], "readonly", (step) => ask(step.objectStore(box)))).result;
  return {
    take: (box, key) => read(box, (content) => content.get(key)),
    all: (box) => read(box, (content) => content.getAll()),
    keys: (box) => read(box, (content) => content.getAllKeys()),
    saveTogether: (deposits) =>
      run([...new Set(deposits.map(({ box }) => box))], "readwrite", (step) => {
        for (const { box, key, value } of deposits) {
          const [content, kept] = [step.objectStore(box), value()];
          if (kept === undefined) content.delete(key);
          else content.put(kept, key);
        }
      }),
    clear: (box) => run([box], "readwrite", (step) => void step.objectStore(box).clear()),
  };
}
