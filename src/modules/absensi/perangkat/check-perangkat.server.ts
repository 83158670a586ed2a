import { take } from "#kit/access/rate-limit.server.ts";
import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { demandSecondPerson } from "#modules/kepegawaian/index.server.ts";
import { jenisLabels } from "./labels.ts";
import { notifyPengawas } from "./notify-pengawas.server.ts";
import { checkCode } from "./propose-perangkat.server.ts";

/** Five tries, then one in ten minutes: nobody guesses the code of a device that they do not see. */
const attempt = (id: string) => ({ key: `periksa-perangkat ${id}`, capacity: 5, perSecond: 1 / 600 });

/**
 * A second person has stood before the device and types what it shows. From then on it records.
 * @throws Refusal 403 for who asked and for the same person by another account, 404, 422 for another code, 429
 */
export async function approvePerangkat(scope: Scope, id: string, kode: string): Promise<void> {
  const tunggu = await scope.transaction((ctx) => {
    demand(ctx, "perangkatAbsensi:manage");
    demandRecentConfirmation(ctx);
    if (!isUuid(id)) throw refuse.notFound();
    return take(ctx, attempt(id));
  });
  if (tunggu > 0) throw refuse.tooMany(tunggu, "Terlalu sering keliru. Tunggu sebentar, lalu ketik kode yang tampil di perangkat itu.");
  await scope.transaction((ctx) => approve(ctx, id, kode.replace(/\s/g, "")));
}

async function approve(ctx: Ctx, id: string, kode: string): Promise<void> {
  const lama = await ctx.db
    .selectFrom("kiosAbsensi")
    .select(["id", "nama", "jenis", "dibukaOleh"])
    .where("id", "=", id)
    .where("ditutupPada", "is", null)
    .where("berlakuSampai", ">", ctx.now)
    .where("diperiksaPada", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!lama) throw refuse.notFound("Perangkat ini sudah diperiksa atau ditutup.");
  await demandSecondPerson(ctx, { oleh: lama.dibukaOleh, hak: "perangkatAbsensi:create" });
  if (kode !== checkCode(ctx, id)) throw refuse.invalid(otherCode, { kode: otherCode });
  await ctx.db.updateTable("kiosAbsensi").set({ diperiksaOleh: ctx.actor.id, diperiksaPada: ctx.now }).where("id", "=", id).execute();
  const after = { nama: lama.nama, jenis: lama.jenis, diperiksa: true };
  await record(ctx, { action: "update", subject: "kiosAbsensi", subjectId: id, before: { diperiksa: false }, after });
  await notifyPengawas(ctx, {
    kind: "perangkat-disetujui",
    title: `${jenisLabels[lama.jenis]} sudah diperiksa orang kedua dan mulai mencatat.`,
  });
}

const otherCode = "Kode ini bukan yang tampil di perangkat itu. Datangi perangkatnya, lalu ketik kode yang tampil di sana.";
