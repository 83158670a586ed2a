import { vi } from "vitest";

/** What a browser keeps on a device, in memory and empty: as much of IndexedDB as the pages speak. */
export function stubIndexedDb(): void {
  const stores = new Map<string, Map<IDBValidKey, unknown>>();
  const database = {
    objectStoreNames: { contains: (name: string) => stores.has(name) },
    createObjectStore: (name: string) => stores.set(name, new Map()),
    close: () => undefined,
    transaction: (names: readonly string[], mode: IDBTransactionMode) => {
      const transaction = { oncomplete: undefined as (() => void) | undefined, objectStore: (name: string) => open(names, mode, name) };
      queueMicrotask(() => transaction.oncomplete?.());
      return transaction;
    },
  };
  const open = (names: readonly string[], mode: IDBTransactionMode, name: string) => {
    const store = stores.get(name);
    if (!store || !names.includes(name)) throw new DOMException(name, "NotFoundError");
    const written = <T>(work: () => T): { result: T } => {
      if (mode !== "readwrite") throw new DOMException(name, "ReadOnlyError");
      return { result: work() };
    };
    return {
      get: (key: IDBValidKey) => ({ result: store.get(key) }),
      getAll: () => ({ result: [...store.values()] }),
      getAllKeys: () => ({ result: [...store.keys()] }),
      put: (value: unknown, key: IDBValidKey) => written(() => store.set(key, value)),
      delete: (key: IDBValidKey) => written(() => store.delete(key)),
      clear: () => written(() => store.clear()),
    };
  };
  vi.stubGlobal("indexedDB", {
    open: () => {
      const request = {
        result: database,
        onupgradeneeded: undefined as (() => void) | undefined,
        onsuccess: undefined as (() => void) | undefined,
      };
      queueMicrotask(() => {
        if (stores.size === 0) request.onupgradeneeded?.();
        request.onsuccess?.();
      });
      return request;
    },
  });
}
