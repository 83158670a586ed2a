import { rmSync } from "node:fs";
import { makeFolder } from "../support/leftovers.ts";
import { freePort, type Product, startProduct } from "../support/product.ts";
import { openSeason, send } from "../support/season.ts";
import { query } from "../support/stored.ts";
import { kill, victims } from "./kill.ts";
import { type Kept, promise } from "./promise.ts";

const many = 200;
const rounds = Number(process.env.DRILL_ROUNDS ?? 12);
const patience = 240_000;
const desk = "/administration/meja-ppdb";

interface Row {
  readonly id: string;
  readonly versi: number;
  readonly keadaan: string;
}

/** kill -9 while two hundred registrations are given back at once, and pressed again as it was seen: each is whole, and asked of its family once. */
export async function manyBroken(): Promise<Kept[]> {
  const [dataDir, port] = [makeFolder("latihan"), await freePort()];
  let product = await startProduct({ dataDir, port });
  const { first } = await openSeason(product, many);
  await query(dataDir, "update pendaftaran set keadaan = 'terkirim'");
  const seen = await rows(dataDir, many);
  const baris = seen.map(({ id, versi }) => `${id} ${versi}`).join();
  const fields = { aksi: "jalankan", tindakan: "kembalikan", sebab: "belum-lengkap", catatan: "Kirim rapor semester lima.", baris };
  const half: string[] = [];
  const reached: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const sent = send(product.url, desk, first, fields).catch(() => undefined);
    await pause(150 + round * 100);
    product = await kill(product, victims[round % 3] ?? "aplikasi", { dataDir, port });
    await sent;
    await untilReady(product);
    reached.push(await look(dataDir, half));
  }
  const answer = await send(product.url, desk, first, fields);
  const whole = await look(dataDir, half);
  const { steps, families, asked } = await one<{ steps: number; families: number; asked: number }>(
    dataDir,
    `select count(*)::int as steps, count(distinct pendaftaran_id)::int as families,
       (select count(*)::int from kabar_perbaikan where versi = 1) as asked from langkah_pendaftaran where ke = 'perlu perbaikan'`,
  );
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return [
    promise("no row is half changed", half.join("; ") || "whole each time", half.length === 0),
    promise(
      "it was cut off in the midst",
      reached.join(", "),
      reached.some((count) => count > 0 && count < many),
    ),
    promise("pressed again, the rest is done", `${whole} of ${many}, answer ${answer.status}`, whole === many && answer.status === 200),
    promise(
      "each family is asked once",
      `${steps} steps, ${families} families, ${asked} letters to come`,
      steps === many && families === many && asked === many,
    ),
  ];
}

async function look(dataDir: string, half: string[]): Promise<number> {
  const { done, torn } = await one<{ done: number; torn: number }>(
    dataDir,
    `select count(*) filter (where keadaan = 'perlu perbaikan')::int as done, count(*) filter (where (
        (keadaan = 'perlu perbaikan')::int, (keadaan = 'perlu perbaikan')::int, (keadaan = 'perlu perbaikan')::int
      ) is distinct from (
        (select count(*)::int from langkah_pendaftaran where pendaftaran_id = pendaftaran.id and ke = 'perlu perbaikan'),
        (select count(*)::int from audit where subject_id = pendaftaran.id::text and action = 'update' and after->>'keadaan' = 'perlu perbaikan'),
        (select count(*)::int from kabar_perbaikan where pendaftaran_id = pendaftaran.id)
      ))::int as torn from pendaftaran`,
  );
  if (torn > 0) half.push(`${torn} of ${done} torn`);
  process.stdout.write(".");
  return done;
}

const rows = (dataDir: string, most: number): Promise<readonly Row[]> =>
  query<Row & object>(dataDir, `select id, versi, keadaan from pendaftaran order by nomor limit ${most}`);

/** A database that was killed a moment ago is not always seen to be gone yet. */
async function one<Found extends object>(dataDir: string, statement: string): Promise<Found> {
  for (const begun = performance.now(); ; await pause(200)) {
    const found = await query<Found>(dataDir, statement).catch((error: unknown) => {
      if (performance.now() - begun > patience) throw error;
    });
    if (found?.[0]) return found[0];
  }
}

async function untilReady({ url }: Product): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < patience; await pause(100)) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error("never ready again");
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
