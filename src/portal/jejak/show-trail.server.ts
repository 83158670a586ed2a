import { actorsIn, type Part, subjectsIn, trail, type Wanted } from "#kit/audit/trail.server.ts";
import { may, type ReadCtx } from "#kit/ctx.server.ts";
import type { Option } from "#kit/register/fields.ts";
import { type ChainCheckResult, chainCheckResult } from "#modules/jejak/index.server.ts";
import { lists } from "#src/registers.ts";
import type { ReadableLine } from "./line.ts";
import { readable } from "./readable.server.ts";
import type { Asked } from "./trail-query.ts";
import { actionTable, kinds, labelOf } from "./words.ts";

export interface TrailData {
  readonly asked: Asked;
  readonly lines: readonly ReadableLine[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  readonly choices: Readonly<Record<"orang" | "jenis" | "tindakan", readonly Option[]>>;
  readonly check: ChainCheckResult | null;
  readonly mayExport: boolean;
}

export async function showTrail(ctx: ReadCtx, asked: Asked): Promise<TrailData> {
  const { lines, ...more } = await trail(ctx, wantedOf(asked), partOf(asked));
  return {
    asked,
    ...more,
    lines: await readable(ctx, lines),
    choices: {
      orang: await actorsIn(ctx),
      jenis: (await subjectsIn(ctx)).map((subject) => ({ value: subject, label: kindOf(subject) })).sort(byLabel),
      tindakan: Object.entries(actionTable).map(([value, { words }]) => ({ value, label: words })),
    },
    check: await chainCheckResult(ctx),
    mayExport: may(ctx, "audit:export") !== "no",
  };
}

/** Empty parts narrow nothing. */
export function wantedOf({ orang, jenis, data, tindakan, dari, sampai }: Asked): Wanted {
  const parts = { actor: orang, subject: jenis, subjectId: data, action: tindakan, from: dari, until: sampai };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ""));
}

export function partOf({ tampil, sebelum, sesudah }: Pick<Asked, "tampil" | "sebelum" | "sesudah">): Part {
  if (sesudah !== "") return { size: tampil, newer: sesudah };
  return sebelum === "" ? { size: tampil } : { size: tampil, older: sebelum };
}

const kindOf = (subject: string): string => lists.find(({ name }) => name === subject)?.title ?? kinds[subject] ?? labelOf(subject);

const byLabel = (one: Option, other: Option) => one.label.localeCompare(other.label, "id");
