import { recordAll } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, today } from "#kit/dates.ts";
import "#modules/absensi/index.ts";
import { nearestSemester } from "#modules/akademik/index.server.ts";
import { write } from "./demo-bank-data.ts";
import { seedOnce } from "./seed-once.ts";

/** Invented comings and goings of the staff since the semester began, with duties elsewhere and leave; a second run adds none. */
export const seedDemoKehadiran = (ctx: Ctx): Promise<void> => seedOnce(ctx, [{ nama: "contoh-kehadiran", isi: () => fillKehadiran(ctx) }]);

/** Weeks before today, days away, and why. */
const pergi = [
  [14, 3, "dinas-luar", "Bimbingan teknis Kurikulum Merdeka di Makassar", "B-412/Ma.22.01/PP.00.6/08/2026"],
  [11, 2, "dinas-luar", "Mendampingi siswa pada lomba MTQ tingkat provinsi", "B-455/Ma.22.01/PP.00.6/09/2026"],
  [9, 5, "cuti", "Cuti tahunan", "B-471/Ma.22.01/KP.08.2/09/2026"],
  [8, 1, "izin", "Keluarga berduka", null],
  [6, 3, "sakit", "Rawat inap, surat dokter terlampir di map pegawai", null],
  [4, 2, "dinas-luar", "Rapat koordinasi Kantor Kementerian Agama Kota Palu", "B-530/Ma.22.01/HM.01/10/2026"],
  [3, 6, "cuti", "Cuti alasan penting", "B-541/Ma.22.01/KP.08.2/11/2026"],
  [1, 2, "dinas-luar", "Asesor akreditasi madrasah di Donggala", "B-566/Ma.22.01/PP.00.4/11/2026"],
  [0, 2, "dinas-luar", "Pelatihan operator EMIS", "B-573/Ma.22.01/KP.02/11/2026"],
  [0, 12, "cuti", "Cuti melahirkan", "B-498/Ma.22.01/KP.08.2/10/2026"],
] as const;

async function fillKehadiran(ctx: Ctx): Promise<void> {
  const kini = today(ctx.now);
  const semester = await nearestSemester(ctx, kini);
  if (!semester) return;
  await fillPergi(ctx, kini);
  await fillHari(ctx, semester.mulai, semester.selesai < kini ? semester.selesai : kini);
}

async function fillPergi(ctx: Ctx, kini: string): Promise<void> {
  const orang = await ctx.db
    .selectFrom("pegawai")
    .select("id")
    .where("aktif", "=", true)
    .orderBy("nip", "desc")
    .limit(pergi.length)
    .execute();
  const rows = pergi.flatMap(([pekan, lama, jenis, alasan, nomorSurat], place) => {
    const mulai = addDays(kini, -7 * pekan - 2);
    return orang[place] ? [{ pegawaiId: orang[place].id, jenis, mulai, selesai: addDays(mulai, lama), alasan, nomorSurat }] : [];
  });
  await write(ctx, "ketidakhadiran", rows);
}

/** A number between 0 and `banyak` that is the same for the same words in every run. */
const random = (kata: ReturnType<typeof sql>, banyak: number) => sql`((hashtextextended(${kata}, 0) & 1048575) % ${sql.lit(banyak)})`;

/** Most come before the hour, some are late again and again, a few are written down by the office; nobody comes before it is time. */
async function fillHari(ctx: Ctx, mulai: string, sampai: string): Promise<void> {
  const kata = sql`pegawai.id::text || hari`;
  const { rows } = await sql<{ tanggal: string; orang: number }>`
    with datang as (
      select pegawai.id as pegawai_id, hari, ${random(sql`'cara' || ${kata}`, 1000)} as untung,
        (hari + time '06:38') at time zone 'Asia/Makassar' + ${random(kata, 2190)} * interval '1 second'
          + case when ${random(sql`'siang' || ${kata}`, 100)} < case when ${random(sql`pegawai.id::text`, 12)} = 0 then 22 else 3 end
            then interval '41 minutes' else interval '0' end as masuk,
        (hari + case extract(isodow from hari) when 5 then time '11:31' when 6 then time '12:01' else time '15:31' end)
          at time zone 'Asia/Makassar' + ${random(sql`'pulang' || ${kata}`, 1500)} * interval '1 second' as pulang
      from hari_sekolah(${mulai}::date, ${sampai}::date, 'pegawai') hari cross join pegawai
      where pegawai.deleted_at is null and pegawai.aktif and (pegawai.tmt is null or pegawai.tmt <= hari) and not exists (
        select from ketidakhadiran where pegawai_id = pegawai.id and deleted_at is null and hari between ketidakhadiran.mulai and selesai)
    ), tertulis as (
      insert into absensi_pegawai (pegawai_id, tanggal, status, masuk, pulang, cara, alasan, created_at)
      select pegawai_id, hari, case when masuk at time zone 'Asia/Makassar' >= hari + time '07:16' then 'terlambat' else 'hadir' end, masuk,
        case when untung % 50 > 0 and pulang <= ${ctx.now} then pulang end, case when untung < 12 then 'kantor' else 'kode' end,
        case when untung < 12 then (array['Ponsel rusak, disaksikan piket', 'Lupa membawa ponsel', 'Jaringan padam pagi itu'])[1 + untung % 3] end, masuk
      from datang where masuk <= ${ctx.now} and untung < 991 returning tanggal
    )
    select tanggal::text, count(*)::int as orang from tertulis group by tanggal order by tanggal`.execute(ctx.db);
  await recordAll(
    ctx,
    rows.map((after) => ({ action: "create", subject: "absensiPegawai", subjectId: after.tanggal, after })),
  );
  ctx.touch("absensiPegawai");
}
