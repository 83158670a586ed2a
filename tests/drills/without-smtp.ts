import { createServer } from "node:net";
import { SMTPServer } from "smtp-server";
import { makeFolder } from "../support/leftovers.ts";
import { freePort, removeData, startProduct } from "../support/product.ts";
import { post, registration } from "../support/registrations.ts";
import { pause } from "./outage.ts";
import { type Kept, promise } from "./promise.ts";
import { writtenDown } from "./written-down.ts";

const [before, during] = [10, 20];

/** The mail server goes away, first by refusing and then by saying nothing, while families send and want their proof by e-mail. */
export async function withoutSmtp(): Promise<Kept[]> {
  const port = await freePort();
  const received: string[] = [];
  const first = await openMailbox(port, received);
  const product = await startProduct({ dataDir: makeFolder("latihan"), env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const acknowledged: string[] = [];
  const slowest = { ms: 0 };
  const send = async (place: number) => {
    const begun = performance.now();
    const answer = await post(product.url, { ...registration(`Anak ${place}`), email: `wali${place}@contoh.example` });
    slowest.ms = Math.max(slowest.ms, performance.now() - begun);
    const { nomor } = (await answer.json()) as { nomor?: string };
    if (answer.status === 201 && nomor) acknowledged.push(nomor);
  };
  for (let place = 0; place < before; place++) await send(place);
  await until(() => received.length >= before, 30_000);
  const atFirst = received.length;
  await first();
  for (let place = before; place < before + during; place++) await send(place);
  // It listens, and says nothing: the way out that costs most patience.
  const silent = createServer();
  await new Promise<void>((listening) => silent.listen(port, "127.0.0.1", listening));
  await pause(5_000);
  const ready = (await fetch(`${product.url}/health/ready`)).status;
  silent.close();
  await pause(1_000);
  const again = await openMailbox(port, received);
  const back = performance.now();
  const all = before + during;
  await until(() => new Set(received).size >= all, 240_000);
  const seconds = (performance.now() - back) / 1000;
  const kept = await writtenDown(product.dataDir, acknowledged);
  const alive = product.child.exitCode === null;
  await product.stop();
  await again();
  removeData(product);
  const different = new Set(received).size;
  return [
    promise("the application stays up and ready", alive ? `same process, ${ready}` : "ended", alive && ready === 200),
    ...kept,
    promise("no family waits for the mail server", `slowest answer ${Math.round(slowest.ms)} ms`, slowest.ms < 5_000),
    promise(
      "every family's proof arrives once it is back",
      `${atFirst} before, ${different} of ${all} after ${seconds.toFixed(0)} s`,
      different === all,
    ),
    promise("none arrives twice", `${received.length} letters`, received.length === different),
  ];
}

/** Keeps to whom each letter went. @returns the way to close it */
async function openMailbox(port: number, received: string[]): Promise<() => Promise<void>> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      stream.resume().once("end", () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return () => new Promise((closed) => server.close(() => closed()));
}

async function until(isDone: () => boolean, mostMs: number): Promise<void> {
  const begun = performance.now();
  while (!isDone() && performance.now() - begun < mostMs) await pause(100);
}
