import { digestOf, select } from "#modules/ppdb/seleksi/select.ts";
import { goldenBundle } from "../support/pelamar.ts";
import { type Product, removeData, startProduct } from "../support/product.ts";
import { decide, deskSeleksi, openSeason, publishRules, seenList, signDecision } from "../support/season.ts";
import { query } from "../support/stored.ts";
import type { Figure } from "./figure.ts";
import { emptiestAnswer, emptiestOf, figure, several } from "./request-entry.ts";
import { beside, ms, quantile, timed } from "./times.ts";

const many = 5000;
const turns = 15;

/** The selection of a season with its digest, in turns with reading and sorting the same bundle: the least that any selection does. */
export async function seleksi(): Promise<Figure[]> {
  const bundle = goldenBundle(many);
  const text = JSON.stringify(bundle);
  const [whole, least]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn++) {
    least.push(
      timeOf(() => (JSON.parse(text) as typeof bundle).pelamar.toSorted((one, other) => (other.nilai.tes ?? 0) - (one.nilai.tes ?? 0))),
    );
    whole.push(timeOf(() => digestOf(select(JSON.parse(text) as typeof bundle))));
  }
  const [middle, floor] = [quantile(whole, 0.5), quantile(least, 0.5)];
  return [
    {
      what: `Selection of ${many} applicants on three paths, read, ranked and hashed`,
      measured: `${ms(middle)}, ${(middle / floor).toFixed(1)} × reading and sorting the same bundle (${ms(floor)})`,
      aim: "≤ 2 s",
      met: middle <= 2000,
    },
    ...(await season()),
  ];
}

/** The same season in a running product: the committee's inbox, deciding, and a letter for each family. */
async function season(): Promise<Figure[]> {
  const product = await startProduct();
  const opened = await openSeason(product, many);
  await publishRules(product, opened);
  const { gelombang, first, second } = opened;
  const door = { product, headers: first };
  const [inbox, emptiest] = [await several(door, 20, inboxPages), await emptiestOf(door)];
  const page = await timed(`${product.url}${deskSeleksi}.data`, { headers: first });
  const deciding = await timeWhile(async () => {
    await decide(product, first, { aksi: "usulkan", gelombang, urutan: await seenList(product, opened) });
    await decide(product, second, { aksi: "tetapkan", gelombang });
  });
  await signDecision(product, opened, false);
  const announcing = await timeWhile(() => decide(product, second, { aksi: "umumkan", gelombang }));
  const letters = await timeWhile(() => untilMade(product));
  await product.stop();
  removeData(product);
  return [
    figure(`committee's inbox of ${many} registrations: first page, by state, sought`, inbox, 60),
    {
      what: `page of the selection of ${many}, each time anew; proposing and fixing it; announcing it to all of them`,
      measured: [page.ms, deciding, announcing].map((taken) => `${ms(taken)} = ${beside(taken, emptiest, emptiestAnswer)}`).join("; "),
      aim: "≤ 2 s each",
      met: Math.max(page.ms, deciding, announcing) <= 2000,
    },
    {
      what: `${many} families' letters with their proofs, made in a job`,
      measured: `${(letters / 1000).toFixed(0)} s, ${ms(letters / many)} each = ${beside(letters / many, emptiest, emptiestAnswer)}`,
      aim: "≤ 3 min",
      met: letters <= 180_000,
    },
  ];
}

const inboxPages = ["", "?keadaan=lulus+administrasi&halaman=9", "?cari=calon+12"].map((asked) => `/administration/meja-ppdb.data${asked}`);

async function untilMade({ dataDir }: Product): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < 600_000; await new Promise((resolve) => setTimeout(resolve, 500))) {
    const [row] = await query<{ made: number }>(dataDir, "select count(*)::int as made from surat_seleksi");
    if (row?.made === many) return;
  }
  throw new Error("the letters were never made");
}

async function timeWhile(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function timeOf(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}
