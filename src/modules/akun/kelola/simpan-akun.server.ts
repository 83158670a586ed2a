import { demandFresh } from "#kit/access/fresh.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { sebutanPeran } from "../peran.ts";
import type { IsianAkun } from "./isian-akun.server.ts";
import { aturKelas } from "./kelas-wali.server.ts";
import { type AkunTerkunci, demandAdministratorLain, pegangAkun } from "./kunci-akun.server.ts";

/** A new account without a password: its person chooses one with the invitation. @returns its id; @throws Refusal 422 */
export async function tambahAkun(ctx: Ctx, { kelas, ...isian }: IsianAkun): Promise<string> {
  demand(ctx, "akun:create");
  const made = await ctx.db
    .insertInto("akun")
    .values({ ...isian, peran: [...isian.peran], aktif: true, passwordHash: null, passwordAt: null, foto: null, createdAt: ctx.now })
    .onConflict((known) => known.column("nip").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) throw refuse.invalid("NIP ini sudah mempunyai akun.", { nip: "NIP ini sudah mempunyai akun. Cari di daftar." });
  // Only then: nobody is asked who they are for what is refused anyway.
  demandFresh(ctx);
  await record(ctx, { action: "create", subject: "akun", subjectId: made.id, after: isian });
  await aturKelas(ctx, made.id, { kelas, peran: isian.peran });
  return made.id;
}

/** Roles count from the next request on, on every process. @throws Refusal 404, 409, 422, "unconfirmed" */
export async function ubahAkun(ctx: Ctx, seen: { id: string; versi: number }, { kelas, ...isian }: IsianAkun): Promise<void> {
  const before = await pegangAkun(ctx, "akun:update", seen);
  if (!isian.peran.includes("administrator") && before.aktif) await demandAdministratorLain(ctx, before);
  const taken = ctx.db.selectFrom("akun").select("id").where("nip", "=", isian.nip).where("id", "!=", seen.id);
  if (await taken.executeTakeFirst()) throw refuse.invalid("NIP ini sudah dipakai akun lain.", { nip: "NIP ini sudah dipakai akun lain." });
  demandFresh(ctx);
  await ctx.db
    .updateTable("akun")
    .set({ ...isian, peran: [...isian.peran], versi: before.versi + 1, updatedAt: ctx.now })
    .where("id", "=", seen.id)
    .execute();
  await record(ctx, { action: "update", subject: "akun", subjectId: seen.id, before: content(before), after: isian });
  await aturKelas(ctx, seen.id, { kelas, peran: isian.peran });
  if (sebutanPeran(before.peran) !== sebutanPeran(isian.peran)) await tellRoles(ctx, seen.id, isian);
}

const content = ({ nip, nama, email, peran }: AkunTerkunci) => ({ nip, nama, email, peran });

const tellRoles = (ctx: Ctx, id: string, { peran }: Pick<IsianAkun, "peran">) =>
  notify(ctx, {
    to: { accounts: [id] },
    kind: "akun",
    title: "Peran Anda di portal diubah",
    body: `Peran Anda sekarang: ${sebutanPeran(peran)}.`,
    link: "/administration/password",
  });
