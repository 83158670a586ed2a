import type { Scope } from "#kit/ctx.server.ts";
import { withinQuota } from "#kit/files/quota.server.ts";
import { type ImportRegister, planImport } from "#kit/transfer/transfer.server.ts";
import { findingsOf, heldRow, isHeld, repairsTold } from "./import-state.ts";
import type { SentList } from "./read-sent-list.ts";
import { understandSent } from "./understand-sent.ts";

/** What a program is told of its trial. */
export type ToldPlan = Awaited<ReturnType<typeof tryOutSent>>;

/** `partly`: sound rows can be taken, and the others come back as findings. @throws Refusal */
export async function tryOutSent(
  scope: Scope,
  register: ImportRegister,
  { sent, partly }: { readonly sent: SentList; readonly partly: boolean },
) {
  const { name, bytes } = sent;
  const source = `program:${scope.actor.program?.id ?? scope.actor.id}`;
  const { mended, ...list } = await scope.read((ctx) => understandSent(ctx, register, sent));
  const planned = { name, source, ...list, ...(partly && { partly }) };
  const plan = await withinQuota(scope, { bytes, files: 0 }, () => scope.transaction((ctx) => planImport(ctx, register, planned)));
  const { id, report, fileName, count, counts, foretold, refused, doubts, more } = plan;
  const ringkasan = { baru: counts.new, berubah: counts.changed, sama: counts.same, bentrok: counts.conflict, ragu: counts.doubtful };
  const found = {
    temuan: findingsOf(register, refused, doubts),
    lebih: more,
    tertahan: plan.told.filter(isHeld).map((row) => heldRow(register, row)),
  };
  const told = { berkas: fileName, jumlah: count, ringkasan: { ...ringkasan, salah: counts.faulty }, akibat: foretold, ...found };
  return { id: id ?? report, siap: id !== null, ...told, perbaikan: repairsTold(mended) };
}
