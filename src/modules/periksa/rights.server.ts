import { exportableRegister, readableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Register } from "#kit/register/register.ts";

interface Looking {
  readonly bidang: readonly string[];
}

/** Rules whose fields this person may read, each of them: what a rule says tells of all. */
export function seenRules<R extends Looking>(ctx: ReadCtx, register: Register, rules: readonly R[]): R[] {
  const { fields } = readableRegister(ctx, register);
  return rules.filter(({ bidang }) => bidang.every((nama) => Object.hasOwn(fields, nama)));
}

/** @throws Refusal 403 for who may not take along what these rules tell of */
export function demandExportable(ctx: ReadCtx, register: Register, rules: readonly Looking[]): void {
  demand(ctx, "periksa:export");
  if (demand(ctx, `${register.name}:export`) !== "yes") throw refuse.forbidden();
  const { fields } = exportableRegister(ctx, register);
  const closed = rules.some(({ bidang }) => bidang.some((nama) => !Object.hasOwn(fields, nama)));
  if (closed) throw refuse.forbidden("Temuan ini memuat isian yang tidak boleh Anda bawa sebagai berkas.");
}
