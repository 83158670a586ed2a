import { describe, expect, test } from "vitest";
import { connected } from "#kit/database/connection/location.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { wholly } from "#tests/support/rights.ts";
import type { Policy } from "../access/access.ts";
import type { Ctx } from "../ctx.server.ts";
import { record, recordAll } from "./audit.server.ts";
import { checkChain, lastCheck } from "./check.server.ts";
import { history } from "./history.server.ts";
import { actorsIn, type Part, subjectsIn, trail, type Wanted } from "./trail.server.ts";
import { verifyAudit } from "./verify.server.ts";

const policy: Policy = { audit: [wholly(["kepala"], "read")] };
const home = useDatabase({ policy });
const [head, clerk] = [actor("kepala"), actor("juru")];
const as = <T>(who: typeof head, work: (ctx: Ctx) => Promise<T>) => home.scope(who).transaction(work);
const look = (wanted: Wanted, part: Part = { size: 10 }) => as(head, (ctx) => trail(ctx, wanted, part));
const asOwner = (statement: string) => connected(home.database.place, (owner) => owner.query(statement));

describe("the trail", () => {
  test("is empty at first", async () => {
    expect(await look({})).toEqual({ lines: [], hasOlder: false, hasNewer: false });
    expect(await as(head, actorsIn)).toEqual([]);
    expect(await as(head, subjectsIn)).toEqual([]);
    expect(await as(head, lastCheck)).toBeNull();
  });

  test("never holds what opens a door", async () => {
    const after = {
      nama: "Ani",
      passwordHash: "$argon2id$abc",
      sandi: { accessToken: "rahasia-sekali" },
      rahasia: true,
      kodeRahasia: "buka",
    };
    await as(clerk, (ctx) => record(ctx, { action: "create", subject: "akun", subjectId: "1", after }));
    const [line] = await as(clerk, (ctx) => history(ctx, "akun", { id: "1" }));
    expect(line?.after).toEqual({
      nama: "Ani",
      passwordHash: "(dirahasiakan)",
      sandi: { accessToken: "(dirahasiakan)" },
      rahasia: true,
      kodeRahasia: "(dirahasiakan)",
    });
    const { rows } = await asOwner("select count(*)::int as found from audit where after::text ~ 'argon2id|rahasia-sekali|buka'");
    expect(rows).toEqual([{ found: 0 }]);
  });

  test("is read by those who may, and does not exist for the others", async () => {
    await expect(as(clerk, (ctx) => trail(ctx, {}, { size: 10 }))).rejects.toMatchObject({ kind: "notFound" });
  });

  test("is found by person, record, deed and day", async () => {
    await home.scope().transaction((ctx) => record(ctx, { action: "create", subject: "catatan", subjectId: "9" }));
    await as(clerk, (ctx) => record(ctx, { action: "update", subject: "catatan", subjectId: "9", before: { a: 1 }, after: { a: 2 } }));
    expect((await look({ actor: clerk.id as string })).lines.map(({ subject }) => subject)).toEqual(["catatan", "akun"]);
    expect((await look({ actor: "pengunjung" })).lines.map(({ action }) => action)).toEqual(["create"]);
    expect((await look({ subject: "catatan", subjectId: "9" })).lines).toHaveLength(2);
    expect((await look({ action: "update" })).lines[0]).toMatchObject({ before: { a: 1 }, after: { a: 2 } });
    expect((await look({ from: "2000-01-01", until: "2000-01-02" })).lines).toEqual([]);
    const [first] = (await look({})).lines;
    const day = new Date((first?.at.getTime() ?? 0) + 8 * 3_600_000).toISOString().slice(0, 10);
    expect((await look({ from: day, until: day })).lines).toHaveLength(3);
    expect(await as(head, actorsIn)).toEqual([
      { value: clerk.id, label: clerk.name },
      { value: "pengunjung", label: "pengunjung" },
    ]);
    expect(await as(head, subjectsIn)).toEqual(["akun", "catatan"]);
  });

  test("is turned over page by page, there and back", async () => {
    const entries = Array.from({ length: 25 }, (_, n) => ({ action: "create", subject: "banyak", subjectId: String(n) }));
    await as(clerk, (ctx) => recordAll(ctx, entries));
    const ids = (found: Awaited<ReturnType<typeof look>>) => found.lines.map(({ subjectId }) => Number(subjectId));
    const first = await look({ subject: "banyak" });
    expect([ids(first)[0], first.hasNewer, first.hasOlder]).toEqual([24, false, true]);
    const second = await look({ subject: "banyak" }, { size: 10, older: first.lines.at(-1)?.id as string });
    expect([ids(second)[0], second.hasNewer, second.hasOlder]).toEqual([14, true, true]);
    const third = await look({ subject: "banyak" }, { size: 10, older: second.lines.at(-1)?.id as string });
    expect([ids(third), third.hasNewer, third.hasOlder]).toEqual([[4, 3, 2, 1, 0], true, false]);
    const back = await look({ subject: "banyak" }, { size: 10, newer: third.lines[0]?.id as string });
    expect(back).toEqual(second);
  });
});

describe("the chain", () => {
  test("holds, and every check of it is kept", async () => {
    const { against, ...check } = await as(head, checkChain);
    expect(against).toBeNull();
    expect(check).toMatchObject({ intact: true, lines: 28, brokenAt: null });
    expect(await as(head, lastCheck)).toEqual(check);
    await expect(asOwner("update audit_check set intact = true")).rejects.toThrow("final");
    await expect(asOwner("delete from audit_check")).rejects.toThrow("final");
  });

  test("keeps nobody from writing while it is walked", async () => {
    await Promise.all([
      as(head, verifyAudit),
      as(clerk, (ctx) => record(ctx, { action: "update", subject: "sela", subjectId: "1" })),
      as(head, verifyAudit),
    ]);
    expect(await as(head, verifyAudit)).toMatchObject({ intact: true, lines: 29 });
  });

  test.each([
    ["cut off at the end", "delete from audit where id = (select max(id) from audit)", null],
    ["taken out", "delete from audit where subject = 'banyak' and subject_id = '7'", "12"],
    ["changed", "update audit set after = '{\"a\": 3}' where subject = 'catatan' and action = 'update'", "3"],
  ])("tells of a line that was %s behind its back", async (_, forgery, brokenAt) => {
    await connected(home.database.place, async (owner) => {
      await owner.query("begin; alter table audit disable trigger all");
      const { rowCount } = await owner.query(forgery);
      expect(rowCount).toBe(1);
      await owner.query("alter table audit enable trigger all; commit");
    });
    expect(await as(head, checkChain)).toMatchObject({ intact: false, brokenAt });
    expect(await as(head, lastCheck)).toMatchObject({ intact: false, brokenAt });
  });
});

test("no line keeps a text whole that no form would take", async () => {
  const [fits, tooLong] = ["a".repeat(200_000), `${"a".repeat(199_999)}😀b`];
  await as(clerk, (ctx) => record(ctx, { action: "create", subject: "panjang", subjectId: "1", after: { fits, deep: [tooLong] } }));
  const [line] = await as(clerk, (ctx) => history(ctx, "panjang", { id: "1" }));
  expect(line?.after).toEqual({ fits, deep: [`${"a".repeat(199_999)}\ufffd… (200002 huruf)`] });
});
