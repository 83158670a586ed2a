import { sql } from "kysely";
import { demand, type ReadCtx } from "../ctx.server.ts";
import { addDays } from "../dates.ts";
import type { Option } from "../register/fields.ts";
import { isUuid } from "../register/uuid.ts";
import { momentAt } from "../time-zone.ts";
import { type Past, pastColumns, toPast } from "./history.server.ts";

/** What somebody looks for in the trail. Every part may be absent. */
export interface Wanted {
  /** An account's id, or the name of whoever acted without one. */
  readonly actor?: string;
  readonly subject?: string;
  readonly subjectId?: string;
  readonly action?: string;
  /** Days of the school's zone, both included. */
  readonly from?: string;
  readonly until?: string;
}

/** A part of the trail, told by the line at its edge: as quick at the far end as at the near one. */
export interface Part {
  readonly size: number;
  /** Only lines older, or newer, than this one. */
  readonly older?: string;
  readonly newer?: string;
}

export interface TrailLine extends Past {
  readonly subject: string;
  readonly subjectId: string;
}

export interface Trail {
  /** Newest first. */
  readonly lines: readonly TrailLine[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
}

/** @throws Refusal 404 without the right to read the trail */
export async function trail(ctx: ReadCtx, wanted: Wanted, part: Part): Promise<Trail> {
  demand(ctx, "audit:read");
  return scanTrail(ctx, wanted, part);
}

/** Other records whose lines tell of a record too. */
export interface Besides {
  readonly subject: string;
  readonly subjectIds: readonly string[];
}

interface Of {
  readonly subject: string;
  readonly subjectId: string;
  readonly besides?: Besides | undefined;
}

/** What happened to one record. Whoever calls has made sure that the record itself may be read. */
export const trailBefore = (ctx: ReadCtx, of: Of, part: Part): Promise<Trail> => scanTrail(ctx, of, part);

async function scanTrail(ctx: ReadCtx, wanted: Wanted | Of, part: Part): Promise<Trail> {
  const upwards = part.newer !== undefined;
  const matched = "besides" in wanted && wanted.besides ? aboutAll(ctx, wanted, wanted.besides) : matching(ctx, wanted);
  const lines = matched.select(pastColumns).select(["subject", "subjectId"]);
  const cut = part.older === undefined ? lines : lines.where("id", "<", part.older);
  const placed = part.newer === undefined ? cut : lines.where("id", ">", part.newer);
  const found = await placed
    .orderBy("id", upwards ? "asc" : "desc")
    .limit(part.size + 1)
    .execute();
  const shown = found.slice(0, part.size).map(toPast);
  const more = found.length > part.size;
  return {
    lines: upwards ? shown.reverse() : shown,
    hasOlder: upwards || more,
    hasNewer: upwards ? more : part.older !== undefined,
  };
}

const aboutAll = (ctx: ReadCtx, { subject, subjectId }: Of, besides: Besides) =>
  ctx.db
    .selectFrom("audit")
    .where((line) =>
      line.or([
        line.and([line("subject", "=", subject), line("subjectId", "=", subjectId)]),
        line.and([line("subject", "=", besides.subject), line("subjectId", "in", besides.subjectIds)]),
      ]),
    );

function matching(ctx: ReadCtx, { actor, subject, subjectId, action, from, until }: Wanted) {
  let lines = ctx.db.selectFrom("audit");
  if (actor !== undefined)
    lines = isUuid(actor) ? lines.where("actorId", "=", actor) : lines.where("actorId", "is", null).where("actorName", "=", actor);
  if (subject !== undefined) lines = lines.where("subject", "=", subject);
  if (subjectId !== undefined) lines = lines.where("subjectId", "=", subjectId);
  if (action !== undefined) lines = lines.where("action", "=", action);
  if (from !== undefined) lines = lines.where("at", ">=", momentAt(from));
  if (until !== undefined) lines = lines.where("at", "<", momentAt(addDays(until, 1)));
  return lines;
}

/** Everybody who left a line: people under their latest name, and what acted without an account. Jumps from one to the next. */
export async function actorsIn(ctx: ReadCtx): Promise<Option[]> {
  const { rows } = await sql<Option>`
    with recursive person as (
      (select actor_id from audit where actor_id is not null order by actor_id limit 1)
      union all
      select (select next.actor_id from audit next where next.actor_id > person.actor_id order by next.actor_id limit 1)
      from person where person.actor_id is not null
    ), nameless as (
      (select actor_name from audit where actor_id is null order by actor_name limit 1)
      union all
      select (select next.actor_name from audit next where next.actor_id is null and next.actor_name > nameless.actor_name
        order by next.actor_name limit 1)
      from nameless where nameless.actor_name is not null
    )
    select actor_id::text as value,
      (select actor_name from audit named where named.actor_id = person.actor_id order by id desc limit 1) as label, 0 as place
    from person where actor_id is not null
    union all select actor_name, actor_name, 1 from nameless where actor_name is not null
    order by place, label`.execute(ctx.db);
  return rows.map(({ value, label }) => ({ value, label }));
}

/** Every kind of record that has a line. */
export async function subjectsIn(ctx: ReadCtx): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    with recursive kind as (
      (select subject from audit order by subject limit 1)
      union all
      select (select next.subject from audit next where next.subject > kind.subject order by next.subject limit 1)
      from kind where kind.subject is not null
    )
    select subject from kind where subject is not null`.execute(ctx.db);
  return rows.map(({ subject }) => subject);
}
