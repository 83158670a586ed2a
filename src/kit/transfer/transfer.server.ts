export type { Doubts } from "./doubts.server.ts";
export { exportRows } from "./export.server.ts";
export type { Brought } from "./insert.server.ts";
export { type PastImport, type PastImports, pastImports } from "./past.server.ts";
export { mostRows, type Plan, planImport, refusedCells } from "./plan.server.ts";
export { importBehind, importJob, type Outcome, runImport, type Started, startImport } from "./run.server.ts";
export { type ChangedRow, type Undone, undoImport } from "./undo.server.ts";
