import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { json } from "#kit/database/sql.server.ts";
import type { Values } from "#kit/register/check.ts";
import type { Row } from "#kit/register/register.ts";
import { type Naskah, naskahContent, readTagar } from "../redaksi/naskah.ts";
import { slugFrom, slugTo } from "../redaksi/slug.ts";
import { naskahColumns } from "../redaksi/take-naskah.server.ts";
import { installAllTagar } from "../tagar/tagar-berita.server.ts";

/** Rows of a list become drafts, whatever they were where they come from: each with an address, its tags and its first state. */
export async function insertBerita(ctx: Ctx, rows: readonly Values[]): Promise<Row[]> {
  const ids = await writeAll(
    ctx,
    rows.map(({ tags: _, ...isi }) => isi as Content),
  );
  await installAllTagar(
    ctx,
    rows.map(({ tags }, nomor) => ({ beritaId: ids[nomor] as string, names: readTagar(String(tags ?? "")) })),
  );
  const naskah = await ctx.db.selectFrom("berita").select(naskahColumns).where("id", "in", ids).execute();
  await recordFirstState(ctx, naskah);
  const menurutId = new Map<string, Row>(naskah.map((one) => [one.id, { ...one, tags: one.tags.join(", ") || null }]));
  return ids.map((id) => menurutId.get(id) as Row);
}

type Content = Omit<Naskah, "id" | "versi" | "slug" | "tags" | "status" | "terbitPada" | "turunPada" | "catatanTinjauan">;

/** Whoever brings the same title at the same moment is waited for, and the address after theirs is taken. @returns ids, in the order of the rows */
async function writeAll(ctx: Ctx, semua: readonly Content[]): Promise<string[]> {
  const ids = new Map<Content, string>();
  for (let sisa = semua; sisa.length > 0; sisa = semua.filter((isi) => !ids.has(isi))) {
    const slugs = await newPath(
      ctx,
      sisa.map(({ name }) => name),
    );
    const baru = await ctx.db
      .insertInto("berita")
      .values(sisa.map((isi, nomor) => ({ ...isi, slug: slugs[nomor] as string })))
      .onConflict((taken) => taken.column("slug").doNothing())
      .returning(["id", "slug"])
      .execute();
    const idDari = new Map(baru.map(({ id, slug }) => [slug, id]));
    for (const [nomor, isi] of sisa.entries()) {
      const id = idDari.get(slugs[nomor] as string);
      if (id) ids.set(isi, id);
    }
  }
  return semua.map((isi) => ids.get(isi) as string);
}

/** One free address for each title, in their order. */
async function newPath(ctx: ReadCtx, judul: readonly string[]): Promise<string[]> {
  const terpakai = await ctx.db.selectFrom("berita").select("slug").unionAll(ctx.db.selectFrom("beritaSlugLama").select("slug")).execute();
  const diambil = new Set(terpakai.map(({ slug }) => slug));
  return judul.map((name) => {
    const dasar = slugFrom(name);
    for (let nomor = 1; ; nomor++) {
      const slug = slugTo(dasar, nomor);
      if (diambil.has(slug)) continue;
      diambil.add(slug);
      return slug;
    }
  });
}

async function recordFirstState({ db, actor, now }: Ctx, naskah: readonly Naskah[]): Promise<void> {
  const oleh = { nomor: 1, olehId: actor.id, olehNama: actor.name, at: now };
  await db
    .insertInto("beritaRevisi")
    .values(naskah.map((one) => ({ ...oleh, beritaId: one.id, isi: json(naskahContent(one)) })))
    .execute();
}
