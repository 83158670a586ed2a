import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { create } from "#kit/register/store.server.ts";
import { gelombangPpdb, jalurPpdb } from "#modules/ppdb/index.ts";

/** A wave of the period that `openCommittee` opens, with the path reguler as these rules say. @returns the path's id */
export const addJalur = (scope: Scope, rules: object, jenis = "reguler"): Promise<string> =>
  scope.transaction(async (ctx) => {
    const { id: periodeId } = await ctx.db.selectFrom("periodePpdb").select("id").executeTakeFirstOrThrow();
    const known = await ctx.db.selectFrom("gelombangPpdb").select("id").executeTakeFirst();
    const gelombangId = known?.id ?? (await create(ctx, gelombangPpdb, { nama: "Gelombang 1", periodeId }, "json")).id;
    return (await create(ctx, jalurPpdb, { jenis, gelombangId, ...rules }, "json")).id;
  });

/** As if its papers had been looked at. */
export const verify = ({ db }: Ctx, id: string) =>
  db.updateTable("pendaftaran").set({ keadaan: "terverifikasi" }).where("id", "=", id).execute();
