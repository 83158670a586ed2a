import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { makeFolder } from "../support/leftovers.ts";
import { removeData, startProduct } from "../support/product.ts";
import { send } from "../support/registrations.ts";
import { pause, untilReadiness } from "./outage.ts";
import { type Kept, promise } from "./promise.ts";
import { writtenDown } from "./written-down.ts";

/** What the product may open; a service of systemd has 65,536. */
const most = 160;
const exhaustedFor = 10_000;
const newcomers = 5;

/** Strangers hold so many connections that the product can open nothing more: no socket, no file, no line to its database. */
export async function exhaustedHandles(): Promise<Kept[]> {
  if (spawnSync("prlimit", ["--version"]).status !== 0) return [promise("skipped", "this machine has no prlimit", true)];
  const product = await startProduct({ dataDir: makeFolder("latihan") });
  const acknowledged: string[] = [];
  const load = { going: true, retried: 0 };
  const families = Array.from({ length: 6 }, async (_, street) => {
    for (let house = 0; load.going; house++) {
      const one = await send(product.url, { name: `Anak ${house} Jalan ${street}`, deadline: 120_000 });
      acknowledged.push(one.nomor);
      if (one.attempts > 1) load.retried++;
      await pause(500);
    }
  });
  await pause(3_000);
  const pid = String(product.child.pid);
  spawnSync("prlimit", ["--pid", pid, `--nofile=${most}:${most}`]);
  const held = await hold(product.url, most * 2);
  const open = readdirSync(`/proc/${pid}/fd`).length;
  const before = acknowledged.length;
  const turnedAway = (await Promise.all(Array.from({ length: newcomers }, () => isServedAnew(product.url)))).filter((one) => !one).length;
  await pause(exhaustedFor);
  const meanwhile = acknowledged.length - before;
  for (const socket of held) socket.destroy();
  const back = await untilReadiness(product.url, 200);
  const served = await isServedAnew(product.url);
  await pause(3_000);
  load.going = false;
  await Promise.all(families);
  const alive = product.child.exitCode === null;
  const kept = await writtenDown(product.dataDir, acknowledged);
  const left = readdirSync(`/proc/${pid}/fd`).length;
  await product.stop();
  removeData(product);
  return [
    promise("everything it may open was taken", `${open} of ${most} open`, open >= most - 2),
    promise("so much that who comes new is not served", `${turnedAway} of ${newcomers} turned away`, turnedAway === newcomers),
    promise("the application stays up", alive ? "same process" : "ended", alive),
    ...kept,
    promise(
      "who is inside goes on, and whoever is cut off comes through with the same key",
      `${acknowledged.length} registrations, ${meanwhile} of them meanwhile, ${load.retried} after another try`,
      acknowledged.length > before,
    ),
    promise("ready again by itself, and open to who comes new", `after ${Math.round(back)} ms`, back < 30_000 && served),
    promise("nothing stays open", `${left} open afterwards`, left < most - 20),
  ];
}

/** On a connection of its own. */
const isServedAnew = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const asking = get(`${url}/`, { agent: false, timeout: 3_000 }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode === 200));
    });
    asking.once("timeout", () => asking.destroy()).once("error", () => resolve(false));
  });

/** Connections on which nobody ever says anything. */
async function hold(url: string, count: number): Promise<Socket[]> {
  const { port } = new URL(url);
  const sockets = Array.from({ length: count }, () => connect(Number(port), "127.0.0.1").on("error", () => undefined));
  await pause(1_500);
  return sockets;
}
