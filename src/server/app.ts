import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import { system } from "#kit/access/access.ts";
import { recordDenied } from "#kit/audit/denied.server.ts";
import { firstAdministratorTautan } from "#modules/akun/index.server.ts";
import { readSekolah } from "#modules/profil/index.server.ts";
import { policy } from "#src/policy.ts";
import { pages } from "#src/routes.ts";
import { calls } from "./calls.ts";
import { originOf } from "./config.ts";
import { examine } from "./doctor/examine.ts";
import { findDatabase, findStructure } from "./doctor/find-database.ts";
import { actorFinder } from "./edge/actor.ts";
import { documentHeaders, pieceHeaders } from "./edge/headers.ts";
import { anonymousLimit, openClientRateLimit } from "./edge/rate-limit.ts";
import { isOurHost } from "./edge/visit.ts";
import { type Dependencies, openHttp } from "./http.ts";
import { type Metrics, openMetrics } from "./metrics/open-metrics.ts";
import { openServed, type Served } from "./metrics/served.ts";
import type { Figures } from "./metrics/traffic.ts";
import { PageCache } from "./page-cache.ts";
import { loadAssets, noAssets } from "./pages/assets.ts";
import { matcher } from "./pages/match.ts";
import { notFoundPath } from "./pages/not-found-path.ts";
import { openRenderer } from "./pages/render.ts";
import { askForFigures, giveFigures } from "./process/figures-of-others.ts";
import { isShareable } from "./process/is-shareable.ts";
import { openListener, openReady, openServer } from "./process/listener.ts";
import { tell } from "./process/messages.ts";
import { close, listen } from "./process/port.ts";
import { askForHandover, openWorkers, type Workers } from "./process/workers.ts";
import { joinResources, openResources, type Resources } from "./resources.ts";

export { commands } from "./commands.ts";
export { openHttp } from "./http.ts";
export { PageCache } from "./page-cache.ts";
export { listen } from "./process/port.ts";
export { toldRefusal } from "./process/workers.ts";
export { openResources } from "./resources.ts";

type Mode = "production" | "development";

export interface Running {
  /** What to tell the person who started it. */
  readonly lines: readonly string[];
  readonly stop: () => Promise<void>;
  /** Replaces the processes that serve, one by one, by what lies on the disk now; where it cannot, the log says why. */
  readonly renew: () => Promise<void>;
  /** Writes down a fault that nobody caught. */
  readonly report: (error: unknown) => void;
}

/** Milliseconds for requests under way. With the jobs' and the database's it stays within the ten seconds that Docker waits. */
const patience = 5_000;

/** The whole product: config → database → files → jobs → http, and backwards at the end. @throws StartRefusal */
export async function start(): Promise<Running> {
  const resources = await openResources();
  const { config, handover, log } = resources;
  return running(resources, async () => {
    const { port, stop, renew } =
      config.workers > 1
        ? await openWorkers({ count: config.workers, handover, log, patience: patience + config.drainSeconds * 1000 })
        : { ...(await serve(resources)), renew: async () => log.warn({}, alone) };
    return { lines: await greeting(resources, originOf(config, port)), stop, renew: () => renewUnlessNewer(resources, renew) };
  });
}

/** One of several processes that serve, with what the first has opened. @param stop ends the process in order */
export async function startWorker(stop: () => void): Promise<Running> {
  const { handover, place } = await askForHandover(stop);
  const resources = await joinResources(handover);
  return running(resources, async () => {
    const { port, stop: close } = await serve(resources, { place, others: askForFigures });
    tell({ kind: "serves", port });
    return { lines: [], stop: close, renew: async () => undefined };
  });
}

/** Begins on open resources; they end after what was begun, and with it when it fails. */
async function running(resources: Resources, begin: () => Promise<Omit<Running, "report">>): Promise<Running> {
  try {
    const { lines, stop, renew } = await begin();
    return {
      ...{ lines, renew },
      stop: async () => {
        await stop();
        await resources.stop();
      },
      report: (error) => resources.log.fatal({ error }, "kesalahan yang tidak tertangani; aplikasi berhenti"),
    };
  } catch (error) {
    await resources.stop();
    throw error;
  }
}

const alone = "proses pelayan diganti satu per satu hanya dengan WORKERS=2 atau lebih; jalankan ulang aplikasi";
const newer = "versi baru mengubah susunan basis data, jadi proses pelayan tidak diganti satu per satu; jalankan ulang aplikasi";

/** Structure is changed by a start alone: as its owner, and with the rights that belong to it. */
async function renewUnlessNewer({ database, log }: Resources, renew: () => Promise<void>): Promise<void> {
  try {
    const { pending } = await database.scope(system("muat ulang"), randomUUID()).read(findStructure);
    if (pending.length > 0) return log.error({ perubahan: pending }, newer);
    await renew();
  } catch (error) {
    log.error({ error }, "proses pelayan tidak dapat diganti; yang lama tetap melayani");
  }
}

async function serve(resources: Resources, beside?: Beside): Promise<Pick<Workers, "port" | "stop">> {
  const { listener, lost, figures } = await openNetwork(resources, "production", beside);
  if (beside) giveFigures(figures);
  const serving = openServer(listener, lost);
  const port = await listen(serving.server, resources.config);
  const stop = async () => {
    resources.health.leave();
    await sleep(resources.config.drainSeconds * 1000);
    await close(serving, patience);
  };
  return { port, stop };
}

/** What the person who started it should know: where it is, and how to become its first administrator. */
export async function greeting({ database }: Resources, origin: string): Promise<string[]> {
  const scope = database.scope(system("mulai"), randomUUID());
  const path = await firstAdministratorTautan(scope);
  const { nama } = await scope.read(readSekolah);
  const first = path ? [`Buat administrator pertama di sini (sekali pakai, berlaku 30 menit): ${origin}${path}`] : [];
  return [`${nama} siap di ${origin}`, ...first];
}

export interface Network {
  readonly listener: RequestListener;
  /** The page that says that there is nothing here. */
  readonly lost: () => Promise<Response>;
  /** What this process counts. */
  readonly figures: Metrics["figures"];
  /** Stops hearing of changes; for development, where a door lives until the code changes. */
  readonly forget: () => void;
}

/** How one of several processes stands among the others. */
interface Beside {
  readonly place: number;
  readonly others: () => Promise<readonly Figures[]>;
}

/** The network's side on open resources. */
export async function openNetwork(resources: Resources, mode: Mode, beside?: Beside): Promise<Network> {
  const served = openServed();
  const house = await openDependencies(resources, mode, { served, ...beside });
  const { publicUrl } = resources.config;
  const { assets, cache, metrics } = house;
  const ready = openReady({ cache, assets, isOurHost: (host) => isOurHost(publicUrl, host), forAnybody: isShareable(pages) });
  const fetch = openHttp(house);
  const deaf = resources.database.listen("content", (tag) => cache.drop(tag));
  return {
    forget: () => {
      deaf();
      metrics.stop();
    },
    figures: metrics.figures,
    lost: () => fetch(new Request(new URL(notFoundPath, publicUrl ?? "http://localhost")), { address: "" }),
    listener: openListener({ fetch, ready, served, takesFiles: fileTakers() }),
  };
}

/** Everything the network needs of the open resources. */
export async function openDependencies(
  resources: Resources,
  mode: Mode,
  { served = openServed(), place = 1, others }: Partial<Beside> & { readonly served?: Served } = {},
): Promise<Dependencies & { readonly metrics: Metrics }> {
  const { config, log, database, files, lists, health, backups, isCopy } = resources;
  const secure = config.publicUrl?.protocol === "https:";
  const cache = new PageCache({ enabled: mode === "production", headers: documentHeaders(secure) });
  return {
    edge: config,
    origin: originOf(config),
    rush: openClientRateLimit(anonymousLimit),
    log,
    policy,
    pages,
    calls,
    files,
    lists,
    fillDemo: async () => {
      const { fillDemoData } = await import("./demo.ts");
      return fillDemoData(database.scope(system("data contoh"), randomUUID()), files, originOf(config));
    },
    backup: backups.plan,
    doctor: async (asking) => examine({ config, serving: await health.report(), database: await findDatabase(asking, database.replica) }),
    sendsMail: config.smtpUrl !== undefined,
    isCopy,
    development: mode === "development",
    render: openRenderer(build, mode, pages),
    assets: mode === "production" ? await loadAssets(join(process.cwd(), build.assetsBuildDirectory), pieceHeaders(secure)) : noAssets,
    findActor: actorFinder(database),
    scope: database.scope,
    screens: database.replica && database.screens,
    denied: (scope, right) => scope.transaction((ctx) => recordDenied(ctx, right)),
    reader: database.reader,
    health: health.report,
    cache,
    metrics: openMetrics({
      token: config.metricsToken,
      pages,
      others,
      traffic: { place, served, cache, pool: database.pool },
      state: { database, plan: backups.plan, health: health.report },
    }),
  };
}

function fileTakers(): (url: string) => boolean {
  const match = matcher(pages);
  const taken = new Set(calls.filter(({ upload }) => upload).map(({ path }) => path.split("/:")[0]));
  return (url) => {
    const path = url.split("?", 1)[0] ?? "/";
    if (path.startsWith("/api/")) return taken.has(path) || taken.has(path.replace(/\/[^/]+$/, ""));
    return match(path).page?.upload !== undefined;
  };
}
