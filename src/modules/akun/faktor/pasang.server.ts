import { demandFresh } from "#kit/access/fresh.ts";
import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { akhiriSemua } from "../sesi/akhiri.server.ts";
import { pasangAplikasi } from "./aplikasi.server.ts";
import { kabariPemilik } from "./kabari.server.ts";
import { buatKodePemulihan, sisaKodePemulihan } from "./kode-pemulihan.server.ts";
import { type KunciBaru, periksaKunciBaru, simpanKunci } from "./kunci-sandi.server.ts";

export const salahKodePertama = "Kode belum cocok. Ketik kode yang sedang tampil di aplikasi Anda; pastikan jam ponsel Anda tepat.";

export interface Terpasang {
  /** Recovery codes to be shown once; null where the account has some left. */
  readonly kode: readonly string[] | null;
}

/** The first code of the app sets it up. @throws Refusal "invalid" for a wrong one, "unconfirmed" long after the sign-in */
export function pasangDenganKode(scope: Scope, kode: string): Promise<Terpasang> {
  return scope.transaction(async (ctx) => {
    const akunId = pemilikYangBaruMasuk(ctx);
    if (!(await pasangAplikasi(ctx, akunId, kode))) throw refuse.invalid(salahKodePertama, { kode: salahKodePertama });
    return resmikan(ctx, akunId, { action: "second-factor-added", jenis: "aplikasi autentikator" });
  });
}

/** @throws Refusal "invalid" for what is not a new passkey of this site, "conflict", "unconfirmed" long after the sign-in */
export async function pasangKunci(scope: Scope, sent: KunciBaru): Promise<Terpasang> {
  await scope.transaction(async (ctx) => pemilikYangBaruMasuk(ctx));
  const kunci = await periksaKunciBaru(scope, sent);
  return scope.transaction(async (ctx) => {
    await simpanKunci(ctx, kunci);
    return resmikan(ctx, kunci.akunId, { action: "second-factor-added", jenis: "kunci sandi", nama: kunci.nama });
  });
}

/** Who may change how they sign in: signed in a moment ago, or nowhere else yet. */
export function pemilikYangBaruMasuk(ctx: Ctx): string {
  const { id, session } = ctx.actor;
  if (id === null || !session) throw refuse.unauthenticated();
  if (!session.held) demandFresh(ctx);
  return id;
}

/** From now on the factor is asked for; whoever is signed in elsewhere without it has to sign in again. */
async function resmikan(
  ctx: Ctx,
  akunId: string,
  { action, ...after }: { action: string; jenis: string; nama?: string },
): Promise<Terpasang> {
  const { session } = ctx.actor;
  if (!session) throw refuse.unauthenticated();
  await ctx.db.updateTable("sesi").set({ secondFactor: true, wajibFaktor: false }).where("id", "=", session.id).execute();
  await akhiriTanpaFaktor(ctx, akunId);
  await record(ctx, { action, subject: "akun", subjectId: akunId, after });
  await kabariPemilik(ctx, akunId, {
    title: `Cara masuk baru dipasang: ${after.jenis}.`,
    body: "Bila bukan Anda yang memasangnya, segera hubungi administrator.",
  });
  return { kode: (await sisaKodePemulihan(ctx, akunId)) > 0 ? null : await buatKodePemulihan(ctx, akunId) };
}

async function akhiriTanpaFaktor(ctx: Ctx, akunId: string): Promise<void> {
  const lain = ctx.db.selectFrom("sesi").select("id").where("akunId", "=", akunId).where("secondFactor", "=", false);
  for (const { id } of await lain.execute()) await akhiriSemua(ctx, { akunId, sebab: "diakhiri", hanya: id });
}
