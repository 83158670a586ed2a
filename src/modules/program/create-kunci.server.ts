import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import { newToken, tokenHash } from "#kit/access/token.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Register } from "#kit/register/register.ts";
import { type CheckedKunci, checkKunci, type SentKunci } from "./check-kunci.server.ts";
import { kunciPrefix, kunciProgramPath } from "./kunci.ts";

export interface NewKunci {
  readonly nama: string;
  /** Known to nobody else from here on: the database keeps its hash. */
  readonly rahasia: string;
}

/**
 * Gives a program a part of what its person may do. @param registers those that programs may be given.
 * @throws Refusal 401 without a fresh proof, 403 without the right, 422 with a sentence for each field
 */
export async function createKunci(ctx: Ctx, registers: readonly Register[], sent: SentKunci): Promise<NewKunci> {
  demand(ctx, "kunciProgram:create");
  demandRecentConfirmation(ctx);
  const pembuatId = ctx.actor.id;
  if (pembuatId === null) throw refuse.unauthenticated();
  const kunci = await checkKunci(ctx, registers, sent);
  const rahasia = kunciPrefix + newToken();
  const { pemilik, ...kept } = kunci;
  const { id } = await ctx.db
    .insertInto("kunciProgram")
    .values({
      ...{ ...kept, register: [...kept.register], verba: [...kept.verba], kelas: [...kept.kelas], jaringan: [...kept.jaringan] },
      ...{ pemilikId: pemilik.id, pembuatId, createdAt: ctx.now },
      ...{ tokenHash: tokenHash(rahasia), akhiran: rahasia.slice(-4) },
      ...{ dipakaiPada: null, dipakaiDari: null, dicabutPada: null, dicabutOleh: null },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "kunciProgram", subjectId: id, after: { ...kept, pemilik: pemilik.nama } });
  await tell(ctx, kunci);
  return { nama: kunci.nama, rahasia };
}

/** All who look after keys, and whose rights it uses. */
async function tell(ctx: Ctx, { nama, pemilik }: CheckedKunci): Promise<void> {
  const notice = { kind: "kunci-program-dibuat", title: `Kunci program baru dibuat: ${nama}`, link: kunciProgramPath };
  await notify(ctx, { ...notice, to: { right: "kunciProgram:read" }, body: "Cabut di halaman Kunci Program bila tidak Anda kenali." });
  const told = ctx.db.selectFrom("akun").select("peran").where("id", "=", pemilik.id);
  const { peran } = await told.executeTakeFirstOrThrow();
  if (pemilik.id === ctx.actor.id || peran.some((one) => one === "administrator" || one === "kepala")) return;
  const body = "Program itu memakai sebagian hak Anda. Tanyakan kepada administrator bila tidak Anda kenali.";
  await notify(ctx, { ...notice, to: { accounts: [pemilik.id] }, link: "/notifikasi", body });
}
