import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";

/** Whom a message is about never meets it, not even as a count. @param saya an account, or null */
export const notAbout = (saya: string | null): RawBuilder<boolean> =>
  sql`not exists (select from terlapor_pesan terlapor where terlapor.pesan_id = pesan_publik.id and terlapor.akun_id = ${saya}::uuid)`;

/** Which messages exist for who asks: those of a kind that is theirs, and those that were handed on to them. */
export function visible(ctx: ReadCtx): RawBuilder<boolean> {
  const all = (right: "pesanPublik:read" | "pengaduan:read") => may(ctx, right) === "yes";
  return sql`((pesan_publik.jenis = 'pertanyaan' and ${all("pesanPublik:read")}::boolean)
    or (pesan_publik.jenis = 'pengaduan' and ${all("pengaduan:read")}::boolean)
    or pesan_publik.petugas_id = ${ctx.actor.id}::uuid) and ${notAbout(ctx.actor.id)}`;
}
