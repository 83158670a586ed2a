/**
 * The tables, as Kysely sees them (camelCase for snake_case columns). Each module adds its own beside its verbs:
 *   declare module "#kit/database/tables.ts" { interface Tables { agenda: AgendaTable } }
 */
import type { ColumnType, Generated } from "kysely";

export type { Generated, GeneratedAlways } from "kysely";

/** timestamptz: read as Date, written as Date; the database usually fills it. */
export type Moment = ColumnType<Date, Date | undefined, Date>;
/** date: "YYYY-MM-DD" both ways, never a point in time. */
export type Day = string;

/** The columns that every editable row has. */
export interface RowColumns {
  id: Generated<string>; // uuid
  versi: Generated<number>;
  createdAt: Moment;
  updatedAt: Moment;
  deletedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  deletedBy: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Rows that people put in order. */
export interface Ordered {
  urutan: Generated<number>;
}

export interface Tables {
  audit: AuditTable;
  auditHead: { one: Generated<boolean>; mac: Buffer; lastId: string; lines: string | null; at: Date | null; seal: Buffer | null };
  counter: { name: string; period: string; value: number };
  idempotency: { scope: string; key: string; fingerprint: string; response: unknown; createdAt: Moment };
  rateLimit: { key: string; tokens: number; updatedAt: Date };
}

export interface AuditTable {
  id: Generated<string>; // bigint, as text
  at: Date;
  actorId: string | null;
  actorName: string;
  action: string;
  subject: string;
  subjectId: string;
  before: unknown;
  after: unknown;
  requestId: string;
  mac: Buffer;
}
