import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { imageOf } from "#kit/media/pictures.server.ts";
import type { Foto } from "../galeri-content.ts";

/** Of one album, or of all. */
function hidup(ctx: ReadCtx, album?: string | null) {
  const semua = ctx.db
    .selectFrom("foto")
    .innerJoin("gambar", (join) => join.onRef("gambar.id", "=", "foto.gambarId").on(notDeleted("gambar")))
    .where(notDeleted("foto"));
  return album ? semua.where("foto.albumId", "=", album) : semua;
}

interface Fragment {
  readonly album?: string | null;
  readonly limit: number;
  readonly offset?: number;
}

/** The photos in the order that the school gave them. */
export async function readFoto(ctx: ReadCtx, { album, limit, offset = 0 }: Fragment): Promise<Foto[]> {
  const rows = await hidup(ctx, album)
    .select(["foto.id", "foto.gambarId", "foto.keterangan"])
    .orderBy("foto.urutan")
    .orderBy("foto.createdAt", "desc")
    .orderBy("foto.id")
    .limit(limit)
    .offset(offset)
    .execute();
  const pictures = await imageOf(
    ctx,
    rows.map(({ gambarId }) => gambarId),
  );
  return rows.flatMap(({ id, gambarId, keterangan }) => {
    const gambar = pictures.get(gambarId);
    return gambar ? [{ id, gambar, keterangan }] : [];
  });
}

export async function countFoto(ctx: ReadCtx): Promise<number> {
  const { jumlah } = await hidup(ctx)
    .select((where) => where.fn.countAll<string>().as("jumlah"))
    .executeTakeFirstOrThrow();
  return Number(jumlah);
}

export interface OneFoto {
  readonly foto: Foto;
  /** From 1. */
  readonly nomor: number;
  readonly jumlah: number;
  readonly sebelumnya: string;
  readonly berikutnya: string;
  /** The album that is being looked through; null: all photos. */
  readonly album: string | null;
}

/** One photo and its neighbours, in its album or among all; the last is followed by the first. Undefined when there is no such photo. */
export async function oneFoto(ctx: ReadCtx, id: string, album?: string | null): Promise<OneFoto | undefined> {
  const urut = sql`over (order by foto.urutan, foto.created_at desc, foto.id)`;
  const letak = hidup(ctx, album).select([
    "foto.id",
    "foto.gambarId",
    "foto.keterangan",
    sql<number>`(row_number() ${urut})::int`.as("nomor"),
    sql<number>`(count(*) over ())::int`.as("jumlah"),
    sql<string | null>`lag(foto.id) ${urut}`.as("sebelumnya"),
    sql<string | null>`lead(foto.id) ${urut}`.as("berikutnya"),
    sql<string>`first_value(foto.id) ${urut}`.as("pertama"),
    sql<string>`last_value(foto.id) over (order by foto.urutan, foto.created_at desc, foto.id rows between unbounded preceding and unbounded following)`.as(
      "terakhir",
    ),
  ]);
  const row = await ctx.db.selectFrom(letak.as("letak")).selectAll().where("id", "=", id).executeTakeFirst();
  const gambar = row && (await imageOf(ctx, [row.gambarId])).get(row.gambarId);
  if (!row || !gambar) return undefined;
  const { nomor, jumlah, pertama, terakhir, keterangan } = row;
  return {
    foto: { id, gambar, keterangan },
    nomor,
    jumlah,
    sebelumnya: row.sebelumnya ?? terakhir,
    berikutnya: row.berikutnya ?? pertama,
    album: album ?? null,
  };
}
