import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { notifyPemilik } from "./notify.server.ts";

/**
 * After the key of the seals was lost: codes of apps and recovery codes can never fit again, so they go and are set up
 * anew at the next sign-in. Passkeys are kept open and stay.
 */
export async function removeSealedFactor(ctx: Ctx): Promise<void> {
  const aplikasi = await ctx.db.deleteFrom("faktorAplikasi").where(everyRow).returning("akunId").execute();
  const pemulihan = await ctx.db.deleteFrom("kodePemulihan").where(everyRow).returning("akunId").execute();
  const pemilik = new Set([...aplikasi, ...pemulihan].map(({ akunId }) => akunId));
  for (const akunId of pemilik) {
    await record(ctx, { action: "second-factor-reset", subject: "akun", subjectId: akunId, after: { sebab: "kunci server hilang" } });
    await notifyPemilik(ctx, akunId, {
      title: "Kode aplikasi dan kode pemulihan Anda tidak berlaku lagi.",
      body: "Kunci di server diganti. Pasang lagi verifikasi dua langkah setelah Anda masuk.",
    });
  }
}
