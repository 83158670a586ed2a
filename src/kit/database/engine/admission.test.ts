/** Who is let in, asked of a door that answers as a server does, and as the test has it say. */
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Door, makeDoor } from "#tests/support/door.ts";
import { answers, letInOwner, listens, shutOutOwner, writeAdmission } from "./admission.server.ts";
import type { Cluster } from "./cluster.server.ts";

let cluster: Cluster;
let door: Door;
beforeEach(async () => {
  const base = await mkdtemp(join(tmpdir(), "pintu-"));
  cluster = { directory: base, socket: base };
  door = makeDoor(base);
});
afterEach(async () => {
  await door.close();
  await rm(cluster.directory, { recursive: true, force: true });
});
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
  await mkdir(join(cluster.directory, "pg_ident.conf"));
  await expect(writeAdmission(cluster, null, "owner")).rejects.toMatchObject({ code: "EISDIR" });
  expect(await readdir(cluster.directory)).toEqual(["pg_ident.conf"]);
});

test("a server answers though it refuses the owner; one that is still starting, or is not there, does not", async () => {
  expect(await answers(cluster)).toBe(false);
  await door.open();
  expect(await answers(cluster)).toBe(true);
  const told: boolean[] = [];
  for (const code of ["28000", "28P01", "57P03", "53300"]) {
    door.refusal = code;
    told.push(await answers(cluster));
  }
  expect(told).toEqual([true, true, false, false]);
});

test("where nobody listens that is told at once, elsewhere when the line ends", async () => {
  expect(await listens(cluster)).toBe(false);
  await door.open();
  const heard = listens(cluster);
  await expect.poll(() => door.inside.size).toBe(1);
  expect(await Promise.race([heard, Promise.resolve("still")])).toBe("still");
  for (const socket of door.inside) socket.end();
  expect(await heard).toBe(true);
});

test("a server that lets the owner in already is not told to read its rules anew", async () => {
  await door.open();
  await letInOwner(cluster, 2 ** 30);
  expect(door.asked).toEqual(["select 1"]);
});

test("a server that refuses the owner is told so, and waited for", async () => {
  await door.open();
  door.refusal = "28000";
  const told = once(process, "SIGHUP").then(() => {
    door.refusal = undefined;
  });
  await letInOwner(cluster, process.pid);
  await told;
  expect(door.asked).toEqual(["select 1"]);
  // Whose number nobody knows reads its rules by itself.
  door.refusal = "28000";
  door.whenEntered = (count) => {
    if (count === 4) door.refusal = undefined;
  };
  await letInOwner(cluster, undefined);
  expect(door.asked).toEqual(["select 1", "select 1"]);
});

test("the owner is shut out once its rules are read, and whoever came in before is sent away", async () => {
  await door.open();
  // It reads its rules a while after it was told to.
  door.whenEntered = (count) => {
    if (count === 4) door.refusal = "28000";
  };
  await shutOutOwner(cluster, null);
  expect(door.asked).toEqual([
    "select pg_reload_conf()",
    "select 1",
    "select 1",
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = $1 and pid <> pg_backend_pid()",
  ]);
  expect(await rules()).toContain("portal reject");
  await expect.poll(() => door.inside.size).toBe(0);
});
