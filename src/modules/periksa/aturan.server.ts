import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";

export interface Switched {
  readonly aktif: boolean;
  readonly versi: number;
  readonly oleh: string;
  readonly pada: Date;
}

/** What was switched, by the code of the rule. */
export async function readSwitches(ctx: ReadCtx): Promise<ReadonlyMap<string, Switched>> {
  const rows = await ctx.db.selectFrom("aturanPeriksa").selectAll().execute();
  return new Map(rows.map(({ kode, aktif, versi, oleh, updatedAt }) => [kode, { aktif, versi, oleh, pada: updatedAt }]));
}

/** The rules that hold now. */
export async function activeRules<R extends { readonly kode: string }>(ctx: ReadCtx, rules: readonly R[]): Promise<R[]> {
  const switched = await readSwitches(ctx);
  return rules.filter(({ kode }) => switched.get(kode)?.aktif !== false);
}

export interface SwitchedOff {
  /** How many rules find nothing because somebody switched them off. */
  readonly dimatikan: number;
  /** What the rule that is asked for is called, where it is one of them. */
  readonly mati?: string;
}

/** @param kode of the rule that the address asks for; "" for none */
export async function readSwitchedOff(
  ctx: ReadCtx,
  rules: readonly { readonly kode: string; readonly judul: string }[],
  kode: string,
): Promise<SwitchedOff> {
  const active = await activeRules(ctx, rules);
  const off = rules.find((rule) => rule.kode === kode && !active.includes(rule));
  return { dimatikan: rules.length - active.length, ...(off && { mati: off.judul }) };
}

export interface Switching {
  readonly kode: string;
  readonly aktif: boolean;
  /** That was seen; 0 where nobody had switched it yet. */
  readonly versi: number;
}

/** @param known the codes of all rules that there are. @throws Refusal 403, 404, 409 when somebody switched it in between */
export async function switchRule(ctx: Ctx, known: readonly string[], { kode, aktif, versi }: Switching): Promise<void> {
  demand(ctx, "aturanPeriksa:update");
  if (!known.includes(kode)) throw refuse.notFound();
  const before = await ctx.db
    .selectFrom("aturanPeriksa")
    .select(["aktif", "versi"])
    .where("kode", "=", kode)
    .forUpdate()
    .executeTakeFirst();
  if ((before?.versi ?? 0) !== versi) throw refuse.conflict("Aturan ini baru saja diubah orang lain. Muat ulang halaman ini.");
  const values = { aktif, oleh: ctx.actor.name, updatedAt: ctx.now };
  const writing = await ctx.db
    .insertInto("aturanPeriksa")
    .values({ kode, versi: 1, ...values })
    .onConflict((known) =>
      known
        .column("kode")
        .doUpdateSet({ ...values, versi: versi + 1 })
        .where("aturanPeriksa.versi", "=", versi),
    )
    .returning("versi")
    .executeTakeFirst();
  if (!writing) throw refuse.conflict("Aturan ini baru saja diubah orang lain. Muat ulang halaman ini.");
  await record(ctx, {
    ...{ action: "update", subject: "aturanPeriksa", subjectId: kode },
    ...{ before: { aktif: before?.aktif ?? true }, after: { aktif } },
  });
}
