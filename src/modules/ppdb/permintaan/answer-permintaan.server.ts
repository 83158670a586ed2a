import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { type Held, holdPendaftaran, type Seen } from "../keadaan/hold-pendaftaran.server.ts";
import { movePendaftaran } from "../keadaan/move-pendaftaran.server.ts";
import { findPeralihan } from "../keadaan/peralihan.ts";
import { closePerbaikan } from "../perbaikan/close-perbaikan.server.ts";
import { isianFields } from "../perbaikan/isian.ts";
import { closePermintaan } from "./close-permintaan.server.ts";
import { tolakFields } from "./fields.ts";
import { readPermintaan } from "./read-permintaan.server.ts";

/** Gives the field that a family asked for back to it, as if the committee had found the mistake. @throws Refusal 403, 404, 409 */
export async function grantPermintaan(ctx: Ctx, seen: Seen, permintaanId: string): Promise<void> {
  const { held, isian, isi } = await holdPermintaan(ctx, seen, permintaanId);
  if (isian === "jalur") throw refuse.conflict("Jalur tidak dikembalikan: pindahkan pendaftarannya, atau tolak dengan alasan.");
  const { label } = isianFields[isian];
  const waits = held.keadaan === "perlu perbaikan";
  if (!waits && !findPeralihan(held.keadaan, "perlu perbaikan", "panitia")) {
    throw refuse.conflict(`Di tahap ini isian tidak dikembalikan lagi. Perbaiki sendiri ${label}, atau tolak dengan alasan.`);
  }
  // What was once asked for and then let go does not come back with this.
  await closePerbaikan(ctx, held.id, waits ? [isian] : undefined);
  const catatan = `Diminta keluarga: ${isi}`;
  const by = { oleh: ctx.actor.id, pelaku: ctx.actor.name, pada: ctx.now };
  await ctx.db
    .insertInto("perbaikanPendaftaran")
    .values({ ...by, pendaftaranId: held.id, isian, jenis: "diminta", sebab: "lain", catatan })
    .execute();
  await closePermintaan(ctx, held.id, [isian], { jawaban: "dikembalikan" });
  const alasan = `${label}: dapat diperbaiki, seperti yang keluarga minta.`;
  await movePendaftaran(ctx, held, { ke: "perlu perbaikan", pelaku: ctx.actor.name, alasan });
}

/** Says why a field stays as it is. @throws Refusal 403, 404, 409, 422 */
export async function declinePermintaan(ctx: Ctx, seen: Seen, sent: Readonly<Record<string, unknown>>): Promise<void> {
  const { alasan } = demandValid(tolakFields, { alasan: sent.alasan });
  const { held, isian } = await holdPermintaan(ctx, seen, String(sent.permintaan));
  await closePermintaan(ctx, held.id, [isian], { jawaban: "ditolak", alasan });
  await record(ctx, { action: "update", subject: "pendaftaran", subjectId: held.id, after: { ditolak: isian, alasan } });
}

async function holdPermintaan(ctx: Ctx, seen: Seen, permintaanId: string) {
  demand(ctx, "pendaftaran:update");
  const held: Held = await holdPendaftaran(ctx, seen);
  const asked = isUuid(permintaanId) ? (await readPermintaan(ctx, held.id)).find(({ id }) => id === permintaanId) : undefined;
  if (!asked) throw refuse.notFound();
  if (asked.jawaban !== null) throw refuse.conflict("Permintaan ini sudah dijawab.");
  return { held, ...asked, id: held.id };
}
