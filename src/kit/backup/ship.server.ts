import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../database/connection/location.server.ts";
import { freeBytes } from "../database/engine/disk.server.ts";
import { openThrottledLog } from "../health/throttled-log.server.ts";
import { continuedFolder } from "./continued.ts";
import { type FileSource, openFileSource } from "./file-source.server.ts";
import { beginRun, forgetSegment, handedOver, logFolderOf, readRun, type Segment } from "./log-archive.server.ts";
import type { BackupPlan } from "./plan.server.ts";
import { listArchives } from "./prune.server.ts";
import { recipients } from "./recovery-key.server.ts";
import { seal, sealedEnding, sealFile } from "./seal.server.ts";
import { openTarget } from "./targets/open-target.server.ts";
import type { BackupTarget } from "./targets/target.ts";

/** Together with the half minute after which the server hands its log over, what a lost disk takes along is less than a minute. */
const pauseMs = 10_000;
/** Bytes of log that may wait for a target that is away, or half of what is free; beyond it the log is let go, and the next archive begins another. */
const mayWait = 2 * 1024 ** 3;
/** So long before an archive was begun a file in it may have been written, and clocks of disks differ. */
const overlapMs = 300_000;
/** With what comes before it, a stop stays within the ten seconds that Docker waits; what is not shipped by then goes with the next start. */
const restPatienceMs = 3_000;

export interface Shipper {
  /** While an archive is made, the log stays beside the database too. @returns the way to let go */
  readonly hold: () => () => void;
  readonly stop: () => Promise<void>;
  /** Once the server has ended, which hands over what is left: a disk that is lost overnight takes nothing along. Waits a few seconds at most. */
  readonly shipRest: () => Promise<void>;
}

type OwnPlan = BackupPlan & { readonly directory: string };

/** Puts the log of our own server, and new files, into the target as they come. What cannot be shipped now waits beside the database. */
export function startShipping(plan: OwnPlan, log: Log): Shipper {
  const stopping = new AbortController();
  const held = new Set<symbol>();
  const state: State = { plan, logFolder: logFolderOf(plan.directory), base: null, known: new Map(), isHeld: () => held.size > 0 };
  const going = keepShipping(state, stopping.signal, log);
  return {
    hold: () => {
      const mark = Symbol("backup");
      held.add(mark);
      return () => {
        held.delete(mark);
        state.base = null;
      };
    },
    stop: async () => {
      stopping.abort();
      await going;
    },
    shipRest: async () => {
      const given = new AbortController();
      const rest = shipOrSay(state, openThrottledLog(log), log).finally(() => given.abort());
      await Promise.race([rest, sleep(restPatienceMs, undefined, { signal: given.signal }).catch(() => undefined)]);
    },
  };
}

interface State {
  readonly plan: OwnPlan;
  readonly logFolder: string;
  /** The archive that is gone on from; null is looked for. */
  base: Base | null;
  /** What is in the target, by folder. */
  readonly known: Map<string, Set<string>>;
  readonly isHeld: () => boolean;
}

interface Base {
  readonly run: string;
  readonly startedAt: Date;
}

async function keepShipping(state: State, stopping: AbortSignal, log: Log): Promise<void> {
  const seldom = openThrottledLog(log);
  while (!stopping.aborted) {
    await shipOrSay(state, seldom, log);
    await sleep(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}

const shipOrSay = (state: State, seldom: ReturnType<typeof openThrottledLog>, log: Log): Promise<void> =>
  ship(state, log).catch((error: unknown) => {
    const said = error instanceof Error ? error.message : String(error);
    seldom.warn(said, { error: said }, "perubahan terbaru belum dapat dikirim ke tempat cadangan");
  });

async function ship(state: State, log: Log): Promise<void> {
  const { plan, logFolder } = state;
  const segments = await handedOver(logFolder);
  await demandRoom(state, segments, log);
  const target = await openTarget(plan.to ?? undefined, plan.dataDirectory);
  try {
    const run = await readRun(logFolder);
    const base = await baseOf(state, target, run);
    // Before the first archive of a run there is nothing to go on from.
    if (!base) return state.isHeld() ? undefined : await forgetAll(segments);
    const shipping = { target, folder: `${continuedFolder(plan.installation)}${run}/`, to: await recipients(plan.keyFolder) };
    // Files before rows: what a row of the log tells of is there.
    if (!plan.files.s3) await shipFiles(state, shipping, base);
    for (const segment of segments) await shipSegment(state, segment, shipping);
  } finally {
    await target.close();
  }
}

async function baseOf(state: State, target: BackupTarget, run: string): Promise<Base | null> {
  if (state.base?.run === run) return state.base;
  const labels = await listArchives(target);
  const newest = labels.find((label) => label.installation === state.plan.installation && label.run === run);
  state.base = newest ? { run, startedAt: new Date(newest.startedAt) } : null;
  return state.base;
}

async function demandRoom({ logFolder, isHeld }: State, segments: readonly Segment[], log: Log): Promise<void> {
  const waiting = segments.reduce((sum, { size }) => sum + size, 0);
  if (isHeld() || waiting < mayWait || waiting < (await freeBytes(logFolder)) / 2) return;
  await beginRun(logFolder);
  await forgetAll(segments);
  log.error(
    { bita: waiting },
    "tempat cadangan terlalu lama tidak terjangkau: perubahan sejak cadangan terakhir baru terlindung oleh cadangan berikutnya",
  );
}

async function forgetAll(segments: readonly Segment[]): Promise<void> {
  for (const segment of segments) await forgetSegment(segment);
}

interface Shipping {
  readonly target: BackupTarget;
  readonly folder: string;
  readonly to: readonly string[];
}

async function shipSegment({ known, isHeld }: State, segment: Segment, { target, folder, to }: Shipping): Promise<void> {
  const name = `${folder}wal/${segment.name}${sealedEnding}`;
  const sent = known.get(`${folder}wal/`) ?? new Set();
  known.set(`${folder}wal/`, sent);
  if (!sent.has(name)) await target.put(name, await sealFile(segment.path, to));
  sent.add(name);
  if (isHeld()) return;
  await forgetSegment(segment);
  sent.delete(name);
}

async function shipFiles({ plan, known }: State, shipping: Shipping, { startedAt }: Base): Promise<void> {
  const folder = `${shipping.folder}berkas/`;
  const sent = known.get(folder) ?? new Set((await shipping.target.list(folder)).map(({ name }) => name));
  known.set(folder, sent);
  const source = openFileSource(plan.files);
  try {
    for (const { path, since } of await source.list()) {
      const name = `${folder}${path}${sealedEnding}`;
      if (sent.has(name) || since.getTime() < startedAt.getTime() - overlapMs) continue;
      if (await shipFile(source, { path, name }, shipping)) sent.add(name);
    }
  } finally {
    source.close();
  }
}

async function shipFile(source: FileSource, { path, name }: { path: string; name: string }, { target, to }: Shipping): Promise<boolean> {
  const content = await source.open(path);
  if (content) await target.put(name, await seal(content, to));
  return content !== null;
}
