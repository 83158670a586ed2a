import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { system } from "#kit/access/access.ts";
import { beginAnchors } from "#kit/audit/anchor.server.ts";
import { isCopy } from "#kit/backup/anonymise/is-copy.server.ts";
import { type Backups, openBackups } from "#kit/backup/backups.server.ts";
import { backupBeforeUpgrade } from "#kit/backup/before-upgrade.server.ts";
import { endCutOff } from "#kit/backup/journal.server.ts";
import type { BackupPlan } from "#kit/backup/plan.server.ts";
import { startShipping } from "#kit/backup/ship.server.ts";
import { translateDatabaseError } from "#kit/database/connection/translate-error.server.ts";
import type { Database, DatabaseLocation } from "#kit/database/database.server.ts";
import { probeDisk } from "#kit/database/engine/disk.server.ts";
import type { Installation } from "#kit/database/installation/identity.server.ts";
import { keyFolder } from "#kit/database/installation/keys.server.ts";
import { type Joining, type StartedDatabase, type StartOptions, StartRefusal, startDatabase } from "#kit/database/supervisor.server.ts";
import { claimStore, isMarked } from "#kit/files/claim-store.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { registerProcess } from "#kit/files/process-registry.server.ts";
import { openScan } from "#kit/files/scan.server.ts";
import { openStoreRoot } from "#kit/files/store-root.server.ts";
import { type Health, openHealth } from "#kit/health/health.server.ts";
import { enqueue, installQueue, oldestDue, startJobs } from "#kit/jobs/jobs.server.ts";
import { openMail } from "#kit/mail/mail.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { tellGivenUp } from "#kit/transfer/transfer.server.ts";
import { seedPeriode } from "#seeds/periode.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { lists as registers } from "#src/registers.ts";
import { type Config, originOf, readConfig, silenced } from "./config.ts";
import { type Log, openLog } from "./edge/log.ts";
import { logUnreadablePictures } from "./edge/picture-log.ts";
import { handlersFor, restoreKarantina } from "./handlers.ts";
import { partsOf } from "./health.ts";
import { type ListThreads, openListThreads } from "./imports/list-threads.ts";
import { joinProductDatabase, ofProduct } from "./product-database.ts";
import { productVersion } from "./product-version.ts";
import { endSessionsOfReplacedKeys } from "./replaced-keys.ts";
import { readSchoolFile } from "./school-file.ts";
import { unencryptedConnections } from "./unencrypted.ts";

/** What lives as long as the process. */
export interface Resources {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly files: Files;
  /** Long work on whole lists, beside the thread that serves. */
  readonly lists: ListThreads;
  readonly health: Health;
  readonly backups: Backups;
  /** All people in it are invented: its pages say so. */
  readonly isCopy: boolean;
  /** What other processes of this machine are given, that serve beside this one. */
  readonly handover: Handover;
  /** Ends everything in the reverse order of its start. */
  readonly stop: () => Promise<void>;
}

/** From memory to memory: the keys stand in it. */
export interface Handover {
  readonly database: Joining;
  /** Whose files these are, and what stands before their keys in a bucket. */
  readonly store: { readonly id: string; readonly prefix: string };
  /** Folders on whose disks we write. */
  readonly folders: readonly string[];
  readonly backup: BackupPlan;
  readonly isCopy: boolean;
}

type Closer = () => unknown;
type Opened = Pick<StartedDatabase, "database" | "directory" | "installation" | "joining">;

/** What an operator gives up at this start. */
export interface GivenUp {
  readonly keys?: boolean;
  readonly files?: boolean;
}

interface Start {
  readonly config: Config;
  readonly log: Log;
  readonly givenUp: GivenUp;
}

/** config → disk → database and keys → files → mail → jobs. @throws StartRefusal; what was started until then is stopped */
export async function openResources(config = readConfig(), givenUp: GivenUp = {}): Promise<Resources> {
  const closers: Closer[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    return { ...(await openAll({ config, givenUp, log: openLog(config.logLevel) }, closers)), stop };
  } catch (error) {
    await stop();
    throw asStartRefusal(error);
  }
}

async function openAll(start: Start, closers: Closer[]): Promise<Omit<Resources, "stop">> {
  const { log } = start;
  for (const sentence of [...start.config.unknownSettings, ...unencryptedConnections(start.config)]) log.warn({}, sentence);
  closers.push(logUnreadablePictures(log));
  await probeDisk(start.config.dataDirectory);
  const { database, directory, installation, joining } = await openDatabase(start, closers);
  const store = await claimFiles({ ...start, database, installation }, closers);
  const files = await openStore(start, store);
  const { schoolFile } = start.config;
  const madrasah = schoolFile === undefined ? undefined : await readSchoolFile(schoolFile);
  await database.scope(system("benih awal"), randomUUID()).transaction(async (ctx) => {
    await seedSekolah(ctx, madrasah);
    await seedPeriode(ctx);
    await beginAnchors(ctx);
  });
  const copy = await database.scope(system("mulai"), randomUUID()).read(isCopy);
  const config = copy ? silenced(start.config) : start.config;
  const plan = planOf(config, { database, directory, installation, store });
  const shipper = plan.directory ? startShipping({ ...plan, directory: plan.directory }, log) : null;
  if (shipper) {
    closers.push(shipper.stop);
    // Last of all, after the database.
    closers.unshift(shipper.shipRest);
  }
  const backups = openBackups(plan, shipper, log);
  if (plan.directory) await endCutOff(database.scope(system("mulai"), randomUUID()));
  const mail = config.smtpUrl ? openMail(config.smtpUrl, () => database.scope(system("surat keluar"), randomUUID())) : null;
  if (mail) closers.push(mail.close);
  const lists = openLists(config, joining, database);
  closers.push(lists.close);
  const jobs = startJobs({
    place: database.place,
    handlers: handlersFor({ mail, publicUrl: config.publicUrl, origin: originOf(config), files, lists, backups, log }),
    scopeFor: database.scope,
    log,
    afterRepair: () => database.scope(system("impor"), randomUUID()).transaction((ctx) => tellGivenUp(ctx, registers)),
  });
  closers.push(() => jobs.stop());
  await database.scope(system("mulai"), randomUUID()).transaction((ctx) => enqueue(ctx, restoreKarantina, { payload: {} }));
  const folders = [config.dataDirectory, ...(directory ? [directory] : [])];
  const health = watch({ database, files, folders, log });
  closers.push(health.stop);
  const handover = { database: joining, store, folders, backup: plan, isCopy: copy };
  return { config, log, database, files, lists, health, backups, isCopy: copy, handover };
}

const openLists = ({ dataDirectory, logLevel }: Config, joining: Joining, database: Database): ListThreads =>
  openListThreads({ dataDirectory, logLevel, joining }, database);

const watch = ({ log, ...needed }: Pick<Resources, "database" | "files" | "log"> & Pick<Handover, "folders">): Health =>
  openHealth({ parts: partsOf({ ...needed, jobs: { oldestDue: () => oldestDue(needed.database.pool) } }), log });

/** What a process serves with that another one of this machine has opened: no migration, no jobs, no files to claim. */
export async function joinResources(handover: Handover, told = readConfig()): Promise<Resources> {
  const { isCopy } = handover;
  const config = isCopy ? silenced(told) : told;
  const log = openLog(config.logLevel);
  const database = joinProductDatabase({ ...config, joining: handover.database });
  const lists = openLists(config, handover.database, database);
  const files = await openStore({ config, log }, handover.store);
  const health = watch({ database, files, folders: handover.folders, log });
  const silence = logUnreadablePictures(log);
  const stop = async () => {
    silence();
    health.stop();
    await lists.close();
    await database.close();
  };
  // The log is shipped by the process that started the database, and archives are made there.
  const backups = openBackups(handover.backup, null, log);
  return { config, log, database, files, lists, health, backups, isCopy, handover, stop };
}

/** The server that DATABASE_URL names, or our own, with the tables of the product and of its queue. */
async function openDatabase({ config, log, givenUp }: Start, closers: Closer[]): Promise<Opened> {
  const { dataDirectory: dataDir, databaseUrl: url, databaseAppUrl: appUrl, databaseReadUrl: readUrl } = config;
  const migrationsDir = join(process.cwd(), "migrations");
  const adopts = givenUp.keys ?? false;
  const asOwner = {
    migrationsDir,
    adopts,
    replacedKeys: endSessionsOfReplacedKeys,
    ...(config.upgradeBackup ? { beforeUpgrade: backingUp(config, log) } : {}),
    prepare: (owner: DatabaseLocation) => installQueue(owner, log),
  };
  const started = await startDatabase({ dataDir, url, appUrl, readUrl, ...asOwner, log, ...ofProduct });
  closers.push(started.stop);
  return started;
}

/** What comes before a new version changes the tables. */
const backingUp =
  (config: Config, log: Log): NonNullable<StartOptions["beforeUpgrade"]> =>
  async ({ place, directory }) => {
    log.info({}, "versi baru: basis data dicadangkan dahulu, lalu diperbarui");
    const files = { directory: placeOf(config).directory, s3: config.s3 ?? null };
    const name = await backupBeforeUpgrade({ place, directory, files, ...ownPlan(config) });
    log.info({ nama: name }, "cadangan sebelum pembaruan selesai; npm run rollback dengan versi yang lama kembali ke sana");
  };

const ownPlan = (config: Config) => ({
  dataDirectory: config.dataDirectory,
  keyFolder: keyFolder(config.dataDirectory),
  to: config.backupTo ?? null,
  product: productVersion(),
});

/** Makes sure that the files are those of this installation, and that all its processes keep them in one place. */
async function claimFiles(
  start: Start & { database: Database; installation: Installation },
  closers: Closer[],
): Promise<Handover["store"]> {
  const { config, log, givenUp, database, installation } = start;
  const root = await openStoreRoot(placeOf(config));
  const prefix = await claimStore({ database, root, installation, adopts: givenUp.files ?? false, log });
  closers.push(await registerProcess({ database, root, alone: !config.databaseUrl, log }));
  return { id: installation.id, prefix };
}

const planOf = (
  config: Config,
  { database, directory, installation, store }: Pick<Opened, "database" | "directory" | "installation"> & Pick<Handover, "store">,
): BackupPlan => ({
  place: database.place,
  directory: directory ?? null,
  ...ownPlan(config),
  files: { directory: placeOf(config).directory, s3: config.s3 ?? null, prefix: config.s3 ? store.prefix : "" },
  installation: installation.id,
});

const placeOf = ({ dataDirectory, s3 }: Config) => ({ directory: join(dataDirectory, "berkas"), s3 });

async function openStore({ config, log }: Pick<Start, "config" | "log">, { id, prefix }: Handover["store"]): Promise<Files> {
  const place = placeOf(config);
  const root = await openStoreRoot(place);
  const scan = config.clamd && openScan({ place: config.clamd, log });
  return openFiles({ ...place, prefix, scan, isOurs: () => isMarked(root, { id, prefix }) });
}

function asStartRefusal(error: unknown): unknown {
  if (error instanceof StartRefusal) return error;
  const known = translateDatabaseError(error);
  if (!(known instanceof Refusal) || known.kind !== "unavailable") return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StartRefusal(
    `Basis data tidak dapat dihubungi (${reason}). Periksa DATABASE_URL dan apakah server basis data berjalan.`,
    error,
  );
}
