import type { ReadCtx } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";
import type { Register } from "../register/register.ts";
import { demandImport } from "./batch.server.ts";
import { importsAtOnce } from "./past.ts";

export interface PastImport {
  readonly id: string;
  readonly fileName: string;
  readonly actorName: string;
  readonly doneAt: Date;
  /** The work behind the scenes that took it. */
  readonly taskId: string | null;
  readonly undoneAt: Date | null;
  /** How many rows it made. */
  readonly count: number;
  /** How many rows it changed. */
  readonly changed: number;
  /** How many rows an undoing left alone. */
  readonly left: number;
}

export interface PastImports {
  readonly imports: readonly PastImport[];
  readonly total: number;
}

/** What was imported into this register, newest first; pages count from 1. */
export async function pastImports(ctx: ReadCtx, register: Register, page = 1): Promise<PastImports> {
  demandImport(ctx, register);
  const done = ctx.db.selectFrom("importBatch").where("register", "=", register.name).where("doneAt", "is not", null);
  const { total } = await done.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  const imports = await done
    .select(["id", "fileName", "actorName", "doneAt", "taskId", "undoneAt", "changed"])
    .select([sql<number>`cardinality(row_ids)`.as("count"), sql<number>`cardinality(left_ids)`.as("left")])
    .orderBy("doneAt", "desc")
    .orderBy("id")
    .limit(importsAtOnce)
    .offset((page - 1) * importsAtOnce)
    .$narrowType<{ doneAt: Date }>()
    .execute();
  return { imports, total: Number(total) };
}
