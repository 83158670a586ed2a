import type { ReadCtx } from "#kit/ctx.server.ts";
import { holdsWords, mostHits, titleFirst } from "#kit/search/holds-words.server.ts";
import type { SiteHit, SiteSource, Sought } from "#kit/search/site-search.ts";
import { open } from "./read-prestasi.server.ts";

export const prestasiSources: readonly SiteSource<ReadCtx>[] = [{ kind: "Prestasi", tags: ["prestasi"], find: findPrestasi }];

/** By contest and organiser. Who won is a child: not even sought by, since a name that is found tells that it stands there. */
async function findPrestasi(ctx: ReadCtx, sought: Sought): Promise<SiteHit[]> {
  const rows = await ctx.db
    .selectFrom("prestasi")
    .where(open)
    .select(["nama", "penyelenggara", "tanggal"])
    .where(holdsWords(sought, ["nama", "penyelenggara"]))
    .orderBy(titleFirst(sought, "nama"))
    .orderBy("tanggal", "desc")
    .limit(mostHits)
    .execute();
  return rows.map(({ nama, penyelenggara, tanggal }) => ({
    ...{ title: nama, text: penyelenggara, day: tanggal },
    href: `/prestasi?tahun=${tanggal.slice(0, 4)}`,
  }));
}
