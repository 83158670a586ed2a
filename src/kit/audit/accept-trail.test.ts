/** An operator accepts the trail after a restore: what is counted from then on, also where a key was lost before, and what is told of it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Anchors, openAnchors } from "#kit/database/anchors/anchors.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { actor, auditKey, useDatabase } from "#tests/support/database.ts";
import type { Ctx } from "../ctx.server.ts";
import { acceptTrail, anchorTrail } from "./anchor.server.ts";
import { recordAll } from "./audit.server.ts";
import { newChain } from "./segment.server.ts";
import { verifyAudit } from "./verify.server.ts";

const now = new Date("2026-11-21T05:00:00Z");
const home = useDatabase({ clock: () => now });
let base: string;
let anchors: Anchors | undefined;
const as = <T>(work: (ctx: Ctx) => Promise<T>) => home.scope(actor("juru")).transaction((ctx) => work({ ...ctx, anchors }));
const write = (count: number, line = { action: "create", subject: "uji" }) =>
  as((ctx) =>
    recordAll(
      ctx,
      Array.from({ length: count }, (_, nth) => ({ ...line, subjectId: String(nth) })),
    ),
  );
const forge = (statement: string) =>
  connected(home.database.place, (owner) => owner.query(`begin; set local session_replication_role = replica; ${statement}; commit`));
const verify = () => as(verifyAudit);
const head = () => as(({ db }) => db.selectFrom("auditHead").select(["lines", "lastId", "at"]).executeTakeFirstOrThrow());
const newest = () => as(({ db }) => db.selectFrom("audit").selectAll().orderBy("id", "desc").limit(1).executeTakeFirstOrThrow());
const loseNewest = (count: number) => forge(`delete from audit where id in (select id from audit order by id desc limit ${count})`);

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "terima-"));
});
afterAll(() => rm(base, { recursive: true }));
beforeEach(async () => {
  await forge(
    "delete from audit; delete from jejak_jangkar; update audit_head set mac = '\\x00', last_id = 0, lines = null, at = null, seal = null",
  );
  anchors = openAnchors(await mkdtemp(join(base, "kunci-")), auditKey);
});

test("lines whose key was lost are counted with those that can be verified", async () => {
  await write(5);
  await write(1, { action: newChain, subject: "instalasi" });
  await write(4);
  await loseNewest(2);
  expect(await verify()).toMatchObject({ fault: "end", lines: 3, unverifiable: 5 });
  expect(await as(acceptTrail)).toMatchObject({ fault: "end", lines: 3, unverifiable: 5 });
  const last = await newest();
  expect(last).toMatchObject({
    ...{ action: "restore-accepted", subject: "jejak", subjectId: "*", before: null },
    after: { sebab: "end", baris: 8, jangkar: null },
  });
  expect(await head()).toEqual({ lines: "9", lastId: last.id, at: now });
  expect(await verify()).toMatchObject({ intact: true, lines: 4, unverifiable: 5 });
  expect(await anchors?.read()).toMatchObject({ known: [{ lines: 9, lastId: last.id, restored: true }], whole: true });
});

test("an empty trail is accepted too, and its first line tells so", async () => {
  await write(3);
  await loseNewest(3);
  await as(acceptTrail);
  const { id } = await newest();
  expect(await head()).toMatchObject({ lines: "1", lastId: id });
  expect(await verify()).toMatchObject({ intact: true, lines: 1 });
});

test("what is taken back after all begins no new marks outside", async () => {
  await write(3);
  await as(anchorTrail);
  const before = await anchors?.read();
  await loseNewest(1);
  const failing = as(async (ctx) => {
    await acceptTrail(ctx);
    throw new Error("gagal");
  });
  await expect(failing).rejects.toThrow("gagal");
  expect(before).toMatchObject({ known: [{ lines: 3 }] });
  expect(await anchors?.read()).toEqual(before);
});

test("where nothing is said outside, a trail is accepted and goes on all the same", async () => {
  anchors = undefined;
  await write(3);
  expect(await as(anchorTrail)).toEqual({ goesOn: true, newDay: false });
  await loseNewest(1);
  await as(acceptTrail);
  expect(await verify()).toMatchObject({ intact: true, lines: 3 });
  expect(await as(({ db }) => db.selectFrom("jejakJangkar").select("hari").execute())).toEqual([]);
});

test("only the first of a day is told in public, and the pages that show it hear of it", async () => {
  const heard: string[] = [];
  const touch = (tag: string) => void heard.push(tag);
  const anchored = () => as((ctx) => anchorTrail({ ...ctx, touch }));
  await write(1);
  expect([await anchored(), heard]).toEqual([{ goesOn: true, newDay: true }, ["jejakJangkar"]]);
  await write(1);
  expect([await anchored(), heard]).toEqual([{ goesOn: true, newDay: false }, ["jejakJangkar"]]);
});
