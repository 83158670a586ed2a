import { beforeEach, expect, test } from "vitest";
import { everyRow } from "#kit/database/sql.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { refuse } from "../refusals.ts";
import { previousRun } from "./cron.server.ts";
import { defineScheduledJob } from "./job.ts";
import { type Run, readSchedule, recordRun } from "./job-report.server.ts";

const house = useDatabase();
const job = defineScheduledJob("malam", { cron: "30 2 * * *", title: "Malam" });
const write = (outcome: Run["outcome"], startedAt = new Date()) =>
  recordRun(house.scope(actor("sistem"), "tugas-7"), { job, startedAt, attempt: 1, outcome });
const read = (now = new Date()) => house.scope().read((ctx) => readSchedule({ db: ctx.db, now }, [job]));

beforeEach(() =>
  house
    .scope(actor("sistem"))
    .transaction(({ db }) => db.deleteFrom("laporanTugas").where(everyRow).execute())
    .then(() => undefined),
);

test.each([
  ["30 2 * * *", "2026-11-24T05:00:00Z", "2026-11-23T18:30:00Z"],
  ["30 2 * * *", "2026-11-24T18:30:40Z", "2026-11-24T18:30:00Z"],
  ["30 4 * * 0", "2026-11-24T05:00:00Z", "2026-11-21T20:30:00Z"],
  ["*/10 * * * *", "2026-11-24T05:09:59Z", "2026-11-24T05:00:00Z"],
  // Sundays of three years, each seen from the year after it.
  ["30 4 * * 0", "2027-01-02T05:00:00Z", "2026-12-26T20:30:00Z"],
  ["30 4 * * 0", "2028-01-01T05:00:00Z", "2027-12-25T20:30:00Z"],
  ["30 4 * * 0", "2029-01-02T05:00:00Z", "2028-12-30T20:30:00Z"],
])("%s came last before %s at %s", (cron, before, at) => {
  expect(previousRun(cron, new Date(before))).toEqual(new Date(at));
});

test("what is missing is told a while after its time, and not of the time before there were reports", async () => {
  const tomorrow = new Date(Date.now() + 2 * 86_400_000);
  expect(await read()).toEqual([{ name: "malam", title: "Malam", last: null, missedAt: null }]);
  expect((await read(tomorrow))[0]?.missedAt).toEqual(previousRun(job.cron, new Date(tomorrow.getTime() - 45 * 60_000)));
  await write({ report: "Beres." }, tomorrow);
  expect((await read(tomorrow))[0]).toMatchObject({ missedAt: null, last: { sentence: "Beres.", state: "selesai" } });
});

test("a report counts, a failure says why, and never what somebody typed", async () => {
  const last = async () => (await read())[0]?.last?.sentence;
  await write({ report: { "sesi dihapus": 1200, "kabar dihapus": 0, "kode dihapus": 1 } });
  expect(await last()).toBe("1.200 sesi dihapus, 1 kode dihapus.");
  await write({ report: { "sesi dihapus": 0 } });
  expect(await last()).toBe("Tidak ada yang perlu dikerjakan.");
  await write({ error: refuse.unavailable(undefined, "Disk cadangan tidak terpasang.") });
  expect(await last()).toBe("Disk cadangan tidak terpasang.");
  await write({ error: new TypeError("cannot greet Nurhayati") });
  expect(await last()).toBe("Kesalahan di dalam aplikasi (TypeError); rinciannya ada di catatan dengan nomor tugas-7.");
  await write({ error: new DOMException("", "AbortError") });
  expect(await last()).toMatch(/^Dihentikan bersama aplikasi/);
});

test("of a job that runs seldom the reports stay, however often another runs", async () => {
  const seldom = defineScheduledJob("mingguan", { cron: "30 4 * * 0", title: "Mingguan" });
  await recordRun(house.scope(actor("sistem")), { job: seldom, startedAt: new Date(), attempt: 1, outcome: { report: "Sekali." } });
  for (let run = 0; run < 21; run++) await write({ report: `${run}` });
  const [told] = await house.scope().read((ctx) => readSchedule(ctx, [seldom]));
  expect(told?.last?.sentence).toBe("Sekali.");
});

test("a run that began at the very minute is none that is missing; of what was ready before there were reports nothing is", async () => {
  const due = previousRun(job.cron, new Date(Date.now() + 3 * 86_400_000)) as Date;
  const after = new Date(due.getTime() + 46 * 60_000);
  await write({ report: "Tepat." }, due);
  expect((await read(after))[0]?.missedAt).toBeNull();
  await write({ report: "Sebelumnya." }, new Date(due.getTime() - 1));
  expect((await read(after))[0]?.missedAt).toEqual(due);
  expect((await read(new Date(due.getTime() + 45 * 60_000 - 1)))[0]?.missedAt).toBeNull();
});

test("the last twenty of each kind are kept", async () => {
  await write({ error: new TypeError() });
  for (let run = 0; run < 25; run++) await write({ report: `${run}` });
  const kept = await house.database.read((db) => db.selectFrom("laporanTugas").select("keadaan").where("tugas", "=", job.name).execute());
  expect(kept.filter(({ keadaan }) => keadaan === "selesai")).toHaveLength(20);
  expect(kept.filter(({ keadaan }) => keadaan === "gagal")).toHaveLength(1);
});
