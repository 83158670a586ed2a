export type { Doubts } from "./doubts.server.ts";
export { exportRows } from "./export.server.ts";
export type { ImportRegister } from "./insert.server.ts";
export { type PastImport, type PastImports, pastImports } from "./past.server.ts";
export { mostRows, type Plan, planImport, refusedCells } from "./plan.server.ts";
export { importJob, type Outcome, runImport, runImportJob, type Started, startImport } from "./run.server.ts";
export { type ChangedRow, type Undone, undoImport } from "./undo.server.ts";
