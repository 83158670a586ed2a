/** Who is let in, asked of a door that answers as a server does, and as the test has it say. */
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answers, letInOwner, listens, shutOutOwner, writeAdmission } from "./admission.server.ts";
import type { Cluster } from "./cluster.server.ts";

let cluster: Cluster;
let door: Server;
/** What the door says to whoever knocks: a code of PostgreSQL's, or nothing where they are let in. */
let refusal: string | undefined;
let whenAsked: (statement: string) => void;
const asked: string[] = [];
const inside = new Set<Socket>();

const said = (kind: string, words: string | Buffer): Buffer => {
  const body = Buffer.from(words);
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const ready = said("Z", "I");
const done = Buffer.concat([said("C", "SELECT 1\0"), ready]);
const refused = (code: string) => said("E", `SFATAL\0VFATAL\0C${code}\0Mbegitulah\0\0`);
const bound = Buffer.concat([said("1", ""), said("2", ""), said("n", ""), done]);

/** One message of somebody who came in; of a statement in parts its end is answered. */
function answer(socket: Socket, kind: string, words: Buffer): void {
  const statement = words.toString().split("\0")[kind === "P" ? 1 : 0] ?? "";
  if (kind === "Q" || kind === "P") {
    asked.push(statement);
    whenAsked(statement);
  }
  if (kind === "Q") socket.write(done);
  if (kind === "S") socket.write(bound);
}

function receive(socket: Socket): void {
  let rest = Buffer.alloc(0);
  let known = false;
  inside.add(socket);
  socket.on("error", () => undefined);
  socket.on("close", () => inside.delete(socket));
  socket.on("data", (part) => {
    rest = Buffer.concat([rest, part as Buffer]);
    for (;;) {
      const from = known ? 1 : 0;
      if (rest.length < from + 4 || rest.length < from + rest.readInt32BE(from)) return;
      const end = from + rest.readInt32BE(from);
      const [kind, words] = [known ? String.fromCharCode(rest[0] ?? 0) : "", rest.subarray(from + 4, end)];
      rest = rest.subarray(end);
      if (known) answer(socket, kind, words);
      else if (refusal === undefined) socket.write(Buffer.concat([said("R", Buffer.alloc(4)), ready]));
      else socket.end(refused(refusal));
      known = true;
    }
  });
}

beforeEach(async () => {
  const base = await mkdtemp(join(tmpdir(), "pintu-"));
  cluster = { directory: base, socket: base };
  [refusal, whenAsked] = [undefined, () => undefined];
  asked.length = 0;
  door = createServer(receive);
});
afterEach(async () => {
  for (const socket of inside) socket.destroy();
  if (door.listening) await new Promise((closed) => door.close(closed));
  await rm(cluster.directory, { recursive: true, force: true });
});
const open = async () => {
  door.listen(join(cluster.socket, ".s.PGSQL.5432"));
  await once(door, "listening");
};
const rules = () => readFile(join(cluster.directory, "pg_hba.conf"), "utf8");

test("the owner is let in as the account that the application runs as, or not at all; whoever serves shows the key", async () => {
  await writeAdmission(cluster, null, "owner");
  expect(await rules()).toBe("local all portal peer map=portal-owner\nlocal all all scram-sha-256\n");
  expect(await readFile(join(cluster.directory, "pg_ident.conf"), "utf8")).toBe(`portal-owner "${userInfo().username}" portal\n`);
  await writeAdmission(cluster, null, "serving");
  expect(await rules()).toBe("local all portal reject\nlocal all all scram-sha-256\n");
  expect((await readdir(cluster.directory)).sort()).toEqual(["pg_hba.conf", "pg_ident.conf"]);
  expect((await stat(join(cluster.directory, "pg_hba.conf"))).mode & 0o777).toBe(0o600);
});

test("a rule that cannot be put in its place leaves no piece of itself behind", async () => {
  const nowhere = { ...cluster, directory: join(cluster.directory, "tidak-ada") };
  await expect(writeAdmission(nowhere, null, "owner")).rejects.toMatchObject({ code: "ENOENT" });
  expect(await readdir(cluster.directory)).toEqual([]);
});

test("a server answers though it refuses the owner; one that is still starting, or is not there, does not", async () => {
  expect(await answers(cluster)).toBe(false);
  await open();
  expect(await answers(cluster)).toBe(true);
  const told: boolean[] = [];
  for (refusal of ["28000", "28P01", "57P03", "53300"]) told.push(await answers(cluster));
  expect(told).toEqual([true, true, false, false]);
});

test("where nobody listens that is told at once, elsewhere when the line ends", async () => {
  expect(await listens(cluster)).toBe(false);
  await open();
  const heard = listens(cluster);
  await once(door, "connection");
  expect(await Promise.race([heard, Promise.resolve("still")])).toBe("still");
  for (const socket of inside) socket.end();
  expect(await heard).toBe(true);
});

test("a server that lets the owner in already is not told to read its rules anew", async () => {
  await open();
  await letInOwner(cluster, 2 ** 30);
  expect(asked).toEqual(["select 1"]);
});

test("a server that refuses the owner is told so, and waited for", async () => {
  await open();
  refusal = "28000";
  const told = once(process, "SIGHUP").then(() => {
    refusal = undefined;
  });
  await letInOwner(cluster, process.pid);
  await told;
  expect(asked).toEqual(["select 1"]);
  // Whose number nobody knows reads its rules by itself.
  refusal = "28000";
  const knocks = new Promise<void>((heard) => {
    let count = 0;
    door.on("connection", () => {
      count++;
      if (count === 2) refusal = undefined;
      if (count === 2) heard();
    });
  });
  await letInOwner(cluster, undefined);
  await knocks;
});

test("the owner is shut out once its rules are read, and whoever came in before is sent away", async () => {
  await open();
  whenAsked = (statement) => {
    if (statement === "select pg_reload_conf()") refusal = "28000";
  };
  await shutOutOwner(cluster, null);
  expect(asked).toEqual([
    "select pg_reload_conf()",
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = $1 and pid <> pg_backend_pid()",
  ]);
  expect(await rules()).toContain("portal reject");
  await expect.poll(() => inside.size).toBe(0);
});
