import { fetchOutside, type OutsideFetch } from "#kit/outgoing/fetch-outside.server.ts";
import { withoutLastSlashes } from "#kit/slashes.ts";
import { readDuration } from "../tautan-video.ts";

/** Where the details of videos are asked for. */
export interface LayananVideo {
  readonly alamat: string;
  readonly kunci: string;
}

export interface VideoDetail {
  /** Seconds; null when the service tells none, e.g. for a live broadcast. */
  readonly durasi: number | null;
  readonly tayangan: string | null;
}

/** Asks for up to 50 videos at once. Videos that the service does not know are not in the answer. @throws Error when it does not answer as it should */
export async function askDetail(
  { alamat, kunci }: LayananVideo,
  ids: readonly string[],
  outside?: OutsideFetch,
): Promise<ReadonlyMap<string, VideoDetail>> {
  const url = new URL(`${withoutLastSlashes(alamat)}/videos`);
  url.search = new URLSearchParams({ part: "contentDetails,statistics", id: ids.join(","), key: kunci }).toString();
  const answer = await fetchOutside(url, outside);
  // The address holds the key, so only the status is told.
  if (answer.status !== 200) throw new Error(`the video service answered ${answer.status}`);
  const body = readJson(answer.body);
  const items = isRecord(body) && Array.isArray(body.items) ? body.items : [];
  return new Map(items.filter(isRecord).flatMap((item) => (typeof item.id === "string" ? [[item.id, detail(item)] as const] : [])));
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // The parser's own words quote the answer, which may repeat the key.
    throw new Error("the video service did not answer in JSON");
  }
}

function detail({ contentDetails, statistics }: Record<string, unknown>): VideoDetail {
  const duration = isRecord(contentDetails) ? contentDetails.duration : undefined;
  const views = isRecord(statistics) ? statistics.viewCount : undefined;
  return {
    durasi: typeof duration === "string" ? readDuration(duration) : null,
    tayangan: typeof views === "string" && /^\d{1,18}$/.test(views) ? views : null,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
