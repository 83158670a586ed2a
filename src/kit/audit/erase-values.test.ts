/**
 * A registration is erased when its time is over, and what the trail says of it still tells who the child was. What goes wrong: the values stay,
 * a line goes with them and nobody sees which, somebody empties lines of what is there still, or whose emptying nobody told.
 */
import { beforeEach, expect, test } from "vitest";
import { connected } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import type { Ctx } from "../ctx.server.ts";
import { chainHash, record } from "./audit.server.ts";
import { eraseValues, valuesErased } from "./erase-values.server.ts";
import { lockHead, moveHead } from "./head.server.ts";
import { history } from "./history.server.ts";
import { newChain } from "./segment.server.ts";
import { verifyAudit } from "./verify.server.ts";

const home = useDatabase();
const clerk = actor("juru");
const as = <T>(work: (ctx: Ctx) => Promise<T>) => home.scope(clerk).transaction(work);
const asOwner = (statement: string) => connected(home.database.place, (owner) => owner.query(statement));
const forge = (statement: string) =>
  asOwner(`begin; alter table audit disable trigger all; ${statement}; alter table audit enable trigger all; commit`);
const verify = () => as(verifyAudit);
const subject = "pendaftaran";
const say = (subjectId: string, kanari: string) =>
  as((ctx) => record(ctx, { action: "update", subject, subjectId, before: { alamat: `${kanari} lama` }, after: { alamat: kanari } }));
const erase = (...subjectIds: string[]) => as((ctx) => eraseValues(ctx, { subjects: [subject], subjectIds }));
const idsOf = async (subjectId: string) =>
  (await as(({ db }) => db.selectFrom("audit").select("id").where("subjectId", "=", subjectId).orderBy("id").execute())).map(
    ({ id }) => id,
  );
const found = async (words: string) =>
  (await asOwner(`select count(*)::int as n from audit where concat(before, after) like '%${words}%'`)).rows[0]?.n;

beforeEach(async () => {
  await forge("delete from audit; update audit_head set mac = '\\x00', last_id = 0, lines = 0, at = null, seal = null");
  for (const [id, kanari] of [
    ["a", "Kanari satu"],
    ["b", "Kenari dua"],
    ["a", "Kanari tiga"],
  ] as const)
    await say(id, kanari);
});

test("what stood in the fields goes; who did what and when stays, and the chain holds", async () => {
  const before = await as((ctx) => history(ctx, subject, { id: "a" }));
  expect(await erase("a")).toBe(2);
  expect(await found("Kanari")).toBe(0);
  const after = await as((ctx) => history(ctx, subject, { id: "a" }));
  expect(after).toEqual(before.map((line) => ({ ...line, before: null, after: null, isErased: true })));
  expect(before.map(({ isErased }) => isErased)).toEqual([false, false]);
  expect((await as((ctx) => history(ctx, subject, { id: "b" })))[0]).toMatchObject({ after: { alamat: "Kenari dua" }, isErased: false });
  expect(await verify()).toMatchObject({ intact: true, lines: 4 });
  await say("b", "Kenari empat");
  expect(await verify()).toMatchObject({ intact: true, lines: 5 });
  // Nothing is left of what went into the link beside the values, so nobody can try which values fit.
  expect((await asOwner("select salt from audit where subject_id = 'a'")).rows).toEqual([{ salt: null }, { salt: null }]);
  expect((await asOwner("select count(distinct salt)::int as n from audit")).rows).toEqual([{ n: 3 }]);
});

test("once is enough, and what says nothing is left alone", async () => {
  expect([await erase(), await erase("z"), await erase("a"), await erase("a"), await erase("a", "b")]).toEqual([0, 0, 2, 0, 1]);
  await as((ctx) => record(ctx, { action: "read", subject, subjectId: "a" }));
  expect(await erase("a")).toBe(0);
  const told = await as(({ db }) => db.selectFrom("audit").select("after").where("action", "=", valuesErased).orderBy("id").execute());
  expect(told.map(({ after }) => (after as { banyak: number }).banyak)).toEqual([2, 1]);
  expect(await verify()).toMatchObject({ intact: true, lines: 6 });
});

test("lines of an earlier version, whose link has no salt, are emptied like the others", async () => {
  await as(async (ctx) => {
    const head = await lockHead(ctx.db);
    const line = { at: ctx.now, actorId: null, actorName: "x", action: "update", subject, subjectId: "c", requestId: "r" };
    const told = { ...line, before: null, after: { alamat: "Kanari lama" }, salt: null };
    const mac = chainHash(ctx.auditKey, Buffer.from(head.mac), told);
    const row = { ...told, after: sql`${JSON.stringify(told.after)}::jsonb`, mac };
    const { id } = await ctx.db.insertInto("audit").values(row).returning("id").executeTakeFirstOrThrow();
    await moveHead(ctx, head, { mac, lastId: id, added: 1, newKey: false });
  });
  expect(await verify()).toMatchObject({ intact: true, lines: 4 });
  expect(await erase("c")).toBe(1);
  expect(await found("lama")).toBe(3);
  expect(await verify()).toMatchObject({ intact: true, lines: 5 });
});

test("lines before a key that was lost are emptied, and the lines after it hold", async () => {
  await as((ctx) => record(ctx, { action: newChain, subject: "instalasi", subjectId: "x" }));
  await say("a", "Kanari empat");
  expect(await erase("a", "b")).toBe(4);
  expect([await found("Kanari"), await found("Kenari")]).toEqual([0, 0]);
  expect(await verify()).toMatchObject({ intact: true, unverifiable: 3, lines: 3 });
});

test.each([
  ["emptied without a word", `select audit_erase(array[(select max(id) from audit where subject_id = 'b')], gen_random_uuid())`],
  [
    "emptied under the mark of others",
    `select audit_erase(array[(select max(id) from audit where subject_id = 'b')], (select erased from audit where subject_id = 'a' limit 1))`,
  ],
])("a line %s is found", async (_, forgery) => {
  await erase("a");
  await as(({ db }) => sql.raw(forgery).execute(db));
  expect(await verify()).toMatchObject({ intact: false, fault: "line" });
});

test.each([
  ["who did it", "update audit set actor_name = 'Lain' where subject_id = 'a'"],
  ["what is said in it now", `update audit set after = '{"alamat": "x"}' where subject_id = 'a'`],
  ["the mark", "update audit set erased = gen_random_uuid() where subject_id = 'a'"],
  ["what was told of it", `update audit set after = '{"banyak": 2, "sidik": "x"}' where action = '${valuesErased}'`],
])("of an emptied line, %s cannot be changed unseen", async (_, forgery) => {
  await erase("a");
  await forge(forgery);
  expect(await verify()).toMatchObject({ intact: false, fault: "line" });
});

test("a line that was changed before does not become right by being emptied", async () => {
  await forge(`update audit set after = '{"alamat": "Kanari palsu"}' where subject_id = 'a' and id = (select max(id) from audit)`);
  const { brokenAt } = await verify();
  expect(await erase("a")).toBe(2);
  expect(await found("Kanari")).toBe(0);
  expect(brokenAt).toBe((await idsOf("a"))[1]);
  expect(await verify()).toMatchObject({ intact: false, brokenAt });
});

test("nobody empties lines of what is there, or of a kind that is not erased, or fills them again", async () => {
  await as((ctx) => record(ctx, { action: "update", subject: "suratMasuk", subjectId: "a", after: { perihal: "x" } }));
  await expect(as((ctx) => eraseValues(ctx, { subjects: [subject, "suratMasuk"], subjectIds: ["a"] }))).rejects.toThrow("are there still");
  expect(await found("Kanari")).toBe(2);
  await erase("a");
  for (const statement of [
    "update audit set after = '{}', erased = null where subject_id = 'a'",
    "update audit set before = null, after = null, salt = null, erased = gen_random_uuid(), actor_name = 'x' where subject_id = 'b'",
    "update audit set after = null, salt = null, erased = gen_random_uuid() where subject_id = 'b'",
    "update audit set before = null, after = null, erased = gen_random_uuid() where subject_id = 'b'",
    "delete from audit where subject_id = 'a'",
  ])
    await expect(asOwner(statement)).rejects.toThrow("final");
  expect(await verify()).toMatchObject({ intact: true });
});

test("lines that tell one side alone, as of a row that is made or goes, are emptied too; of those that tell none nothing is said", async () => {
  const line = (action: "create" | "delete" | "read", sides: object) =>
    as((ctx) => record(ctx, { action, subject, subjectId: "c", ...sides }));
  await line("create", { after: { alamat: "Kasuari baru" } });
  await line("delete", { before: { alamat: "Kasuari pergi" } });
  await line("read", {});
  expect(await erase("c")).toBe(2);
  expect(await found("Kasuari")).toBe(0);
  expect(await erase("c")).toBe(0);
  expect(await verify()).toMatchObject({ intact: true });
});

test("an emptied line that somebody with the database filled again holds nobody else's erasing up, and is found", async () => {
  await erase("a");
  await forge(`update audit set after = '{"alamat": "Kanari palsu"}' where id = (select min(id) from audit where subject_id = 'a')`);
  expect(await erase("a", "b")).toBe(1);
  expect([await found("Kenari"), await found("palsu")]).toEqual([0, 1]);
  expect(await verify()).toMatchObject({ intact: false, fault: "line" });
});
