import { removeData, startProduct } from "../support/product.ts";
import { registration, send } from "../support/registrations.ts";
import { postmasterOf } from "../support/stored.ts";
import { type Kept, promise } from "./promise.ts";

/** The database dies again and again under load: cached pages go on, forms say "coba lagi", and it heals by itself. */
export async function databaseLost(): Promise<Kept[]> {
  const product = await startProduct();
  const home = await fetch(`${product.url}/`).then((answer) => answer.text());
  const seen = { pages: 0, pagesBad: 0, forms: 0, clear: 0, unclear: new Set<string>() };
  const load = { going: true };
  const loads = [readPages(product.url, { home, seen, load }), ...Array.from({ length: 8 }, () => sendForms(product.url, { seen, load }))];
  const healed: number[] = [];
  for (let round = 0; round < 10; round++) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    const begun = performance.now();
    process.kill(postmasterOf(product.dataDir), "SIGKILL");
    await send(product.url, { name: `Sesudah ${round}` });
    healed.push(performance.now() - begun);
  }
  load.going = false;
  await Promise.all(loads);
  const alive = product.child.exitCode === null;
  await product.stop();
  removeData(product);
  const slowest = Math.round(Math.max(...healed));
  return [
    promise("the application stays up", alive ? "same process" : "ended", alive),
    promise("public cached pages go on", `${seen.pages} answers, ${seen.pagesBad} bad`, seen.pages > 100 && seen.pagesBad === 0),
    promise(
      "forms answer a clear sentence",
      `${seen.clear} of ${seen.forms} refused with "coba lagi"${[...seen.unclear].map((one) => `; unclear: ${one}`)}`,
      seen.clear > 0 && seen.unclear.size === 0,
    ),
    promise("it heals by itself", `slowest ${slowest} ms`, slowest <= 5000),
  ];
}

interface Seen {
  pages: number;
  pagesBad: number;
  forms: number;
  clear: number;
  readonly unclear: Set<string>;
}

async function readPages(url: string, run: { home: string; seen: Seen; load: { going: boolean } }): Promise<void> {
  while (run.load.going) {
    const page = await fetch(`${url}/`)
      .then((answer) => answer.text())
      .catch(() => "");
    run.seen.pages++;
    if (page !== run.home) run.seen.pagesBad++;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function sendForms(url: string, run: { seen: Seen; load: { going: boolean } }): Promise<void> {
  while (run.load.going) {
    const answer = await fetch(`${url}/api/registerSiswa`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(registration()),
    });
    const body = (await answer.json()) as { error?: string };
    run.seen.forms++;
    if (answer.status === 503 && /coba lagi/i.test(body.error ?? "") && answer.headers.has("retry-after")) run.seen.clear++;
    else if (answer.status !== 201 && answer.status !== 429) run.seen.unclear.add(`${answer.status} ${body.error}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
