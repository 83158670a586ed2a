import { retireAttachments } from "#kit/attachments/sweep.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { eraseValues } from "#kit/audit/erase-values.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { forgetSendings } from "#kit/database/idempotency.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import type { Aside } from "#kit/files/quarantine.server.ts";
import { defineScheduledJob, type JobReport } from "#kit/jobs/jobs.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { zone } from "#kit/time-zone.ts";
import { readWilayah } from "#modules/periksa/index.server.ts";
import { readSekolah } from "#modules/profil/index.server.ts";
import { dropForsaken } from "../berkas/receive-pieces.server.ts";
import { eraseOldDraf } from "../kertas/draf.server.ts";
import { periodePpdbPath } from "../paths.ts";
import { districtOf, homeOf } from "../perkembangan/districts.ts";
import { simpanBulan } from "./simpan-bulan.ts";

export const eraseOldJob = defineScheduledJob("hapus-pendaftaran", {
  cron: "20 3 * * *",
  title: "Menghapus pendaftaran yang tidak diterima sesudah masa simpannya",
});

/** So many of an intake in one transaction: each is whole, and nobody waits long. */
const atOnce = 200;

/** Deletes what is due for good, portion by portion. The papers go into quarantine with their registration, however many they are. */
export async function eraseOld(scope: Scope, files: Aside): Promise<JobReport> {
  let [rows, papers, lines] = [0, 0, 0];
  const pieces = await scope.transaction(dropForsaken);
  const drafts = await scope.transaction(eraseOldDraf);
  for (;;) {
    const done = await scope.transaction((ctx) => erasePortion(ctx, files));
    if (done.rows === 0) break;
    rows += done.rows;
    papers += done.papers;
    lines += done.lines;
  }
  for (;;) {
    const done = await scope.transaction(eraseForsakenValues);
    if (done === 0) break;
    lines += done;
  }
  return {
    "pendaftaran yang tidak diterima dihapus": rows,
    "berkasnya dilepas": papers,
    "baris jejak yang dikosongkan": lines,
    "potongan berkas yang tidak diteruskan": pieces,
    "draf kertas yang tidak dilanjutkan": drafts,
  };
}

interface Due {
  readonly id: string;
  readonly periodeId: string;
}

interface Erased {
  readonly rows: number;
  readonly papers: number;
  /** Of the trail, whose values went along. */
  readonly lines: number;
}

async function erasePortion(ctx: Ctx, files: Aside): Promise<Erased> {
  // The one that ended last has nothing due before the others: one intake at a time.
  const { rows: due } = await sql<Due>`
    select id, periode_id from pendaftaran
    where periode_id = (
        select periode.id from periode_ppdb periode
        where (greatest(tutup, pengumuman, daftar_ulang_selesai) + make_interval(months => coalesce(simpan_bulan, ${simpanBulan}::integer)))::date < ${today(ctx.now)}::date
          -- An intake in which nobody was ever accepted here was decided elsewhere: nobody knows who may go.
          and exists (select from pendaftaran satu where satu.periode_id = periode.id and satu.keadaan in ('diterima', 'daftar ulang'))
          and exists (select from pendaftaran satu where satu.periode_id = periode.id and ${gone("satu")})
        order by tutup limit 1)
      and ${gone("pendaftaran")}
    order by id limit ${atOnce} for update`.execute(ctx.db);
  const [first] = due;
  if (!first) return { rows: 0, papers: 0, lines: 0 };
  const ids = due.map(({ id }) => id);
  await keepFigures(ctx, ids);
  await keepDistricts(ctx, ids);
  const papers = await ctx.db.deleteFrom("berkasPendaftaran").where("pendaftaranId", "in", ids).returning("berkasId").execute();
  await retireAttachments(ctx, files, { ids: papers.map(({ berkasId }) => berkasId), reason: "masa-simpan" });
  // Each by its name: a table that is added and not named here holds its rows, and the job says so instead of forgetting it.
  for (const table of [
    "usulanKeadaan",
    "perbaikanPendaftaran",
    "permintaanPerbaikan",
    "nilaiPpdb",
    "suratSeleksi",
    "langkahPendaftaran",
    "persetujuanPendaftaran",
    "jawabanPendaftaran",
    "daftarUlang",
    "kabarPengumuman",
    "kabarPerbaikan",
    // The seat first: what it was is written down when it goes.
    "kursiUjian",
    "jadwalUjianLama",
    "kartuUjian",
  ] as const)
    await ctx.db.deleteFrom(table).where("pendaftaranId", "in", ids).execute();
  // A number that was merged into one of these opens nothing any more.
  await ctx.db
    .deleteFrom("gabunganPendaftaran")
    .where((row) => row.or([row("dariId", "in", ids), row("keId", "in", ids)]))
    .execute();
  await ctx.db.deleteFrom("pendaftaran").where("id", "in", ids).execute();
  await forgetSendings(ctx, ["pendaftaran", "pendaftaran-kertas"], ids);
  const lines = await eraseValues(ctx, { subjects: told, subjectIds: ids });
  const after = { banyak: ids.length, berkas: papers.length };
  await record(ctx, { action: "erase", subject: "periodePpdb", subjectId: first.periodeId, after });
  await notify(ctx, {
    ...{ to: { right: "pendaftaran:manage" }, kind: "pendaftaran-dihapus", link: periodePpdbPath, gather: true },
    title: "Pendaftaran yang tidak diterima dihapus sesudah masa simpannya",
  });
  ctx.touch("pendaftaran");
  return { rows: ids.length, papers: papers.length, lines };
}

/** Kinds of line in the trail that bear the id of a registration. */
const told = ["pendaftaran", "nilaiPpdb"];

/** What the trail says still of registrations, and of pupils made of them, that went by another way or before it was emptied along with them. */
async function eraseForsakenValues(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select distinct subject_id as id from audit where ${saysMore} and subject = any(${told}::text[]) and ${wasMade("pendaftaran")}
        and not exists (select from pendaftaran where pendaftaran.id::text = audit.subject_id)
      union all
      select distinct subject_id from audit where ${saysMore} and subject = 'siswa' and ${wasMade("siswa")}
        and not exists (select from siswa where siswa.id::text = audit.subject_id)) gone
    limit ${atOnce}`.execute(ctx.db);
  return eraseValues(ctx, { subjects: [...told, "siswa"], subjectIds: rows.map(({ id }) => id) });
}

const saysMore = sql`erased is null and (before is not null or after is not null)`;

/** Some lines are about many rows, or about none. */
const wasMade = (subject: string) =>
  sql`exists (select from audit made where made.subject = ${subject} and made.subject_id = audit.subject_id and made.action = 'create')`;

/** Neither accepted nor a pupil, by whichever door it became one; what lies in the bin as well. */
const gone = (table: string) => {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql`${of("keadaan")} not in ('diterima', 'daftar ulang')
    and not exists (select from siswa_ppdb taut where taut.pendaftaran_id = ${of("id")})
    and not exists (select from siswa where ${notDeleted("siswa")} and (siswa.nisn = ${of("nisn")} or siswa.nik = ${of("nik")}
      or (siswa.tanggal_lahir = ${of("tanggalLahir")} and lower(siswa.nama) = lower(${of("namaLengkap")}))))`;
};

/** How many there were, by one property each: what two properties tell together could be one child. */
const keepFigures = (ctx: Ctx, ids: readonly string[]) =>
  sql`insert into angka_ppdb (periode_id, hal, isi, banyak)
    select periode_id, hal, isi, count(*)::int
    from pendaftaran, lateral (values ('keadaan', keadaan), ('jalur', jalur), ('program', jurusan), ('jenis kelamin', jenis_kelamin),
      ('asal sekolah', asal_sekolah::text), ('hari', (masuk_pada at time zone ${zone.name})::date::text),
      ('pernah diterima', (select 'ya' from langkah_pendaftaran where pendaftaran_id = pendaftaran.id and ke = 'diterima' limit 1)))
      as angka (hal, isi)
    where id = any(${ids}::uuid[]) and isi is not null and keadaan <> 'digabung' and ${notDeleted()}
    group by periode_id, hal, isi
    on conflict (periode_id, hal, isi) do update set banyak = angka_ppdb.banyak + excluded.banyak`.execute(ctx.db);

/** An address is read by rules that no database knows (`districtOf`); what it says is then counted as the other properties are. */
async function keepDistricts(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const home = homeOf(await readSekolah(ctx), await readWilayah(ctx));
  const rows = await ctx.db
    .selectFrom("pendaftaran")
    .leftJoin("daftarUlang", "daftarUlang.pendaftaranId", "pendaftaran.id")
    .select(["periodeId", "alamat", "kecamatan", "kabupaten", "provinsi"])
    .where("pendaftaran.id", "in", ids)
    .where("keadaan", "<>", "digabung")
    .where(notDeleted("pendaftaran"))
    .execute();
  const values = [...Map.groupBy(rows, (row) => `${row.periodeId} ${districtOf(row, home)}`).values()].flatMap((same) =>
    same[0]?.periodeId
      ? [{ periodeId: same[0].periodeId, hal: "daerah" as const, isi: districtOf(same[0], home), banyak: same.length }]
      : [],
  );
  if (values.length === 0) return;
  await ctx.db
    .insertInto("angkaPpdb")
    .values(values)
    .onConflict((known) =>
      known.columns(["periodeId", "hal", "isi"]).doUpdateSet({ banyak: sql<number>`angka_ppdb.banyak + excluded.banyak` }),
    )
    .execute();
}
