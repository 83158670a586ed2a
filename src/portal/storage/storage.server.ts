import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Files } from "#kit/files/files.server.ts";

export interface Part {
  readonly name: string;
  readonly files: number;
  readonly bytes: number;
}

export interface Storage {
  readonly kinds: readonly Part[];
  /** Those who keep most, at most ten. */
  readonly people: readonly Part[];
  readonly biggest: readonly {
    readonly name: string;
    readonly kind: string;
    readonly bytes: number;
    readonly by: string;
    readonly at: Date;
  }[];
  readonly quarantine: { readonly files: number; readonly bytes: number; readonly since: Date | null };
  /** Trees whose last sweep stopped at its limit. */
  readonly waiting: readonly { readonly tree: string; readonly files: number; readonly of: number; readonly allowed: boolean }[];
  readonly quotas: readonly { readonly role: string; readonly megabytes: number; readonly files: number }[];
  /** Bytes; null in a bucket. */
  readonly space: { readonly free: number; readonly size: number } | null;
}

const berkasKind = sql`case jenis
  when 'application/pdf' then 'PDF'
  when 'image/png' then 'Foto dan pindaian' when 'image/jpeg' then 'Foto dan pindaian'
  else 'Dokumen Office' end`;

/** Attachments, pictures and clips, summed up for each kind and person. */
const sums = sql`
  select ${berkasKind} as kind, by_id, files, bytes from (
    select jenis, created_by as by_id, count(*) as files, sum(ukuran) as bytes from berkas where ${notDeleted()} group by jenis, created_by
  ) berkas
  union all select 'Gambar situs', pengunggah, count(*), sum(ukuran) from gambar group by pengunggah
  union all select 'Klip video', pengunggah, count(*), sum(klip_ukuran) from gambar where klip is not null group by pengunggah`;

/** The biggest of each sort, as an index gives them. */
const biggestOfEach = sql`
  (select nama as name, ${berkasKind} as kind, ukuran as bytes, created_by as by_id, created_at as at
    from berkas where ${notDeleted()} order by ukuran desc, created_at desc limit 10)
  union all (select asal, 'Gambar situs', ukuran, pengunggah, created_at from gambar order by ukuran desc, created_at desc limit 10)
  union all (select asal, 'Klip video', klip_ukuran, pengunggah, created_at
    from gambar where klip is not null order by klip_ukuran desc, created_at desc limit 10)`;

/** @throws Refusal 404 without the right */
export async function readStorage(ctx: ReadCtx, files: Files): Promise<Storage> {
  demand(ctx, "penyimpanan:read");
  const parts = await sql<RawPart>`
    with sums as materialized (${sums})
    (select 'kind' as per, kind as name, sum(files)::int as files, sum(bytes) as bytes from sums group by kind)
    union all (
      select 'person', coalesce(akun.nama, 'Dibuat aplikasi'), sum(files)::int, sum(bytes)
      from sums left join akun on akun.id = by_id group by by_id, akun.nama order by sum(bytes) desc limit 10
    ) order by bytes desc`.execute(ctx.db);
  const biggest = await sql<RawFile>`
    select name, kind, bytes, coalesce(akun.nama, 'Dibuat aplikasi') as by, at
    from (${biggestOfEach}) kept left join akun on akun.id = kept.by_id order by bytes desc, at desc limit 10`.execute(ctx.db);
  const quarantine = await sql<{ files: number; bytes: string; since: Date | null }>`
    select count(*)::int as files, coalesce(sum(ukuran), 0) as bytes, min(sejak) as since from karantina where kembali is null`.execute(
    ctx.db,
  );
  const stopped = await ctx.db
    .selectFrom("sapuan")
    .select(["pohon", "menunggu", "dari", "izin"])
    .where("menunggu", ">", 0)
    .orderBy("pohon")
    .execute();
  const quotas = await ctx.db
    .selectFrom("kuotaPeran")
    .select(["peran", "megaBita", "berkas"])
    .orderBy("megaBita", "desc")
    .orderBy("peran")
    .execute();
  const [lying] = quarantine.rows;
  return {
    kinds: partsPer("kind", parts.rows),
    people: partsPer("person", parts.rows),
    biggest: biggest.rows.map((file) => ({ ...file, bytes: Number(file.bytes) })),
    quarantine: { files: lying?.files ?? 0, bytes: Number(lying?.bytes ?? 0), since: lying?.since ?? null },
    waiting: stopped.map(({ pohon, menunggu, dari, izin }) => ({ tree: pohon, files: menunggu, of: dari, allowed: izin !== null })),
    quotas: quotas.map(({ peran, megaBita, berkas }) => ({ role: peran, megabytes: megaBita, files: berkas })),
    space: await files.space(),
  };
}

type RawPart = Omit<Part, "bytes"> & { readonly per: "kind" | "person"; readonly bytes: string };
type RawFile = Omit<Storage["biggest"][number], "bytes"> & { readonly bytes: string };

const partsPer = (what: RawPart["per"], rows: readonly RawPart[]): readonly Part[] =>
  rows.filter(({ per }) => per === what).map(({ name, files, bytes }) => ({ name, files, bytes: Number(bytes) }));
