import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Value } from "#kit/register/fields.ts";
import { checkPendaftaran } from "../check-pendaftaran.ts";
import type { Held } from "../keadaan/hold-pendaftaran.server.ts";
import { tanyaOf } from "../periode.server.ts";
import type { PendaftaranContent } from "../receive-pendaftaran.server.ts";
import { demandNotSelected } from "../seleksi/demand-unfixed.server.ts";
import { type IsianName, isIsian, isianFields } from "./isian.ts";

interface Replacing {
  /** What may be changed; what was sent beside it is not looked at. */
  readonly names: readonly IsianName[];
  readonly sent: Readonly<Record<string, unknown>>;
  /** Why, for the trail. */
  readonly alasan?: string;
}

const allNames = Object.keys(isianFields).filter(isIsian);

/** What the family once sent, as it stands now. */
export const readIsian = (ctx: ReadCtx, id: string) =>
  ctx.db
    .selectFrom("pendaftaran")
    .select([...allNames, "jalur"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** What was typed beside what stands, and what is wrong with it, by field; what was wrong before, elsewhere, is not said. */
export async function judgeIsian(ctx: ReadCtx, id: string, { names, sent }: Pick<Replacing, "names" | "sent">) {
  const stands = await readIsian(ctx, id);
  // A box that is not ticked is not sent.
  const typed = Object.fromEntries(names.map((name) => [name, sent[name] ?? ""]));
  const tanya = await tanyaOf(ctx, id);
  const known = checkPendaftaran({ ...stands, agreement: true }, "form", tanya).errors;
  const { values, errors } = checkPendaftaran({ ...stands, ...typed, agreement: true }, "form", tanya);
  const faults = Object.entries(errors).filter(([name]) => names.some((one) => one === name) || !Object.hasOwn(known, name));
  return { stands, values, faults: Object.fromEntries(faults) };
}

/**
 * Checks what was typed together with what stands, by the rules of the form, and keeps what is new. What was wrong before, elsewhere,
 * holds nobody up. @returns what is different now; @throws Refusal 409 of what a fixed list was made of, 422
 */
export async function replaceIsian(ctx: Ctx, held: Held, { names, sent, alasan }: Replacing): Promise<readonly IsianName[]> {
  const { stands, values, faults } = await judgeIsian(ctx, held.id, { names, sent });
  if (Object.keys(faults).length > 0) throw refuse.invalid("Periksa lagi isian yang ditandai.", faults);
  const changed = names.filter((name) => values[name] !== stands[name]);
  if (changed.length === 0) return changed;
  await demandNotSelected(ctx, held.id, changed);
  const only = (row: Readonly<Partial<Record<IsianName, Value>>>) =>
    Object.fromEntries(changed.map((name) => [name, row[name]])) as Partial<PendaftaranContent>;
  await ctx.db
    .updateTable("pendaftaran")
    .set({ ...only(values), versi: held.versi + 1, updatedAt: ctx.now })
    .where("id", "=", held.id)
    .execute();
  await record(ctx, {
    ...{ action: "update", subject: "pendaftaran", subjectId: held.id },
    before: only(stands),
    after: { ...only(values), ...(alasan && { alasan }) },
  });
  ctx.touch("pendaftaran");
  return changed;
}
