import type { ReadCtx } from "#kit/ctx.server.ts";
import { holdsWords, mostHits, titleFirst } from "#kit/search/holds-words.server.ts";
import type { SiteHit, SiteSource, Sought } from "#kit/search/site-search.ts";
import { direktoriPath } from "./addresses.ts";
import { agreed, direktoriTags } from "./read-direktori.server.ts";

export const direktoriSources: readonly SiteSource<ReadCtx>[] = [{ kind: "Guru dan staf", tags: direktoriTags, find: findPeople }];

/** By name, position and extra duty. */
async function findPeople(ctx: ReadCtx, sought: Sought): Promise<SiteHit[]> {
  const rows = await agreed(ctx)
    .where(holdsWords(sought, ["pegawai.nama", "pegawai.jabatan", "pegawai.tugas_tambahan"]))
    .select(["pegawai.id", "pegawai.nama", "pegawai.jabatan", "pegawai.tugasTambahan"])
    .orderBy(titleFirst(sought, "pegawai.nama"))
    .orderBy("pegawai.nama")
    .limit(mostHits)
    .execute();
  return rows.map(({ id, nama, jabatan, tugasTambahan }) => ({
    ...{ title: nama, text: [jabatan, tugasTambahan].filter(Boolean).join(", ") || null, day: null },
    href: `${direktoriPath}#orang-${id}`,
  }));
}
