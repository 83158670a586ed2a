import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Anchors, openAnchors } from "#kit/database/anchors/anchors.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { actor, auditKey, useDatabase } from "#tests/support/database.ts";
import type { Ctx } from "../ctx.server.ts";
import { acceptTrail, anchorTrail, beginAnchors } from "./anchor.server.ts";
import { chainHash, record, recordAll } from "./audit.server.ts";
import { checkChain, lastCheck } from "./check.server.ts";
import { verifyAudit } from "./verify.server.ts";

/** What somebody with the database, and without the key, could do to the trail. */
let now = new Date("2026-11-21T00:00:00Z");
const home = useDatabase({ clock: () => now });
const clerk = actor("juru");
const as = <T>(work: (ctx: Ctx) => Promise<T>) => home.scope(clerk).transaction((ctx) => work({ ...ctx, anchors }));
let base: string;
let anchors: Anchors;
const write = (count: number) =>
  as((ctx) =>
    recordAll(
      ctx,
      Array.from({ length: count }, (_, nth) => ({ action: "create", subject: "uji", subjectId: String(nth) })),
    ),
  );
const anchor = async () => (await as(anchorTrail)).goesOn;
const verify = () => as(verifyAudit);
const forge = (statement: string) =>
  connected(home.database.place, (owner) => owner.query(`begin; set local session_replication_role = replica; ${statement}; commit`));
const moveHeadBack = "update audit_head set (mac, last_id) = (select mac, id from audit order by id desc limit 1)";
const newest = (count: number) => `delete from audit where id in (select id from audit order by id desc limit ${count})`;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "jejak-"));
});
afterAll(() => rm(base, { recursive: true }));
beforeEach(async () => {
  now = new Date("2026-11-21T00:00:00Z");
  await forge(
    "delete from audit; delete from jejak_jangkar; update audit_head set mac = '\\x00', last_id = 0, lines = null, at = null, seal = null",
  );
  anchors = openAnchors(await mkdtemp(join(base, "kunci-")), auditKey);
  await write(40);
  expect(await anchor()).toBe(true);
});

test("a trail that goes on holds against what was said outside, hour by hour, also while several write", async () => {
  for (let hour = 1; hour <= 3; hour++) {
    now = new Date(now.getTime() + 3_600_000);
    await Promise.all([write(3), write(2), anchor(), write(1)]);
    expect(await anchor()).toBe(true);
  }
  expect(await verify()).toMatchObject({ intact: true, fault: null, lines: 58 });
  expect(await as((ctx) => ctx.db.selectFrom("jejakJangkar").select("hari").execute())).toEqual([{ hari: "2026-11-21" }]);
});

test("nothing is said twice of a trail that stands still", async () => {
  expect(await anchor()).toBe(true);
  expect((await anchors.read()).known).toHaveLength(1);
});

test("a clock that jumps back breaks nothing", async () => {
  now = new Date("2026-11-01T00:00:00Z");
  await write(2);
  expect(await anchor()).toBe(true);
  expect(await verify()).toMatchObject({ intact: true });
});

describe("without the key", () => {
  test("the newest lines taken away and the end moved back are found by the end's seal, and how many are missing by the anchor", async () => {
    await forge(`${newest(25)}; ${moveHeadBack}; update audit_head set lines = 15`);
    expect(await verify()).toMatchObject({ intact: false, fault: "head", lines: 15, against: { lines: 40 } });
  });

  test("the same stays found after the product has written on", async () => {
    await forge(`${newest(25)}; ${moveHeadBack}; update audit_head set lines = 15`);
    await write(60);
    expect(await verify()).toMatchObject({ intact: false, fault: "head" });
    expect(await anchor()).toBe(false);
  });

  test("an end whose seal was taken away is not believed once it was anchored", async () => {
    await forge(`${newest(25)}; ${moveHeadBack}; update audit_head set lines = null, seal = null`);
    expect(await verify()).toMatchObject({ intact: false, fault: "head" });
    await write(30);
    expect(await verify()).toMatchObject({ intact: false, fault: "anchor" });
  });

  test.each([
    ["count", "update audit_head set lines = lines - 1"],
    ["time", "update audit_head set at = at + interval '1 second'"],
    ["line", "update audit_head set last_id = last_id - 1"],
  ])("the end's %s alone is not changed unseen", async (_, statement) => {
    await forge(statement);
    expect(await verify()).toMatchObject({ intact: false, fault: "head" });
    expect(await anchor()).toBe(false);
  });

  test("lines taken away at the end alone are told as such", async () => {
    await forge(newest(1));
    expect(await verify()).toMatchObject({ intact: false, fault: "end", against: { lines: 40 } });
  });

  test("a changed line is told before all else", async () => {
    await forge("update audit set actor_name = 'lain' where id = (select max(id) - 3 from audit)");
    expect(await verify()).toMatchObject({ intact: false, fault: "line", lines: 36 });
  });

  test("a trail built anew with another key is found at its first line", async () => {
    const line = {
      at: now,
      actorId: null,
      actorName: "x",
      action: "create",
      subject: "uji",
      subjectId: "1",
      before: null,
      after: null,
      requestId: "r",
      salt: null,
    };
    const mac = chainHash(new Uint8Array(32), Buffer.from([0]), line).toString("hex");
    await forge(`delete from audit; insert into audit (at, actor_name, action, subject, subject_id, request_id, mac)
      values ('${now.toISOString()}', 'x', 'create', 'uji', '1', 'r', '\\x${mac}'); ${moveHeadBack}`);
    expect(await verify()).toMatchObject({ intact: false, fault: "line", lines: 0, against: { lines: 40 } });
  });
});

describe("a database that was restored", () => {
  /** Everything of the trail as a backup would have it. */
  async function backUp(): Promise<() => Promise<unknown>> {
    await forge(
      "drop table if exists kala; create table kala as select * from audit; drop table if exists kala_ujung; create table kala_ujung as select * from audit_head",
    );
    return () =>
      forge(
        "delete from audit; insert into audit overriding system value select * from kala; delete from audit_head; insert into audit_head select * from kala_ujung",
      );
  }

  test("is told apart: older than its anchor, by how many lines and since when; and an operator may accept it", async () => {
    const restore = await backUp();
    now = new Date("2026-11-21T05:00:00Z");
    await write(7);
    await anchor();
    await restore();
    expect(await verify()).toMatchObject({ intact: false, fault: "older", brokenAt: null, lines: 40, against: { lines: 47, at: now } });
    expect(await anchor()).toBe(false);
    await as(checkChain);
    expect(await as(lastCheck)).toMatchObject({ intact: false, fault: "older" });
    await as(acceptTrail);
    expect(await verify()).toMatchObject({ intact: true, lines: 41 });
    const told = await as((ctx) =>
      ctx.db.selectFrom("audit").select(["action", "after"]).orderBy("id", "desc").limit(1).executeTakeFirst(),
    );
    expect(told).toMatchObject({ action: "restore-accepted", after: { sebab: "older", baris: 40, jangkar: { baris: 47 } } });
    await write(1);
    now = new Date("2026-11-22T05:00:00Z");
    expect(await anchor()).toBe(true);
    expect(await verify()).toMatchObject({ intact: true, lines: 42 });
  });

  test("is told also after it was written on past its anchor", async () => {
    const restore = await backUp();
    now = new Date("2026-11-21T05:00:00Z");
    await write(7);
    await anchor();
    await restore();
    await write(20);
    expect(await anchor()).toBe(false);
    expect(await verify()).toMatchObject({ intact: false, fault: "anchor", brokenAt: null, against: { lines: 47 } });
  });

  test("with a changed line in it is not accepted", async () => {
    await forge("update audit set actor_name = 'lain' where id = (select min(id) from audit)");
    await expect(as(acceptTrail)).rejects.toMatchObject({ kind: "conflict" });
    expect(await verify()).toMatchObject({ fault: "line" });
  });

  test("whose end was moved is accepted with the lines that it has", async () => {
    await forge(newest(5));
    await as(acceptTrail);
    expect(await verify()).toMatchObject({ intact: true, lines: 36 });
  });
});

describe("anchors", () => {
  test("that are lost though the public was told of them are missed, until an operator accepts it", async () => {
    anchors = openAnchors(await mkdtemp(join(base, "kunci-")), auditKey);
    expect(await verify()).toMatchObject({ intact: false, fault: "anchors", lines: 40 });
    expect(await anchor()).toBe(false);
    await as(acceptTrail);
    expect(await verify()).toMatchObject({ intact: true });
  });

  test("that are damaged are told of", async () => {
    const folder = await mkdtemp(join(base, "kunci-"));
    anchors = openAnchors(folder, auditKey);
    await as(acceptTrail);
    const { readdir } = await import("node:fs/promises");
    for (const name of await readdir(folder)) await writeFile(join(folder, name), "{}\n");
    expect(await verify()).toMatchObject({ intact: false, fault: "anchors" });
  });

  test("are begun at the first start, so that another machine with a copy of the keys goes on too; later never", async () => {
    const [ours, theirs] = [openAnchors(await mkdtemp(join(base, "kunci-")), auditKey), anchors];
    anchors = ours;
    await as(beginAnchors);
    expect(await anchors.read()).toMatchObject({ known: [] });
    await forge("delete from jejak_jangkar");
    await as(beginAnchors);
    await as(beginAnchors);
    expect(await anchors.read()).toMatchObject({ known: [{ lines: 40 }], whole: true });
    anchors = theirs;
    expect(await anchor()).toBe(true);
    anchors = ours;
    expect(await verify()).toMatchObject({ intact: true });
  });

  test("in public cannot be changed, and tell on a trail that was cut together with the file", async () => {
    await expect(connected(home.database.place, (owner) => owner.query("delete from jejak_jangkar"))).rejects.toThrow("final");
    const before = await as((ctx) => ctx.db.selectFrom("auditHead").selectAll().executeTakeFirstOrThrow());
    expect(before.lines).toBe("40");
  });

  test("are not begun for a trail without a sealed end", async () => {
    await forge("update audit_head set lines = null, seal = null");
    anchors = openAnchors(await mkdtemp(join(base, "kunci-")), auditKey);
    expect(await anchor()).toBe(true);
    expect(await anchors.read()).toEqual({ known: [], whole: true });
    await as((ctx) => record(ctx, { action: "create", subject: "uji", subjectId: "x" }));
    expect((await as((ctx) => ctx.db.selectFrom("auditHead").select("lines").executeTakeFirstOrThrow())).lines).toBe("41");
  });
});
