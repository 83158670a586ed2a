import { hashPassword } from "#kit/access/password.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import type { Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { readSekolah } from "#modules/profil/index.server.ts";
import { matchPassword } from "../confirmation/confirmation.server.ts";
import { checkFullPassword } from "../password/check-full.server.ts";
import { enoughWithoutFactor } from "../password/length.ts";
import { passwordRequirements } from "../password/requirements.server.ts";
import { savePassword } from "../password/save-password.server.ts";
import { notifyPemilik } from "../second-factor/notify.server.ts";
import { loginPerson } from "../session/person.server.ts";

/** Whoever did it: it may have been another. */
export const replacedPassword = {
  title: "Password akun Anda diganti",
  body: "Bila bukan Anda yang menggantinya, segera hubungi operator di ruang Tata Usaha.",
};

/** The person's own: the old one is asked for, all other devices must sign in again. @throws Refusal 409, 422, 429 */
export async function replacePassword(scope: Scope, { lama, baru }: { lama: string; baru: string }): Promise<void> {
  const { orang, minimal } = await scope.transaction(async (ctx) => {
    const orang = await loginPerson(ctx);
    return { orang: { ...orang, sekolah: await readSekolah(ctx) }, ...(await passwordRequirements(ctx, orang.id)) };
  });
  const weak = await checkFullPassword(baru, orang, minimal);
  if (weak) throw refuse.invalid("Password baru belum dapat dipakai.", { baru: weak });
  const known = await matchPassword(scope, lama, "lama");
  if (lama.normalize("NFKC") === baru.normalize("NFKC")) throw same();
  const passwordHash = await hashPassword(baru);
  await scope.transaction(async (ctx) => {
    const akun = ctx.db.selectFrom("akun").select("id").where("id", "=", orang.id).where("passwordHash", "=", known).forUpdate();
    if (!(await akun.executeTakeFirst())) throw refuse.conflict("Password ini baru saja diganti di tempat lain. Muat ulang halaman.");
    await savePassword(ctx, { akunId: orang.id, passwordHash, cukup: enoughWithoutFactor(baru), sesi: ctx.actor.session?.id });
    await record(ctx, { action: "change-password", subject: "akun", subjectId: orang.id });
    await notifyPemilik(ctx, orang.id, replacedPassword);
  });
}

const same = () => refuse.invalid("Password baru belum dapat dipakai.", { baru: "Password baru sama dengan yang lama." });
