import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { Stored } from "#kit/database/tables.ts";

type TautanNavigasi = Stored<"tautanNavigasi">;

type Tautan = { readonly to: string; readonly label: string };

/** The links that the school put together, by their place. */
export async function readNavigasi(ctx: ReadCtx): Promise<Record<TautanNavigasi["letak"], readonly Tautan[]>> {
  const rows = await ctx.db
    .selectFrom("tautanNavigasi")
    .select(["letak", "label", "alamat"])
    .where(notDeleted())
    .orderBy("urutan")
    .orderBy("createdAt")
    .execute();
  const dari = (letak: TautanNavigasi["letak"]) =>
    rows.filter((row) => row.letak === letak).map(({ alamat, label }) => ({ to: alamat, label }));
  return { utama: dari("utama"), menu: dari("menu"), kaki: dari("kaki") };
}
