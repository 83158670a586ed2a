/** What stands in an archive, written as its last entry `manifest.json`. */
export interface Manifest {
  /** Of this description. */
  readonly format: 1;
  /** "fisik": the files of our own server, to go on from with its log; "logis": the rows, from a server of others. */
  readonly kind: "fisik" | "logis";
  readonly product: string;
  readonly postgres: string;
  readonly installation: string;
  /** The newest migration that has run. */
  readonly schema: string;
  /** ISO moments. */
  readonly startedAt: string;
  readonly finishedAt: string;
  /** Of the log that goes on from here; null where none is kept. */
  readonly log: LogPlace | null;
  /** Rows of each table at one moment; for "fisik" the restore point `point` of the log is that moment. */
  readonly rows: Readonly<Record<string, number>> | null;
  readonly point: string | null;
  /** Where the audit trail ended at that moment. */
  readonly audit: { readonly lines: number; readonly lastId: string; readonly mac: string } | null;
  readonly entries: readonly ArchivedEntry[];
}

export interface LogPlace {
  /** Which unbroken log, see `log-archive.server.ts`. */
  readonly run: string;
  readonly firstSegment: string;
  readonly lastSegment: string;
}

export interface ArchivedEntry {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

export const manifestName = "manifest.json";

/** What stands beside an archive, readable without a key: enough to list, to keep and to notice a changed byte. */
export interface Label {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  readonly kind: Manifest["kind"];
  readonly installation: string;
  readonly product: string;
  readonly schema: string;
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly run: string | null;
}

export const archiveEnding = ".tar.zst.age";
export const labelEnding = ".json";

/** Of every school: archives of earlier years are found by it. */
export const archivePrefix = "man-1-palu-";

/** @param at when it was begun; its moment stands behind the prefix, as in "2026-11-24T011500Z.tar.zst.age" */
export const archiveName = (at: Date): string => `${archivePrefix}${at.toISOString().slice(0, 19).replaceAll(":", "")}Z${archiveEnding}`;
