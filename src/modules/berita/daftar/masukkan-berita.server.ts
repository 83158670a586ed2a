import type { Ctx } from "#kit/ctx.server.ts";
import { json } from "#kit/database/sql.server.ts";
import type { Values } from "#kit/register/check.ts";
import type { Row } from "#kit/register/register.ts";
import "../tables.ts";
import { kolomNaskah } from "../redaksi/ambil-naskah.server.ts";
import { bacaTagar, isiNaskah, type Naskah } from "../redaksi/naskah.ts";
import { slugDari, slugKe } from "../redaksi/slug.ts";
import { pasangSemuaTagar } from "../tagar/tagar-berita.server.ts";

/** Rows of a list become drafts, whatever they were where they come from: each with an address, its tags and its first state. */
export async function masukkanBerita(ctx: Ctx, rows: readonly Values[]): Promise<Row[]> {
  const ids = await tulisSemua(
    ctx,
    rows.map(({ tags: _, ...isi }) => isi as Isi),
  );
  await pasangSemuaTagar(
    ctx,
    rows.map(({ tags }, nomor) => ({ beritaId: ids[nomor] as string, names: bacaTagar(String(tags ?? "")) })),
  );
  const naskah = await ctx.db.selectFrom("berita").select(kolomNaskah).where("id", "in", ids).execute();
  await catatKeadaanPertama(ctx, naskah);
  const menurutId = new Map(naskah.map((one) => [one.id, { ...one, tags: one.tags.join(", ") || null } as unknown as Row]));
  return ids.map((id) => menurutId.get(id) as Row);
}

type Isi = Omit<Naskah, "id" | "versi" | "slug" | "tags" | "status" | "terbitPada">;

/** Whoever brings the same title at the same moment is waited for, and the address after theirs is taken. @returns ids, in the order of the rows */
async function tulisSemua(ctx: Ctx, semua: readonly Isi[]): Promise<string[]> {
  const ids = new Map<Isi, string>();
  for (let sisa = semua; sisa.length > 0; sisa = semua.filter((isi) => !ids.has(isi))) {
    const slugs = await alamatBaru(
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
async function alamatBaru(ctx: Ctx, judul: readonly string[]): Promise<string[]> {
  const terpakai = await ctx.db.selectFrom("berita").select("slug").unionAll(ctx.db.selectFrom("beritaSlugLama").select("slug")).execute();
  const diambil = new Set(terpakai.map(({ slug }) => slug));
  return judul.map((name) => {
    const dasar = slugDari(name);
    for (let nomor = 1; ; nomor++) {
      const slug = slugKe(dasar, nomor);
      if (diambil.has(slug)) continue;
      diambil.add(slug);
      return slug;
    }
  });
}

async function catatKeadaanPertama({ db, actor, now }: Ctx, naskah: readonly Naskah[]): Promise<void> {
  const oleh = { nomor: 1, olehId: actor.id, olehNama: actor.name, at: now };
  await db
    .insertInto("beritaRevisi")
    .values(naskah.map((one) => ({ ...oleh, beritaId: one.id, isi: json(isiNaskah(one)) })))
    .execute();
}
