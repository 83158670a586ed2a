import { setTimeout as pause } from "node:timers/promises";
import { type Door, doors, isCall } from "../support/doors.ts";
import { type Body, known } from "../support/hostile-bodies.ts";
import { hostileFiles } from "../support/hostile-files.ts";
import { isTurnedAway, knock, programKeys, staffCookie } from "../support/knock.ts";
import { removeData } from "../support/product.ts";
import { startWatched, type Watched } from "../support/watched.ts";
import { type Kept, promise } from "./promise.ts";
import { readHome } from "./read-home.ts";

const allowed = 100;
const idleMs = 10_000;
/** A shared machine holds everybody up now and then: only what holds the loop each time counts. */
const turns = 4;

interface Walk {
  readonly product: Watched;
  readonly faults: string[];
  asked: number;
  held: number;
}

/** Every door is sent every hostile body, by a person and, where it is a call, by a program, and files that are hard to read: the product answers, and serves everybody else meanwhile. */
export async function beku(): Promise<Kept[]> {
  const product = await startWatched();
  const cookie = await staffCookie(product);
  const program = await programKeys(product);
  const idle = await readHome(product.url, () => pause(idleMs));
  const walk: Walk = { product, faults: [], asked: 0, held: 0 };
  const busy = await readHome(product.url, () => knockEverywhere(walk, [() => ({ cookie }), program]));
  const alive = product.child.exitCode === null;
  await product.stop();
  removeData(product);
  for (const fault of walk.faults.slice(0, 40)) console.log(`  ${fault}`);
  const [before, now] = [p99(idle), p99(busy)];
  return [
    promise("the application stays up", alive ? "same process" : "ended", alive),
    promise(
      "no door answers with a fault of ours",
      `${walk.asked} bodies at ${doors.length} doors, ${walk.faults.length} faults`,
      walk.faults.length === 0,
    ),
    promise(`the event loop is never held over ${allowed} ms`, `longest ${Math.round(walk.held)} ms`, walk.held <= allowed),
    promise("the home page's p99 at most doubles", `${before.toFixed(1)} ms idle, ${now.toFixed(1)} ms meanwhile`, now <= 2 * before),
  ];
}

/** What somebody is known by, anew each time they knock. */
type Who = () => Readonly<Record<string, string>>;

async function knockEverywhere(walk: Walk, everybody: readonly [person: Who, program: Who]): Promise<void> {
  const [person] = everybody;
  for (const door of doors)
    for (const who of isCall(door) ? everybody : [person]) for (const body of known) await meet(walk, { door, body, who });
  for (const { door, body } of await hostileFiles())
    for (const who of isCall(door) ? everybody : [person]) await meet(walk, { door, body, who });
}

async function meet(walk: Walk, { door, body, who }: { readonly door: Door; readonly body: Body; readonly who: Who }): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < turns && least > allowed; turn++) {
    await walk.product.held();
    const answer = await knock(walk.product.url, door, { ...body, headers: { ...body.headers, ...who() } });
    least = Math.min(least, await walk.product.held());
    walk.asked++;
    const { status } = answer;
    if (status >= 500 || status === 0 || isTurnedAway(answer)) walk.faults.push(`${status} ${door.method} ${door.path} ← ${body.name}`);
  }
  walk.held = Math.max(walk.held, least);
  if (least > allowed) walk.faults.push(`held ${Math.round(least)} ms: ${door.method} ${door.path} ← ${body.name}`);
}

const p99 = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
