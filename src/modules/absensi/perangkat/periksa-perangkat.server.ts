import { demandFresh } from "#kit/access/fresh.ts";
import { take } from "#kit/access/rate-limit.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/check.ts";
import { demandOrangKedua } from "#modules/kepegawaian/index.server.ts";
import { kodePeriksa } from "./ajukan-perangkat.server.ts";
import { kabariPengawas } from "./kabari-pengawas.server.ts";
import { sebutanJenis } from "./sebutan.ts";

/** Five tries, then one in ten minutes: nobody guesses the code of a device that they do not see. */
const percobaan = (id: string) => ({ key: `periksa-perangkat ${id}`, capacity: 5, perSecond: 1 / 600 });

/**
 * A second person has stood before the device and types what it shows. From then on it records.
 * @throws Refusal 403 for who asked and for the same person by another account, 404, 422 for another code, 429
 */
export async function setujuiPerangkat(scope: Scope, id: string, kode: string): Promise<void> {
  const tunggu = await scope.transaction((ctx) => {
    demand(ctx, "perangkatAbsensi:manage");
    demandFresh(ctx);
    if (!isUuid(id)) throw refuse.notFound();
    return take(ctx, percobaan(id));
  });
  if (tunggu > 0) throw refuse.tooMany(tunggu, "Terlalu sering keliru. Tunggu sebentar, lalu ketik kode yang tampil di perangkat itu.");
  await scope.transaction((ctx) => setujui(ctx, id, kode.replace(/\s/g, "")));
}

async function setujui(ctx: Ctx, id: string, kode: string): Promise<void> {
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
  await demandOrangKedua(ctx, { oleh: lama.dibukaOleh, hak: "perangkatAbsensi:create" });
  if (kode !== kodePeriksa(ctx, id)) throw refuse.invalid(kodeLain, { kode: kodeLain });
  await ctx.db.updateTable("kiosAbsensi").set({ diperiksaOleh: ctx.actor.id, diperiksaPada: ctx.now }).where("id", "=", id).execute();
  const after = { nama: lama.nama, jenis: lama.jenis, diperiksa: true };
  await record(ctx, { action: "update", subject: "kiosAbsensi", subjectId: id, before: { diperiksa: false }, after });
  await kabariPengawas(ctx, {
    kind: "perangkat-disetujui",
    title: `${sebutanJenis[lama.jenis]} sudah diperiksa orang kedua dan mulai mencatat.`,
  });
}

const kodeLain = "Kode ini bukan yang tampil di perangkat itu. Datangi perangkatnya, lalu ketik kode yang tampil di sana.";
