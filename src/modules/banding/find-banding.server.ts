import { visibleFields } from "#kit/access/visibility/visible-fields.server.ts";
import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Register } from "#kit/register/register.ts";
import { isUuid } from "#kit/register/uuid.ts";
import type { Banding } from "./banding.ts";

/** Whoever brings lists into a register compares them with it. @returns whose account it is; @throws Refusal 401, 403, 404 */
export function demandBanding(ctx: ReadCtx, register: Register): string {
  if (!register.expected || !register.matchBy) throw refuse.notFound();
  demand(ctx, `${register.name}:import`);
  if (ctx.actor.id === null || may(ctx, `${register.name}:read`) !== "yes") throw refuse.forbidden();
  return ctx.actor.id;
}

/** @throws Refusal 404, also for those of another register */
export async function findBanding(ctx: ReadCtx, register: Register, id: string): Promise<Banding> {
  const me = demandBanding(ctx, register);
  const found = isUuid(id) ? await bandings(ctx).where("id", "=", id).where("register", "=", register.name).executeTakeFirst() : undefined;
  if (!found) throw refuse.notFound("Perbandingan ini sudah tidak ada.");
  return told(found, me);
}

export const bandings = (ctx: ReadCtx) =>
  ctx.db
    .selectFrom("banding")
    .select(["banding.id", "nama", "sumber", "tanggal", "fileName", "dibaca", "sama", "actorId", "actorName", "createdAt"]);

type Found = Omit<Banding, "milikSaya"> & { readonly actorId: string };

export const told = <F extends Found>({ actorId, ...banding }: F, me: string): Omit<F, "actorId"> & Banding => ({
  ...banding,
  milikSaya: actorId === me,
});

/** What of a comparison somebody sees. */
export interface Sight {
  readonly register: Register;
  /** Fields that are open to them. */
  readonly fields: readonly string[];
  /** The one class whose rows they see; null: all. */
  readonly kelasId: string | null;
  /** Only rows whose pupil sits where they sat when it was compared. */
  readonly stillThere?: true;
}

/** Of the whole register, what is open in all of its rows. */
export const officeSight = (ctx: ReadCtx, register: Register, action: "read" | "export" = "read"): Sight => ({
  register,
  fields: Object.keys(visibleFields(ctx, register, action).everywhere.fields),
  kelasId: null,
});
