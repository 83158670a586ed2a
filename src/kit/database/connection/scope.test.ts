/** What is left of a transaction that was refused, and of one that stands: lines in the trail and in the log, and what was to follow. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { refuse } from "#kit/refusals.ts";
import { actor, openTestDatabase, quiet, useDatabase } from "#tests/support/database.ts";
import { connected } from "./location.server.ts";
import type { ActorAnew } from "./scope.server.ts";

const house = useDatabase();
const log = { ...quiet, error: vi.fn() };
const said = () => log.error.mock.calls.map(([details, sentence]) => [sentence, (details as { requestId: string }).requestId]);
beforeEach(() => log.error.mockClear());

async function opened<T>(work: (database: ReturnType<typeof openTestDatabase>) => Promise<T>, actorAnew?: ActorAnew): Promise<T> {
  const database = openTestDatabase(house.database.place, { log, ...(actorAnew && { actorAnew }) });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
const denials = async (who: Actor) =>
  (await house.scope(who).read(({ db }) => db.selectFrom("audit").select("action").where("actorId", "=", String(who.id)).execute())).length;
const refused = (right?: "uji:update") => Promise.reject(refuse.forbidden("Bukan untuk Anda.", right));

test("a refusal that names no right leaves no line, nor a complaint about one", async () => {
  const who = actor("tanpa-hak");
  await opened(async (database) => {
    await expect(database.scope(who, "r1").transaction(() => refused())).rejects.toMatchObject({ kind: "forbidden" });
    await expect(database.scope(who, "r1").read(() => refused())).rejects.toMatchObject({ kind: "forbidden" });
  });
  expect([await denials(who), said()]).toEqual([0, []]);
});

test("who was refused and is signed out by then is in the trail all the same", async () => {
  const who = actor("keluar");
  let asked = 0;
  const anew: ActorAnew = (_, found) => (asked++ === 0 ? Promise.resolve(found) : Promise.reject(refuse.unauthenticated()));
  await opened(async (database) => {
    await expect(database.scope(who, "r2").transaction(() => refused("uji:update"))).rejects.toMatchObject({ kind: "forbidden" });
  }, anew);
  expect([await denials(who), said()]).toEqual([1, []]);
});

test("who acts is asked anew with the same clock where there is a session, and nobody is where there is none", async () => {
  const who = actor("pegawai");
  const other = { ...who, name: "Uji yang lain" };
  const asked: string[] = [];
  const anew: ActorAnew = (_, { name }, now) => {
    asked.push(`${name} ${now.toISOString().length}`);
    return Promise.resolve(other);
  };
  const { session: _, ...job } = who;
  await opened(async (database) => {
    expect(await database.scope(who, "r3").transaction((ctx) => Promise.resolve(ctx.actor.name))).toBe(other.name);
    expect(await database.scope(job, "r3").transaction((ctx) => Promise.resolve(ctx.actor.name))).toBe(who.name);
  }, anew);
  expect(asked).toEqual([`${who.name} 24`]);
});

test("where a refusal cannot be written down that is told, and it stays the refusal it was", async () => {
  const rename = (from: string, to: string) =>
    connected(house.database.place, (owner) => owner.query(`alter table ${from} rename to ${to}`));
  await rename("audit", "audit_away");
  await opened(async (database) => {
    for (const acting of ["transaction", "read"] as const)
      await expect(database.scope(actor("juru"), "r4")[acting](() => refused("uji:update"))).rejects.toMatchObject({ kind: "forbidden" });
  }).finally(() => rename("audit_away", "audit"));
  expect(said()).toEqual(Array(2).fill(["penolakan tidak dapat dicatat", "r4"]));
});

test("what follows a commit is done in order, each part of it though the one before has failed", async () => {
  const done: string[] = [];
  await opened((database) =>
    database.scope(actor("juru"), "r5").transaction(async (ctx) => {
      ctx.afterCommit(() => void done.push("satu"));
      ctx.afterCommit(() => {
        throw new Error("surat");
      });
      ctx.afterCommit(async () => void done.push("tiga"));
    }),
  );
  expect([done, said()]).toEqual([["satu", "tiga"], [["pekerjaan setelah penyimpanan gagal", "r5"]]]);
});
