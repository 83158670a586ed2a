import type { Actor } from "#kit/access/access.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { temporary } from "./session/temporary.server.ts";

/** Who an account is by now, for work that it asked for a while ago. @throws Refusal 403 once it is closed */
export async function actorNow({ db, now }: Pick<ReadCtx, "db" | "now">, id: string): Promise<Actor> {
  const akun = await db
    .selectFrom("akun")
    .select(["id", "nama", "peran"])
    .select((row) => temporary(row, now).as("sementara"))
    .where("id", "=", id)
    .where("aktif", "=", true)
    .where(notDeleted("akun"))
    .executeTakeFirst();
  if (!akun) throw refuse.forbidden("Akun yang meminta pekerjaan ini sudah tidak aktif.");
  return { id: akun.id, name: akun.nama, roles: [...new Set([...akun.peran, ...(akun.sementara ?? [])])] };
}
