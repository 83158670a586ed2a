import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import type { Hari } from "../hari.ts";
import { hariName } from "../hari.ts";
import { type Clash, type Pelajaran, pelajaranTime } from "./jadwal.ts";

export interface Saat {
  /** The lesson that is moved; absent for a new one. */
  readonly id?: string | undefined;
  readonly hari: Hari;
  readonly jamKe: number;
  readonly jumlahJam: number;
}

export interface Rencana extends Saat {
  /** The assignment; while none is chosen, all that may be: the class and the teacher that they share are known already. */
  readonly dari: readonly string[];
  readonly ruang: string | null;
}

/** Everything that stands in the way of a lesson, each with the lesson that was there first. */
export async function searchClash(ctx: ReadCtx, rencana: Rencana): Promise<Clash[]> {
  demand(ctx, "jadwalPelajaran:create");
  const melebihi = await melebihiHari(ctx, rencana);
  const lain = await concurrentPelajaran(ctx, rencana);
  const bentrok = lain.flatMap((satu): Clash[] => {
    const saat = `pada ${pelajaranTime(satu)}`;
    return [
      ...(satu.samaKelas
        ? [{ isian: "jamKe" as const, kalimat: `${satu.kelas} sudah ada ${satu.mapel} bersama ${satu.guru} ${saat}.` }]
        : []),
      ...(satu.samaGuru && !satu.samaKelas
        ? [{ isian: "pengampuId" as const, kalimat: `${satu.guru} sudah mengajar ${satu.mapel} di ${satu.kelas} ${saat}.` }]
        : []),
      ...(satu.samaRuang && !satu.samaKelas
        ? [
            {
              isian: "ruang" as const,
              kalimat: `Ruang ${satu.ruang} sudah dipakai ${satu.kelas} untuk ${satu.mapel} (${satu.guru}) ${saat}.`,
            },
          ]
        : []),
    ];
  });
  return [...melebihi, ...bentrok];
}

type Bersamaan = Omit<Pelajaran, "versi"> & { readonly samaKelas: boolean; readonly samaGuru: boolean; readonly samaRuang: boolean };

/** Two classes that share a room by their own entry are the school's choice; a lesson that is sent into a taken room is not. */
async function concurrentPelajaran(ctx: ReadCtx, { dari, ruang, ...saat }: Rencana): Promise<Bersamaan[]> {
  const { rows } = await sql<Bersamaan>`
    with bersama as (
      select semester_id, case when count(distinct kelas_id) = 1 then (array_agg(kelas_id))[1] end as kelas_id,
        case when count(distinct pegawai_id) = 1 then (array_agg(pegawai_id))[1] end as pegawai_id
      from pengampu where id = any(${dari.filter(isUuid)}::uuid[]) group by semester_id
    ), baru as (
      select bersama.*, ${ruang}::text as ruang_sendiri, lower(coalesce(${ruang}::text, kelas.ruang)) as ruang
      from bersama left join kelas on kelas.id = bersama.kelas_id
    ), lain as (
      select jadwal.*, kelas.nama as kelas, mapel.nama as mapel, pegawai.nama as guru, coalesce(jadwal.ruang, kelas.ruang) as tempat
      from jadwal_pelajaran jadwal join kelas on kelas.id = jadwal.kelas_id
        join mata_pelajaran mapel on mapel.id = jadwal.mata_pelajaran_id join pegawai on pegawai.id = jadwal.pegawai_id
      where ${atSaat(saat)}
    ), dinilai as (
      select lain.id, lain.pengampu_id, lain.hari, lain.jam_ke, lain.jumlah_jam, lain.kelas_id, lain.kelas, lain.mapel, lain.pegawai_id,
        lain.guru, lain.tempat as ruang, lain.ruang as ruang_sendiri,
        coalesce(lain.kelas_id = baru.kelas_id, false) as sama_kelas, coalesce(lain.pegawai_id = baru.pegawai_id, false) as sama_guru,
        coalesce(lower(lain.tempat) = baru.ruang and (lain.ruang is not null or baru.ruang_sendiri is not null), false) as sama_ruang
      from lain join baru on baru.semester_id = lain.semester_id
    )
    select * from dinilai where sama_kelas or sama_guru or sama_ruang order by jam_ke, kelas`.execute(ctx.db);
  return rows;
}

const atSaat = ({ id, hari, jamKe, jumlahJam }: Saat) => sql`${notDeleted("jadwal")} and jadwal.hari = ${hari}
  and jadwal.id is distinct from ${isUuid(id ?? "") ? id : null}::uuid
  and int4range(jadwal.jam_ke, jadwal.jam_ke + jadwal.jumlah_jam) && int4range(${jamKe}::int, ${jamKe + jumlahJam}::int)`;

/** Of these assignments, those whose teacher or class has another lesson then, each with what it is: told before one is chosen. */
export async function blockedJob(ctx: ReadCtx, { tugas, ...saat }: Saat & { readonly tugas: readonly string[] }) {
  demand(ctx, "jadwalPelajaran:create");
  const { rows } = await sql<{ id: string; kelas: string; mapel: string; samaGuru: boolean }>`
    select distinct on (pengampu.id) pengampu.id, kelas.nama as kelas, mapel.nama as mapel, jadwal.pegawai_id = pengampu.pegawai_id as sama_guru
    from pengampu join jadwal_pelajaran jadwal on jadwal.semester_id = pengampu.semester_id
        and (jadwal.pegawai_id = pengampu.pegawai_id or jadwal.kelas_id = pengampu.kelas_id)
      join kelas on kelas.id = jadwal.kelas_id join mata_pelajaran mapel on mapel.id = jadwal.mata_pelajaran_id
    where pengampu.id = any(${tugas.filter(isUuid)}::uuid[]) and ${atSaat(saat)}
    order by pengampu.id, jadwal.jam_ke`.execute(ctx.db);
  const sebut = ({ kelas, mapel, samaGuru }: (typeof rows)[number]) =>
    samaGuru ? `gurunya mengajar di ${kelas} saat itu` : `${kelas} belajar ${mapel} saat itu`;
  return Object.fromEntries(rows.map((satu) => [satu.id, sebut(satu)]));
}

/** Fridays are shorter. Where no hours were entered for a day, nothing is known. */
async function melebihiHari(ctx: ReadCtx, { hari, jamKe, jumlahJam }: Rencana): Promise<Clash[]> {
  const { terakhir } = await ctx.db
    .selectFrom("jamPelajaran")
    .select((where) => where.fn.max("jamKe").as("terakhir"))
    .where(notDeleted())
    .where("hari", "=", hari)
    .executeTakeFirstOrThrow();
  if (terakhir === null || jamKe + jumlahJam - 1 <= Number(terakhir)) return [];
  const isian = jamKe > Number(terakhir) ? "jamKe" : "jumlahJam";
  return [{ isian, kalimat: `Hari ${hariName(hari)} hanya sampai jam ke-${terakhir}.` }];
}
