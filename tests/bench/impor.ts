import { setTimeout as pause } from "node:timers/promises";
import { addDays } from "#kit/dates.ts";
import { writeXlsx } from "#kit/documents/spreadsheet.server.ts";
import { readHome } from "../drills/read-home.ts";
import { removeData } from "../support/product.ts";
import { openQuery, query } from "../support/stored.ts";
import { batchOf } from "../support/uploaded-list.ts";
import type { Figure } from "./figure.ts";
import { type Door, openDoor } from "./request-entry.ts";
import { ms, quantile, timed } from "./times.ts";

const count = 1_200;
const page = "/administration/siswa/impor.data";
const heads = [
  "Nama lengkap",
  "NISN",
  "Kelas",
  "Jenis kelamin",
  "Tempat lahir",
  "Tanggal lahir",
  "Alamat",
  "Kecamatan",
  "Nomor telepon",
  "Asal sekolah",
];

/**
 * How often each of them changes while visitors read: of few answers the slowest is no percentile. Between two the same visitors read while
 * nothing else goes on, so that a machine that changes meanwhile changes both.
 */
const rounds = Array.from({ length: 10 }, (_, n) => n + 2);

/** A list of all pupils: first they are new, which is the measure; then each of them changes in three cells while visitors read. */
export async function impor(): Promise<Figure[]> {
  const door = await openDoor();
  const { dataDir, url } = door.product;
  await query(
    dataDir,
    "insert into kelas (nama, tingkat, tahun_ajaran) select 'X.E-' || n, 'X', '2026/2027' from generate_series(1, 30) n",
  );
  // Made before anybody is timed: the machine has few cores.
  const lists = new Map<number, Uint8Array>();
  for (const round of [1, ...rounds]) lists.set(round, await listOf(round));
  const list = (round: number) => lists.get(round) ?? new Uint8Array();
  const watcher = await openQuery(dataDir);
  const fresh = await bring(door, list(1), watcher.query);
  const [idle, busy]: [number[], number[]] = [[], []];
  const all: Brought[] = [];
  for (const round of rounds) {
    idle.push(...(await readHome(url, () => pause(4_000))));
    busy.push(...(await readHome(url, async () => void all.push(await bring(door, list(round), watcher.query)))));
  }
  const changed = { trial: Math.max(...all.map(({ trial }) => trial)), taking: Math.max(...all.map(({ taking }) => taking)) };
  const again = await tryOut(door, list(rounds.at(-1) ?? 1));
  const [stands] = await query<{ n: number }>(dataDir, `select count(*)::int as n from siswa where versi = ${rounds.length + 1}`);
  await watcher.close();
  await door.product.stop();
  removeData(door.product);
  const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
  const [one, other] = [quantile(idle, 0.99), quantile(busy, 0.99)];
  return [
    {
      what: `${count} pupils changed by a list, the slowest of ${rounds.length}: dry run`,
      measured: `${seconds(changed.trial)}, ${(changed.trial / fresh.trial).toFixed(2)} × that of as many new ones`,
      ...{ aim: "≤ 5 s", met: changed.trial <= 5_000 },
    },
    {
      what: `${count} pupils changed by a list: import`,
      measured: `${seconds(changed.taking)}, ${(changed.taking / fresh.taking).toFixed(2)} × that of as many new ones, ${stands?.n} rows changed`,
      ...{ aim: "≤ 5 s, all", met: changed.taking <= 5_000 && stands?.n === count },
    },
    {
      what: "the same list once more",
      measured: again.plan === null ? `no change, ${seconds(again.trial)}` : "changes something",
      ...{ aim: "no change", met: again.plan === null },
    },
    {
      what: "the home page meanwhile, p99",
      measured: `${ms(other)} of ${busy.length}, ${(other / one).toFixed(2)} × idle (${ms(one)} of ${idle.length})`,
      ...{ aim: "≤ 2 × idle", met: other <= 2 * one },
    },
  ];
}

function listOf(round: number): Promise<Uint8Array> {
  const rows = Array.from({ length: count }, (_, n) => {
    const lahir = addDays("2009-01-01", n % 1_000);
    const nisn = `${lahir.slice(1, 4)}${String(n).padStart(7, "0")}`;
    const changing = [`Jl. Merpati ${n * round}`, `Kecamatan ${round}`, `0812${String(n * round).padStart(8, "0")}`];
    return [`Siswa ${n}`, nisn, `X.E-${(n % 30) + 1}`, "Laki-laki", "Palu", lahir, ...changing, "MTsN 1 Palu"];
  });
  return writeXlsx(
    heads.map((label) => ({ label })),
    rows,
  );
}

type Look = Awaited<ReturnType<typeof openQuery>>["query"];

interface Brought {
  readonly trial: number;
  readonly taking: number;
}

/** Milliseconds of a trial, and under which it can be taken in; null where there is nothing to take. */
async function tryOut({ product, headers }: Door, list: Uint8Array): Promise<{ trial: number; plan: string | null }> {
  const upload = new FormData();
  upload.set("aksi", "periksa");
  upload.set("berkas", new File([new Uint8Array(list)], "siswa.xlsx"));
  const { ms: trial, text } = await timed(product.url + page, { method: "POST", headers, body: upload });
  return { trial, plan: await batchOf(product.dataDir, text).catch(() => null) };
}

async function bring(door: Door, list: Uint8Array, look: Look): Promise<Brought> {
  const { trial, plan } = await tryOut(door, list);
  const { product, headers } = door;
  const begun = performance.now();
  await timed(product.url + page, { method: "POST", headers, body: new URLSearchParams({ aksi: "impor", impor: plan ?? "" }) });
  for (;;) {
    const [batch] = await look<{ done: boolean }>(`select done_at is not null as done from import_batch where id = '${plan}'`);
    if (batch?.done) return { trial, taking: performance.now() - begun };
    if (performance.now() - begun > 60_000) throw new Error("the import did not end within a minute");
    await pause(100);
  }
}
