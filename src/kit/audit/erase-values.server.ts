import { createHash, randomUUID } from "node:crypto";
import type { Ctx, ReadCtx } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";
import { openYielder } from "../threads/yield-event-loop.ts";
import { chainHash, type Line, record } from "./audit.server.ts";
import { canonical } from "./canonical.ts";
import { lockHead } from "./head.server.ts";
import { lastSegment } from "./segment.server.ts";

/** The action of the line that tells which lines were emptied; its record is their mark. */
export const valuesErased = "erase-values";

interface Gone {
  /** Kinds of record whose lines tell of the rows. */
  readonly subjects: readonly string[];
  readonly subjectIds: readonly string[];
}

type Stored = Line & { readonly id: string; readonly mac: Buffer; readonly previous: Buffer | null };

/**
 * Empties what the trail says of rows that were erased: who did what and when stays, what stood in the fields goes. Each line was looked
 * at before: one that did not fit the chain goes on not fitting it. @returns how many lines
 */
export async function eraseValues(ctx: Ctx, { subjects, subjectIds }: Gone): Promise<number> {
  if (subjectIds.length === 0) return 0;
  // No line is added meanwhile.
  await lockHead(ctx.db);
  const lines = await linesOfGone(ctx, { subjects, subjectIds });
  if (lines.length === 0) return 0;
  const begin = BigInt((await lastSegment(ctx.db)).after ?? 0);
  const breathe = openYielder();
  const [fitting, others]: [string[], string[]] = [[], []];
  for (const { id, mac, previous, ...line } of lines) {
    await breathe();
    const fits = BigInt(id) > begin && chainHash(ctx.auditKey, previous ?? Buffer.from([0]), line).equals(mac);
    (fits ? fitting : others).push(id);
  }
  const mark = randomUUID();
  const many = (await empty(ctx, fitting, mark)) + (await empty(ctx, others, randomUUID()));
  if (many !== lines.length) throw new Error(`${lines.length - many} lines of the trail tell of rows that are there still`);
  if (fitting.length > 0)
    await record(ctx, { action: valuesErased, subject: "audit", subjectId: mark, after: await tellEmptied(ctx, mark) });
  return many;
}

const linesOfGone = (ctx: ReadCtx, { subjects, subjectIds }: Gone): Promise<Stored[]> =>
  ctx.db
    .selectFrom("audit")
    .select(["id", "at", "actorId", "actorName", "action", "subject", "subjectId", "before", "after", "requestId", "salt", "mac"])
    .select(
      sql<Buffer | null>`(select earlier.mac from audit earlier where earlier.id < audit.id order by earlier.id desc limit 1)`.as(
        "previous",
      ),
    )
    .where("subject", "in", subjects)
    .where("subjectId", "in", subjectIds)
    .where("erased", "is", null)
    .where((line) => line.or([line("before", "is not", null), line("after", "is not", null)]))
    .orderBy("id")
    .execute();

async function empty(ctx: Ctx, ids: readonly string[], mark: string): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = await sql<{ many: string }>`select audit_erase(${ids}::bigint[], ${mark}::uuid) as many`.execute(ctx.db);
  return Number(rows[0]?.many);
}

/** What is left of the lines that bear a mark, as few letters: what their link cannot prove any more is proved by the line that says this. */
export async function tellEmptied(ctx: ReadCtx, mark: string): Promise<{ readonly banyak: number; readonly sidik: string }> {
  const lines = await ctx.db
    .selectFrom("audit")
    .select(["id", "at", "actorId", "actorName", "action", "subject", "subjectId", "before", "after", "requestId", "salt", "mac"])
    .where("erased", "=", mark)
    .orderBy("id")
    .execute();
  const hash = createHash("sha256");
  for (const { mac, ...line } of lines) hash.update(canonical({ ...line, mac: mac.toString("hex") }));
  return { banyak: lines.length, sidik: hash.digest("hex") };
}

/** Whether a later line, itself a link of the chain, tells of exactly these lines and of what is left of them. */
export async function isToldEmptied(ctx: ReadCtx, mark: string): Promise<boolean> {
  const said = await ctx.db
    .selectFrom("audit")
    .select("after")
    .where("subject", "=", "audit")
    .where("subjectId", "=", mark)
    .where("action", "=", valuesErased)
    .where("erased", "is", null)
    .where(({ eb, selectFrom }) =>
      eb(
        "id",
        ">",
        selectFrom("audit as emptied")
          .select(({ fn }) => fn.max("emptied.id").as("id"))
          .where("emptied.erased", "=", mark),
      ),
    )
    .execute();
  return said.length === 1 && canonical(said[0]?.after) === canonical(await tellEmptied(ctx, mark));
}
