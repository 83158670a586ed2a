/** Run by rendering.ts on one core: renders one page again and again through the fetch function, and prints pages a second and pages for each second of its own processor time. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

type App = typeof import("../../src/server/app.ts");
type Scope = ReturnType<Awaited<ReturnType<App["openDependencies"]>>["scope"]>;

const warmUp = 2_000;
const measured = 6_000;
const atOnce = 16;

const app = (await import(pathToFileURL(join(process.cwd(), "build/server/app.js")).href)) as App;
const resources = await app.openResources();
const house = await app.openDependencies(resources, "production");
const cache = new app.PageCache({ enabled: false, headers: {} });
const through = app.openHttp({ ...house, cache });
const answers = new Map<string, Promise<unknown>>();
const without = app.openHttp({ ...house, cache, reader: (actor, requestId) => replayed(house.reader(actor, requestId)) });

const pages = { home: "/", missing: "/tidak-ada" };
const results: Record<string, { rate: number; busy: number }> = {};
for (const [name, path] of Object.entries(pages)) {
  results[`${name} without`] = await rate(without, path);
  results[`${name} through`] = await rate(through, path);
}
const elements = ((await (await through(new Request("http://localhost/"), { address: "127.0.0.1" })).text()).match(/<[a-z]/g) ?? []).length;
results["bare elements"] = bareRate(elements);
console.log(`hasil ${JSON.stringify(results)}`);
await resources.stop();

/** As many elements as the home page has, with nothing worked out: what renderToString alone makes of them. */
function bareRate(count: number): { rate: number; busy: number } {
  const tree = () =>
    createElement(
      "main",
      null,
      ...Array.from({ length: count }, (_, at) => createElement("a", { className: "x", href: `/${at}` }, "Kabar")),
    );
  for (const end = performance.now() + warmUp; performance.now() < end; ) renderToString(tree());
  const [begun, cpu] = [performance.now(), process.cpuUsage()];
  let made = 0;
  for (; performance.now() - begun < measured; made++) renderToString(tree());
  const { user, system } = process.cpuUsage(cpu);
  return { rate: (made * 1000) / (performance.now() - begun), busy: (made * 1e6) / (user + system) };
}

/** The answers of the first rendering, known by the work that asked for them. */
function replayed(scope: Scope): Scope {
  const replay: Scope["read"] = <T>(work: Parameters<Scope["read"]>[0]) => {
    const known = answers.get(String(work)) ?? scope.read(work);
    answers.set(String(work), known);
    return known as Promise<T>;
  };
  return { ...scope, read: replay };
}

async function rate(fetch: typeof through, path: string): Promise<{ rate: number; busy: number }> {
  await renderFor(fetch, path, warmUp);
  const [begun, cpu] = [performance.now(), process.cpuUsage()];
  const count = await renderFor(fetch, path, measured);
  const { user, system } = process.cpuUsage(cpu);
  return { rate: (count * 1000) / (performance.now() - begun), busy: (count * 1e6) / (user + system) };
}

async function renderFor(fetch: typeof through, path: string, milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  let count = 0;
  const one = async () => {
    while (performance.now() < end) {
      const answer = await fetch(new Request(`http://localhost${path}`), { address: "127.0.0.1" });
      if (!(await answer.text()).includes("</html>")) throw new Error(`${path} was not rendered`);
      if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
      count++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return count;
}
