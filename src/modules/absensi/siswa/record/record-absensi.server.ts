import { createHash } from "node:crypto";
import { attachmentFault } from "#kit/attachments/attach.server.ts";
import { canonical } from "#kit/audit/canonical.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { runOnce } from "#kit/database/idempotency.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { formatDay } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { anggotaKelas } from "#modules/akademik/index.server.ts";
import { jenisBukti } from "../bukti.ts";
import { demandKelas, type KelasReach } from "../kelas-rights.server.ts";
import { checkHari } from "./check-hari.server.ts";
import { dutyFault } from "./duty-fault.server.ts";
import { notifyDifferences } from "./notify-differences.server.ts";
import { type Catatan, saveAbsensi } from "./save-absensi.server.ts";
import type { Ditolak, Result, Submission, SubmissionRow } from "./submission.ts";

/**
 * Records one class, of one day or one lesson: everybody who can be recorded is, each other pupil comes back with a sentence.
 * The same `kunci` never counts twice. @throws Refusal 422 for a day or lesson that is not recorded, 403 for somebody else's class
 */
export async function recordAbsensi(ctx: Ctx, kiriman: Submission): Promise<Result> {
  const reach = await demandKelas(ctx, "create", kiriman);
  if (reach === "duty" && kiriman.jadwalId !== null)
    throw refuse.forbidden("Guru piket mencatat untuk sehari penuh. Jam pelajaran dicatat guru yang mengajar.", "absensiSiswa:create");
  const fingerprint = createHash("sha256")
    .update(canonical(isinya(kiriman)))
    .digest("base64url");
  return runOnce(ctx, { scope: `absensi:${ctx.actor.id}`, key: kiriman.kunci, fingerprint }, () => record(ctx, kiriman, reach));
}

/**
 * Without the moment: each attempt to send reckons it anew, from clocks that run apart. A proof that waited long with its class
 * is sent anew and has another id then.
 */
const isinya = ({ kelasId, tanggal, jadwalId, perangkat, baris }: Submission) => ({
  ...{ kelasId, tanggal, jadwalId, perangkat },
  baris: baris.map((satu) => (satu.buktiId ? { ...satu, buktiId: "ada" } : satu)),
});

async function record(ctx: Ctx, kiriman: Submission, reach: KelasReach): Promise<Result> {
  const mataPelajaranId = await checkHari(ctx, kiriman);
  // Two devices with one class come in one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`absensi ${kiriman.kelasId} ${kiriman.tanggal}`}, 0))`.execute(ctx.db);
  const { baris, ditolak } = await partitionRows(ctx, kiriman, reach === "duty" ? await dutyFault(ctx, kiriman) : () => undefined);
  const catatan: Catatan = { ...kiriman, baris, mataPelajaranId };
  const { tercatat, berbeda } = baris.length > 0 ? await saveAbsensi(ctx, catatan) : { tercatat: 0, berbeda: [] };
  if (berbeda.length > 0) await notifyDifferences(ctx, kiriman, berbeda.length);
  return { tercatat, berbeda, ditolak, kalimat: sentence({ tercatat, berbeda: berbeda.length, ditolak: ditolak.length }) };
}

/** Those who sat in the class that day, and whose proof is there; and the others, each with the reason. */
async function partitionRows(
  ctx: Ctx,
  { kelasId, tanggal, baris }: Submission,
  faultOf: (row: SubmissionRow) => string | undefined,
): Promise<{ baris: SubmissionRow[]; ditolak: Ditolak[] }> {
  const anggota = new Map((await anggotaKelas(ctx, kelasId, tanggal)).map(({ siswaId, nama }) => [siswaId, nama]));
  const ditolak: Ditolak[] = [];
  const diterima: SubmissionRow[] = [];
  for (const satu of baris) {
    const nama = anggota.get(satu.siswaId);
    const sebab =
      nama === undefined ? `bukan anggota kelas ini pada ${formatDay(tanggal)}.` : (faultOf(satu) ?? (await whyNotProven(ctx, satu)));
    if (sebab) ditolak.push({ siswaId: satu.siswaId, nama: nama ?? (await siswaName(ctx, satu.siswaId)), sebab });
    else diterima.push(satu);
  }
  return { baris: diterima, ditolak };
}

async function whyNotProven(ctx: Ctx, { buktiId, siswaId }: SubmissionRow): Promise<string | undefined> {
  if (!buktiId) return undefined;
  const { rows } = await sql`select from absensi_siswa where bukti_id = ${buktiId}::uuid and siswa_id = ${siswaId}::uuid`.execute(ctx.db);
  // What hangs on this pupil's record already may stay there, whoever sent it.
  if (rows.length > 0) return undefined;
  const sebab = await attachmentFault(ctx, buktiId, jenisBukti);
  return sebab && `belum dicatat: surat buktinya ${sebab}`;
}

async function siswaName(ctx: ReadCtx, siswaId: string): Promise<string> {
  const dikenal = await ctx.db.selectFrom("siswa").select("nama").where("id", "=", siswaId).executeTakeFirst();
  if (!dikenal) throw refuse.invalid("Salah satu siswa dalam kiriman ini tidak dikenal. Muat ulang daftar kelas, lalu catat lagi.");
  return dikenal.nama;
}

function sentence({ tercatat, berbeda, ditolak }: { tercatat: number; berbeda: number; ditolak: number }): string {
  const bagian = [`${tercatat} siswa tercatat.`];
  if (berbeda > 0) bagian.push(`${berbeda} siswa sudah dicatat berbeda dari perangkat lain; keduanya disimpan, pilih yang benar.`);
  if (ditolak > 0) bagian.push(`${ditolak} siswa belum dapat dicatat.`);
  return bagian.join(" ");
}
