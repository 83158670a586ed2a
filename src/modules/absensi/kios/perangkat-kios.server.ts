import { newToken, tokenHash } from "#kit/access/token.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, may } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/check.ts";
import "./tables.ts";

export interface Kios {
  readonly id: string;
  readonly nama: string;
}

export interface KiosTerbuka extends Kios {
  readonly dibukaOleh: string;
  readonly dibukaPada: Date;
  readonly berlakuSampai: Date;
}

/** Days after which the office opens a kiosk anew; about a semester. */
const umurHari = 180;
const paling = 60;

/** Makes the device of whoever asks a kiosk. @returns the token that it keeps */
export async function bukaKios(ctx: Ctx, nama: string): Promise<string> {
  demand(ctx, "absensiPegawai:manage");
  if (ctx.actor.id === null) throw refuse.unauthenticated();
  const token = newToken();
  const baru = await ctx.db
    .insertInto("kiosAbsensi")
    .values({
      nama: nama.normalize("NFC").trim().slice(0, paling) || "Kios kehadiran",
      tokenHash: tokenHash(token),
      dibukaOleh: ctx.actor.id,
      berlakuSampai: new Date(ctx.now.getTime() + umurHari * 86_400_000),
      ditutupPada: null,
    })
    .returning(["id", "nama"])
    .executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "kiosAbsensi", subjectId: baru.id, after: { nama: baru.nama } });
  return token;
}

/** The kiosk that carries this token, while it is open. */
export async function kiosDengan(ctx: Ctx, token: string | null): Promise<Kios | undefined> {
  if (!token) return undefined;
  return ctx.db
    .selectFrom("kiosAbsensi")
    .select(["id", "nama"])
    .where("tokenHash", "=", tokenHash(token))
    .where("ditutupPada", "is", null)
    .where("berlakuSampai", ">", ctx.now)
    .executeTakeFirst();
}

/** From now on the device is no kiosk any more, wherever it stands. */
export async function tutupKios(ctx: Ctx, id: string): Promise<void> {
  demand(ctx, "absensiPegawai:manage");
  if (!isUuid(id)) throw refuse.notFound();
  const lama = await ctx.db
    .updateTable("kiosAbsensi")
    .set({ ditutupPada: ctx.now })
    .where("id", "=", id)
    .where("ditutupPada", "is", null)
    .returning("nama")
    .executeTakeFirst();
  if (lama) await record(ctx, { action: "delete", subject: "kiosAbsensi", subjectId: id, before: { nama: lama.nama } });
}

/** The open ones, for those who may close them. */
export async function daftarKios(ctx: Ctx): Promise<KiosTerbuka[]> {
  if (may(ctx, "absensiPegawai:manage") === "no") return [];
  return ctx.db
    .selectFrom("kiosAbsensi")
    .innerJoin("akun", "akun.id", "kiosAbsensi.dibukaOleh")
    .select(["kiosAbsensi.id", "kiosAbsensi.nama", "akun.nama as dibukaOleh", "kiosAbsensi.createdAt as dibukaPada", "berlakuSampai"])
    .where("ditutupPada", "is", null)
    .where("berlakuSampai", ">", ctx.now)
    .orderBy("kiosAbsensi.createdAt")
    .execute();
}
