import { type Change, recordChange } from "../../audit/record-change.server.ts";
import type { Ctx } from "../../ctx.server.ts";
import { sql } from "../../database/sql.server.ts";
import type { Register, Row } from "../../register/register.ts";
import { openYielder } from "../../threads/yield-event-loop.ts";
import { type ImportRegister, insertAll, type Progress } from "../insert.server.ts";
import { rowsAtOnce, type Waiting } from "../portions.server.ts";
import { demandFields } from "./demand-fields.server.ts";
import { goneReferences } from "./gone-references.server.ts";
import { matchRows } from "./match-rows.server.ts";
import { type Changed, changeRows, holdRows, lockRows } from "./update-rows.server.ts";

interface Writing {
  readonly batch: string;
  readonly rows: readonly Waiting[];
  readonly progress: Progress | undefined;
  /** When the list was tried out. */
  readonly since: Date;
}

interface Written {
  readonly made: readonly Row[];
  readonly changed: readonly Changed[];
  /** Changed or thrown away by somebody since they were seen, new then and standing by now, or naming what was thrown away: left alone. */
  readonly moved: readonly Waiting[];
}

type Known = Waiting & { readonly id: string; readonly versi: number };
const isKnown = (row: Waiting): row is Known => row.id !== undefined;

/** Makes and changes the rows, tells trail and followers, and remembers which rows this import brought. */
export async function writeRows(ctx: Ctx, register: ImportRegister, { batch, rows, progress, since }: Writing): Promise<Written> {
  const hanging = await namingWhatIsGone(ctx, register, rows);
  const [known, brandNew] = [rows.filter(isKnown), rows.filter((row) => !isKnown(row) && !row.leave && !hanging.has(row))];
  const stands = await standingByNow(ctx, register, { rows: brandNew, since });
  const fresh = brandNew.filter((row) => !stands.has(row));
  const step = rowsAtOnce(register);
  const changed: Changed[] = [];
  const moved: Waiting[] = [...hanging, ...stands];
  const writing = known.filter((row) => Object.keys(row.values).length > 0 && !hanging.has(row));
  await holdRows(
    ctx,
    register,
    writing.map(({ id }) => id),
  );
  // First what stands: a number that a change gives back is free for a new row.
  for (let from = 0; from < known.length; from += step) {
    await progress?.(from, rows.length);
    const part = known.slice(from, from + step).filter((row) => Object.keys(row.values).length > 0 && !hanging.has(row));
    const standing = await lockRows(
      ctx,
      register,
      part.map(({ id }) => id),
    );
    const unmoved = part.filter(({ id, versi }) => standing.get(id)?.versi === versi);
    moved.push(...part.filter((one) => !unmoved.includes(one)));
    demandFields(
      ctx,
      register,
      unmoved.map(({ id, values }) => ({ values, before: standing.get(id) })),
    );
    changed.push(...(await changeRows(ctx, register, { changes: unmoved, standing })));
  }
  demandFields(ctx, register, fresh);
  const made = await insertAll(
    ctx,
    register,
    fresh.map(({ values }) => values),
    progress && ((done) => progress(known.length + done, rows.length)),
  );
  await recordChange(ctx, register, [...changed.map(asUpdate), ...made.map((after): Change => ({ action: "create", after }))]);
  const left = new Set(moved.flatMap(({ id }) => id ?? []));
  const versi = new Map(changed.map(({ after }) => [after.id, after.versi]));
  // Several lines may say what one row says.
  const stood = new Map(known.filter(({ id }) => !left.has(id)).map((row) => [row.id, row.versi]));
  await remember(ctx, batch, [
    ...made.map(({ id }) => ({ rowId: id, versi: 1, act: "baru" as const })),
    ...[...stood].map(([rowId, before]) => ({
      rowId,
      versi: versi.get(rowId) ?? before,
      act: versi.has(rowId) ? ("ubah" as const) : ("sama" as const),
    })),
  ]);
  return { made, changed, moved };
}

/** Rows whose class or picture was thrown away since the list was tried out. */
async function namingWhatIsGone(ctx: Ctx, register: Register, rows: readonly Waiting[]): Promise<Set<Waiting>> {
  const gone = await goneReferences(
    ctx,
    register,
    rows.map(({ values }) => values),
  );
  return new Set(rows.filter(({ values }) => gone.some(({ isGone }) => isGone(values))));
}

/** Rows that were new when the list was tried out, and that somebody has recorded since: nobody stands twice because two brought the same list. */
async function standingByNow(
  ctx: Ctx,
  register: ImportRegister,
  { rows, since }: { readonly rows: readonly Waiting[]; readonly since: Date },
): Promise<Set<Waiting>> {
  if (!register.matchBy || rows.length === 0) return new Set();
  const breathe = openYielder();
  const asRead: { readonly values: Waiting["values"]; readonly cells: Record<string, string> }[] = [];
  for (const { values } of rows) {
    await breathe();
    asRead.push({ values, cells: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? "")])) });
  }
  const matches = await matchRows(ctx, register, { fields: register.fields, rows: asRead });
  const ids = [...new Set(matches.flatMap((match) => match?.ids ?? []))];
  if (ids.length === 0) return new Set();
  const { rows: recent } = await sql<{ id: string }>`
    select id from ${sql.table(register.table)} where id = any(${ids}::uuid[]) and updated_at >= ${new Date(since.getTime() - longestImport)}`.execute(
    ctx.db,
  );
  const isRecent = new Set(recent.map(({ id }) => id));
  return new Set(rows.filter(({ beside = [] }, index) => matches[index]?.ids.some((id) => isRecent.has(id) && !beside.includes(id))));
}

/** In milliseconds: what a long import wrote bears the moment at which it began. */
const longestImport = 600_000;

const asUpdate = ({ before, after }: Changed): Change => ({ action: "update", before, after });

interface Remembered {
  readonly rowId: string;
  readonly versi: number;
  readonly act: "baru" | "ubah" | "sama";
}

const rememberedAtOnce = 1_000;

async function remember(ctx: Ctx, batchId: string, rows: readonly Remembered[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rememberedAtOnce)
    await ctx.db
      .insertInto("importRow")
      .values(rows.slice(from, from + rememberedAtOnce).map((row) => ({ batchId, ...row })))
      .execute();
}
