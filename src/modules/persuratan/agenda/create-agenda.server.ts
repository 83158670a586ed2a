import { addAttachment } from "#kit/attachments/attach.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx, type Scope } from "#kit/ctx.server.ts";
import { formatDay, formatMoment } from "#kit/dates.ts";
import { type Block, type Paper, renderPaper } from "#kit/documents/paper.server.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { enqueue, type Tools } from "#kit/jobs/jobs.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { closing, closingLines, preparePaper, readKop } from "#modules/profil/index.server.ts";
import { suratPath } from "../tab-surat.ts";
import { type AgendaJob, type AgendaResult, bukuAgenda } from "./agenda-job.ts";
import { type AgendaContent, agendaContent, hariRange } from "./agenda-row.server.ts";
import { agendaFields, berkasAgendaName, bukuName, type RequestAgenda } from "./request-agenda.ts";

/** Asks for the book to be made behind the scenes, of at most so many letters. @returns the id of the work; @throws Refusal 422 */
export async function requestAgenda(ctx: Ctx, sent: Readonly<Record<string, unknown>>, palingBanyak = 20_000): Promise<string> {
  const minta: RequestAgenda = demandValid(agendaFields, sent);
  demand(ctx, minta.jenis === "masuk" ? "suratMasuk:export" : "suratKeluar:export");
  if (ctx.actor.id === null) throw refuse.unauthenticated();
  if (minta.sampai < minta.dari)
    throw refuse.invalid("Periksa lagi tanggalnya.", { sampai: "Tanggal akhir harus sama dengan atau sesudah tanggal awal." });
  const banyak = await suratCount(ctx, minta);
  if (banyak > palingBanyak)
    throw refuse.invalid("Periodenya terlalu panjang.", {
      dari: `Ada ${banyak.toLocaleString("id-ID")} surat. Pilih periode yang lebih pendek.`,
    });
  await record(ctx, { action: "export", subject: minta.jenis === "masuk" ? "suratMasuk" : "suratKeluar", subjectId: "*", after: minta });
  return enqueue(ctx, bukuAgenda, { payload: { minta, akunId: ctx.actor.id } });
}

async function suratCount(ctx: ReadCtx, { jenis, dari, sampai }: RequestAgenda): Promise<number> {
  const [table, tanggal] = jenis === "masuk" ? (["suratMasuk", "tanggalTerima"] as const) : (["suratKeluar", "tanggal"] as const);
  const found = ctx.db.selectFrom(table).where(tanggal, ">=", dari).where(tanggal, "<=", sampai);
  const { banyak } = await found.select(({ fn }) => fn.countAll<string>().as("banyak")).executeTakeFirstOrThrow();
  return Number(banyak);
}

/** The work behind the scenes. The file goes by itself after two days, as every file that no row holds. */
export async function runAgenda(scope: Scope, files: Files, work: { tugas: AgendaJob } & Pick<Tools, "progress">): Promise<AgendaResult> {
  const { minta, akunId } = work.tugas;
  const { isi, kop, kini } = await scope.transaction(async (ctx) => ({
    isi: await agendaContent(ctx, minta),
    kop: await readKop(ctx),
    kini: ctx.now,
  }));
  const surat = isi.baris.length;
  await work.progress(0, surat);
  const kertas = await preparePaper(kop, files);
  const akhir = closing(kop, kini, `Jumlah: ${surat.toLocaleString("id-ID")} surat.`);
  const bytes = minta.format === "pdf" ? await print(isi, { minta, kini, kertas, akhir }) : await sheet(isi, minta, akhir);
  const nama = berkasAgendaName(minta);
  const { id } = await addAttachment(scope, files, { bytes: Buffer.from(bytes), name: nama, accept: ["application/pdf", xlsx] });
  await scope.transaction((ctx) =>
    notify(ctx, {
      to: { accounts: [akunId] },
      kind: "buku-agenda",
      title: `${bukuName[minta.jenis]} siap diunduh`,
      body: hariRange(minta.dari, minta.sampai),
      link: suratPath.bukuAgenda,
    }),
  );
  await work.progress(surat, surat);
  return { berkasId: id, nama, surat };
}

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

interface Cetakan {
  readonly minta: RequestAgenda;
  readonly kini: Date;
  readonly kertas: Pick<Paper, "letterhead" | "size" | "style">;
  /** Who answers for the book. */
  readonly akhir: readonly Block[];
}

export function print({ kolom, baris }: AgendaContent, { minta, kini, kertas, akhir }: Cetakan): Promise<Uint8Array> {
  const hari = kolom.map(({ kind }) => kind === "date");
  const rows = baris.map((satu) => satu.map((sel, place) => (hari[place] && sel ? formatDay(sel, "short") : sel)));
  return renderPaper({
    ...kertas,
    title: bukuName[minta.jenis],
    subtitle: `${hariRange(minta.dari, minta.sampai)} · ${baris.length.toLocaleString("id-ID")} surat`,
    footer: `Dicetak ${formatMoment(kini)}`,
    orientation: "landscape",
    blocks: [
      {
        kind: "table",
        dense: true,
        columns: kolom,
        rows: rows.length > 0 ? rows : [["", "", "", "", "Tidak ada surat pada periode ini."]],
      },
      ...akhir,
    ],
  });
}

const sheet = ({ kolom, baris }: AgendaContent, { jenis, dari, sampai }: RequestAgenda, akhir: readonly Block[]): Promise<Uint8Array> =>
  makeXlsx({
    above: [bukuName[jenis], hariRange(dari, sampai)],
    below: closingLines(akhir),
    columns: kolom.map(({ label, share, kind }) => ({ label, width: Math.round(share * 18), ...(kind && { kind }) })),
    rows: baris,
  });
