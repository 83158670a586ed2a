import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import type { Option } from "#kit/register/fields.ts";
import { openTabs } from "#kit/tabs.server.ts";
import { ownPegawai } from "#modules/kepegawaian/index.server.ts";
import type { Hari } from "../hari.ts";
import { listSemester, nearestSemester } from "../kalender/semester-at.server.ts";
import { tabJadwal } from "../registers/tab-akademik.ts";
import { type Pelajaran, type View, viewLabels } from "./jadwal.ts";

/** "1" → the hours of Mondays, "07:30"–"08:15". */
export type JamSepekan = Readonly<Record<string, readonly { readonly jamKe: number; readonly mulai: string; readonly selesai: string }[]>>;

/** A teaching assignment, and how much of it stands in the timetable already. */
export interface Job {
  readonly id: string;
  readonly kelas: string;
  readonly mapel: string;
  readonly guru: string;
  readonly jp: number;
  readonly terjadwal: number;
}

/** One week as it was asked for: of a class, a teacher or a room. */
export async function loadJadwal(ctx: ReadCtx, dicari: URLSearchParams) {
  demand(ctx, "jadwalPelajaran:read");
  const tabs = openTabs(ctx, tabJadwal);
  const daftar = await listSemester(ctx);
  const semester = daftar.find(({ id }) => id === dicari.get("semester")) ?? (await nearestSemester(ctx, today(ctx.now)));
  if (!semester) return { semester: null, tabs };
  const pilihan = await jadwalOptions(ctx, semester);
  const { lihat, id } = await chosen(ctx, dicari, pilihan);
  const ubah = may(ctx, "jadwalPelajaran:create") === "yes" && lihat !== "ruang";
  return {
    ...{ semester, tabs, pilihan, lihat, id, ubah },
    daftar: daftar.map(({ id: value, nama: label }): Option => ({ value, label })),
    jam: await jamSepekan(ctx),
    pelajaran: await pelajaranSepekan(ctx, { semesterId: semester.id, lihat, id }),
    tugas: lihat === "ruang" ? [] : await teachingDuties(ctx, { semesterId: semester.id, lihat, id }),
    ruang: ubah ? pilihan.ruang.map(({ value }) => value) : [],
  };
}

type Options = Readonly<Record<View, readonly Option[]>>;

async function jadwalOptions(ctx: ReadCtx, semester: { readonly id: string; readonly tahunAjaran: string }): Promise<Options> {
  const { rows: kelas } = await sql<Option>`select id as value, nama as label from kelas
    where tahun_ajaran = ${semester.tahunAjaran} and ${notDeleted()} order by length(tingkat), nama`.execute(ctx.db);
  const { rows: guru } = await sql<Option>`select distinct pegawai.id as value, pegawai.nama as label
    from pengampu join pegawai on pegawai.id = pengampu.pegawai_id
    where pengampu.semester_id = ${semester.id}::uuid and ${notDeleted("pengampu")} order by label`.execute(ctx.db);
  const { rows: ruang } = await sql<Option>`select ruang as value, ruang as label from (
      select ruang from kelas where tahun_ajaran = ${semester.tahunAjaran} and ${notDeleted()}
      union select ruang from jadwal_pelajaran where semester_id = ${semester.id}::uuid and ${notDeleted()}
    ) semua where ruang is not null order by ruang`.execute(ctx.db);
  return { kelas, guru, ruang };
}

/** Without a wish: a teacher's own week, else the first class. */
async function chosen(ctx: ReadCtx, dicari: URLSearchParams, pilihan: Options): Promise<{ lihat: View; id: string }> {
  const diminta = dicari.get("lihat") ?? "";
  const saya = (await ownPegawai(ctx))?.id;
  const mengajar = pilihan.guru.some(({ value }) => value === saya);
  const lihat = Object.hasOwn(viewLabels, diminta) ? (diminta as View) : mengajar ? "guru" : "kelas";
  const ada = pilihan[lihat].find(({ value }) => value === dicari.get("id"));
  const pertama = lihat === "guru" && mengajar ? saya : pilihan[lihat][0]?.value;
  return { lihat, id: ada?.value ?? pertama ?? "" };
}

interface Sepekan {
  readonly semesterId: string;
  readonly lihat: View;
  readonly id: string;
}

async function pelajaranSepekan(ctx: ReadCtx, { semesterId, lihat, id }: Sepekan): Promise<Pelajaran[]> {
  if (id === "") return [];
  const milik = {
    kelas: sql`jadwal.kelas_id::text = ${id}`,
    guru: sql`jadwal.pegawai_id::text = ${id}`,
    ruang: sql`lower(coalesce(jadwal.ruang, kelas.ruang)) = lower(${id})`,
  }[lihat];
  const { rows } = await sql<Pelajaran>`
    select jadwal.id, jadwal.versi, jadwal.pengampu_id, jadwal.hari, jadwal.jam_ke, jadwal.jumlah_jam, jadwal.kelas_id,
      kelas.nama as kelas, mapel.nama as mapel, jadwal.pegawai_id, pegawai.nama as guru,
      coalesce(jadwal.ruang, kelas.ruang) as ruang, jadwal.ruang as ruang_sendiri
    from jadwal_pelajaran jadwal join kelas on kelas.id = jadwal.kelas_id
      join mata_pelajaran mapel on mapel.id = jadwal.mata_pelajaran_id join pegawai on pegawai.id = jadwal.pegawai_id
    where jadwal.semester_id = ${semesterId}::uuid and ${notDeleted("jadwal")} and ${milik}
    order by jadwal.hari, jadwal.jam_ke`.execute(ctx.db);
  return rows;
}

async function teachingDuties(ctx: ReadCtx, { semesterId, lihat, id }: Sepekan): Promise<Job[]> {
  const milik = lihat === "kelas" ? sql`pengampu.kelas_id::text = ${id}` : sql`pengampu.pegawai_id::text = ${id}`;
  const { rows } = await sql<Job>`
    select pengampu.id, kelas.nama as kelas, mapel.nama as mapel, pegawai.nama as guru, pengampu.jp,
      (select coalesce(sum(jumlah_jam), 0)::int from jadwal_pelajaran where pengampu_id = pengampu.id and ${notDeleted()}) as terjadwal
    from pengampu join kelas on kelas.id = pengampu.kelas_id join mata_pelajaran mapel on mapel.id = pengampu.mata_pelajaran_id
      join pegawai on pegawai.id = pengampu.pegawai_id
    where pengampu.semester_id = ${semesterId}::uuid and ${notDeleted("pengampu")} and ${milik}
    order by mapel.nama, kelas.nama`.execute(ctx.db);
  return rows;
}

async function jamSepekan(ctx: ReadCtx): Promise<JamSepekan> {
  const jam = await ctx.db
    .selectFrom("jamPelajaran")
    .select(["hari", "jamKe", "mulai", "selesai"])
    .where(notDeleted())
    .orderBy("hari")
    .orderBy("jamKe")
    .execute();
  const perHari: Partial<Record<Hari, { jamKe: number; mulai: string; selesai: string }[]>> = {};
  for (const { hari, ...satu } of jam)
    perHari[hari] = [...(perHari[hari] ?? []), { ...satu, mulai: satu.mulai.slice(0, 5), selesai: satu.selesai.slice(0, 5) }];
  return perHari as JamSepekan;
}
