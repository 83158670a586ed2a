import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import type { Peran } from "./peran.ts";

export interface NewAkun {
  readonly nip: string;
  readonly nama: string;
  readonly peran: readonly Peran[];
  /** Of a password that is long enough to stand alone. */
  readonly passwordHash: string;
}

/**
 * Makes an account. One with this NIP that stands already becomes what is told here, and its sessions end. The trail never
 * learns the password, not even its hash. @returns its id
 */
export async function createAkun(ctx: Ctx, { nip, nama, peran, passwordHash }: NewAkun): Promise<string> {
  const told = {
    nama,
    peran: [...peran],
    passwordHash,
    passwordCukup: true,
    passwordAt: ctx.now,
    aktif: true,
    deletedAt: null,
    deletedBy: null,
    updatedAt: ctx.now,
  };
  const { id, versi } = await ctx.db
    .insertInto("akun")
    .values({ nip, ...told, createdAt: ctx.now })
    .onConflict((known) => known.column("nip").doUpdateSet((eb) => ({ ...told, versi: eb("akun.versi", "+", 1) })))
    .returning(["id", "versi"])
    .executeTakeFirstOrThrow();
  await ctx.db.deleteFrom("sesi").where("akunId", "=", id).execute();
  await record(ctx, { action: versi === 1 ? "create" : "update", subject: "akun", subjectId: id, after: { nip, nama, peran } });
  return id;
}
