import { addAttachment } from "#kit/attachments/attach.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { demand, type Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import type { Tools } from "#kit/jobs/jobs.server.ts";
import { enqueue } from "#kit/jobs/jobs.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { closing, preparePaper, readKop } from "#modules/profil/index.server.ts";
import type { Kop } from "#modules/profil/index.ts";
import { kehadiranPath } from "../paths.ts";
import { berkasLaporan, suffix } from "./berkas-laporan.server.ts";
import { computeLaporan, laporanLimit } from "./compute-laporan.server.ts";
import type { Laporan } from "./laporan.ts";
import { directRow, type LaporanJob, laporanAbsensi } from "./laporan-job.ts";
import type { Format, Minta } from "./request-laporan.ts";

export interface Download {
  readonly nama: string;
  readonly bytes: Uint8Array;
}

/** Name of a report's file. */
export const berkasName = ({ dari, sampai }: Minta, format: Format): string =>
  `rekap-kehadiran-${dari === sampai ? dari : `${dari}-${sampai}`}.${suffix[format]}`;

/** A short report at once, a long one as work behind the scenes. @returns the file, or the id of the work */
export async function createLaporan(scope: Scope, files: Files, asked: { minta: Minta; format: Format }): Promise<Download | string> {
  const { minta, format } = asked;
  const siap = await scope.transaction(async (ctx) => {
    demand(ctx, "rekapAbsensi:export");
    const batas = await laporanLimit(ctx, minta);
    const laporan = await computeLaporan(ctx, minta, batas);
    await record(ctx, { action: "export", subject: "rekapAbsensi", subjectId: "*", after: { ...minta, format, rows: laporan.sel.length } });
    if (format === "csv" || laporan.sel.length <= directRow) return { laporan, kop: await readKop(ctx), kini: ctx.now };
    if (ctx.actor.id === null) throw refuse.unauthenticated();
    return enqueue(ctx, laporanAbsensi, { payload: { minta, batas, format, akunId: ctx.actor.id } });
  });
  if (typeof siap === "string") return siap;
  const kertas = await preparePaper(siap.kop, files);
  const akhir = closingOf(siap.laporan, siap.kop, siap.kini);
  return { nama: berkasName(minta, format), bytes: await berkasLaporan(siap.laporan, { format, kini: siap.kini, kertas, akhir }) };
}

const closingOf = ({ sel }: Laporan, kop: Kop, kini: Date) => closing(kop, kini, `Jumlah: ${sel.length.toLocaleString("id-ID")} baris.`);

/** The work behind the scenes. The file goes by itself after two days, as every file that no row holds. */
export async function runLaporan(scope: Scope, files: Files, work: { tugas: LaporanJob } & Pick<Tools, "progress">) {
  const { minta, batas, format, akunId } = work.tugas;
  const { laporan, kop, kini } = await scope.transaction(async (ctx) => ({
    laporan: await computeLaporan(ctx, minta, batas),
    kop: await readKop(ctx),
    kini: ctx.now,
  }));
  await work.progress(0, laporan.sel.length);
  const cetak = { format, kini, kertas: await preparePaper(kop, files), akhir: closingOf(laporan, kop, kini) };
  const bytes = await berkasLaporan(laporan, cetak);
  const nama = berkasName(minta, format);
  const { id } = await addAttachment(scope, files, { bytes: Buffer.from(bytes), name: nama, accept: ["application/pdf", xlsx] });
  await scope.transaction((ctx) =>
    notify(ctx, {
      to: { accounts: [akunId] },
      kind: "laporan-absensi",
      title: "Rekap kehadiran siap diunduh.",
      body: `${laporan.judul}, ${laporan.rentang}.`,
      link: `${kehadiranPath}?tab=rekap#laporan-saya`,
    }),
  );
  return { berkasId: id, nama };
}

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
