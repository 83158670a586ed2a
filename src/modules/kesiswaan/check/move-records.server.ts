import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";

export interface Arah {
  readonly dari: string;
  readonly ke: string;
  /** Of the row that remembers what moved. */
  readonly penyatuanId: string;
}

type Step = ReturnType<typeof sql>;

/** Everything that hangs on one record of a pupil goes over to the other, so that nothing is left behind in the bin. */
export async function moveRecords(ctx: Ctx, arah: Arah): Promise<void> {
  const { dari, ke } = arah;
  const pindah = (nama: string, langkah: Step) => ingat(ctx, arah, { nama, langkah });
  await pindah("prestasi", sql`update prestasi set siswa_id = ${ke}::uuid, versi = versi + 1 where siswa_id = ${dari}::uuid returning id`);
  await pindah(
    "mutasi",
    sql`update mutasi_siswa set siswa_id = ${ke}::uuid, versi = versi + 1 where siswa_id = ${dari}::uuid returning id`,
  );
  await pindah(
    "alumni",
    sql`update alumni set siswa_id = ${ke}::uuid, versi = versi + 1 where siswa_id = ${dari}::uuid
    and not exists (select from alumni lain where lain.siswa_id = ${ke}::uuid and ${notDeleted("lain")}) returning id`,
  );
  await pindah(
    "kartu",
    sql`update kartu_siswa set siswa_id = ${ke}::uuid, versi = versi + 1 where siswa_id = ${dari}::uuid
    and not exists (select from kartu_siswa lain where lain.siswa_id = ${ke}::uuid) returning siswa_id as id`,
  );
  await skipIdentical(ctx, arah);
  await pindah(
    "absensi",
    sql`update absensi_siswa set siswa_id = ${ke}::uuid, versi = versi + 1, updated_at = ${ctx.now}
    where siswa_id = ${dari}::uuid returning id`,
  );
  await pindah(
    "peringatan",
    sql`update peringatan_absensi set siswa_id = ${ke}::uuid where siswa_id = ${dari}::uuid and not exists (
    select from peringatan_absensi lain where lain.siswa_id = ${ke}::uuid and lain.jenis = peringatan_absensi.jenis
      and lain.kelas_id = peringatan_absensi.kelas_id and lain.mulai = peringatan_absensi.mulai) returning id`,
  );
  await pindah(
    "pendaftaran",
    sql`update siswa_ppdb set siswa_id = ${ke}::uuid where siswa_id = ${dari}::uuid
    and not exists (select from siswa_ppdb lain where lain.siswa_id = ${ke}::uuid) returning pendaftaran_id as id`,
  );
  await linkKelas(ctx, arah);
  ctx.touch("absensiSiswa");
}

/** Does one step, and writes down which rows it touched. */
const ingat = (ctx: ReadCtx, { penyatuanId }: Arah, { nama, langkah }: { readonly nama: string; readonly langkah: Step }) =>
  sql`with kena as (${langkah}) update penyatuan_siswa
    set rincian = rincian || jsonb_build_object(${nama}::text, coalesce((select jsonb_agg(kena.id) from kena), '[]'))
    where penyatuan_siswa.id = ${penyatuanId}::uuid`.execute(ctx.db);

/** Of a day or lesson recorded on both, both stay: one stands, the other beside it, to be chosen from where they differ. */
async function skipIdentical(ctx: Ctx, arah: Arah): Promise<void> {
  const { dari, ke } = arah;
  const sama = sql`tetap.siswa_id = ${ke}::uuid and ganda.siswa_id = ${dari}::uuid and tetap.tanggal = ganda.tanggal
    and tetap.jadwal_id is not distinct from ganda.jadwal_id`;
  const langkah = (nama: string, isi: Step) => ingat(ctx, arah, { nama, langkah: isi });
  await langkah("semula", sql`select to_jsonb(tetap) as id from absensi_siswa tetap, absensi_siswa ganda where ${sama}`);
  await langkah(
    "tersisih",
    sql`insert into absensi_siswa_riwayat (absensi_id, sebab, status, jam, keterangan, bukti_id, dicatat_oleh, dicatat_pada,
      perangkat, dikoreksi, diganti_oleh)
    select tetap.id, case when tetap.status = ganda.status then 'dibuang' else 'tersisih' end, ganda.status, ganda.jam,
      ganda.keterangan, ganda.bukti_id, ganda.dicatat_oleh, ganda.dicatat_pada, ganda.perangkat, ganda.dikoreksi, ${ctx.actor.id}::uuid
    from absensi_siswa tetap, absensi_siswa ganda where ${sama} returning id`,
  );
  await langkah(
    "berbeda",
    sql`update absensi_siswa tetap set berbeda = true, versi = tetap.versi + 1, updated_at = ${ctx.now}
    from absensi_siswa ganda where ${sama} and tetap.status <> ganda.status and not tetap.berbeda returning tetap.id`,
  );
  await langkah(
    "riwayat",
    sql`update absensi_siswa_riwayat set absensi_id = tetap.id
    from absensi_siswa tetap, absensi_siswa ganda where ${sama} and absensi_id = ganda.id
    returning jsonb_build_object('id', absensi_siswa_riwayat.id, 'dari', ganda.id) as id`,
  );
  await langkah("ganda", sql`delete from absensi_siswa ganda using absensi_siswa tetap where ${sama} returning to_jsonb(ganda) as id`);
}

/** Days on which only the other record sat in a class. Where the pupil sits now is told by the record that stays. */
async function linkKelas(ctx: Ctx, arah: Arah): Promise<void> {
  const { dari, ke } = arah;
  const kini = today(ctx.now);
  const langkah = sql`insert into anggota_kelas (siswa_id, kelas_id, mulai, selesai, sebab, sebab_selesai)
    select ${ke}::uuid, kelas_id, lower(sela), coalesce(upper(sela), ${kini}::date) - 1,
      case when lower(sela) = ganda.mulai then ganda.sebab else 'pindah kelas' end,
      case when upper(sela) is null then 'tanpa kelas' when upper(sela) - 1 = ganda.selesai then ganda.sebab_selesai end
    from anggota_kelas ganda, unnest(datemultirange(daterange(ganda.mulai, ganda.selesai, '[]')) - coalesce((
      select range_agg(daterange(lain.mulai, lain.selesai, '[]')) from anggota_kelas lain where lain.siswa_id = ${ke}::uuid
    ), '{}'::datemultirange)) sela
    where ganda.siswa_id = ${dari}::uuid and lower(sela) < coalesce(upper(sela), ${kini}::date) returning id`;
  await ingat(ctx, arah, { nama: "kelas", langkah });
}
