import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { find } from "#kit/register/store.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { openTabs } from "#kit/tabs.server.ts";
import { alumni } from "../alumni.ts";
import type { StatusUsulan, UsulanAlumni } from "./usulan.ts";

export const pageSize = 25;

/** @throws Refusal 404 without the right to read */
export async function listUsulan(ctx: ReadCtx, { status, halaman }: { readonly status: StatusUsulan; readonly halaman: number }) {
  demand(ctx, "usulanAlumni:read");
  const found = ctx.db.selectFrom("usulanAlumni");
  const hitung = (satu: StatusUsulan) =>
    found
      .where("status", "=", satu)
      .select((row) => row.fn.countAll<string>().as("total"))
      .executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin("alumni", "alumni.id", "alumniId")
    .select(["usulanAlumni.id", "usulanAlumni.nama", "usulanAlumni.tahunLulus", "usulanAlumni.kegiatan", "usulanAlumni.instansi"])
    .select(["usulanAlumni.updatedAt", "usulanAlumni.versi", "diputusOleh", "alumni.id as dikenal"])
    .select(sql<boolean>`exists (select from usulan_alumni lain where ${seorang(sql`usulan_alumni`, sql`lain`)})`.as("berulang"))
    .where("status", "=", status)
    .orderBy("usulanAlumni.updatedAt", status === "menunggu" ? "asc" : "desc")
    .orderBy("usulanAlumni.id")
    .limit(pageSize)
    .offset((halaman - 1) * pageSize)
    .execute();
  const [{ total }, menunggu] = [await hitung(status), await hitung("menunggu")];
  const memutus = status === "menunggu" && may(ctx, "usulanAlumni:manage") !== "no";
  return { rows, total: Number(total), menunggu: Number(menunggu.total), memutus, tabs: openTabs(ctx, alumni.tabs) };
}

/** One entry with the alumni entry beside it, and who else it may be. @throws Refusal 404 */
export async function readUsulan(ctx: ReadCtx, { id, pilihan }: { readonly id: string; readonly pilihan: string | null }) {
  demand(ctx, "usulanAlumni:read");
  if (!isUuid(id)) throw refuse.notFound();
  const usulan = await ctx.db.selectFrom("usulanAlumni").selectAll().where("id", "=", id).executeTakeFirst();
  if (!usulan) throw refuse.notFound();
  const calon = usulan.status === "menunggu" ? await calonFor(ctx, usulan) : [];
  const lain = usulan.status === "menunggu" ? await otherSubmission(ctx, usulan.id) : [];
  const dipilih = pilihan === "baru" ? null : (pilihan ?? usulan.alumniId ?? calon[0]?.id ?? null);
  const kini = dipilih ? await find(ctx, alumni, dipilih) : null;
  return { usulan, calon, lain, kini, memutus: usulan.status === "menunggu" && may(ctx, "usulanAlumni:manage") !== "no" };
}

/** Two sendings that wait and speak of one person: one of them may be a stranger's. */
const seorang = (satu: Sql, lain: Sql) => sql`${lain}.status = 'menunggu' and ${satu}.status = 'menunggu' and ${lain}.id <> ${satu}.id
  and (${lain}.alumni_id = ${satu}.alumni_id or (${lain}.tanggal_lahir = ${satu}.tanggal_lahir
    and (${lain}.nisn = ${satu}.nisn or lower(${lain}.nama) = lower(${satu}.nama))))`;
type Sql = ReturnType<typeof sql>;

const otherSubmission = async (ctx: ReadCtx, id: string): Promise<UsulanAlumni[]> =>
  (
    await sql<UsulanAlumni>`select lain.* from usulan_alumni satu join usulan_alumni lain on ${seorang(sql`satu`, sql`lain`)}
      where satu.id = ${id}::uuid order by lain.created_at, lain.id limit 5`.execute(ctx.db)
  ).rows;

/** Nearest first: the same number, the same birthday, then a name of which two words agree in the same year. */
async function calonFor(ctx: ReadCtx, { alumniId, nisn, nama, tanggalLahir, tahunLulus }: UsulanAlumni) {
  const kata = (nama ?? "")
    .split(/\s+/)
    .filter((satu) => satu.length > 2)
    .map((satu) => `%${satu.replace(/[\\%_]/g, "\\$&")}%`);
  const { rows } = await sql<{ id: string; nama: string; tahunLulus: number; nisn: string | null }>`
    select id, nama, tahun_lulus, nisn from alumni
    where ${notDeleted()} and (id = ${alumniId}::uuid or nisn = ${nisn} or (tahun_lulus = ${tahunLulus}
      and (tanggal_lahir = ${tanggalLahir}
        or (select count(*) from unnest(${kata}::text[]) as kata where nama ilike kata) >= ${Math.min(2, kata.length)})))
    order by id = ${alumniId}::uuid desc nulls last, nisn = ${nisn} desc nulls last, tanggal_lahir = ${tanggalLahir} desc nulls last,
      lower(nama) = lower(${nama}) desc, nama limit 8`.execute(ctx.db);
  return rows;
}
