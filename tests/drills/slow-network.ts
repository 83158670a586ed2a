import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { makeFolder } from "../support/leftovers.ts";
import { removeData, startProduct } from "../support/product.ts";
import { send } from "../support/registrations.ts";
import { pause } from "./outage.ts";
import { type Kept, promise } from "./promise.ts";
import { writtenDown } from "./written-down.ts";

/** A telephone at the edge of its cell: bytes a second each way, milliseconds until they arrive, and one line in so many that breaks. */
const line = { bytes: 3_000, latency: 700, breaksOneIn: 4 };
/** Looked at so many times for so long: what really holds readers up shows each time, what else the machine does does not. */
const [windows, windowMs] = [5, 9_000];
const houses = 24;

/** Families whose network drips and breaks send for the better part of a minute, many at once; others go on reading. */
export async function slowNetwork(): Promise<Kept[]> {
  const product = await startProduct({ dataDir: makeFolder("latihan") });
  const idle = await readHome(product.url);
  const drip = await openDrip(new URL(product.url).port);
  const acknowledged: { nomor: string; attempts: number; ms: number }[] = [];
  const load = { going: true };
  const families = Array.from({ length: houses }, async (_, house) => {
    for (let child = 0; load.going; child++)
      acknowledged.push(await send(drip.url, { name: `Anak ${child} Rumah ${house}`, deadline: 180_000 }));
  });
  const busy: number[] = [];
  for (let window = 0; window < windows; window++) busy.push(p99(await readHome(product.url)));
  load.going = false;
  await Promise.all(families);
  drip.close();
  const kept = await writtenDown(
    product.dataDir,
    acknowledged.map(({ nomor }) => nomor),
  );
  const alive = product.child.exitCode === null;
  await product.stop();
  removeData(product);
  const again = acknowledged.filter(({ attempts }) => attempts > 1).length;
  const [before, now] = [p99(idle), Math.min(...busy)];
  const slowest = Math.max(...acknowledged.map(({ ms }) => ms)) / 1000;
  return [
    promise("the application stays up", alive ? "same process" : "ended", alive),
    promise(
      "the network was slow and broke",
      `${drip.broken()} of ${drip.opened()} lines broke, the slowest sending took ${slowest.toFixed(1)} s`,
      drip.broken() >= 4,
    ),
    ...kept,
    promise(
      "who was cut off comes through with the same key",
      `${acknowledged.length} registrations, ${again} after another try`,
      again > 0,
    ),
    promise(
      "who reads beside them does not wait",
      `home page p99 ${before.toFixed(1)} ms idle, ${now.toFixed(1)} ms meanwhile (the least of ${windows} looks, at most ${Math.max(...busy).toFixed(1)})`,
      now <= Math.max(2 * before, before + 20),
    ),
  ];
}

/** Passes everything on, slowly, and cuts some lines in the middle of an answer. */
async function openDrip(port: string) {
  const seen = { opened: 0, broken: 0 };
  const server: Server = createServer((from) => {
    seen.opened++;
    const to = connect(Number(port), "127.0.0.1");
    const breaks = seen.opened % line.breaksOneIn === 0;
    for (const socket of [from, to]) socket.on("error", () => undefined).on("close", () => [from, to].map((one) => one.destroy()));
    void dripInto(from, to);
    void dripInto(to, from, () => {
      if (!breaks) return false;
      seen.broken++;
      return true;
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return { url: `http://localhost:${address.port}`, opened: () => seen.opened, broken: () => seen.broken, close: () => server.close() };
}

async function dripInto(from: Socket, to: Socket, breaks: () => boolean = () => false): Promise<void> {
  try {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      await sleep(line.latency);
      if (breaks()) return void from.destroy();
      for (let at = 0; at < chunk.length; at += 300) {
        to.write(chunk.subarray(at, at + 300));
        await sleep((300 / line.bytes) * 1000);
      }
    }
    to.end();
  } catch {
    // The line broke, as lines here do.
    to.destroy();
  }
}

/** Milliseconds of each answer for a while, in a thread of its own. */
async function readHome(url: string): Promise<number[]> {
  const reader = new Worker(new URL("home-reader.ts", import.meta.url), { workerData: url });
  await once(reader, "online");
  await pause(windowMs);
  reader.postMessage("enough");
  const [times] = (await once(reader, "message")) as [number[]];
  return times;
}

const p99 = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
