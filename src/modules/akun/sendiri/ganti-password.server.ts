import { hashPassword } from "#kit/access/password.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import type { Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { kabariPemilik } from "../faktor/kabari.server.ts";
import { cocokkanPassword } from "../konfirmasi/konfirmasi.server.ts";
import { periksaPasswordLengkap } from "../password/periksa-lengkap.server.ts";
import { simpanPassword } from "../password/simpan-password.server.ts";
import { syaratPassword } from "../password/syarat.server.ts";
import { orangMasuk } from "../sesi/orang.server.ts";

/** Whoever did it: it may have been another. */
export const passwordDiganti = {
  title: "Password akun Anda diganti",
  body: "Bila bukan Anda yang menggantinya, segera hubungi operator di ruang Tata Usaha.",
};

/** The person's own: the old one is asked for, all other devices must sign in again. @throws Refusal 422, 429 */
export async function gantiPassword(scope: Scope, { lama, baru }: { lama: string; baru: string }): Promise<void> {
  const { orang, minimal } = await scope.transaction(async (ctx) => {
    const orang = await orangMasuk(ctx);
    return { orang, ...(await syaratPassword(ctx, orang.id)) };
  });
  const weak = await periksaPasswordLengkap(baru, orang, minimal);
  if (weak) throw refuse.invalid("Password baru belum dapat dipakai.", { baru: weak });
  const known = await cocokkanPassword(scope, lama, "lama");
  if (lama.normalize("NFKC") === baru.normalize("NFKC")) throw same();
  const passwordHash = await hashPassword(baru);
  await scope.transaction(async (ctx) => {
    const akun = ctx.db.selectFrom("akun").select("id").where("id", "=", orang.id).where("passwordHash", "=", known).forUpdate();
    if (!(await akun.executeTakeFirst())) throw refuse.conflict("Password ini baru saja diganti di tempat lain. Muat ulang halaman.");
    await simpanPassword(ctx, { akunId: orang.id, passwordHash, sesi: ctx.actor.session?.id });
    await record(ctx, { action: "change-password", subject: "akun", subjectId: orang.id });
    await kabariPemilik(ctx, orang.id, passwordDiganti);
  });
}

const same = () => refuse.invalid("Password baru belum dapat dipakai.", { baru: "Password baru sama dengan yang lama." });
