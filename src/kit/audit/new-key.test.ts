/** The keys are lost and new ones are made: from the line that tells so the trail can be verified again, and from no other line. */
import { beforeEach, expect, test } from "vitest";
import { connected } from "#kit/database/connection/location.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import type { Ctx } from "../ctx.server.ts";
import { record } from "./audit.server.ts";
import { lastSegment, newChain } from "./segment.server.ts";
import { verifyAudit } from "./verify.server.ts";

const home = useDatabase();
const as = <T>(work: (ctx: Ctx) => Promise<T>) => home.scope(actor("juru")).transaction(work);
const lostKey = new Uint8Array(32).fill(3);
const say = (action: string, subject: string, key?: Uint8Array) =>
  as((ctx) => record({ ...ctx, ...(key && { auditKey: key }) }, { action, subject, subjectId: "x" }));
const verify = () => as(verifyAudit);

beforeEach(() =>
  connected(home.database.place, (owner) =>
    owner.query(`begin; set local session_replication_role = replica; delete from audit;
      update audit_head set mac = '\\x00', last_id = 0, lines = null, at = null, seal = null; commit`),
  ),
);

test("the line that tells of a new key seals the end anew, so that the trail holds from there on", async () => {
  for (let n = 0; n < 3; n++) await say("create", "uji", lostKey);
  expect(await verify()).toMatchObject({ intact: false, fault: "line", lines: 0 });
  await say(newChain, "instalasi");
  expect(await verify()).toMatchObject({ intact: true, lines: 1, unverifiable: 3 });
  await say("create", "uji");
  expect(await verify()).toMatchObject({ intact: true, lines: 2, unverifiable: 3 });
});

test("any other line seals nothing anew that was sealed with a key which is lost", async () => {
  await say("create", "uji", lostKey);
  await say("create", "uji");
  const { seal } = await as(({ db }) => db.selectFrom("auditHead").select("seal").executeTakeFirstOrThrow());
  expect(seal).not.toBeNull();
  await say(newChain, "instalasi");
  expect(await verify()).toMatchObject({ intact: true, lines: 1, unverifiable: 2 });
});

test("a line about anything but the installation begins no part of its own, nor does another act on it", async () => {
  await say("create", "uji");
  await say(newChain, "uji");
  await say("replace", "instalasi");
  expect(await as(({ db }) => lastSegment(db))).toEqual({ after: null, mac: Buffer.from([0]), before: 0 });
  expect(await verify()).toMatchObject({ intact: true, lines: 3, unverifiable: 0 });
});

test("the last of several new keys counts", async () => {
  await say("create", "uji");
  await say(newChain, "instalasi");
  await say("create", "uji");
  await say(newChain, "instalasi");
  expect((await as(({ db }) => lastSegment(db))).before).toBe(3);
  expect(await verify()).toMatchObject({ intact: true, lines: 1, unverifiable: 3 });
});

test("a trail that begins with its key's own line is whole from there", async () => {
  await say(newChain, "instalasi");
  await say("create", "uji");
  expect(await verify()).toMatchObject({ intact: true, lines: 2, unverifiable: 0 });
});
