import { recordAll } from "#kit/audit/audit.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { json, sql } from "#kit/database/sql.server.ts";

/** The tags of the news in a query, in the order in which they were written; those in the bin are not shown. */
export const tagarnya = sql<string[]>`array(
  select tag.name from berita_tag join tag on tag.id = berita_tag.tag_id and ${notDeleted("tag")}
  where berita_tag.berita_id = berita.id order by berita_tag.urutan)`.as("tags");

/** The same with what each is known by, for links. */
export const tagarLinks = (ctx: ReadCtx, beritaId: string): Promise<{ readonly id: string; readonly name: string }[]> =>
  ctx.db
    .selectFrom("beritaTag")
    .innerJoin("tag", (join) => join.onRef("tag.id", "=", "beritaTag.tagId").on(notDeleted("tag")))
    .select(["tag.id", "tag.name"])
    .where("beritaId", "=", beritaId)
    .orderBy("urutan")
    .execute();

/** What a tag is called now; null when there is none, or it lies in the bin. */
export async function tagarName(ctx: ReadCtx, id: string): Promise<string | null> {
  const row = await ctx.db.selectFrom("tag").select("name").where("id", "=", id).where(notDeleted()).executeTakeFirst();
  return row?.name ?? null;
}

export async function allTagar(ctx: ReadCtx): Promise<string[]> {
  const rows = await ctx.db.selectFrom("tag").select("name").where(notDeleted()).orderBy("name").limit(2000).execute();
  return rows.map(({ name }) => name);
}

/** Gives a news item these tags, in this order. One that is known keeps its spelling; a new one is added to the register. */
export async function installTagar(ctx: Ctx, beritaId: string, names: readonly string[]): Promise<void> {
  await ctx.db.deleteFrom("beritaTag").where("beritaId", "=", beritaId).execute();
  await installAllTagar(ctx, [{ beritaId, names }]);
}

interface Bertagar {
  readonly beritaId: string;
  readonly names: readonly string[];
}

/** The same for several news items that have none yet. */
export async function installAllTagar(ctx: Ctx, berita: readonly Bertagar[]): Promise<void> {
  const ditulis = berita.flatMap(({ beritaId, names }) => names.map((name, urutan) => ({ berita_id: beritaId, name, urutan: urutan + 1 })));
  if (ditulis.length === 0) return;
  await addNew(ctx, [...new Set(ditulis.map(({ name }) => name))]);
  await sql`insert into berita_tag (berita_id, tag_id, urutan)
    select ditulis.berita_id, tag.id, min(ditulis.urutan)
    from jsonb_to_recordset(${json(ditulis)}) as ditulis (berita_id uuid, name text, urutan integer)
    join tag on lower(tag.name) = lower(ditulis.name) and ${notDeleted("tag")} group by ditulis.berita_id, tag.id`.execute(ctx.db);
}

async function addNew(ctx: Ctx, names: readonly string[]): Promise<void> {
  const baru = await ctx.db
    .insertInto("tag")
    .values(names.map((name) => ({ name })))
    .onConflict((sama) => sama.doNothing())
    .returning(["id", "name"])
    .execute();
  await recordAll(
    ctx,
    baru.map(({ id, name }) => ({ action: "create", subject: "tag", subjectId: id, after: { name } })),
  );
  if (baru.length > 0) ctx.touch("tag");
}
