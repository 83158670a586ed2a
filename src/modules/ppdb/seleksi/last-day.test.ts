/** A place is taken by a day that counts from when this child was accepted: last, and no other child. Families read it on their page. */
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { lastDayOf } from "./last-day.server.ts";
import { lastDayToTake } from "./last-day.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(nurlaela).transaction(work);
const write = (query: ReturnType<typeof sql>) => as(({ db }) => query.execute(db));
const ids: string[] = [];
const step = (child: number, ke: string, pada: string) =>
  write(
    sql`insert into langkah_pendaftaran (pendaftaran_id, dari, ke, pelaku, pada) values (${ids[child]}, 'cadangan', ${ke}, 'Panitia', ${pada})`,
  );

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  for (const name of ["Ani", "Budi", "Cici"]) ids.push((await register(scope(), name)).id);
  await write(sql`update periode_ppdb set ambil_sampai = '2027-07-08', ambil_hari = 2`);
});

test("it counts from the last time that this very child was accepted, and from today where it was not", async () => {
  await step(0, "diterima", "2027-07-05T02:00:00Z");
  await step(0, "cadangan", "2027-07-06T02:00:00Z");
  await step(0, "diterima", "2027-07-10T02:00:00Z");
  await step(0, "mengundurkan diri", "2027-07-20T02:00:00Z");
  await step(1, "diterima", "2027-07-15T02:00:00Z");
  const lastDay = (child: number) => as((ctx) => lastDayOf(ctx, ids[child] ?? ""));
  expect([await lastDay(0), await lastDay(1), await lastDay(2)]).toEqual(["2027-07-12", "2027-07-17", "2027-07-08"]);
});

test("nobody has less time than all, and who comes late has three days where the rules say nothing", () => {
  const of = (ambilSampai: string | null, ambilHari: number | null, day: string) => lastDayToTake({ ambilSampai, ambilHari }, day);
  expect(of("2027-07-08", 2, "2027-07-05")).toBe("2027-07-08");
  expect(of("2027-07-08", 2, "2027-07-06")).toBe("2027-07-08");
  expect(of("2027-07-08", 2, "2027-07-07")).toBe("2027-07-09");
  expect(of("2027-07-08", null, "2027-07-07")).toBe("2027-07-10");
  expect(of("2027-07-08", 0, "2027-07-09")).toBe("2027-07-09");
  expect(of(null, 2, "2027-07-07")).toBeNull();
});
