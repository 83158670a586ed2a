import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFile, stat } from "node:fs/promises";
import ssh, { type Client, type ClientErrorExtensions, type ConnectConfig, type SFTPWrapper } from "ssh2";
import { StartRefusal } from "../../database/engine/start-refusal.ts";
import type { SftpAddress } from "./sftp-address.ts";

/** A connection as it is used: each question is answered, also once the line is broken. */
export interface SftpConnection {
  readonly sftp: SFTPWrapper;
  readonly ask: <T>(begin: (done: (error: Error | null | undefined, value: T) => void) => unknown) => Promise<T>;
  /** What has nothing to tell but that it is done. */
  readonly act: (begin: (done: (error?: Error | null) => void) => unknown) => Promise<void>;
  readonly end: () => Promise<unknown>;
}

/** Milliseconds. Backups work at low priority: on a busy machine a greeting takes its time. */
const patience = { readyTimeout: 60_000, keepaliveInterval: 10_000, keepaliveCountMax: 6 };

/** Signs in to a machine that shows the key it is known by, and to no other. @throws StartRefusal that says what does not fit */
export async function connectSftp(address: SftpAddress): Promise<SftpConnection> {
  const { host, port, user: username, password } = address;
  const privateKey = address.keyFile && (await readPrivateKey(address.keyFile));
  const client = new ssh.Client();
  let shown = "";
  const hostVerifier = (key: Buffer) => {
    shown = `SHA256:${createHash("sha256").update(key).digest("base64").replaceAll("=", "")}`;
    return shown === address.hostKey.replaceAll("=", "");
  };
  const proof = { ...(password ? { password } : {}), ...(privateKey ? { privateKey } : {}) };
  const config: ConnectConfig = { host, port, username, ...proof, hostVerifier, ...patience };
  try {
    await ready(client, config);
    const sftp = await new Promise<SFTPWrapper>((resolve, reject) =>
      client.sftp((error, opened) => (error ? reject(error) : resolve(opened))),
    );
    return open(client, sftp);
  } catch (error) {
    client.on("error", () => undefined).end();
    throw explain(address, shown, error);
  }
}

function open(client: Client, sftp: SFTPWrapper): SftpConnection {
  let [isBroken, isClosed] = [false, false];
  const breaks = () => {
    isBroken = true;
  };
  client.once("close", () => {
    isClosed = true;
  });
  sftp.once("end", breaks).once("close", breaks);
  // What is under way fails by itself when the line breaks; unheard, this would end the process.
  client.once("close", breaks).on("error", () => undefined);
  const ask: SftpConnection["ask"] = (begin) =>
    new Promise((resolve, reject) => {
      // It would wait for ever.
      if (isBroken) reject(new Error("the connection to the backup server is broken"));
      else begin((error, value) => (error ? reject(error) : resolve(value)));
    });
  return {
    sftp,
    ask,
    act: (begin) => ask<void>((done) => begin((error) => done(error, undefined))),
    end: async () => isClosed || end(client),
  };
}

/** Refuses an address while it is being read too: a wrong key file throws where it is handed over. */
async function ready(client: Client, config: ConnectConfig): Promise<void> {
  const isReady = once(client, "ready");
  isReady.catch(() => undefined);
  client.connect(config);
  await isReady;
}

/** One that does not answer any more is left without a farewell. */
function end(client: Client): Promise<void> {
  return new Promise<void>((ended) => {
    const leave = setTimeout(() => client.destroy(), 2_000);
    client.once("close", () => {
      clearTimeout(leave);
      ended();
    });
    client.end();
  });
}

async function readPrivateKey(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new StartRefusal(`Kunci SSH ${path} (BACKUP_SSH_KEY) tidak ada, atau tidak dapat dibaca.`);
  if (found.mode & 0o077) throw new StartRefusal(`Kunci SSH ${path} terbuka bagi akun lain. Jalankan: chmod 600 ${path}`);
  const key = await readFile(path);
  const read = ssh.utils.parseKey(key);
  if (!(read instanceof Error)) return key;
  throw new StartRefusal(
    `Kunci SSH ${path} (BACKUP_SSH_KEY) tidak dapat dipakai. Buat yang tanpa password: ssh-keygen -t ed25519 -N "" -f ${path}`,
    read,
  );
}

function explain({ host, user, hostKey }: SftpAddress, shown: string, cause: unknown): StartRefusal {
  const error = cause instanceof Error ? (cause as Error & ClientErrorExtensions & { readonly code?: string }) : undefined;
  if (shown && shown !== hostKey.replaceAll("=", ""))
    return new StartRefusal(
      `Server cadangan ${host} menunjukkan kunci ${shown}, bukan ${hostKey} (BACKUP_SSH_HOST_KEY): mungkin bukan server yang dimaksud, jadi tidak ada yang dikirim. Cocokkan dengan yang tertulis di server itu.`,
      cause,
    );
  if (error?.level === "client-authentication")
    return new StartRefusal(
      `Server cadangan ${host} menolak akun "${user}". Pasang kunci publik dari BACKUP_SSH_KEY di sana, atau periksa password di BACKUP_TO.`,
      cause,
    );
  if (!error?.level && !error?.code) return new StartRefusal(`Server cadangan ${host} tidak menyediakan SFTP bagi akun "${user}".`, cause);
  return new StartRefusal(
    `Server cadangan ${host} tidak dapat dihubungi (${error.code ?? error.message}). Periksa BACKUP_TO dan sambungannya.`,
    cause,
  );
}
