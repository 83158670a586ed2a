import { Client } from "pg";
import { pages } from "#src/routes.ts";
import { fillDemo } from "../support/demo.ts";
import { type Product, removeData, startProduct } from "../support/product.ts";
import { addStaff, type SignedIn, signInAs } from "../support/staff.ts";
import { databaseUrl } from "../support/stored.ts";
import type { Figure } from "./figure.ts";
import { growSchool, rememberSchool } from "./grown-school.ts";
import { ms, quantile, timed } from "./times.ts";

const sizes = [1, 10, 100] as const;
const aim = 2;
const [warm, rounds] = [4, 9];

interface Screen {
  readonly address: string;
  readonly ask: () => Promise<number>;
}

type Measured = Map<string, number[]>;

/** Every screen that the menu and its own links lead to, with what a school has, ten times it, a hundred times: what each waits for more. */
export async function grow(): Promise<Figure[]> {
  const product = await startProduct({ dataDir: await fillDemo() });
  const dropped = new Client({ connectionString: databaseUrl(product.dataDir) });
  await dropped.connect();
  const screens = await screensOf(product, dropped);
  await rememberSchool(product);
  const measured: Measured = new Map();
  let before = 1;
  for (const size of sizes) {
    if (size > before) await growSchool(product, before, size - 1);
    before = size;
    console.log(`  ${screens.length} screens at ${size} × …`);
    for (const { address, ask } of screens) measured.set(address, [...(measured.get(address) ?? []), await middle(ask)]);
  }
  await dropped.end();
  await product.stop();
  removeData(product);
  return toFigures(measured);
}

/** Endless where it is not answered at all: that is told with the others. */
const middle = (ask: () => Promise<number>): Promise<number> =>
  middleOf(ask).catch((error: unknown) => {
    console.error(`  ${String(error)}`);
    return Number.POSITIVE_INFINITY;
  });

async function middleOf(ask: () => Promise<number>): Promise<number> {
  for (let nth = 0; nth < warm; nth++) await ask();
  const times: number[] = [];
  for (let nth = 0; nth < rounds; nth++) times.push(await ask());
  return quantile(times, 0.5);
}

/** Public documents anew each time, the portal's pages as the office and as an administrator open them. */
async function screensOf(product: Product, dropped: Client): Promise<Screen[]> {
  const office = await signInAs(product.url, await addStaff(product, "kepala", "tataUsaha", "humas", "panitiaPpdb", "guru"));
  const administrator = await signInAs(product.url, await addStaff(product, "administrator"));
  const documents = pages
    .filter(({ kind, shell, path }) => kind === "document" && shell === "site" && !path.includes(":") && path !== "*")
    .flatMap(({ path, query }) => (query?.includes("cari") ? [path, `${path}?cari=siswa`] : [path]));
  const publicly = documents.map((address) => ({
    address,
    ask: async () => {
      await dropped.query("select pg_notify('content', 'pengaturan')");
      return (await timed(product.url + address)).ms;
    },
  }));
  const found = new Map<string, Screen>();
  for (const headers of [office, administrator]) {
    for (const address of await reachable(product.url, headers)) {
      const [path, asked] = address.split("?");
      const data = `${product.url}${path}.data${asked ? `?${asked}` : ""}`;
      if (!found.has(address)) found.set(address, { address, ask: async () => (await timed(data, { headers })).ms });
    }
  }
  return [...publicly, ...found.values()];
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
  const grown = [...measured].map(([address, times]) => ({ address: nameOf(address), times, ratio: ratioOf(times) }));
  const worst = grown.filter(({ ratio }) => ratio > aim).sort((one, other) => other.ratio - one.ratio);
  const line = ({ times, ratio }: { readonly times: readonly number[]; readonly ratio: number }) =>
    `${times.map(ms).join(" → ")} = ${ratio.toFixed(1)} ×`;
  const ratios = grown.map(({ ratio }) => ratio);
  return [
    {
      what: `${grown.length} screens with a school's data, ten times it, a hundred times: those that wait longer than ${aim} × at a hundred`,
      measured: `${worst.length}; the middle one ${quantile(ratios, 0.5).toFixed(2)} ×, nineteen of twenty ${quantile(ratios, 0.95).toFixed(1)} ×`,
      aim: "0",
      met: worst.length === 0,
    },
    ...worst.map((one) => ({ what: one.address, measured: line(one), aim: `≤ ${aim} ×`, met: false })),
  ];
}

const ratioOf = (times: readonly number[]): number => (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN);

const nameOf = (address: string) => address.replaceAll(/[0-9a-f-]{36}/g, ":id");
