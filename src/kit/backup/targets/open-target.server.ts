import { mkdir, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, resolve } from "node:path";
import { StartRefusal } from "../../database/engine/start-refusal.ts";
import { folderTarget } from "./folder-target.server.ts";
import { readSftpAddress, sftpForm } from "./sftp-address.ts";
import type { BackupTarget } from "./target.ts";

const forms = `BACKUP_TO harus berupa folder, misalnya /mnt/cadangan, s3://KUNCI:RAHASIA@alamat/bucket/awalan?region=…, atau ${sftpForm}.`;

/** @param wanted BACKUP_TO; without it a folder beside the data, which helps against a slip and not against a lost disk */
export async function openTarget(wanted: string | undefined, dataDirectory: string): Promise<BackupTarget> {
  if (!wanted) return besideData(resolve(dataDirectory, "cadangan"));
  if (isAbsolute(wanted)) return folderTarget(wanted, { besideData: await isOnDiskOf(wanted, dataDirectory) });
  if (!URL.canParse(wanted)) throw new StartRefusal(forms);
  const url = new URL(wanted);
  if (url.protocol === "s3:" || url.protocol === "s3+http:") return bucketOf(url);
  if (url.protocol === "sftp:") return machineOf(wanted);
  throw new StartRefusal(forms);
}

/** The archive that a person named: a file, or a name in the target. */
export async function openArchive(
  named: string,
  to: string | undefined,
  dataDirectory: string,
): Promise<{ target: BackupTarget; name: string }> {
  const path = resolve(named);
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  if (isFile) return { target: folderTarget(dirname(path), { besideData: false }), name: basename(path) };
  return { target: await openTarget(to, dataDirectory), name: named };
}

async function besideData(folder: string): Promise<BackupTarget> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folderTarget(folder, { besideData: true });
}

/** Beside the data it ends with the data's disk; a folder may be missing because its disk is not mounted. */
export type PlaceState = "beside" | "apart" | "missing";

export async function placeState(wanted: string | null, dataDirectory: string): Promise<PlaceState> {
  if (!wanted) return "beside";
  if (!isAbsolute(wanted)) return "apart";
  const [there, here] = await Promise.all([stat(wanted).catch(() => null), stat(dataDirectory).catch(() => null)]);
  if (!there?.isDirectory()) return "missing";
  return there.dev === here?.dev ? "beside" : "apart";
}

/** The folder is not made here: that of a disk which is not mounted would hide the lack of it. @throws StartRefusal */
async function isOnDiskOf(folder: string, dataDirectory: string): Promise<boolean> {
  const state = await placeState(folder, dataDirectory);
  if (state !== "missing") return state === "beside";
  throw new StartRefusal(`Folder cadangan ${folder} (BACKUP_TO) tidak ada. Buat folder itu, atau pasang dahulu disknya, lalu coba lagi.`);
}

async function bucketOf(url: URL): Promise<BackupTarget> {
  const [bucket, ...rest] = url.pathname.split("/").filter(Boolean);
  if (!bucket || !url.username || !url.password) throw new StartRefusal(forms);
  const { bucketTarget } = await import("./bucket-target.server.ts");
  const options = {
    bucket,
    region: url.searchParams.get("region") ?? "us-east-1",
    endpoint: `${url.protocol === "s3:" ? "https" : "http"}://${url.host}`,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
  return bucketTarget(options, rest.length > 0 ? `${rest.join("/")}/` : "");
}

async function machineOf(wanted: string): Promise<BackupTarget> {
  const address = readSftpAddress(wanted);
  if (!address) throw new StartRefusal(forms);
  const { sftpTarget } = await import("./sftp-target.server.ts");
  return sftpTarget(address, wanted);
}
