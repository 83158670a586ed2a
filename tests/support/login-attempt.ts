import { hashPassword } from "#kit/access/password.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { createAkun } from "#modules/akun/create-akun.server.ts";
import { type Login, logIn } from "#modules/akun/login/login.server.ts";
import type { TestDatabase } from "./database.ts";

export const nip = "198511042010012001";
export const password = "kapal lentera bambu 7 rusa";

/** One try at the sign-in, right unless said otherwise. */
export const attemptIn =
  (house: TestDatabase) =>
  (change: Partial<Login> = {}) =>
    logIn(house.scope(), {
      ...{ nip, password, kind: "cookie", address: "103.10.66.7", perangkat: null, previous: null },
      agent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
      ...change,
    });

export const refusalOf = (promise: Promise<unknown>): Promise<Refusal> =>
  promise.then(
    () => Promise.reject(new Error("was not refused")),
    (error: unknown) => (error instanceof Refusal ? error : Promise.reject(error)),
  );

/** Nobody has tried yet, and there is one account. */
export async function startWithOneAccount(house: TestDatabase): Promise<void> {
  const passwordHash = await hashPassword(password);
  await house.scope().transaction(async (ctx) => {
    for (const table of ["percobaanMasuk", "rateLimit", "akun"] as const) await ctx.db.deleteFrom(table).where(everyRow).execute();
    await createAkun(ctx, { nip, nama: "Nurhayati Labatjo, S.E.", peran: ["tataUsaha"], passwordHash });
  });
}
