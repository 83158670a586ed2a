import { randomInt } from "node:crypto";
import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import { keyedHash } from "#kit/access/seal.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { ownPegawai } from "#modules/kepegawaian/index.server.ts";
import { recordPath } from "../paths.ts";

const angka = 6;

/** A new PIN for whoever is signed in; the one before it ends. Nobody makes one for somebody else. @returns it, this once */
export async function createOwnPin(ctx: Ctx): Promise<string> {
  if (ctx.actor.id === null) throw refuse.unauthenticated();
  demandRecentConfirmation(ctx);
  const saya = await ownPegawai(ctx);
  if (!saya) throw refuse.invalid("Akun Anda belum terhubung dengan data pegawai. Mintalah Tata Usaha menghubungkannya.");
  return create(ctx, saya.id, ctx.actor.id);
}

/** The office ends somebody's PIN, e.g. because others know it; its person hears of it and makes a new one. @throws Refusal 403, 404 */
export async function revokePin(ctx: Ctx, pegawaiId: string): Promise<void> {
  demand(ctx, "absensiPegawai:manage");
  const dicabut = isUuid(pegawaiId)
    ? await ctx.db.deleteFrom("pinKios").where("pegawaiId", "=", pegawaiId).returning("pegawaiId").executeTakeFirst()
    : undefined;
  if (!dicabut) throw refuse.notFound("Pegawai ini belum punya PIN.");
  await record(ctx, { action: "delete", subject: "pinKios", subjectId: pegawaiId });
  const orang = await ctx.db.selectFrom("pegawai").select("akunId").where("id", "=", pegawaiId).executeTakeFirst();
  if (!orang?.akunId) return;
  const title = "Tata Usaha mengakhiri PIN kios Anda. Buat PIN baru bila masih memerlukannya.";
  await notify(ctx, { to: { accounts: [orang.akunId] }, kind: "pin-kios", title, link: recordPath });
}

/** Whose PIN it is, while that person works here and may sign in. What somebody else once made for them is nobody's. */
export async function pemilikPin(ctx: ReadCtx, pin: string): Promise<{ readonly id: string; readonly nama: string } | undefined> {
  if (!/^\d{6}$/.test(pin)) return undefined;
  return ctx.db
    .selectFrom("pinKios")
    .innerJoin("pegawai", "pegawai.id", "pinKios.pegawaiId")
    .innerJoin("akun", (akun) => akun.onRef("akun.id", "=", "pegawai.akunId").onRef("akun.id", "=", "pinKios.dibuatOleh"))
    .select(["pegawai.id", "pegawai.nama"])
    .where("pinKios.sidik", "=", digest(ctx, pin))
    .where(notDeleted("pegawai"))
    .where("pegawai.aktif", "=", true)
    .where(notDeleted("akun"))
    .where("akun.aktif", "=", true)
    .executeTakeFirst();
}

/** Nobody chooses it, so nobody's is the year of birth. */
async function create(ctx: Ctx, pegawaiId: string, dibuatOleh: string): Promise<string> {
  let pin = random();
  while (await alreadyExists(ctx, pin)) pin = random();
  const baru = { dibuatOleh, dibuatPada: ctx.now, sidik: digest(ctx, pin) };
  await ctx.db
    .insertInto("pinKios")
    .values({ pegawaiId, ...baru })
    .onConflict((ada) => ada.column("pegawaiId").doUpdateSet(baru))
    .execute();
  await record(ctx, { action: "create", subject: "pinKios", subjectId: pegawaiId });
  return pin;
}

const random = () => String(randomInt(10 ** angka)).padStart(angka, "0");

const alreadyExists = async (ctx: ReadCtx, pin: string): Promise<boolean> =>
  (await ctx.db.selectFrom("pinKios").select("pegawaiId").where("sidik", "=", digest(ctx, pin)).executeTakeFirst()) !== undefined;

const digest = ({ secretKey }: Pick<Ctx, "secretKey">, pin: string): Buffer =>
  keyedHash({ key: secretKey, purpose: "pin-kios", owner: "pegawai" }, pin);
