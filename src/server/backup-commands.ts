import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { system } from "#kit/access/access.ts";
import { record } from "#kit/audit/audit.server.ts";
import { verifyAudit } from "#kit/audit/verify.server.ts";
import { restoreAnonymised } from "#kit/backup/anonymise/restore-anonymised.server.ts";
import { backupNow, rehearseNow } from "#kit/backup/backup-job.server.ts";
import type { Manifest } from "#kit/backup/manifest.ts";
import { listArchives } from "#kit/backup/prune.server.ts";
import { readIdentity, renewRecoveryKey, spelledIdentity } from "#kit/backup/recovery-key.server.ts";
import { type Restoring, restoreArchive } from "#kit/backup/restore.server.ts";
import { openArchive, openTarget } from "#kit/backup/targets/open-target.server.ts";
import { titleOf } from "#kit/backup/targets/title.ts";
import { StartRefusal } from "#kit/database/engine/start-refusal.ts";
import { keyFolder } from "#kit/database/installation/keys.server.ts";
import { formatMoment, isDay } from "#kit/dates.ts";
import { formatSize } from "#kit/files/kinds.ts";
import { enqueue } from "#kit/jobs/jobs.server.ts";
import { momentAt, zone } from "#kit/time-zone.ts";
import { endEverySession, firstAdministratorTautan } from "#modules/akun/index.server.ts";
import { statements } from "./anonymise/statements.ts";
import { demandNoMore } from "./command-words.ts";
import { type Config, originOf, readConfig } from "./config.ts";
import { openLog } from "./edge/log.ts";
import { openResources, type Resources } from "./resources.ts";
import { askRunning, isRunning } from "./running.ts";

interface Outcome {
  readonly lines: readonly string[];
  readonly code: number;
}

/** What goes wrong is thrown to whoever gave the command, and said there. */
const quietly = (config: Config): Config => ({ ...config, logLevel: "silent" });
const named = (text: string) => system(text);

/** `npm run backup` */
export async function backup(): Promise<Outcome> {
  const config = readConfig();
  const name = isRunning(config)
    ? String(await askRunning(config, backupNow, { sebab: "perintah" }))
    : await opened(config, async ({ backups, database }) => {
        const { label } = await backups.make(database.scope(named("perintah di mesin"), randomUUID()), "perintah");
        return label.name;
      });
  const where = titleOf({ to: config.backupTo ?? null, dataDirectory: config.dataDirectory });
  return { lines: [`Cadangan selesai: ${name}`, `Tempatnya: ${where}`], code: 0 };
}

/** `npm run restore:drill` */
export async function drill(): Promise<Outcome> {
  const config = readConfig();
  if (isRunning(config)) {
    const name = await askRunning(config, rehearseNow, { sebab: "perintah" });
    return { lines: [`Latihan pemulihan berhasil: ${name} dapat dipulihkan utuh.`], code: 0 };
  }
  const { name, rows, files, indexes, auditLines } = await opened(config, ({ backups, database }) =>
    backups.rehearse(database.scope(named("perintah di mesin"), randomUUID()), "perintah"),
  );
  const counted = rows === null ? "" : ` ${rows} baris,`;
  const found = `Cocok:${counted} ${files} berkas, ${indexes} indeks, ${auditLines} baris jejak audit.`;
  return { lines: [`Latihan pemulihan berhasil: ${name} dapat dipulihkan utuh.`, found], code: 0 };
}

/** `npm run backup:key`: a new recovery key, said once. */
export async function recoveryKey(): Promise<Outcome> {
  const { dataDirectory } = readConfig();
  const identity = await renewRecoveryKey(keyFolder(dataDirectory));
  const lines = [
    "Kunci pemulihan baru. Salin ke kertas atau pengelola sandi, jauh dari komputer ini; kunci ini tidak disimpan dan tidak ditampilkan lagi:",
    "",
    spelledIdentity(identity),
    "",
    "Cadangan mulai sekarang terbuka dengan kunci ini. Cadangan yang lama tetap memakai kunci lama.",
  ];
  return { lines, code: 0 };
}

/** `npm run restore -- <archive> [--until "2026-11-24 10:15"] [--anonim]` */
export async function restore(told: readonly string[]): Promise<Outcome> {
  const config = readConfig();
  const { wanted, until, anonymised } = readWish(told);
  if (!wanted) return listed(config);
  const { target, name } = await openArchive(wanted, config.backupTo, config.dataDirectory);
  const identities = [await askIdentity(config)];
  const { dataDirectory } = config;
  const restoring: Restoring = {
    ...{ target, name, identities, dataDirectory, until, log: openLog("warn"), migrationsDir: join(process.cwd(), "migrations") },
    ...{ server: config.databaseUrl ? { connectionString: config.databaseUrl } : undefined, bucket: config.s3 },
  };
  if (anonymised) return copied(config, restoring).finally(target.close);
  const { manifest, segments } = await restoreArchive(restoring).finally(target.close);
  const { intact, lines } = await opened(config, (resources) => settle(resources, { manifest, name, until }));
  const reach = until
    ? formatMoment(until)
    : segments > 0
      ? "perubahan terakhir yang sempat dikirim"
      : formatMoment(new Date(manifest.finishedAt));
  const trail = intact ? `Jejak audit utuh: ${lines} baris.` : "Jejak audit TIDAK utuh; jalankan npm run audit:verify.";
  const said = [
    `${name} sudah dipulihkan ke ${dataDirectory}, sampai ${reach}.`,
    ...placed(config),
    trail,
    "Semua orang perlu masuk lagi. Jalankan npm start: cadangan baru lalu dibuat dengan sendirinya.",
  ];
  return { lines: said, code: intact ? 0 : 1 };
}

function placed({ databaseUrl, s3, dataDirectory }: Config): string[] {
  const rows = databaseUrl ? [`Basis datanya ada di ${titleOf({ to: databaseUrl, dataDirectory })} (DATABASE_URL).`] : [];
  return s3 ? [...rows, `Berkasnya ada di bucket S3 "${s3.bucket}".`] : rows;
}

interface Settling {
  readonly manifest: Manifest;
  readonly name: string;
  readonly until: Date | undefined;
}

/** What a restored database must not go on with, and the line in its trail. */
export async function settle({ database }: Resources, { manifest, name, until }: Settling) {
  const scope = database.scope(named("operator di mesin"), randomUUID());
  await scope.transaction(async (ctx) => {
    await endEverySession(ctx);
    const after = { nama: name, dibuat: manifest.finishedAt, sampai: until?.toISOString() ?? null };
    // What came before belongs to the machine that is gone: nothing goes on from it. Made by the product, not by this command.
    const runAt = new Date(ctx.now.getTime() + 60_000);
    await enqueue(ctx, backupNow, { payload: { sebab: "perintah" }, key: "perintah", runAt });
    await record(ctx, { action: "restore-backup", subject: "cadangan", subjectId: manifest.installation, after });
  });
  return scope.transaction(verifyAudit);
}

export async function opened<T>(config: Config, work: (resources: Resources) => Promise<T>): Promise<T> {
  for (const sentence of config.unknownSettings) process.stderr.write(`${sentence}\n`);
  const resources = await openResources(quietly(config));
  try {
    return await work(resources);
  } finally {
    await resources.stop();
  }
}

async function listed(config: Config): Promise<Outcome> {
  const target = await openTarget(config.backupTo, config.dataDirectory);
  const labels = await listArchives(target).finally(target.close);
  const lines = labels.map(
    ({ name, size, finishedAt }) => `${name}  ${formatSize(size).padStart(9)}  ${formatMoment(new Date(finishedAt))}`,
  );
  const next = `Pulihkan salah satunya ke folder data yang kosong: DATA_DIR=/folder/baru ${how}`;
  return {
    lines: lines.length > 0 ? [`Cadangan di ${target.title}:`, ...lines, next] : [`Belum ada cadangan di ${target.title}.`],
    code: 1,
  };
}

/** `npm run restore -- <archive> --anonim` */
async function copied(config: Config, restoring: Restoring): Promise<Outcome> {
  const { manifest, rows } = await restoreAnonymised({ ...restoring, statements });
  const link = await opened(config, async ({ database }) => {
    const scope = database.scope(named("operator di mesin"), randomUUID());
    await scope.transaction((ctx) =>
      record(ctx, { action: "anonymise", subject: "cadangan", subjectId: "salinan-uji", after: { dibuat: manifest.finishedAt } }),
    );
    return firstAdministratorTautan(scope);
  });
  const said = [
    `Salinan uji dari ${restoring.name} sudah dibuat di ${config.dataDirectory}: ${rows.toLocaleString("id-ID")} baris, semua orang di dalamnya rekaan.`,
    "Kunci, kata sandi, foto, dan dokumen tidak ikut. Salinan ini tidak mengirim surel, dan setiap halamannya bertanda Salinan uji.",
    `Buat administratornya di sini sesudah npm start (sekali pakai, berlaku 30 menit; npm start mencetak yang baru): ${originOf(config)}${link}`,
  ];
  return { lines: said, code: 0 };
}

interface Wish {
  readonly wanted: string | undefined;
  readonly until: Date | undefined;
  readonly anonymised: boolean;
}

function readWish(told: readonly string[]): Wish {
  const anonymised = told.includes("--anonim");
  const rest = told.filter((word) => word !== "--anonim");
  const flag = rest.indexOf("--until");
  const until = flag < 0 ? undefined : readMoment(rest[flag + 1] ?? "");
  const [wanted, ...more] = flag < 0 ? rest : rest.toSpliced(flag, 2);
  // A slip in --anonim or --until would bring back real people, or what was to be left out.
  demandNoMore(wanted?.startsWith("-") ? [wanted] : more, how);
  return { wanted, until, anonymised };
}

const how = 'npm run restore -- NAMA [--until "2026-11-24 10:15"] [--anonim]';

/** As people at the school write it. */
function readMoment(text: string): Date {
  const [, day = "", time = ""] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}[:.]\d{2}(?:[:.]\d{2})?)$/.exec(text.trim()) ?? [];
  const moment = momentAt(day, time.replaceAll(".", ":"));
  if (!isDay(day) || Number.isNaN(moment.getTime()))
    throw new StartRefusal(`Waktu sesudah --until ditulis seperti "2026-11-24 10:15" (${zone.short}).`);
  return moment;
}

async function askIdentity({ recoveryKey }: Config): Promise<string> {
  const typed = recoveryKey ?? (await ask());
  const identity = readIdentity(typed);
  if (!identity)
    throw new StartRefusal(
      "Itu bukan kunci pemulihan. Kunci pemulihan dimulai dengan AGE-SECRET-KEY-1 dan terdiri dari 74 huruf dan angka.",
    );
  return identity;
}

async function ask(): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question("Kunci pemulihan (AGE-SECRET-KEY-1…): ");
  } finally {
    lines.close();
  }
}
