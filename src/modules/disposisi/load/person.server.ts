import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Choosable } from "#kit/ui/field/choose-many.tsx";
import { peranLabels } from "#modules/akun/index.ts";

/** Those who can get a disposition: every account in use but one's own, with what the person does; those with an office first. */
export async function calonPenerima(ctx: ReadCtx): Promise<readonly Choosable[]> {
  const rows = await ctx.db
    .selectFrom("akun")
    .leftJoin("pegawai", (join) => join.onRef("pegawai.akunId", "=", "akun.id").on(notDeleted("pegawai")))
    .select(["akun.id", "akun.nama", "akun.peran", "jabatan", "tugasTambahan"])
    .where("akun.aktif", "=", true)
    .where(notDeleted("akun"))
    .where("akun.id", "is distinct from", ctx.actor.id)
    .orderBy(sql`tugas_tambahan is null and akun.peran <@ array['guru', 'waliKelas']`)
    .orderBy("akun.nama")
    .execute();
  return rows.map(({ id, nama, peran, jabatan, tugasTambahan }) => ({
    value: id,
    label: nama,
    hint: [jabatan ?? peranLabels(peran), tugasTambahan].filter(Boolean).join(" · "),
  }));
}
