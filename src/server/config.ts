import { resolve } from "node:path";
import { z } from "zod";
import { isNetwork, isWider, plainNetwork } from "#kit/access/networks.server.ts";
import { readSftpAddress, sftpForm, withProofs } from "#kit/backup/targets/sftp-address.ts";
import { StartRefusal } from "#kit/database/engine/start-refusal.ts";
import { unknownSettings } from "./unknown-settings.ts";

/** The settings, checked. `.env.example` explains each of them. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** One that systemd has opened for us, and that stays open while we are started again; then port and host are its own. */
  readonly socket: number | undefined;
  /** How long to go on serving after /health/ready has begun to say that this process stops. */
  readonly drainSeconds: number;
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  /** A login of lesser rights on that server, for serving. */
  readonly databaseAppUrl: string | undefined;
  /** A server that streams from it, for screens that only show. */
  readonly databaseReadUrl: string | undefined;
  /** Origin under which people reach the product; undefined on a machine of one's own. */
  readonly publicUrl: URL | undefined;
  readonly s3: S3 | undefined;
  readonly smtpUrl: string | undefined;
  /** Where backups go; a folder beside the data when undefined. */
  readonly backupTo: string | undefined;
  /** Typed from paper, for a restore without a person at the keyboard. */
  readonly recoveryKey: string | undefined;
  /** Whether a backup is made before the tables of a database in use are changed. */
  readonly upgradeBackup: boolean;
  /** Where clamd listens: a socket of the machine, or a host and port. */
  readonly clamd: { readonly path: string } | { readonly host: string; readonly port: number } | undefined;
  readonly trustedProxies: readonly string[];
  /** Opens /metrics to who asks from another machine; without it only this one may. */
  readonly metricsToken: string | undefined;
  /** Which school a first start is for; the one that the product was made for when undefined. */
  readonly schoolFile: string | undefined;
  readonly logLevel: (typeof levels)[number];
  /** Processes that serve; with one, the process that starts everything serves itself. */
  readonly workers: number;
  /** What was meant for us and is not read, in sentences. */
  readonly unknownSettings: readonly string[];
}

interface S3 {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const levels = ["trace", "debug", "info", "warn", "error", "silent"] as const;

export type Environment = Readonly<Record<string, string | undefined>>;

/** @throws StartRefusal that names the setting and what it should be */
export function readConfig(environment: Environment = process.env): Config {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const read = settings.safeParse(filled);
  if (!read.success) throw new StartRefusal(read.error.issues.map(({ message }) => message).join(" "), read.error);
  const told = read.data;
  return {
    port: told.PORT,
    host: told.HOST,
    socket: givenSocket(environment),
    drainSeconds: told.DRAIN_SECONDS,
    dataDirectory: resolve(told.DATA_DIR),
    databaseUrl: told.DATABASE_URL,
    databaseAppUrl: told.DATABASE_URL && told.DATABASE_APP_URL,
    databaseReadUrl: told.DATABASE_URL && told.DATABASE_READ_URL,
    publicUrl: told.PUBLIC_URL,
    s3: readS3(told),
    smtpUrl: told.SMTP_URL,
    backupTo: readBackupTo(told),
    recoveryKey: told.RECOVERY_KEY,
    upgradeBackup: told.UPGRADE_BACKUP === "on",
    clamd: told.CLAMD,
    trustedProxies: told.TRUSTED_PROXIES,
    metricsToken: told.METRICS_TOKEN,
    schoolFile: told.SCHOOL_FILE && resolve(told.SCHOOL_FILE),
    logLevel: told.LOG_LEVEL,
    workers: told.WORKERS,
    unknownSettings: unknownSettings(environment, knownSettings),
  };
}

/** The first of the sockets that systemd gives to a program (sd_listen_fds); workers have it from the process that started them. */
function givenSocket({ LISTEN_FDS, LISTEN_PID }: Environment): number | undefined {
  return LISTEN_FDS === "1" && [process.pid, process.ppid].includes(Number(LISTEN_PID)) ? 3 : undefined;
}

/** Where people reach the product. @param port the one it listens on */
export const originOf = ({ publicUrl, port: wanted }: Pick<Config, "publicUrl" | "port">, port = wanted): string =>
  publicUrl?.origin ?? `http://localhost:${port}`;

/** For a copy for testing: it sends no mail, and its backups stay beside its data. */
export const silenced = (config: Config): Config => ({ ...config, smtpUrl: undefined, backupTo: undefined });

/** React and its kin choose their build by this name, so it is set before any of them is loaded. */
export function nameMode(mode: "production" | "development"): void {
  process.env.NODE_ENV = mode;
}

const address = (sentence: string, protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), sentence);

const portSentence = "PORT harus berupa angka antara 0 dan 65535.";
/** What our own database has connections for. */
const mostWorkers = 8;
const workersSentence = `WORKERS harus berupa angka antara 1 dan ${mostWorkers}.`;
/** Systemd and its kin lose patience soon after. */
const mostDrain = 20;
const drainSentence = `DRAIN_SECONDS harus berupa angka antara 0 dan ${mostDrain}.`;
const publicUrl = "PUBLIC_URL harus berupa alamat tanpa jalur, misalnya https://madrasah.sch.id.";

/** Wider than any house or provider. The networks that houses give themselves are wider than those that are given out. */
function trustsTheWorld(network: string): boolean {
  const plain = plainNetwork(network);
  return plain !== undefined && isWider(plain, { v4: 8, v6: plain.startsWith("fd") ? 8 : 16 });
}

const settings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, portSentence)
    .transform(Number)
    .refine((port) => port <= 65_535, portSentence)
    .default(3000),
  HOST: z.string().default("0.0.0.0"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: address("DATABASE_URL harus berupa alamat postgres://…", ["postgres:", "postgresql:"]).optional(),
  DATABASE_APP_URL: address("DATABASE_APP_URL harus berupa alamat postgres://…", ["postgres:", "postgresql:"]).optional(),
  DATABASE_READ_URL: address("DATABASE_READ_URL harus berupa alamat postgres://…", ["postgres:", "postgresql:"]).optional(),
  PUBLIC_URL: address(publicUrl, ["http:", "https:"])
    .transform((text) => new URL(text))
    .refine(({ pathname, search, hash, username }) => pathname === "/" && !search && !hash && !username, publicUrl)
    .optional(),
  S3_ENDPOINT: address("S3_ENDPOINT harus berupa alamat http(s)://…", ["http:", "https:"]).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: address("SMTP_URL harus berupa alamat smtp://… atau smtps://…", ["smtp:", "smtps:"]).optional(),
  BACKUP_TO: z.string().trim().optional(),
  BACKUP_SSH_HOST_KEY: z
    .string()
    .trim()
    .regex(
      /^SHA256:[A-Za-z0-9+/]{43}=?$/,
      "BACKUP_SSH_HOST_KEY harus berupa sidik jari kunci server cadangan, misalnya SHA256:nThbg6kXUpJWGl7E1IGOCspRomTxdCARLviKw6E5SY8.",
    )
    .optional(),
  BACKUP_SSH_KEY: z.string().trim().optional(),
  RECOVERY_KEY: z.string().optional(),
  UPGRADE_BACKUP: z.enum(["on", "off"], "UPGRADE_BACKUP harus on atau off.").default("on"),
  CLAMD: z
    .string()
    .trim()
    .regex(
      /^(?:\/.+|(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5})$/i,
      "CLAMD harus berupa jalur soket, misalnya /run/clamav/clamd.ctl, atau nama:port.",
    )
    .transform((text) => {
      if (text.startsWith("/")) return { path: text };
      const colon = text.lastIndexOf(":");
      return { host: text.slice(0, colon).replace(/^\[|\]$/g, ""), port: Number(text.slice(colon + 1)) };
    })
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every(isNetwork), "TRUSTED_PROXIES harus berupa daftar alamat atau jaringan, misalnya 127.0.0.1, 10.0.0.0/8.")
    .refine(
      (list) => !list.some(trustsTheWorld),
      "TRUSTED_PROXIES memuat jaringan yang terlalu luas: siapa pun di dalamnya dapat mengaku beralamat lain. Paling luas /8 untuk IPv4 dan fd00::, /16 untuk IPv6 lainnya.",
    )
    .default([]),
  METRICS_TOKEN: z
    .string()
    .trim()
    .regex(/^[\w.~+/=-]{32,}$/, "METRICS_TOKEN harus berupa sedikitnya 32 huruf dan angka acak, misalnya dari: openssl rand -hex 24.")
    .optional(),
  SCHOOL_FILE: z.string().optional(),
  WORKERS: z
    .string()
    .regex(/^\d$/, workersSentence)
    .transform(Number)
    .refine((count) => count >= 1 && count <= mostWorkers, workersSentence)
    .default(1),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, drainSentence)
    .transform(Number)
    .refine((seconds) => seconds <= mostDrain, drainSentence)
    .default(0),
  LOG_LEVEL: z.enum(levels, `LOG_LEVEL harus salah satu dari: ${levels.join(", ")}.`).default("info"),
});

export const knownSettings: readonly string[] = Object.keys(settings.shape);

function readBackupTo(told: z.infer<typeof settings>): string | undefined {
  const { BACKUP_TO: to, BACKUP_SSH_HOST_KEY: hostKey, BACKUP_SSH_KEY: keyFile } = told;
  if (!to?.startsWith("sftp:")) return to;
  const address = withProofs(to, { hostKey, keyFile: keyFile && resolve(keyFile) });
  if (!address || !new URL(address).username) throw new StartRefusal(`BACKUP_TO harus berupa alamat seperti ${sftpForm}.`);
  if (!hostKey)
    throw new StartRefusal(
      "BACKUP_TO memakai sftp: isi juga BACKUP_SSH_HOST_KEY dengan sidik jari kunci server itu. Di server itu: ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub",
    );
  if (!readSftpAddress(address))
    throw new StartRefusal("BACKUP_TO memakai sftp: isi juga BACKUP_SSH_KEY dengan jalur kunci SSH, atau tulis password di BACKUP_TO.");
  return address;
}

function readS3(told: z.infer<typeof settings>): S3 | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = told;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = told;
  if (endpoint && bucket && region && accessKeyId && secretAccessKey) return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  const all = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const missing = Object.entries(all)
    .filter(([, value]) => !value)
    .map(([name]) => name);
  if (missing.length === Object.keys(all).length) return undefined;
  throw new StartRefusal(`Pengaturan S3 belum lengkap: isi juga ${missing.join(", ")}, atau kosongkan semuanya.`);
}
