import { addAttachment } from "#kit/attachments/attach.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { demand, type Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import type { Tools } from "#kit/jobs/jobs.server.ts";
import { enqueue } from "#kit/jobs/jobs.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { bacaKop, siapkanKertas } from "#modules/profil/index.server.ts";
import { alamatKehadiran } from "../alamat.ts";
import { akhiran, berkasLaporan } from "./berkas-laporan.server.ts";
import { batasLaporan, hitungLaporan } from "./hitung-laporan.server.ts";
import type { Format, Minta } from "./minta-laporan.ts";
import { barisLangsung, laporanAbsensi, type TugasLaporan } from "./tugas-laporan.ts";

export interface Unduhan {
  readonly nama: string;
  readonly bytes: Uint8Array;
}

/** Name of a report's file. */
export const namaBerkas = ({ dari, sampai }: Minta, format: Format): string =>
  `rekap-kehadiran-${dari === sampai ? dari : `${dari}-${sampai}`}.${akhiran[format]}`;

/** A short report at once, a long one as work behind the scenes. @returns the file, or the id of the work */
export async function buatLaporan(scope: Scope, files: Files, asked: { minta: Minta; format: Format }): Promise<Unduhan | string> {
  const { minta, format } = asked;
  const siap = await scope.transaction(async (ctx) => {
    demand(ctx, "rekapAbsensi:export");
    const batas = await batasLaporan(ctx, minta);
    const laporan = await hitungLaporan(ctx, minta, batas);
    await record(ctx, { action: "export", subject: "rekapAbsensi", subjectId: "*", after: { ...minta, format, rows: laporan.sel.length } });
    if (format === "csv" || laporan.sel.length <= barisLangsung) return { laporan, kop: await bacaKop(ctx), kini: ctx.now };
    if (ctx.actor.id === null) throw refuse.unauthenticated();
    return enqueue(ctx, laporanAbsensi, { payload: { minta, batas, format, akunId: ctx.actor.id } });
  });
  if (typeof siap === "string") return siap;
  const kertas = await siapkanKertas(siap.kop, files);
  return { nama: namaBerkas(minta, format), bytes: await berkasLaporan(siap.laporan, { format, kini: siap.kini, kertas }) };
}

/** The work behind the scenes. The file goes by itself after two days, as every file that no row holds. */
export async function kerjakanLaporan(scope: Scope, files: Files, work: { tugas: TugasLaporan } & Pick<Tools, "progress">) {
  const { minta, batas, format, akunId } = work.tugas;
  const { laporan, kop, kini } = await scope.transaction(async (ctx) => ({
    laporan: await hitungLaporan(ctx, minta, batas),
    kop: await bacaKop(ctx),
    kini: ctx.now,
  }));
  await work.progress(0, laporan.sel.length);
  const bytes = await berkasLaporan(laporan, { format, kini, kertas: await siapkanKertas(kop, files) });
  const nama = namaBerkas(minta, format);
  const { id } = await addAttachment(scope, files, { bytes: Buffer.from(bytes), name: nama, accept: ["application/pdf", xlsx] });
  await scope.transaction((ctx) =>
    notify(ctx, {
      to: { accounts: [akunId] },
      kind: "laporan-absensi",
      title: "Rekap kehadiran siap diunduh.",
      body: `${laporan.judul}, ${laporan.rentang}.`,
      link: `${alamatKehadiran}?tab=rekap#laporan-saya`,
    }),
  );
  return { berkasId: id, nama };
}

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
