import { join } from "node:path";
import { findRollback, rollBack } from "#kit/backup/roll-back.server.ts";
import { openTarget } from "#kit/backup/targets/open-target.server.ts";
import { isHeld } from "#kit/database/engine/directory-lock.server.ts";
import { StartRefusal } from "#kit/database/engine/start-refusal.ts";
import { formatMoment } from "#kit/dates.ts";
import { opened, settle } from "./backup-commands.ts";
import type { Outcome } from "./commands.ts";
import { readConfig } from "./config.ts";
import { confirmsLoss, explainRollback } from "./confirm-loss.ts";
import { openLog } from "./edge/log.ts";

/** `npm run rollback`, given to the former version: back to the backup that was made before an upgrade. */
export async function rollback([word]: readonly string[]): Promise<Outcome> {
  const config = readConfig();
  const { dataDirectory } = config;
  const migrationsDir = join(process.cwd(), "migrations");
  if (config.databaseUrl) throw new StartRefusal(onServer);
  if (isHeld(dataDirectory)) throw new StartRefusal("Aplikasi masih berjalan. Hentikan dahulu, lalu jalankan perintah ini lagi.");
  const target = await openTarget(config.backupTo, dataDirectory);
  try {
    const { name, product, finishedAt } = await findRollback(target, dataDirectory, migrationsDir);
    const at = formatMoment(new Date(finishedAt));
    if (!confirmsLoss(word)) return { lines: explainRollback({ name, product, at }), code: 1 };
    const aside = join(dataDirectory, `sebelum-rollback-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}Z`);
    const keepsFiles = config.s3 !== undefined;
    const { manifest } = await rollBack({ target, name, dataDirectory, aside, keepsFiles, log: openLog("warn"), migrationsDir });
    const { intact, lines } = await opened(config, (resources) => settle(resources, { manifest, name, until: undefined }));
    const trail = intact ? `Jejak audit utuh: ${lines} baris.` : "Jejak audit TIDAK utuh; jalankan npm run audit:verify.";
    const said = [`Data kembali seperti ${at}, dari ${name}.`, `Yang sebelumnya ada di ${aside}.`, trail, "Semua orang perlu masuk lagi."];
    return { lines: said, code: intact ? 0 : 1 };
  } finally {
    await target.close();
  }
}

const onServer =
  "Perintah ini untuk basis data bawaan. Dengan DATABASE_URL: buat basis data kosong di server itu, isi alamatnya di DATABASE_URL dan folder baru di DATA_DIR, lalu jalankan npm run restore dengan cadangan sebelum pembaruan.";
