import { passwordMatches } from "#kit/access/password.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { hitungPercobaan, lupakanPercobaan } from "../masuk/percobaan.server.ts";
import { sebutLama } from "../masuk/sebut-lama.ts";

/**
 * The signed-in person proves with their password who they are. It is compared between two transactions.
 * @throws Refusal "invalid" for a wrong one, "tooMany" after several
 */
export async function konfirmasiDenganPassword(scope: Scope, password: string): Promise<void> {
  await cocokkanPassword(scope, password);
  await scope.transaction((ctx) => konfirmasiSesi(ctx));
}

/** @returns the hash that fitted. @throws Refusal as above; wrong ones are counted apart from those at the door */
export async function cocokkanPassword(scope: Scope, password: string, field = "password"): Promise<string> {
  const { id, session } = scope.actor;
  if (id === null || !session) throw refuse.unauthenticated();
  if (password === "") throw refuse.invalid("Isi password Anda.", { [field]: "Isi password Anda." });
  const key = `konfirmasi:${id}`;
  const { wait, hash } = await scope.transaction(async (ctx) => {
    const akun = await ctx.db.selectFrom("akun").select("passwordHash").where("id", "=", id).executeTakeFirst();
    return { wait: (await hitungPercobaan(ctx, key)).wait, hash: akun?.passwordHash ?? null };
  });
  if (wait > 0) throw refuse.tooMany(wait, `Terlalu banyak percobaan. Silakan coba lagi dalam ${sebutLama(wait)}.`);
  const matches = await passwordMatches({ password, hash, urgent: true });
  if (!matches || hash === null) throw refuse.invalid("Password belum cocok. Periksa lagi.", { [field]: "Password belum cocok." });
  await scope.transaction((ctx) => lupakanPercobaan(ctx, key));
  return hash;
}

/** The proof has been given: heavy acts are open for a few minutes. Call it only after the proof. */
export async function konfirmasiSesi(ctx: Ctx, withSecondFactor = false): Promise<void> {
  const { id, session } = ctx.actor;
  if (id === null || !session) throw refuse.unauthenticated();
  await ctx.db
    .updateTable("sesi")
    .set({ confirmedAt: ctx.now, ...(withSecondFactor ? { secondFactor: true } : {}) })
    .where("id", "=", session.id)
    .where("akunId", "=", id)
    .execute();
  await record(ctx, { action: "confirm", subject: "akun", subjectId: id });
}
