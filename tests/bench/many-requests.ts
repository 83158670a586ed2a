import { readFileSync } from "node:fs";
import { type Product, removeData, startProduct } from "../support/product.ts";
import { publicPages } from "../support/public-pages.ts";
import { query } from "../support/stored.ts";
import type { Figure } from "./figure.ts";
import { beside, quantile } from "./times.ts";

const rows = 20_000;
const photos = 5_000;
const hostile = [
  "a",
  "qz",
  "%",
  "(a+)+$",
  "'; drop table berita; --",
  "😀",
  "x".repeat(10_240),
  "é".repeat(5_120),
  "\0",
  "madrasah",
  "medali ke-19999",
];
const warmUp = 9;

/** 20,000 news and 5,000 photos: how long a reader waits for a page that no cache answers, and what the application holds after them all. */
export async function many(): Promise<Figure[]> {
  const product = await startProduct();
  await fill(product);
  const { kind, slowest } = await searchUnkindly(product);
  const walked = await walk(product);
  const resident = megabytesOf(product.child.pid ?? 0);
  await product.stop();
  removeData(product);
  const amount = `${rows.toLocaleString("en")} news`;
  return [
    {
      what: `search among ${amount}, slowest of ${hostile.length} unkind searches`,
      measured: `${slowest.toFixed(0)} ms = ${beside(slowest, kind, "a kind one")}`,
      aim: "≤ 50 ms",
      met: slowest <= 50,
    },
    {
      what: `application after ${walked.toLocaleString("en")} different addresses, ${amount} and ${photos.toLocaleString("en")} photos`,
      measured: `${resident} MB`,
      aim: "≤ 300 MB",
      met: resident <= 300,
    },
  ];
}

async function fill({ dataDir }: Product): Promise<void> {
  await query(
    dataDir,
    `insert into berita (slug, name, "desc", content, tanggal, status, terbit_pada)
     select 'uji-' || n, 'Kabar madrasah dengan medali ke-' || n, 'Ringkasan cerita dari kelas dan lapangan nomor ' || n, repeat('Isi. ', 200),
       date '2026-01-01' - n % 3000, 'terbit', timestamptz '2000-01-01'
     from generate_series(1, ${rows}) n`,
  );
  await query(
    dataDir,
    `with g as (
       insert into gambar (kunci, lebar, tinggi, warna, alt, varian, asal)
       select encode(sha256(n::text::bytea), 'hex'), 1600, 1200, '#0f7a4f', 'Kegiatan nomor ' || n,
         (select jsonb_agg(jsonb_build_object('width', w, 'avif', n || '-' || w || '.avif', 'webp', n || '-' || w || '.webp', 'bytes', 20000))
          from unnest(array[400, 800, 1200, 1600]) w), 'uji.jpg'
       from generate_series(1, ${photos}) n returning id)
     insert into foto (gambar_id, urutan) select id, row_number() over () from g`,
  );
  for (const table of ["berita", "gambar", "foto"]) await query(dataDir, `vacuum analyze ${table}`);
}

/** Milliseconds of the slowest, and of searches that are asked for every day, at the median. */
async function searchUnkindly({ url }: Product): Promise<{ kind: number; slowest: number }> {
  const search = async (words: string, page: number): Promise<number> => {
    const begun = performance.now();
    const answer = await fetch(`${url}/news?cari=${encodeURIComponent(words)}&halaman=${page}`);
    const html = await answer.text();
    if (answer.status !== 200 || !html.includes("Berita Madrasah")) throw new Error(`a search was answered ${answer.status}`);
    return performance.now() - begun;
  };
  const kind: number[] = [];
  for (let page = 2; page < 2 + warmUp; page++) kind.push(await search("medali", page));
  const times: number[] = [];
  for (const words of hostile) times.push(await search(words, 1));
  return { kind: quantile(kind, 0.5), slowest: Math.max(...times) };
}

/** Every public page, a thousand news, a hundred pages of lists, and the calls of the API. @returns how many addresses */
async function walk({ url }: Product): Promise<number> {
  const numbered = (count: number, address: (number: number) => string) => Array.from({ length: count }, (_, index) => address(index + 1));
  const addresses = [
    ...publicPages,
    ...numbered(1_000, (number) => `/news?berita=uji-${number}`),
    ...numbered(50, (number) => `/news?halaman=${number}`),
    ...numbered(50, (number) => `/gallery?halaman=${number}`),
    ...["banner", "gallery-photos", "videos", "news", "categoryNews"].map((name) => `/api/${name}`),
  ];
  for (const address of addresses) {
    const answer = await fetch(url + address);
    await answer.arrayBuffer();
    if (answer.status >= 500) throw new Error(`${address} was answered ${answer.status}`);
  }
  return addresses.length;
}

const megabytesOf = (pid: number) =>
  Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024);
