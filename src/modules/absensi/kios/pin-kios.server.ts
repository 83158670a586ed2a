import { randomInt } from "node:crypto";
import { keyedHash } from "#kit/access/seal.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/check.ts";
import { pegawaiSaya } from "#modules/kepegawaian/index.server.ts";
import { alamatCatat } from "../alamat.ts";
import "./tables.ts";

const angka = 6;

/** A new PIN for whoever is signed in; the one before it ends. @returns it, this once */
export async function buatPinSaya(ctx: Ctx): Promise<string> {
  if (ctx.actor.id === null) throw refuse.unauthenticated();
  const saya = await pegawaiSaya(ctx);
  if (!saya) throw refuse.invalid("Akun Anda belum terhubung dengan data pegawai. Mintalah Tata Usaha menghubungkannya.");
  return buat(ctx, saya.id, ctx.actor.id);
}

/** The office makes one for somebody who has no account, or who forgot it; who has one hears of it. @returns it, this once */
export async function buatPinPegawai(ctx: Ctx, pegawaiId: string): Promise<string> {
  demand(ctx, "absensiPegawai:manage");
  if (ctx.actor.id === null) throw refuse.unauthenticated();
  const orang = isUuid(pegawaiId)
    ? await ctx.db
        .selectFrom("pegawai")
        .select(["id", "akunId"])
        .where("id", "=", pegawaiId)
        .where("deletedAt", "is", null)
        .where("aktif", "=", true)
        .executeTakeFirst()
    : undefined;
  if (!orang) throw refuse.notFound("Pegawai ini tidak ditemukan.");
  if (orang.akunId && orang.akunId !== ctx.actor.id) {
    const title = "Tata Usaha membuat PIN kios baru untuk Anda. Bila bukan atas permintaan Anda, buat PIN Anda sendiri.";
    await notify(ctx, { to: { accounts: [orang.akunId] }, kind: "pin-kios", title, link: alamatCatat });
  }
  return buat(ctx, orang.id, ctx.actor.id);
}

/** Whose PIN it is, while that person works here. */
export async function pemilikPin(ctx: Ctx, pin: string): Promise<{ readonly id: string; readonly nama: string } | undefined> {
  if (!/^\d{6}$/.test(pin)) return undefined;
  return ctx.db
    .selectFrom("pinKios")
    .innerJoin("pegawai", "pegawai.id", "pinKios.pegawaiId")
    .select(["pegawai.id", "pegawai.nama"])
    .where("pinKios.sidik", "=", sidik(ctx, pin))
    .where("pegawai.deletedAt", "is", null)
    .where("pegawai.aktif", "=", true)
    .executeTakeFirst();
}

/** Nobody chooses it, so nobody's is the year of birth. */
async function buat(ctx: Ctx, pegawaiId: string, dibuatOleh: string): Promise<string> {
  let pin = acak();
  while (await sudahAda(ctx, pin)) pin = acak();
  const baru = { dibuatOleh, dibuatPada: ctx.now, sidik: sidik(ctx, pin) };
  await ctx.db
    .insertInto("pinKios")
    .values({ pegawaiId, ...baru })
    .onConflict((ada) => ada.column("pegawaiId").doUpdateSet(baru))
    .execute();
  await record(ctx, { action: "create", subject: "pinKios", subjectId: pegawaiId });
  return pin;
}

const acak = () => String(randomInt(10 ** angka)).padStart(angka, "0");

const sudahAda = async (ctx: Ctx, pin: string): Promise<boolean> =>
  (await ctx.db.selectFrom("pinKios").select("pegawaiId").where("sidik", "=", sidik(ctx, pin)).executeTakeFirst()) !== undefined;

const sidik = ({ secretKey }: Pick<Ctx, "secretKey">, pin: string): Buffer =>
  keyedHash({ key: secretKey, purpose: "pin-kios", owner: "pegawai" }, pin);
