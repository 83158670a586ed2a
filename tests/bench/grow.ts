import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { pages } from "#src/routes.ts";
import { fillDemo } from "../support/demo.ts";
import { copyFolder } from "../support/leftovers.ts";
import { type Product, removeData, startProduct } from "../support/product.ts";
import { addStaff, type SignedIn, signInAs } from "../support/staff.ts";
import { databaseUrl } from "../support/stored.ts";
import type { Figure } from "./figure.ts";
import { growSchool, rememberSchool } from "./grown-school.ts";
import { ms, quantile, timed } from "./times.ts";

const sizes = [10, 100] as const;
const aim = 2;
const [warm, rounds] = [4, 9];

interface Screen {
  readonly address: string;
  readonly ask: (product: Product) => Promise<number>;
}

/** What a screen took of the school as it is and of the grown one, in turns, at each size. */
type Measured = Map<string, { readonly school: number; readonly grown: number }[]>;

/**
 * Every screen that the menu and its own links lead to, with ten times and a hundred times what a school has, each time in turns with the
 * school itself: what each waits for more.
 */
export async function grow(): Promise<Figure[]> {
  const begun = await startProduct({ dataDir: await fillDemo() });
  const office = await signInAs(begun.url, await addStaff(begun, "kepala", "tataUsaha", "humas", "panitiaPpdb", "guru"));
  const people = [office, await signInAs(begun.url, await addStaff(begun, "administrator"))];
  await rememberSchool(begun);
  await begun.stop();
  const school = await startProduct({ dataDir: copyFolder(begun.dataDir, "contoh") });
  const grown = await startProduct({ dataDir: begun.dataDir });
  const databases = new Map<Product, Client>();
  for (const product of [school, grown]) {
    const database = new Client({ connectionString: databaseUrl(product.dataDir) });
    await database.connect();
    databases.set(product, database);
  }
  const screens = [...publicScreens(databases), ...(await portalScreens(school, people))];
  const measured: Measured = new Map();
  let before = 1;
  for (const size of sizes) {
    await growSchool(grown, before, size - 1);
    before = size;
    console.log(`  ${screens.length} screens at ${size} × …`);
    for (const { address, ask } of screens)
      measured.set(address, [...(measured.get(address) ?? []), await inTurns(ask, { school, grown })]);
  }
  for (const [product, database] of databases) {
    await database.end();
    await product.stop();
    removeData(product);
  }
  return toFigures(measured);
}

/** The least of the rounds: what other programs on the machine add is no growth. Endless where it is not answered at all: that is told with the others. */
async function inTurns(ask: Screen["ask"], { school, grown }: { readonly school: Product; readonly grown: Product }) {
  const times = { school: [] as number[], grown: [] as number[] };
  for (let nth = 0; nth < warm + rounds; nth++) {
    for (const [which, product] of [
      ["school", school],
      ["grown", grown],
    ] as const) {
      const time = await ask(product).catch((error: unknown) => {
        if (nth === 0) console.error(`  ${String(error)}`);
        return Number.POSITIVE_INFINITY;
      });
      if (nth >= warm) times[which].push(time);
    }
  }
  return { school: Math.min(...times.school), grown: Math.min(...times.grown) };
}

/** Documents, each drawn anew. */
function publicScreens(databases: ReadonlyMap<Product, Client>): Screen[] {
  const documents = pages
    .filter(({ kind, shell, path }) => kind === "document" && shell === "site" && !path.includes(":") && path !== "*")
    .flatMap(({ path, query }) => (query?.includes("cari") ? [path, `${path}?cari=siswa`] : [path]));
  return documents.map((address) => ({
    address,
    ask: async (product) => {
      await databases.get(product)?.query("select pg_notify('content', 'pengaturan')");
      // Until every page that was held is dropped.
      await pause(50);
      return (await timed(product.url + address)).ms;
    },
  }));
}

/** Pages as the office and as an administrator open them. */
async function portalScreens(school: Product, people: readonly SignedIn[]): Promise<Screen[]> {
  const found = new Map<string, Screen>();
  for (const person of people) {
    for (const address of await reachable(school.url, { ...person, origin: school.url })) {
      const [path, asked] = address.split("?");
      const data = `${path}.data${asked ? `?${asked}` : ""}`;
      const ask = async ({ url }: Product) => (await timed(url + data, { headers: { ...person, origin: url } })).ms;
      if (!found.has(address)) found.set(address, { address, ask });
    }
  }
  return [...found.values()];
}

/** The pages of the portal that this person may open; of those about one row the first that a page links to; and a search of each that has one. */
async function reachable(url: string, headers: SignedIn): Promise<string[]> {
  const portal = pages.filter(({ kind, shell, path }) => kind === "application" && shell === "portal" && !path.startsWith("/__"));
  const open = new Set<string>();
  const linked = new Set<string>();
  const visit = async (address: string) => {
    const answer = await fetch(url + address, { headers, redirect: "manual" });
    const html = await answer.text();
    if (answer.status !== 200) return;
    open.add(address);
    for (const [, href] of html.matchAll(/href="(\/[^"#]*)"/g)) linked.add((href ?? "").replaceAll("&amp;", "&"));
    if (/name="cari"/.test(html) && !address.includes("?")) open.add(`${address}?cari=siswa`);
  };
  for (const { path } of portal) if (!path.includes(":") && !/\/(impor|templat)\b/.test(path)) await visit(path);
  for (const { path } of portal.filter((page) => page.path.includes(":"))) {
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, "[0-9a-f-]{36}")}$`);
    const first = [...linked].find((href) => pattern.test(href));
    if (first) await visit(first);
  }
  for (const tab of [...linked].filter((href) => /^[^?]+\?tab=[\w-]+$/.test(href) && open.has(href.split("?")[0] ?? ""))) await visit(tab);
  return [...open];
}

function toFigures(measured: Measured): Figure[] {
  const grown = [...measured].map(([address, sizes]) => ({ address: nameOf(address), sizes, ratio: ratioOf(sizes.at(-1)) }));
  const worst = grown.filter(({ ratio }) => ratio > aim).sort((one, other) => other.ratio - one.ratio);
  const line = ({ sizes, ratio }: (typeof grown)[number]) => {
    const last = sizes.at(-1);
    return `${ms(last?.grown ?? Number.NaN)} beside ${ms(last?.school ?? Number.NaN)} = ${ratio.toFixed(1)} × (${ratioOf(sizes[0]).toFixed(1)} × at ten times)`;
  };
  const ratios = grown.map(({ ratio }) => ratio);
  return [
    {
      what: `${grown.length} screens with ten times and a hundred times a school's data: those that wait longer than ${aim} × at a hundred`,
      measured: `${worst.length}; the middle one ${quantile(ratios, 0.5).toFixed(2)} ×, nineteen of twenty ${quantile(ratios, 0.95).toFixed(1)} ×`,
      aim: "0",
      met: worst.length === 0,
    },
    ...worst.map((one) => ({ what: one.address, measured: line(one), aim: `≤ ${aim} ×`, met: false })),
  ];
}

const ratioOf = (times: { readonly school: number; readonly grown: number } | undefined): number =>
  times ? times.grown / times.school : Number.NaN;

const nameOf = (address: string) => address.replaceAll(/[0-9a-f-]{36}/g, ":id");
