import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import type { Register } from "#kit/register/register.ts";
import type { BandingQuery, BarisBanding, HitunganKelas, IsianBanding } from "./banding.ts";
import type { Sight } from "./find-banding.server.ts";

type Narrowed = Pick<BandingQuery, "cari" | "jenis" | "kelas" | "isian" | "keadaan">;

export const everything: Narrowed = { cari: "", jenis: "", kelas: "", isian: "", keadaan: "" };

const seen = (id: string, { fields, kelasId, register, stillThere }: Sight): RawBuilder<boolean> => sql`baris.banding_id = ${id}
  and ${differsPredicate(fields)} ${kelasId === null ? sql`` : sql`and ${ofKelasPredicate(register, sql`${kelasId}::uuid`)}`}
  ${stillThere ? sql`and ${ofKelasPredicate(register, sql`baris.kelas_id`)}` : sql``}`;

/** Of the alias `baris`. Rows that differ in nothing one may see do not differ. */
export const differsPredicate = (fields: readonly string[]) =>
  sql<boolean>`(baris.jenis <> 'beda' or baris.kalimat <> '' or ${differsIn(fields)})`;

/** Of the alias `baris`. A pupil who left the class since is another's. */
export const ofKelasPredicate = (register: Pick<Register, "table">, kelasId: RawBuilder<unknown>) =>
  sql<boolean>`baris.kelas_id = ${kelasId} and (baris.row_id is null or exists (select from ${sql.table(register.table)} kini
    where kini.id = baris.row_id and kini.kelas_id = ${kelasId} and ${notDeleted("kini")}))`;

const differsIn = (fields: readonly string[]) =>
  sql<boolean>`exists (select from jsonb_array_elements(baris.isian) satu where satu ->> 'isian' = any(${[...fields]}::text[]))`;

function narrowed({ cari, jenis, kelas, isian, keadaan }: Narrowed, { fields }: Sight): RawBuilder<unknown> {
  const words = cari
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  return sql.join(
    [
      sql`true`,
      ...words.map((word) => sql`strpos(lower(baris.nama), ${word}) > 0`),
      ...(jenis === "" ? [] : [sql`baris.jenis = ${jenis}`]),
      ...(kelas === "" ? [] : [kelas === "tanpa" ? sql`kelas.id is null` : sql`kelas.id = ${kelas}`]),
      ...(isian === "" ? [] : [sql`baris.jenis = 'beda' and ${differsIn(fields.filter((name) => name === isian))}`]),
      ...(keadaan === "" ? [] : [keadaan === "belum" ? sql`baris.hasil is null` : sql`baris.hasil = ${keadaan}`]),
    ],
    sql` and `,
  );
}

const source = sql`banding_baris baris left join kelas on kelas.id = baris.kelas_id`;

type Stored = Omit<BarisBanding, "isian" | "kelasDaftar"> & { readonly isian: readonly Omit<IsianBanding, "label">[] };

interface Asked {
  readonly sight: Sight;
  readonly query: Narrowed;
  readonly limit: number;
  readonly offset: number;
}

/** By class and name. */
export async function rowsOfBanding(ctx: ReadCtx, id: string, { sight, query, limit, offset }: Asked): Promise<BarisBanding[]> {
  const { rows } = await sql<Stored>`
    select baris.id, baris.versi, baris.jenis, place, row_id, baris.nama, kelas.nama as kelas, isian, kalimat, hasil, catatan, diperiksa_nama,
      diperiksa_pada
    from ${source} where ${seen(id, sight)} and ${narrowed(query, sight)}
    order by kelas.nama nulls last, baris.nama collate urut_alami, baris.place, baris.id limit ${limit} offset ${offset}`.execute(ctx.db);
  return rows.map((row) => {
    const isian = labelled(row.isian, sight);
    return { ...row, isian, kelasDaftar: row.kelas === null ? writtenKelas(isian, sight) : null };
  });
}

const writtenKelas = (isian: readonly IsianBanding[], { register }: Sight): string | null =>
  isian.find((one) => one.isian === register.expected?.within)?.baru || null;

const labelled = (isian: Stored["isian"], { fields, register }: Sight): IsianBanding[] =>
  isian.flatMap((one) => (fields.includes(one.isian) ? [{ ...one, label: register.fields[one.isian]?.label ?? one.isian }] : []));

export async function countOfBanding(ctx: ReadCtx, id: string, { sight, query }: Pick<Asked, "sight" | "query">): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ${source} where ${seen(id, sight)} and ${narrowed(query, sight)}`.execute(ctx.db);
  return rows[0]?.n ?? 0;
}

export async function countsByKelas(ctx: ReadCtx, id: string, sight: Sight): Promise<readonly HitunganKelas[]> {
  const { rows } = await sql<HitunganKelas>`
    select kelas.id as kelas_id, kelas.nama as kelas, akun.nama as wali, count(baris.hasil)::integer as diperiksa,
      count(*) filter (where jenis = 'beda')::integer as beda, count(*) filter (where jenis = 'daftar')::integer as daftar,
      count(*) filter (where jenis = 'portal')::integer as portal
    from ${source} left join akun on akun.id = kelas.wali_id and ${notDeleted("akun")}
    where ${seen(id, sight)} group by kelas.id, akun.nama order by kelas.nama nulls last`.execute(ctx.db);
  return rows;
}

/** How often each field differs, by name. */
export async function countsByIsian(
  ctx: ReadCtx,
  id: string,
  sight: Sight,
): Promise<readonly { readonly isian: string; readonly n: number }[]> {
  const { rows } = await sql<{ isian: string; n: number }>`
    select satu ->> 'isian' as isian, count(*)::integer as n from ${source} cross join jsonb_array_elements(baris.isian) satu
    where ${seen(id, sight)} and baris.jenis = 'beda' and satu ->> 'isian' = any(${[...sight.fields]}::text[])
    group by 1 order by 2 desc, 1`.execute(ctx.db);
  return rows;
}

/** Whether the row belongs to that comparison and to what they see of it. */
export async function isSeenBaris(
  ctx: ReadCtx,
  { banding, baris, sight }: { readonly banding: string; readonly baris: string; readonly sight: Sight },
): Promise<boolean> {
  const { rows } = await sql`select from ${source} where ${seen(banding, sight)} and baris.id = ${baris}`.execute(ctx.db);
  return rows.length > 0;
}
