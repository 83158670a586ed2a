import type { Readable } from "node:stream";

export interface StoredObject {
  /** With "/" between its parts. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly modified: Date;
}

/** Where backups are put: a folder, a bucket, another machine. */
export interface BackupTarget {
  /** What people call it; holds no password. */
  readonly title: string;
  /** Whether it ends together with the disk of the data. */
  readonly besideData: boolean;
  /** Whole or not at all; in the place of what has that name. */
  readonly put: (name: string, content: Readable) => Promise<void>;
  /** @throws when there is none of that name */
  readonly get: (name: string) => Promise<Readable>;
  /** All whose name begins with it, in the order of their names. */
  readonly list: (prefix: string) => Promise<readonly StoredObject[]>;
  readonly remove: (name: string) => Promise<void>;
  readonly close: () => Promise<void>;
}
