import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { demandChosen } from "#kit/register/related.server.ts";
import { locked, remove } from "#kit/register/store.server.ts";
import { mergeFields } from "./merge.ts";
import { tag } from "./tag.ts";

/** Every news item with the one tag carries the other instead; the one goes to the bin. @throws Refusal 403, 404, 422 */
export async function mergeTagar(ctx: Ctx, sent: Readonly<Record<string, unknown>>): Promise<{ dari: string; ke: string }> {
  demand(ctx, "tag:delete");
  const { dari, ke } = await checkTagar(ctx, sent);
  const lama = await locked(ctx, tag, { id: dari, action: "delete" });
  const baru = await locked(ctx, tag, { id: ke, action: "update" });
  await sql`insert into berita_tag (berita_id, tag_id, urutan)
    select berita_id, ${ke}, urutan from berita_tag where tag_id = ${dari} on conflict do nothing`.execute(ctx.db);
  await ctx.db.deleteFrom("beritaTag").where("tagId", "=", dari).execute();
  await remove(ctx, tag, { id: dari, versi: lama.versi });
  const nama = { dari: String(lama.name), ke: String(baru.name) };
  await record(ctx, { action: "merge", subject: "tag", subjectId: ke, before: { name: nama.dari }, after: { name: nama.ke } });
  return nama;
}

async function checkTagar(ctx: Ctx, sent: Readonly<Record<string, unknown>>): Promise<{ dari: string; ke: string }> {
  const { dari, ke } = demandValid(mergeFields, sent);
  await demandChosen(ctx, { fields: mergeFields }, { dari, ke });
  if (dari === ke) throw refuse.invalid(fault, { ke: "Pilih tagar yang lain." });
  return { dari, ke };
}

const fault = "Periksa lagi isian yang ditandai.";
