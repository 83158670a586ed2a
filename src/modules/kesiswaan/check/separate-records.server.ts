import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Arah } from "./move-records.server.ts";

/** Takes back every step of `moveRecords`; what somebody moved elsewhere since stays there. */
export async function separateRecords(ctx: Ctx, { dari, ke, penyatuanId }: Arah): Promise<void> {
  const catatan = (nama: string) =>
    sql`(select jsonb_array_elements(rincian->${nama}) as isi from penyatuan_siswa where id = ${penyatuanId}::uuid)`;
  const kena = (nama: string) => sql`(select (isi #>> '{}')::uuid from ${catatan(nama)} catatan)`;
  const semula = (nama: string) =>
    sql`(select rekam.* from ${catatan(nama)} catatan, jsonb_populate_record(null::absensi_siswa, isi) rekam)`;
  await sql`delete from anggota_kelas where siswa_id = ${ke}::uuid and id in ${kena("kelas")}`.execute(ctx.db);
  for (const [nama, tabel] of [
    ["prestasi", sql`prestasi`],
    ["mutasi", sql`mutasi_siswa`],
    ["alumni", sql`alumni`],
    ["absensi", sql`absensi_siswa`],
  ] as const)
    await sql`update ${tabel} set siswa_id = ${dari}::uuid, versi = versi + 1
      where siswa_id = ${ke}::uuid and id in ${kena(nama)}`.execute(ctx.db);
  await sql`update peringatan_absensi set siswa_id = ${dari}::uuid where siswa_id = ${ke}::uuid and id in ${kena("peringatan")}`.execute(
    ctx.db,
  );
  await sql`update kartu_siswa set siswa_id = ${dari}::uuid, versi = versi + 1
    where siswa_id = ${ke}::uuid and siswa_id in ${kena("kartu")}
      and not exists (select from kartu_siswa lain where lain.siswa_id = ${dari}::uuid)`.execute(ctx.db);
  await sql`update siswa_ppdb set siswa_id = ${dari}::uuid
    where siswa_id = ${ke}::uuid and pendaftaran_id in ${kena("pendaftaran")}`.execute(ctx.db);
  await sql`insert into absensi_siswa select semula.* from ${semula("ganda")} semula on conflict do nothing`.execute(ctx.db);
  await sql`update absensi_siswa_riwayat set absensi_id = semula.id from ${catatan("riwayat")} catatan
      join absensi_siswa semula on semula.id = (isi->>'dari')::uuid
    where absensi_siswa_riwayat.id = (isi->>'id')::uuid`.execute(ctx.db);
  await sql`delete from absensi_siswa_riwayat where id in ${kena("tersisih")} and sebab in ('dibuang', 'tersisih')`.execute(ctx.db);
  await sql`update absensi_siswa set berbeda = false, versi = versi + 1, updated_at = ${ctx.now} where id in ${kena("berbeda")}`.execute(
    ctx.db,
  );
  await cancelOptions(ctx, { tetap: semula("semula"), ganda: semula("ganda"), penyatuanId });
  ctx.touch("absensiSiswa");
}

interface Semula {
  /** The records that stood before, and the other pupil's of the same days. */
  readonly tetap: ReturnType<typeof sql>;
  readonly ganda: ReturnType<typeof sql>;
  readonly penyatuanId: string;
}

/** Somebody may have chosen between the two words of a day meanwhile: each goes back to its own. A word written since then stays. */
async function cancelOptions(ctx: Ctx, { tetap, ganda, penyatuanId }: Semula): Promise<void> {
  await sql`with pasangan as (
      select tetap.*, isi_tetap.isi as isi_tetap, isi_ganda.isi as isi_ganda
      from ${tetap} tetap join ${ganda} ganda on ganda.tanggal = tetap.tanggal and ganda.jadwal_id is not distinct from tetap.jadwal_id,
        lateral (select ${content("tetap")} as isi) isi_tetap, lateral (select ${content("ganda")} as isi) isi_ganda
    ), kembali as (
      update absensi_siswa kini set status = semula.status, jam = semula.jam, keterangan = semula.keterangan, bukti_id = semula.bukti_id,
        dicatat_oleh = semula.dicatat_oleh, dicatat_pada = semula.dicatat_pada, perangkat = semula.perangkat,
        dikoreksi = semula.dikoreksi, diputus_oleh = semula.diputus_oleh, diputus_pada = semula.diputus_pada,
        versi = kini.versi + 1, updated_at = ${ctx.now}
      from pasangan semula where kini.id = semula.id and kini.diputus_pada is distinct from semula.diputus_pada
        and ${content("kini")} in (semula.isi_tetap, semula.isi_ganda)
      returning kini.id
    )
    delete from absensi_siswa_riwayat lama using kembali, pasangan
    where lama.absensi_id = kembali.id and pasangan.id = kembali.id and lama.sebab = 'dibuang'
      and lama.created_at >= (select created_at from penyatuan_siswa where id = ${penyatuanId}::uuid)
      and ${content("lama")} in (pasangan.isi_tetap, pasangan.isi_ganda)`.execute(ctx.db);
}

/** One recording, whichever row it lies in; a choice keeps its moment to the millisecond. */
const content = (nama: string) =>
  sql`concat_ws('|', date_trunc('milliseconds', ${sql.ref(`${nama}.dicatat_pada`)}), ${sql.join(
    ["status", "jam", "keterangan", "bukti_id", "dicatat_oleh", "perangkat"].map(
      (kolom) => sql`coalesce(${sql.ref(`${nama}.${kolom}`)}::text, '')`,
    ),
  )})`;
