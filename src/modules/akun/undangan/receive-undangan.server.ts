import { hashPassword } from "#kit/access/password.server.ts";
import { tokenHash } from "#kit/access/token.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { readSekolah } from "#modules/profil/index.server.ts";
import { replacedPassword } from "../own-akun/replace-password.server.ts";
import { checkFullPassword } from "../password/check-full.server.ts";
import { enoughWithoutFactor } from "../password/length.ts";
import { passwordRequirements } from "../password/requirements.server.ts";
import { savePassword } from "../password/save-password.server.ts";
import { notifyPemilik } from "../second-factor/notify.server.ts";

export const finishedUndangan =
  "Tautan ini sudah dipakai, sudah diganti yang baru, atau sudah lewat 24 jam. Minta tautan baru kepada operator di ruang Tata Usaha.";

export interface Diundang {
  readonly akunId: string;
  readonly nip: string;
  readonly nama: string;
  /** They have a password already and are about to replace it. */
  readonly ganti: boolean;
  readonly minimal: number;
}

/** Whom a link invites; null when it is unknown, used, over, or of another kind. */
export async function diundang(ctx: ReadCtx, token: string): Promise<Diundang | null> {
  const found = await validUndangan(ctx, token).executeTakeFirst();
  if (!found) return null;
  const { passwordHash, id: akunId, nip, nama } = found;
  return { akunId, nip, nama, ganti: passwordHash !== null, minimal: (await passwordRequirements(ctx, akunId)).minimal };
}

/**
 * Turns the link into a password, once; every session of the account ends. Nobody is signed in by this: who has a second
 * factor still shows it at the door. @throws Refusal 422 with a sentence, 409 when the link is over
 */
export async function receiveUndangan(scope: Scope, { token, password }: { token: string; password: string }): Promise<void> {
  const orang = await scope.transaction((ctx) => diundang(ctx, token));
  if (!orang) throw refuse.conflict(finishedUndangan);
  const weak = await checkFullPassword(password, { ...orang, sekolah: await scope.read(readSekolah) }, orang.minimal);
  if (weak) throw refuse.invalid("Password ini belum dapat dipakai.", { password: weak });
  const passwordHash = await hashPassword(password);
  await scope.transaction(async (ctx) => {
    const link = await validUndangan(ctx, token).forUpdate().executeTakeFirst();
    if (!link) throw refuse.conflict(finishedUndangan);
    await ctx.db.updateTable("undangan").set({ usedAt: ctx.now }).where("akunId", "=", link.id).where("usedAt", "is", null).execute();
    await savePassword(ctx, { akunId: link.id, passwordHash, cukup: enoughWithoutFactor(password) });
    if (link.dibuatOleh) await rememberCreator(ctx, link.id, link.dibuatOleh);
    const actor = { id: link.id, name: link.nama, roles: [] };
    await record({ ...ctx, actor }, { action: "accept-invitation", subject: "akun", subjectId: link.id });
    if (link.passwordHash !== null) await notifyPemilik(ctx, link.id, replacedPassword);
  });
}

/** Whoever made the link may be who used it. */
async function rememberCreator(ctx: Ctx, akunId: string, pembuat: string): Promise<void> {
  const tautanOleh = sql<string[]>`array_append(array_remove(tautan_oleh, ${pembuat}::uuid), ${pembuat}::uuid)`;
  await ctx.db.updateTable("akun").set({ tautanOleh }).where("id", "=", akunId).execute();
}

const validUndangan = (ctx: ReadCtx, token: string) =>
  ctx.db
    .selectFrom("undangan")
    .innerJoin("akun", "akun.id", "undangan.akunId")
    .select(["akun.id", "akun.nip", "akun.nama", "akun.passwordHash", "undangan.dibuatOleh"])
    .where("undangan.tokenHash", "=", tokenHash(token))
    .where("undangan.kind", "=", "undangan")
    .where("undangan.usedAt", "is", null)
    .where("undangan.expiresAt", ">", ctx.now)
    .where("akun.aktif", "=", true)
    .where(notDeleted("akun"));
