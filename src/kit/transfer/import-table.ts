import type { ColumnType, Generated } from "kysely";

/** An uploaded list: what was read from it, and later which rows it made. */
export interface ImportBatchTable {
  id: Generated<string>;
  register: string;
  fileName: string;
  actorId: string | null;
  actorName: string;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  refused: Generated<unknown>;
  taskId: string | null;
  rowIds: Generated<string[]>;
  leftIds: Generated<string[]>;
  doneAt: Date | null;
  undoneAt: Date | null;
}

/** Rows of a list that waits to be taken in, some at a time. */
export interface ImportPortionTable {
  batchId: string;
  place: number;
  rows: unknown;
}

declare module "../database/tables.ts" {
  interface Tables {
    importBatch: ImportBatchTable;
    importPortion: ImportPortionTable;
  }
}
