import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import type { ValuesOf } from "#kit/register/fields.ts";
import { translateConstraintError } from "#kit/register/store.server.ts";
import { installTagar } from "../tagar/tagar-berita.server.ts";
import { fields, type Naskah, naskahContent, readTagar } from "./naskah.ts";
import { recordRevisi } from "./record-revisi.server.ts";
import { slugFrom, slugTo } from "./slug.ts";
import { lockNaskah, type Sasaran, takeNaskah } from "./take-naskah.server.ts";

const usedPath = "Alamat ini sudah dipakai berita lain.";

type Terkirim = Readonly<Record<string, unknown>>;

/** @throws Refusal 422 with a sentence for each field */
export async function writeNaskah(ctx: Ctx, isi: Terkirim): Promise<Naskah> {
  demand(ctx, "berita:create");
  const { id, tags } = await insert(ctx, isi);
  await installTagar(ctx, id, tags);
  const naskah = await takeNaskah(ctx, id);
  await recordRevisi(ctx, naskah);
  await record(ctx, { action: "create", subject: "berita", subjectId: naskah.id, after: naskahContent(naskah) });
  ctx.touch("berita");
  return naskah;
}

/** @throws Refusal 403, 404, 409 with the item as it stands, 422 */
export async function saveNaskah(ctx: Ctx, { isi, ...sasaran }: Sasaran & { readonly isi: Terkirim }): Promise<Naskah> {
  const lama = await lockNaskah(ctx, sasaran);
  const { tags, ...values } = await checkNaskah(ctx, isi, lama);
  if (values.slug !== lama.slug) await saveOldPath(ctx, lama, values.slug);
  await translateConstraintError(
    { constraints: { berita_slug: { field: "slug", sentence: usedPath } } },
    ctx.db
      .updateTable("berita")
      .set({ ...values, versi: sql`versi + 1`, updatedAt: ctx.now })
      .where("id", "=", lama.id)
      .execute(),
  );
  await installTagar(ctx, lama.id, tags);
  const baru = await takeNaskah(ctx, lama.id);
  await recordRevisi(ctx, baru);
  await record(ctx, { action: "update", subject: "berita", subjectId: lama.id, before: naskahContent(lama), after: naskahContent(baru) });
  ctx.touch("berita");
  return baru;
}

/** Whoever gives the same address at the same moment is waited for, and then it is taken. */
async function insert(ctx: Ctx, isi: Terkirim): Promise<{ readonly id: string; readonly tags: readonly string[] }> {
  for (;;) {
    const { tags, ...values } = await checkNaskah(ctx, isi, undefined);
    const insert = ctx.db.insertInto("berita").values(values);
    const made = await insert
      .onConflict((taken) => taken.column("slug").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made) return { id: made.id, tags };
  }
}

type Content = ValuesOf<typeof fields>;

async function checkNaskah(ctx: ReadCtx, isi: Terkirim, lama: Naskah | undefined) {
  const values = demandValid(fields, isi);
  await checkReference(ctx, values);
  return {
    name: values.name,
    slug: await bebasPath(ctx, values, lama),
    desc: values.desc,
    content: values.content,
    gambarId: values.gambarId,
    kategoriId: values.kategoriId,
    tanggal: values.tanggal,
    author: values.author,
    keteranganGambar: values.keteranganGambar,
    seri: values.seri,
    tags: readTagar(values.tags ?? ""),
  };
}

async function checkReference(ctx: ReadCtx, { gambarId, kategoriId }: Content): Promise<void> {
  for (const [bidang, table, id] of [
    ["gambarId", "gambar", gambarId],
    ["kategoriId", "kategoriBerita", kategoriId],
  ] as const) {
    if (typeof id !== "string") continue;
    const found = await ctx.db.selectFrom(table).select("id").where("id", "=", id).where(notDeleted()).executeTakeFirst();
    if (!found) throw refuse.invalid("Periksa lagi isian yang ditandai.", { [bidang]: "Pilihan ini sudah tidak ada. Pilih yang lain." });
  }
}

/** The typed address if nobody else has it; otherwise one made from the title. @throws Refusal 422 when the typed one is taken */
async function bebasPath(ctx: ReadCtx, { slug, name }: Content, lama: Naskah | undefined): Promise<string> {
  if (typeof slug === "string") {
    if (await used(ctx, slug, lama)) {
      throw refuse.invalid("Periksa lagi isian yang ditandai.", { slug: usedPath });
    }
    return slug;
  }
  const dasar = slugFrom(String(name));
  for (let nomor = 1; ; nomor++) {
    const calon = slugTo(dasar, nomor);
    if (!(await used(ctx, calon, lama))) return calon;
  }
}

async function used(ctx: ReadCtx, slug: string, lama: Naskah | undefined): Promise<boolean> {
  const kini = await ctx.db.selectFrom("berita").select("id").where("slug", "=", slug).executeTakeFirst();
  const dulu = await ctx.db.selectFrom("beritaSlugLama").select("beritaId as id").where("slug", "=", slug).executeTakeFirst();
  return [kini, dulu].some((one) => one !== undefined && one.id !== lama?.id);
}

async function saveOldPath(ctx: Ctx, { id, slug }: Naskah, baru: string): Promise<void> {
  await ctx.db.deleteFrom("beritaSlugLama").where("slug", "=", baru).where("beritaId", "=", id).execute();
  await ctx.db.insertInto("beritaSlugLama").values({ slug, beritaId: id, at: ctx.now }).execute();
}
