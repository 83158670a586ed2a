import "../tables.ts";
import { type Ctx, demand, may } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/check.ts";
import { find } from "#kit/register/store.server.ts";
import { openTabs } from "#kit/register/tabs.server.ts";
import { alumni } from "../alumni.ts";
import type { StatusUsulan, UsulanAlumni } from "./usulan.ts";

export const perHalaman = 25;

/** @throws Refusal 404 without the right to read */
export async function daftarUsulan(ctx: Ctx, { status, halaman }: { readonly status: StatusUsulan; readonly halaman: number }) {
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
    .select(["usulanAlumni.updatedAt", "diputusOleh", "alumni.id as dikenal"])
    .where("status", "=", status)
    .orderBy("usulanAlumni.updatedAt", status === "menunggu" ? "asc" : "desc")
    .orderBy("usulanAlumni.id")
    .limit(perHalaman)
    .offset((halaman - 1) * perHalaman)
    .execute();
  const [{ total }, menunggu] = [await hitung(status), await hitung("menunggu")];
  return { rows, total: Number(total), menunggu: Number(menunggu.total), tabs: openTabs(ctx, alumni.tabs) };
}

/** One entry with the alumni entry beside it, and who else it may be. @throws Refusal 404 */
export async function bacaUsulan(ctx: Ctx, { id, pilihan }: { readonly id: string; readonly pilihan: string | null }) {
  demand(ctx, "usulanAlumni:read");
  if (!isUuid(id)) throw refuse.notFound();
  const usulan = await ctx.db.selectFrom("usulanAlumni").selectAll().where("id", "=", id).executeTakeFirst();
  if (!usulan) throw refuse.notFound();
  const calon = usulan.status === "menunggu" ? await calonUntuk(ctx, usulan) : [];
  const dipilih = pilihan === "baru" ? null : (pilihan ?? usulan.alumniId ?? calon[0]?.id ?? null);
  const kini = dipilih ? await find(ctx, alumni, dipilih) : null;
  return { usulan, calon, kini, memutus: usulan.status === "menunggu" && may(ctx, "usulanAlumni:manage") !== "no" };
}

/** Nearest first: the same number, the same birthday, then a name of which two words agree in the same year. */
async function calonUntuk(ctx: Ctx, { alumniId, nisn, nama, tanggalLahir, tahunLulus }: UsulanAlumni) {
  const kata = (nama ?? "")
    .split(/\s+/)
    .filter((satu) => satu.length > 2)
    .map((satu) => `%${satu.replace(/[\\%_]/g, "\\$&")}%`);
  const { rows } = await sql<{ id: string; nama: string; tahunLulus: number; nisn: string | null }>`
    select id, nama, tahun_lulus, nisn from alumni
    where deleted_at is null and (id = ${alumniId}::uuid or nisn = ${nisn} or (tahun_lulus = ${tahunLulus}
      and (tanggal_lahir = ${tanggalLahir}
        or (select count(*) from unnest(${kata}::text[]) as kata where nama ilike kata) >= ${Math.min(2, kata.length)})))
    order by id = ${alumniId}::uuid desc nulls last, nisn = ${nisn} desc nulls last, tanggal_lahir = ${tanggalLahir} desc nulls last,
      lower(nama) = lower(${nama}) desc, nama limit 8`.execute(ctx.db);
  return rows;
}
