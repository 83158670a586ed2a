import { recordAll } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { nearestSemester } from "#modules/akademik/index.server.ts";
import { seedOnce } from "./seed-once.ts";

/** Invented attendance of every pupil in this month and the one before, and of the last lessons; a second run adds none. */
export const seedDemoAbsensiSiswa = (ctx: Ctx): Promise<void> =>
  seedOnce(ctx, [{ nama: "contoh-absensi-siswa", isi: () => fillAbsensi(ctx) }]);

async function fillAbsensi(ctx: Ctx): Promise<void> {
  const semester = await nearestSemester(ctx, today(ctx.now));
  if (!semester) return;
  const sampai = [semester.selesai, today(ctx.now)].sort()[0] ?? semester.selesai;
  const bulanLalu = `${addDays(`${sampai.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
  const mulai = [semester.mulai, bulanLalu].sort()[1] ?? bulanLalu;
  for (let dari = mulai; dari <= sampai; dari = addDays(dari, onceFilled)) await fillHari(ctx, dari, sampai);
  await fillPelajaran(ctx, sampai);
  await fillKoreksi(ctx);
  await fillDifferent(ctx);
  await audit(ctx);
}

/** Days that one statement fills in. */
const onceFilled = 14;

/** A number between 0 and `banyak` that is the same for the same words in every run. */
const random = (kata: ReturnType<typeof sql>, banyak: number) => sql`((hashtextextended(${kata}, 0) & 1048575) % ${sql.lit(banyak)})`;
const sekian = (kata: ReturnType<typeof sql>, pilihan: readonly string[]) =>
  sql`(array[${sql.join(pilihan.map((satu) => sql.lit(satu)))}])[1 + ${random(kata, pilihan.length)}]`;

/**
 * Most are there; an illness takes days on end, a few are late again and again or stay away without a word, and some have
 * been missing since four days, one of them in each class whose wali kelas can sign in. Today some classes still wait.
 */
async function fillHari(ctx: Ctx, dari: string, sampai: string): Promise<void> {
  const [pekan, untung] = [sql`nisn || pekan`, sql`nisn || hari`];
  await sql`
    with hari as materialized (
      select hari, row_number() over (order by hari desc) as mundur, (hari - date '2000-01-03') / 7 as pekan,
        (hari - date '2000-01-03') % 7 as ke
      from hari_sekolah(${dari}::date, ${sampai}::date, 'siswa') hari
    ), duduk as materialized (
      select anggota.*, coalesce(siswa.nisn, siswa.nama) as nisn, kelas.nama as kelas, kelas.wali_id,
        wali.password_hash is not null
          and anggota.siswa_id = first_value(anggota.siswa_id) over (partition by kelas.id order by siswa.nama) as hilang
      from anggota_kelas anggota join siswa on siswa.id = anggota.siswa_id join kelas on kelas.id = anggota.kelas_id
        left join akun wali on wali.id = kelas.wali_id
    ), lempar as materialized (
      select siswa_id, kelas_id, wali_id, hari, mundur, nisn, kelas, hilang, pekan, ${random(sql`nisn`, 1000)} as sifat, ${random(untung, 10_000)} as untung,
        ${random(pekan, 1000)} as giliran, ke - ${random(sql`'awal' || ${pekan}`, 5)} as ke, ${random(sql`'lama' || ${pekan}`, 3)} as lama
      from hari join duduk on hari.hari < ${addDays(dari, onceFilled)}::date and hari.hari >= duduk.mulai and (duduk.selesai is null or hari.hari <= duduk.selesai)
    ), tebak as (
      select *, case
          when (hilang or sifat < 3) and mundur <= 4 then 'alpa'
          when giliran < 50 and ke between 0 and lama then 'sakit'
          when giliran between 50 and 58 and ke between 0 and 1 then 'dispensasi'
          when untung < 110 then 'izin'
          when untung < case when sifat between 3 and 15 then 700 else 140 end then 'alpa'
          when untung > case when sifat > 975 then 7800 else 9890 end then 'terlambat'
          else 'hadir' end as status,
        (hari + time '07:18') at time zone 'Asia/Makassar' + ${random(sql`kelas || hari`, 1500)} * interval '1 second' as pada
      from lempar
    )
    insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, jam, keterangan, dicatat_oleh, dicatat_pada, created_at, perangkat)
    select siswa_id, kelas_id, hari, status, case status when 'terlambat' then time '07:31' + untung % 34 * interval '1 minute' end,
      case status
        when 'sakit' then ${sekian(pekan, ["Demam", "Demam berdarah", "Sakit perut", "Surat dokter", "Batuk pilek"])}
        when 'izin' then ${sekian(untung, ["Acara keluarga", "Mengantar orang tua berobat", "Keluarga berduka", "Izin orang tua"])}
        when 'dispensasi' then ${sekian(pekan, ["Lomba MTQ tingkat kota", "Latihan Paskibra", "Kompetisi Sains Madrasah"])}
        when 'terlambat' then ${sekian(untung, ["Ban bocor", "Hujan deras", "Terlambat bangun", "Angkutan penuh"])} end,
      wali_id, pada, pada + interval '2 seconds', 'contoh-' || kelas
    from tebak where pada <= ${ctx.now} and not (mundur = 1 and ${random(sql`kelas || 'menunggu' || hari`, 7)} = 0)`.execute(ctx.db);
}

/** The lessons of the last days in a third of the classes. Whoever was late at the gate sits there by the second lesson. */
async function fillPelajaran(ctx: Ctx, sampai: string): Promise<void> {
  await sql`
    insert into absensi_siswa (siswa_id, kelas_id, tanggal, jadwal_id, mata_pelajaran_id, status, keterangan, dicatat_oleh, dicatat_pada, perangkat)
    select hadir.siswa_id, hadir.kelas_id, hadir.tanggal, jadwal.id, jadwal.mata_pelajaran_id,
      case when hadir.status = 'terlambat' and jadwal.jam_ke > 1 then 'hadir'
        when hadir.status = 'hadir' and ${random(sql`siswa.nisn || kelas.nama || hadir.tanggal || jadwal.jam_ke`, 150)} = 0 then 'alpa' else hadir.status end,
      case when hadir.status in ('sakit', 'izin', 'dispensasi') then hadir.keterangan end, coalesce(pegawai.akun_id, hadir.dicatat_oleh),
      (hadir.tanggal + jam.mulai) at time zone 'Asia/Makassar' + interval '4 minutes', 'contoh-guru'
    from absensi_siswa hadir
      join kelas on kelas.id = hadir.kelas_id
      join jadwal_pelajaran jadwal on jadwal.kelas_id = hadir.kelas_id and jadwal.deleted_at is null
        and jadwal.hari = extract(isodow from hadir.tanggal)::text
      join jam_pelajaran jam on jam.hari = jadwal.hari and jam.jam_ke = jadwal.jam_ke and jam.deleted_at is null
      join pegawai on pegawai.id = jadwal.pegawai_id
      join siswa on siswa.id = hadir.siswa_id
    where hadir.jadwal_id is null and hadir.tanggal > ${sampai}::date - 7 and ${random(sql`'pelajaran' || kelas.nama`, 3)} = 0
      and (hadir.tanggal + jam.mulai) at time zone 'Asia/Makassar' + interval '4 minutes' <= ${ctx.now}`.execute(ctx.db);
}

/** A letter that came later turns "tanpa keterangan" into "sakit"; the old word stays beside it. */
async function fillKoreksi(ctx: Ctx): Promise<void> {
  await sql`
    insert into absensi_siswa_riwayat (absensi_id, sebab, status, dicatat_oleh, dicatat_pada, perangkat, diganti_oleh)
    select id, 'diubah', 'alpa', dicatat_oleh, dicatat_pada, perangkat, dicatat_oleh from absensi_siswa
    where jadwal_id is null and status = 'sakit' and ${random(sql`siswa_id::text || tanggal`, 12)} = 0`.execute(ctx.db);
  await sql`
    update absensi_siswa set versi = 2, dikoreksi = true, dicatat_pada = least(${ctx.now}, dicatat_pada + interval '3 hours')
    where id = any(array(select absensi_id from absensi_siswa_riwayat))`.execute(ctx.db);
}

/** On the last day the office recorded two pupils of each third class otherwise than their wali kelas did. */
async function fillDifferent(ctx: Ctx): Promise<void> {
  await sql`
    with kantor as (select id from akun where 'tataUsaha' = any(peran) order by nip limit 1), calon as materialized (
      select absensi_siswa.id, row_number() over (partition by kelas_id order by siswa_id) as ke, dense_rank() over (order by kelas.nama) as kelas
      from absensi_siswa join kelas on kelas.id = kelas_id where jadwal_id is null and status = 'hadir' and tanggal = (select max(tanggal) from absensi_siswa)
    ), beda as (
      update absensi_siswa set berbeda = true where id = any(array(select id from calon where ke <= 2 and kelas % 3 = 1))
      returning id, dicatat_pada
    )
    insert into absensi_siswa_riwayat (absensi_id, sebab, status, dicatat_oleh, dicatat_pada, perangkat)
    select beda.id, 'tersisih', 'alpa', kantor.id, beda.dicatat_pada - interval '9 minutes', 'contoh-kantor' from beda, kantor`.execute(
    ctx.db,
  );
}

/** One line for each class and day, as when it is recorded. */
async function audit(ctx: Ctx): Promise<void> {
  const { rows } = await sql<{ kelasId: string; tanggal: string; siswa: number }>`
    select kelas_id, tanggal::text, count(*)::int as siswa from absensi_siswa where jadwal_id is null
    group by kelas_id, tanggal order by tanggal, kelas_id`.execute(ctx.db);
  await recordAll(
    ctx,
    rows.map(({ kelasId, ...after }) => ({ action: "create", subject: "absensiSiswa", subjectId: kelasId, after })),
  );
  ctx.touch("absensiSiswa");
}
