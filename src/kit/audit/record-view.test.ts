import { expect, test } from "vitest";
import { actor, useDatabase } from "#tests/support/database.ts";
import { wholly } from "#tests/support/rights.ts";
import { type Policy, system, visitor } from "../access/access.ts";
import { type Ctx, demand } from "../ctx.server.ts";
import { record, recordAll } from "./audit.server.ts";
import { isWorthLogging, recordDenied } from "./denied.server.ts";
import { history } from "./history.server.ts";
import { recordView } from "./record-view.server.ts";
import { type TrailLine, trail, trailBefore } from "./trail.server.ts";

const policy: Policy = { audit: [wholly(["kepala"], "read")], catatan: [wholly(["kepala"], "read", "create")] };
let now = new Date("2026-11-21T08:00:00Z");
const home = useDatabase({ policy, clock: () => now });
const [head, teacher] = [actor("kepala"), actor("guru")];
const as = <T>(who: typeof head, work: (ctx: Ctx) => Promise<T>) => home.scope(who).transaction(work);
const told = async (action: string): Promise<readonly TrailLine[]> =>
  (await as(head, (ctx) => trail(ctx, { action }, { size: 100 }))).lines;

test("one look an hour at one record by one person is one line", async () => {
  const look = (who: typeof head, subjectId: string, action: "read" | "print" = "read") =>
    as(who, (ctx) => recordView(ctx, { action, subject: "catatan", subjectId }));
  for (const id of ["1", "1", "2", "1"]) await look(head, id);
  await look(teacher, "1");
  await look(head, "1", "print");
  now = new Date(now.getTime() + 3_600_001);
  await look(head, "1");
  expect((await told("read")).map(({ subjectId, actorName }) => `${subjectId} ${actorName}`)).toEqual([
    `1 ${head.name}`,
    `1 ${teacher.name}`,
    `2 ${head.name}`,
    `1 ${head.name}`,
  ]);
  expect(await told("print")).toHaveLength(1);
});

test("a look is the same one only of that record, by that person under that name, in that way", async () => {
  const look = (change: Partial<Parameters<typeof recordView>[1]> = {}, who = head) =>
    as(who, (ctx) => recordView(ctx, { ...{ action: "read", subject: "arsip", subjectId: "7" }, ...change }));
  const looks = async () =>
    (await as(head, (ctx) => trail(ctx, {}, { size: 500 }))).lines.filter(({ subjectId }) => subjectId === "7").length;
  const program = { ...head, name: "Program keuangan" };
  const counts: number[] = [];
  for (const next of [
    () => look({ action: "print" }),
    () => look({ subject: "lain" }),
    () => look({}, program),
    () => look({}, teacher),
    () => look(),
    () => look(),
    () => look({ action: "print" }),
  ]) {
    await next();
    counts.push(await looks());
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 5, 5]);
  now = new Date(now.getTime() + 3_600_000);
  await look();
  expect(await looks()).toBe(6);
});

test("what acted without an account is found by its name, and no person who is called so", async () => {
  const line = { action: "create", subject: "senama", subjectId: "1" };
  await as(system("uji"), (ctx) => record(ctx, line));
  await as({ ...teacher, name: system("uji").name }, (ctx) => record(ctx, { ...line, subjectId: "2" }));
  await as(system("lain"), (ctx) => record(ctx, { ...line, subjectId: "3" }));
  const found = async (wanted: object) =>
    (await as(head, (ctx) => trail(ctx, { subject: "senama", ...wanted }, { size: 9 }))).lines.map(({ subjectId }) => subjectId);
  expect([await found({ actor: system("uji").name }), await found({ actor: teacher.id }), await found({})]).toEqual([
    ["1"],
    ["2"],
    ["3", "2", "1"],
  ]);
  expect([await found({ action: "create" }), await found({ action: "update" }), await found({ subjectId: "3" })]).toEqual([
    ["3", "2", "1"],
    [],
    ["3"],
  ]);
});

test("days of the trail are the school's, both included", async () => {
  const kept = now;
  const at = async (moment: string) => {
    now = new Date(moment);
    await as(head, (ctx) => record(ctx, { action: "create", subject: "hari", subjectId: moment.slice(8, 16) }));
  };
  for (const moment of ["2027-05-01T15:59:59Z", "2027-05-01T16:00:00Z", "2027-05-02T15:59:59Z", "2027-05-02T16:00:00Z"]) await at(moment);
  now = kept;
  const found = async (wanted: object) =>
    (await as(head, (ctx) => trail(ctx, { subject: "hari", ...wanted }, { size: 9 }))).lines.map(({ subjectId }) => subjectId);
  const [before, first, last, after] = ["01T15:59", "01T16:00", "02T15:59", "02T16:00"];
  expect(await found({ from: "2027-05-02", until: "2027-05-02" })).toEqual([last, first]);
  expect(await found({ from: "2027-05-02" })).toEqual([after, last, first]);
  expect(await found({ until: "2027-05-02" })).toEqual([last, first, before]);
});

test("the past of a record is its own, not that of another of its id or its kind", async () => {
  const lines = [
    ["pohon", "1", "create"],
    ["pohon", "2", "update"],
    ["kebun", "1", "update"],
    ["pohon", "1", "delete"],
  ] as const;
  for (const [subject, subjectId, action] of lines) await as(head, (ctx) => record(ctx, { action, subject, subjectId }));
  expect((await as(head, (ctx) => history(ctx, "pohon", { id: "1" }))).map(({ action }) => action)).toEqual(["delete", "create"]);
});

test("the product itself looks at nobody, and a visitor is refused nothing worth a line", async () => {
  const [looks, refusals] = [(await told("read")).length, (await told("denied")).length];
  for (const who of [system("uji"), visitor]) {
    await as(who, (ctx) => recordView(ctx, { action: "read", subject: "catatan", subjectId: "sistem" }));
    await as(who, (ctx) => recordDenied(ctx, "catatan:create"));
  }
  expect([(await told("read")).length, (await told("denied")).length]).toEqual([looks, refusals]);
});

test("the past of a record is its newest hundred lines, or as many as are asked for", async () => {
  const entries = Array.from({ length: 101 }, (_, nth) => ({ action: "update", subject: "panjang", subjectId: "1", after: { nth } }));
  await as(head, (ctx) => recordAll(ctx, entries));
  const past = (limit?: number) => as(head, (ctx) => history(ctx, "panjang", { id: "1", ...(limit && { limit }) }));
  expect((await past()).map(({ after }) => after?.nth)).toEqual(Array.from({ length: 100 }, (_, index) => 100 - index));
  expect(await past(3)).toHaveLength(3);
});

test("looking at a record is no part of what was done to it: whoever changed it last is named, not whoever looked", async () => {
  await as(head, (ctx) => record(ctx, { action: "update", subject: "catatan", subjectId: "9", after: { isi: "baru" } }));
  for (const action of ["read", "print"] as const)
    await as(teacher, (ctx) => recordView(ctx, { action, subject: "catatan", subjectId: "9" }));
  const past = await as(teacher, (ctx) => history(ctx, "catatan", { id: "9", limit: 1 }));
  expect(past.map(({ action, actorName }) => [action, actorName])).toEqual([["update", head.name]]);
});

test("a refused change leaves a line although everything else of it is undone", async () => {
  const tried = as(teacher, async (ctx) => {
    await recordView(ctx, { action: "read", subject: "catatan", subjectId: "undone" });
    demand(ctx, "catatan:create");
  });
  await expect(tried).rejects.toMatchObject({ kind: "forbidden" });
  const [line] = await told("denied");
  expect(line).toMatchObject({ actorId: teacher.id, subject: "catatan", subjectId: "*", after: { action: "create" } });
  expect((await told("read")).map(({ subjectId }) => subjectId)).not.toContain("undone");
});

test("what one may not see is no line, and neither is a visitor", async () => {
  const before = (await told("denied")).length;
  await expect(as(teacher, async (ctx) => demand(ctx, "catatan:read"))).rejects.toMatchObject({ kind: "notFound" });
  await expect(home.scope().transaction(async (ctx) => demand(ctx, "catatan:create"))).rejects.toMatchObject({ kind: "unauthenticated" });
  expect(await told("denied")).toHaveLength(before);
  expect(isWorthLogging("catatan:read", false)).toBe(false);
  expect(isWorthLogging("catatan:read", true)).toBe(true);
  expect(isWorthLogging("catatan:export", false)).toBe(true);
  expect(isWorthLogging("signed-in", true)).toBe(false);
});

test("a hundred refusals are twenty lines", async () => {
  const other = actor("pegawai");
  const tries = Array.from({ length: 100 }, () => as(other, async (ctx) => demand(ctx, "catatan:create")).catch(() => undefined));
  await Promise.all(tries);
  expect((await told("denied")).filter(({ actorId }) => actorId === other.id)).toHaveLength(20);
});

test("beside its own lines a record has those of the others that tell of it, and of no more", async () => {
  const lines = [
    ["siswa", "s1"],
    ["siswa", "s2"],
    ["absen", "a1"],
    ["absen", "a2"],
    ["absen", "s1"],
    ["lain", "s1"],
    ["siswa", "a1"],
  ] as const;
  for (const [subject, subjectId] of lines) await as(head, (ctx) => record(ctx, { action: "update", subject, subjectId }));
  const about = async (besides?: { subject: string; subjectIds: readonly string[] }, size = 10) => {
    const of = { subject: "siswa", subjectId: "s1", ...(besides && { besides }) };
    const found = await as(head, (ctx) => trailBefore(ctx, of, { size }));
    return [found.lines.map(({ subject, subjectId }) => `${subject} ${subjectId}`), found.hasOlder, found.hasNewer];
  };
  expect(await about()).toEqual([["siswa s1"], false, false]);
  expect(await about({ subject: "absen", subjectIds: ["a1"] })).toEqual([["absen a1", "siswa s1"], false, false]);
  expect(await about({ subject: "absen", subjectIds: ["a1", "a2"] }, 2)).toEqual([["absen a2", "absen a1"], true, false]);
});
