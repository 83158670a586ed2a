/** Work behind the scenes that takes a long list in: asked for once more while it goes on, and given up. */
import { expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { as, clerk, other, plan, santri, santriHome, sheet, useSantri } from "#tests/support/santri.ts";
import { lockedBatch } from "./batch.server.ts";
import { keepPortions } from "./portions.server.ts";
import { runImportJob, startImport, tellGivenUp } from "./run.server.ts";

useSantri();

/** A list too long for one request. @returns its batch */
const long1001 = (who: typeof clerk): Promise<string> =>
  as(who, async (ctx) => {
    const batch = { register: "santri", fileName: "a.xlsx", actorId: who.id, actorName: who.name };
    const { id } = await ctx.db
      .insertInto("importBatch")
      .values(batch as never)
      .returning("id")
      .executeTakeFirstOrThrow();
    await keepPortions(ctx, santri, { id, rows: Array.from({ length: 1_001 }, (_, place) => ({ place, values: {} })) });
    return id;
  });
const now = (id: string) => as(clerk, ({ db }) => db.selectFrom("importBatch").selectAll().where("id", "=", id).executeTakeFirst());

test("asked for once more while the work holds the list, it answers which work that is, at once", async () => {
  const id = await long1001(clerk);
  const started = await as(clerk, (ctx) => startImport(ctx, santri, id));
  const working = async (ctx: Ctx) => {
    await lockedBatch(ctx, santri, id);
    const begun = performance.now();
    expect(await santriHome.scope(clerk).transaction((second) => startImport(second, santri, id))).toEqual(started);
    expect(performance.now() - begun).toBeLessThan(4_000);
  };
  await as(clerk, working);
  await expect(as(other, (ctx) => startImport(ctx, santri, id))).rejects.toMatchObject({ kind: "notFound" });
});

test("work that was given up is told to whoever asked for it, once, and its list can be asked for again", async () => {
  await as(clerk, ({ db }) =>
    sql`insert into akun (id, nip, nama, peran) values (${clerk.id}, '198511042010012000', 'Juru', '{juru}')`.execute(db),
  );
  const [long, theirs] = [await long1001(clerk), await long1001(other)];
  const started = await as(clerk, (ctx) => startImport(ctx, santri, long));
  await as(other, (ctx) => startImport(ctx, santri, theirs));
  expect(await as(clerk, (ctx) => tellGivenUp(ctx, [santri]))).toBe(0);
  const task = "task" in started ? started.task : "";
  await as(clerk, ({ db }) => db.updateTable("tugas").set({ state: "gagal" }).where("id", "=", task).execute());
  const sistem = { ...clerk, id: null, roles: ["sistem"] } as typeof clerk;
  expect([await as(sistem, (ctx) => tellGivenUp(ctx, [santri])), await as(sistem, (ctx) => tellGivenUp(ctx, [santri]))]).toEqual([1, 0]);
  const told = () => as(clerk, ({ db }) => db.selectFrom("pemberitahuan").select(["akunId", "title"]).execute());
  expect(await told()).toEqual([{ akunId: clerk.id, title: expect.stringMatching(/^Impor .* terhenti, tidak ada yang tersimpan$/) }]);
  expect(await now(long)).toMatchObject({ taskId: null, refusal: expect.stringContaining("Coba lagi"), doneAt: null });
  expect(await as(clerk, (ctx) => startImport(ctx, santri, long))).toEqual({ task: expect.any(String) });
});

test("why a list was not taken is kept, however long the sentence", async () => {
  const sentence = "Tidak. ".repeat(200);
  const { id } = await plan(sheet(["Nama", "NIS"], ["Ani", "1401"]));
  const register = { ...santri, insert: () => Promise.reject(refuse.conflict(sentence)) };
  const system = santriHome.scope({ id: null, name: "sistem: impor", roles: ["sistem"] });
  const work = { batch: String(id), progress: async () => undefined, actorNow: async () => clerk };
  expect(await runImportJob(system, register, work)).toEqual({ refusal: sentence });
  expect(await now(String(id))).toMatchObject({ refusal: sentence.slice(0, 1_000), taskId: null, doneAt: null });
});
