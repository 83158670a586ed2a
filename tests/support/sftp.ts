import { createHash } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rename, stat, unlink } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import ssh, { type Attributes, type Connection, type SFTPWrapper } from "ssh2";

/** Another machine with a folder: an SSH server in this process that speaks plain SFTP (no ways of OpenSSH) over a real socket. */
export interface SftpServer {
  readonly port: number;
  /** As OpenSSH writes it. */
  readonly hostKey: string;
  /** A private key that it lets in. */
  readonly clientKey: string;
  /** Names that were opened for writing, in their order. */
  readonly opened: string[];
  /** Pieces that are still taken; at the next one the connection breaks. */
  takes: number;
  readonly close: () => Promise<void>;
}

const { STATUS_CODE, OPEN_MODE } = ssh.utils.sftp;
export const sftpPassword = "sandi-cadangan";

export async function startSftp(folder: string): Promise<SftpServer> {
  const host = ssh.utils.generateKeyPairSync("ed25519");
  const person = ssh.utils.generateKeyPairSync("ed25519");
  const clients = new Set<Connection>();
  const server = new ssh.Server({ hostKeys: [host.private] }, (client) => {
    clients.add(client);
    client.on("close", () => clients.delete(client)).on("error", () => undefined);
    client.on("authentication", (asked) => {
      const isKnown = asked.method === "publickey" && asked.key.data.equals(blobOf(person.public));
      const isTold = asked.method === "password" && asked.password === sftpPassword;
      return isKnown || isTold ? asked.accept() : asked.reject(["publickey", "password"]);
    });
    client.on("session", (accept) => void accept().on("sftp", (take) => serve(take(), { folder, told, drop: () => client.end() })));
  });
  const told: SftpServer = {
    ...{ port: 0, opened: [], takes: Number.POSITIVE_INFINITY, clientKey: person.private, hostKey: fingerprintOf(blobOf(host.public)) },
    close: async () => {
      for (const client of clients) client.end();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return Object.assign(told, { port: (server.address() as AddressInfo).port });
}

const blobOf = (line: string): Buffer => Buffer.from(line.split(" ")[1] ?? "", "base64");
const fingerprintOf = (blob: Buffer): string => `SHA256:${createHash("sha256").update(blob).digest("base64").replace(/=+$/, "")}`;

interface Serving {
  readonly folder: string;
  readonly told: SftpServer;
  readonly drop: () => void;
}

function serve(sftp: SFTPWrapper, { folder, told, drop }: Serving): void {
  const files = new Map<number, FileHandle>();
  const folders = new Map<number, string[] | null>();
  let count = 0;
  const place = (path: string) => join(folder, path);
  sftp.on("close", () => {
    for (const file of files.values()) void file.close();
  });
  const next = () => {
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(++count);
    return handle;
  };
  const of = (handle: Buffer) => files.get(handle.readUInt32BE()) as FileHandle;
  const answer = (id: number, work: () => Promise<unknown>) => {
    work().then(
      (said) => said !== answered && sftp.status(id, STATUS_CODE.OK),
      (error: { code?: string }) => sftp.status(id, error.code === "ENOENT" ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE),
    );
  };
  const tell = (id: number, path: string) => answer(id, async () => done(sftp.attrs(id, attributes(await stat(place(path))))));
  sftp.on("STAT", tell).on("LSTAT", tell);
  sftp.on("FSTAT", (id, handle) => answer(id, async () => done(sftp.attrs(id, attributes(await of(handle).stat())))));
  sftp.on("OPEN", (id, path, flags) =>
    answer(id, async () => {
      const handle = next();
      if (flags & OPEN_MODE.WRITE) told.opened.push(path);
      files.set(handle.readUInt32BE(), await open(place(path), flags & OPEN_MODE.WRITE ? "w" : "r"));
      return done(sftp.handle(id, handle));
    }),
  );
  sftp.on("WRITE", (id, handle, at, bytes) => {
    if (told.takes-- <= 0) drop();
    else answer(id, () => of(handle).write(bytes, 0, bytes.length, at));
  });
  sftp.on("READ", (id, handle, at, length) =>
    answer(id, async () => {
      const { bytesRead, buffer } = await of(handle).read(Buffer.alloc(length), 0, length, at);
      return done(bytesRead === 0 ? sftp.status(id, STATUS_CODE.EOF) : sftp.data(id, buffer.subarray(0, bytesRead)));
    }),
  );
  sftp.on("OPENDIR", (id, path) =>
    answer(id, async () => {
      const handle = next();
      folders.set(
        handle.readUInt32BE(),
        (await readdir(place(path))).map((name) => join(path, name)),
      );
      return done(sftp.handle(id, handle));
    }),
  );
  sftp.on("READDIR", (id, handle) =>
    answer(id, async () => {
      const paths = folders.get(handle.readUInt32BE());
      folders.set(handle.readUInt32BE(), null);
      if (!paths) return done(sftp.status(id, STATUS_CODE.EOF));
      const entries = [];
      for (const path of paths)
        entries.push({ filename: path.split("/").at(-1) ?? "", longname: path, attrs: attributes(await stat(place(path))) });
      return done(sftp.name(id, entries));
    }),
  );
  sftp.on("CLOSE", (id, handle) =>
    answer(id, async () => {
      const file = files.get(handle.readUInt32BE());
      files.delete(handle.readUInt32BE());
      await file?.close();
    }),
  );
  sftp.on("MKDIR", (id, path) => answer(id, () => mkdir(place(path))));
  sftp.on("REMOVE", (id, path) => answer(id, () => unlink(place(path))));
  // As the protocol says: nothing is renamed over what is there.
  sftp.on("RENAME", (id, from, to) =>
    answer(id, async () => {
      if (await stat(place(to)).catch(() => null)) throw new Error("is there");
      await rename(place(from), place(to));
    }),
  );
}

/** The answer was given already. */
const answered = Symbol("answered");
const done = (_: unknown) => answered;

const attributes = ({ mode, uid, gid, size, atimeMs, mtimeMs }: Awaited<ReturnType<typeof stat>>): Attributes => ({
  ...{ mode: Number(mode), uid: Number(uid), gid: Number(gid), size: Number(size) },
  ...{ atime: Math.floor(Number(atimeMs) / 1000), mtime: Math.floor(Number(mtimeMs) / 1000) },
});
