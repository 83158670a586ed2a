import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { chainCheckResult, checkTrailChain, runChainCheck } from "./index.server.ts";

let now = new Date("2026-11-21T00:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const as = <T>(role: string, work: (ctx: Ctx) => Promise<T>) => house.scope(actor(role)).transaction(work);
const lines: [object, string][] = [];
const log = { error: (details: object, sentence: string) => void lines.push([details, sentence]) };
const run = () => runChainCheck(house.scope(system(checkTrailChain.name)), log);
const told = async () => {
  const read = as("kepala", (ctx) =>
    ctx.db
      .selectFrom("pemberitahuan")
      .innerJoin("akun", "akun.id", "pemberitahuan.akunId")
      .select(["akun.nama", "title", "link"])
      .orderBy("nama")
      .execute(),
  );
  return (await read).map(({ nama, title, link }) => `${nama}: ${title} ${link}`);
};
const behindItsBack = (statement: string) =>
  connected(house.database.place, (owner) =>
    owner.query(`begin; alter table audit disable trigger all; ${statement}; alter table audit enable trigger all; commit`),
  );

test("runs every day", () => {
  expect(checkTrailChain.cron).toBe("15 3 * * *");
});

test("a chain that holds is a quiet figure, for those who may read the trail", async () => {
  await connected(house.database.place, (owner) =>
    owner.query(`insert into akun (nip, nama, peran) values
      ('198503122009122001', 'Admin', '{administrator}'), ('198503122009122002', 'Kepala', '{kepala}'), ('198503122009122003', 'Guru', '{guru}')`),
  );
  await as("kepala", (ctx) => record(ctx, { action: "create", subject: "uji", subjectId: "1", after: { a: 1 } }));
  expect(await as("kepala", chainCheckResult)).toBeNull();
  await run();
  expect(await as("kepala", chainCheckResult)).toEqual({
    utuh: true,
    baris: 1,
    sebab: null,
    rusakDi: null,
    waktu: now,
    terlambat: false,
  });
  expect(await as("guru", chainCheckResult)).toBeNull();
  expect(lines).toEqual([]);
  expect(await told()).toEqual([]);
});

test("a figure of the day before yesterday says that nobody looks", async () => {
  now = new Date("2026-11-23T00:00:01Z");
  expect(await as("administrator", chainCheckResult)).toMatchObject({ utuh: true, terlambat: true });
});

test("a line that was changed is told in the log and to the head and the administrator", async () => {
  await behindItsBack(`update audit set after = '{"a": 2}' where subject = 'uji'`);
  await run();
  expect(lines).toEqual([[{ sebab: "line", baris: "1", cocok: 0 }, "jejak audit TIDAK utuh"]]);
  expect(await told()).toEqual(["Admin", "Kepala"].map((nama) => `${nama}: Jejak audit tidak utuh /administration/jejak`));
  expect(await as("kepala", chainCheckResult)).toMatchObject({ utuh: false, rusakDi: "1", baris: 0, terlambat: false });
});
