/** Run by reading.ts on one core: asks for each screen over the shared reading connections and over pg's pool, in turns, and prints screens a second. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";

type App = typeof import("../../src/server/app.ts");
type House = Awaited<ReturnType<App["openDependencies"]>>;
type Scope = ReturnType<House["scope"]>;

const [warmUp, measured, turns] = [1_000, 1_500, 3];

const app = (await import(pathToFileURL(join(process.cwd(), "build/server/app.js")).href)) as App;
const resources = await app.openResources();
const house = await app.openDependencies(resources, "production");
const cache = new app.PageCache({ enabled: false, headers: {} });
const withoutCache = { ...house, cache };

/** The same work with the same rights, each question on a free connection of pg's pool. */
const overPool = (scope: Scope): Scope => {
  const read: Scope["read"] = (work) => scope.read((ctx) => resources.database.read((db) => work({ ...ctx, db: db as typeof ctx.db })));
  return { ...scope, read };
};
const pooled: House = {
  ...withoutCache,
  reader: (actor, requestId) => overPool(house.reader(actor, requestId)),
};

const screens = { "home page": "/", news: "/news", "figures of the school": "/profile?tab=data" };
const results: Record<string, { shared: number[]; pool: number[] }> = {};
for (const [name, path] of Object.entries(screens))
  for (const atOnce of [1, 16]) {
    const ways = { shared: app.openHttp(withoutCache), pool: app.openHttp(pooled) };
    const rates = { shared: [] as number[], pool: [] as number[] };
    for (const way of Object.values(ways)) await ask(way, { path, atOnce, milliseconds: warmUp });
    for (let turn = 0; turn < turns; turn++)
      for (const way of ["shared", "pool"] as const) rates[way].push(await ask(ways[way], { path, atOnce, milliseconds: measured }));
    results[`${name}, ${atOnce} at once`] = rates;
  }
console.log(`hasil ${JSON.stringify(results)}`);
await resources.stop();

interface Asking {
  readonly path: string;
  readonly atOnce: number;
  readonly milliseconds: number;
}

async function ask(fetch: ReturnType<App["openHttp"]>, { path, atOnce, milliseconds }: Asking): Promise<number> {
  const begun = performance.now();
  let count = 0;
  const one = async () => {
    while (performance.now() < begun + milliseconds) {
      const answer = await fetch(new Request(`http://localhost${path}`), { address: "127.0.0.1" });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
      count++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return (count * 1000) / (performance.now() - begun);
}
