import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { plainNip } from "../nip.ts";
import { berkuasa } from "../usulan/berkuasa.server.ts";
import { lepasAplikasi } from "./aplikasi.server.ts";
import { buangFaktor } from "./buang.server.ts";
import { kabariPemilik } from "./kabari.server.ts";
import { buatKodePemulihan, hapusKodePemulihan } from "./kode-pemulihan.server.ts";
import { hapusKunci, namaiKunci } from "./kunci-sandi.server.ts";
import { pemilikYangBaruMasuk } from "./pasang.server.ts";
import { faktorMilik, punyaFaktorKedua } from "./punya.server.ts";

const wajib = "Akun ini wajib memakai verifikasi dua langkah. Pasang dulu cara lain, baru lepas yang ini.";

/** Everything here is for people who signed in a moment ago. @throws Refusal "conflict" for an administrator's last factor */
export async function lepasAplikasiSendiri(ctx: Ctx): Promise<void> {
  const akunId = pemilikYangBaruMasuk(ctx);
  await bolehLepas(ctx, akunId);
  if (!(await lepasAplikasi(ctx, akunId))) throw refuse.notFound();
  await catatLepas(ctx, akunId, { jenis: "aplikasi autentikator" });
}

export async function hapusKunciSendiri(ctx: Ctx, id: string): Promise<void> {
  const akunId = pemilikYangBaruMasuk(ctx);
  await bolehLepas(ctx, akunId);
  const nama = await hapusKunci(ctx, akunId, id);
  await catatLepas(ctx, akunId, { jenis: "kunci sandi", nama });
}

export async function namaiKunciSendiri(ctx: Ctx, kunci: { id: string; nama: string }): Promise<void> {
  const akunId = pemilikYangBaruMasuk(ctx);
  const nama = await namaiKunci(ctx, akunId, kunci);
  await record(ctx, { action: "passkey-renamed", subject: "akun", subjectId: akunId, before: { nama }, after: { nama: kunci.nama } });
}

/** Ten new codes, told once; those before end. @throws Refusal "conflict" where there is nothing to recover */
export async function kodePemulihanBaru(ctx: Ctx): Promise<string[]> {
  const akunId = pemilikYangBaruMasuk(ctx);
  if (!(await punyaFaktorKedua(ctx, akunId))) throw refuse.conflict("Pasang dulu verifikasi dua langkah.");
  const kode = await buatKodePemulihan(ctx, akunId);
  await record(ctx, { action: "recovery-codes-made", subject: "akun", subjectId: akunId });
  await kabariPemilik(ctx, akunId, { title: "Kode pemulihan baru dibuat; yang lama tidak berlaku lagi." });
  return kode;
}

/**
 * For whoever has the machine, when no administrator is left who could come in. @throws Refusal 404, "conflict"
 */
export async function resetFaktorDariMesin(ctx: Ctx, typed: string): Promise<void> {
  const found = ctx.db.selectFrom("akun").select("id").where("nip", "=", plainNip(typed)).where("deletedAt", "is", null);
  const akun = await found.forUpdate().executeTakeFirst();
  if (!akun) throw refuse.notFound("Tidak ada akun dengan NIP itu. Contoh: npm run second-factor:reset 198511042010012001");
  await buangFaktor(ctx, akun.id, {});
}

/** An administrator's last factor stays. Two removals at once wait for each other. */
async function bolehLepas(ctx: Ctx, akunId: string): Promise<void> {
  await ctx.db.selectFrom("akun").select("id").where("id", "=", akunId).forUpdate().executeTakeFirstOrThrow();
  const { aplikasi, kunci } = await faktorMilik(ctx, akunId);
  if ((await berkuasa(ctx, akunId)) && Number(aplikasi) + kunci <= 1) throw refuse.conflict(wajib);
}

async function catatLepas(ctx: Ctx, akunId: string, before: { jenis: string; nama?: string }): Promise<void> {
  if (!(await punyaFaktorKedua(ctx, akunId))) await hapusKodePemulihan(ctx, akunId);
  await record(ctx, { action: "second-factor-removed", subject: "akun", subjectId: akunId, before });
  await kabariPemilik(ctx, akunId, {
    title: `Cara masuk dilepas: ${before.jenis}.`,
    body: "Bila bukan Anda yang melepasnya, segera hubungi administrator.",
  });
}
