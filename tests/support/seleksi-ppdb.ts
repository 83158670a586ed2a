import type { Actor } from "#kit/access/access.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { create } from "#kit/register/store.server.ts";
import { gelombangPpdb, jalurPpdb } from "#modules/ppdb/index.ts";
import { publishAturan } from "#modules/ppdb/jalur/lembar-aturan.server.ts";
import type { Komponen } from "#modules/ppdb/nilai/komponen.ts";
import { readAskedSeleksi } from "#modules/ppdb/seleksi/asked.ts";
import { fixKeputusan, proposeKeputusan } from "#modules/ppdb/seleksi/decide.server.ts";
import { loadSeleksi } from "#modules/ppdb/seleksi/load-seleksi.server.ts";
import { nurlaela, rusdin } from "./panitia.ts";

/** A wave of the period that `openCommittee` opens, with the path reguler as these rules say. @returns the path's id */
export const addJalur = (scope: Scope, rules: object, jenis = "reguler"): Promise<string> =>
  scope.transaction(async (ctx) => {
    const { id: periodeId } = await ctx.db.selectFrom("periodePpdb").select("id").executeTakeFirstOrThrow();
    const known = await ctx.db.selectFrom("gelombangPpdb").select("id").executeTakeFirst();
    const gelombangId = known?.id ?? (await create(ctx, gelombangPpdb, { nama: "Gelombang 1", periodeId, tanpaLembar: true }, "json")).id;
    return (await create(ctx, jalurPpdb, { jenis, gelombangId, tanpaLembar: true, ...rules }, "json")).id;
  });

/** As if its papers had been looked at. */
export const verify = ({ db }: Ctx, id: string) =>
  db.updateTable("pendaftaran").set({ keadaan: "terverifikasi" }).where("id", "=", id).execute();

/** One proposes the wave as it stands, the other fixes it. @returns the wave's id */
export async function decideWave(scope: (who: Actor) => Scope): Promise<string> {
  const as = <T>(who: Actor, work: (ctx: Ctx) => Promise<T>) => scope(who).transaction(work);
  const gelombang = await as(nurlaela, ({ db }) =>
    db.selectFrom("gelombangPpdb").select(["id", "periodeId"]).orderBy("nama").executeTakeFirstOrThrow(),
  );
  await as(nurlaela, (ctx) => publishAturan(ctx, gelombang.periodeId));
  const seen = await as(nurlaela, (ctx) => loadSeleksi(ctx, readAskedSeleksi(new URLSearchParams())));
  await as(nurlaela, (ctx) => proposeKeputusan(ctx, gelombang.id, seen.isi?.urutan ?? ""));
  await as(rusdin, (ctx) => fixKeputusan(ctx, gelombang.id));
  return gelombang.id;
}

/** Marks of one part, in hundredths, as if an examiner had given them. */
export const giveMarks = (scope: Scope, komponen: Komponen, marks: ReadonlyMap<string, number>): Promise<void> =>
  scope.transaction(async ({ db, now }) => {
    const rows = [...marks].map(([pendaftaranId, nilai]) => ({
      pendaftaranId,
      komponen,
      penguji: "1" as const,
      nilai,
      penilai: "Uji",
      pada: now,
    }));
    await db.insertInto("nilaiPpdb").values(rows).execute();
  });
