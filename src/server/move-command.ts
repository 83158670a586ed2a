import { existsSync } from "node:fs";
import { join } from "node:path";
import { titleOf } from "#kit/backup/targets/title.ts";
import type { DatabaseLocation } from "#kit/database/connection/location.server.ts";
import { moveDatabase } from "#kit/database/copy/move-database.server.ts";
import { startEngine } from "#kit/database/engine/engine.server.ts";
import { StartRefusal } from "#kit/database/engine/start-refusal.ts";
import { installQueue } from "#kit/jobs/jobs.server.ts";
import { type Config, readConfig } from "./config.ts";
import { openLog } from "./edge/log.ts";

interface Outcome {
  readonly lines: readonly string[];
  readonly code: number;
}

const usage = [
  "Pindahkan basis data, selagi aplikasi berhenti, ke basis data yang kosong:",
  "npm run move -- postgres://akun@server/nama   dari basis data bawaan, atau dari DATABASE_URL, ke server itu, dengan kata sandi di PGPASSWORD",
  "npm run move -- bawaan                        dari DATABASE_URL ke basis data bawaan di DATA_DIR",
];

const visible =
  "Kata sandi di dalam perintah terlihat oleh pemakai lain di mesin ini selagi perintah berjalan. Lain kali tulis alamatnya tanpa kata sandi, dan isi PGPASSWORD.";

const own = "bawaan";

/** `npm run move -- <DATABASE_URL>`, and back */
export async function move([to]: readonly string[]): Promise<Outcome> {
  if (!to) return { lines: usage, code: 1 };
  const config = readConfig();
  if (to === own && !config.databaseUrl) throw new StartRefusal("Basis data sudah yang bawaan: DATABASE_URL kosong.");
  if (to !== own && !/^postgres(ql)?:$/.test(URL.canParse(to) ? new URL(to).protocol : "")) throw new StartRefusal(usage.join("\n"));
  if (to === own && isPlaced(config))
    throw new StartRefusal(`Di ${config.dataDirectory} sudah ada basis data bawaan. Pindahkan dahulu folder database ke tempat lain.`);
  const engine = to === own || !config.databaseUrl ? await startEngine({ dataDir: config.dataDirectory, log: openLog("warn") }) : null;
  try {
    const [from, target] = placesOf(config, to, engine?.place);
    const log = openLog("warn");
    const migrationsDir = join(process.cwd(), "migrations");
    const { tables, rows } = await moveDatabase({ from, to: target, migrationsDir, log, prepare: (owner) => installQueue(owner, log) });
    const where = to === own ? "basis data bawaan" : titleOf({ to, dataDirectory: config.dataDirectory });
    const next =
      to === own ? "Kosongkan DATABASE_URL, lalu jalankan npm start." : "Isi DATABASE_URL dengan alamat itu, lalu jalankan npm start.";
    const said = [`${rows.toLocaleString("id-ID")} baris dari ${tables} tabel sudah dipindahkan ke ${where}, dan cocok semua.`, next];
    const warned = to !== own && new URL(to).password ? [visible] : [];
    return { lines: [...said, "Basis data yang lama tidak diubah; jangan dijalankan lagi.", ...warned], code: 0 };
  } finally {
    await engine?.stop();
  }
}

const isPlaced = ({ dataDirectory }: Config): boolean =>
  ["database", "database.location"].some((name) => existsSync(join(dataDirectory, name)));

function placesOf({ databaseUrl }: Config, to: string, engine: DatabaseLocation | undefined): [DatabaseLocation, DatabaseLocation] {
  const present = databaseUrl ? { connectionString: databaseUrl } : engine;
  const wanted = to === own ? engine : { connectionString: to };
  if (!present || !wanted) throw new Error("a move needs two databases");
  return [present, wanted];
}
