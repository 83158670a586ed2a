import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { defineScheduledJob } from "#kit/jobs/job.ts";
import type { JobReport } from "#kit/jobs/jobs.server.ts";
import { videoIdIn } from "#kit/markup/youtube.ts";
import type { OutsideFetch } from "#kit/outgoing/fetch-outside.server.ts";
import { readVideoService } from "./set-video-service.server.ts";
import { askDetail, type VideoDetail } from "./video-service.server.ts";

/** Views grow slowly; a few times a day is enough, and far from the service's daily limit. */
export const takeVideoDetail = defineScheduledJob("ambil-rincian-video", {
  cron: "10 */6 * * *",
  retries: 0,
  title: "Mengambil durasi dan jumlah tayangan video",
});

const atOnce = 50;

interface Log {
  readonly warn: (details: object, sentence: string) => void;
}

/** Fetches duration and views of every video. Whatever fails is only a line in the log; what was known stays. @returns what came of it */
export async function takeDetail(scope: Scope, log: Log, outside?: OutsideFetch): Promise<JobReport> {
  const { layanan, video } = await scope.transaction(async (ctx) => ({
    layanan: await readVideoService(ctx),
    video: await knownVideo(ctx),
  }));
  if (layanan === null) return "Layanan video belum diatur.";
  const report = { "rincian video diambil": 0, "kali layanan video tidak menjawab": 0 };
  for (let start = 0; start < video.length; start += atOnce) {
    const bagian = video.slice(start, start + atOnce);
    const kode = [...new Set(bagian.map((satu) => satu.kode))];
    const rincian = await askDetail(layanan, kode, outside).catch(recorded(log));
    if (rincian) await scope.transaction((ctx) => save(ctx, bagian, rincian));
    report["rincian video diambil"] += rincian?.size ?? 0;
    report["kali layanan video tidak menjawab"] += rincian ? 0 : 1;
  }
  return report;
}

interface Dikenal {
  readonly id: string;
  readonly kode: string;
}

async function knownVideo(ctx: ReadCtx): Promise<Dikenal[]> {
  const rows = await ctx.db.selectFrom("video").select(["id", "urlVideo"]).where(notDeleted()).orderBy("id").execute();
  return rows.flatMap(({ id, urlVideo }) => {
    const kode = videoIdIn(urlVideo);
    return kode ? [{ id, kode }] : [];
  });
}

const recorded = (log: Log) => (error: unknown) => {
  log.warn({ error: error instanceof Error ? error.message : "?" }, "Gagal fetch detail YouTube");
  return undefined;
};

async function save(ctx: Ctx, video: readonly Dikenal[], rincian: ReadonlyMap<string, VideoDetail>): Promise<void> {
  for (const { id, kode } of video) {
    const baru = rincian.get(kode);
    if (!baru) continue;
    await ctx.db
      .updateTable("video")
      .set({ ...baru, diambilAt: ctx.now })
      .where("id", "=", id)
      .execute();
  }
  ctx.touch("video");
}
