/**
 * The calendar of a year has days with hours of their own: Ramadan, an exam, a meeting. What goes wrong: the staff are called late by the
 * hour of the pupils, of a day that was taken out of the calendar, or of the longer one of two entries.
 */
import { beforeEach, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { masukLimitAt, readRules } from "./rules.server.ts";

const home = useDatabase();
const scope = () => home.scope(system("uji"));

interface Entry {
  readonly jenis?: string;
  readonly mulai: string;
  readonly selesai?: string;
  readonly untuk?: string;
  readonly jam: string | null;
  readonly ditulis?: string;
}
const write = ({ jenis = "kegiatan", mulai, selesai = mulai, untuk = "semua", jam, ditulis = "2026-07-01" }: Entry) =>
  scope().transaction(({ db }) =>
    sql`insert into hari_khusus (nama, jenis, mulai, selesai, untuk, jam_masuk, created_at)
      values ('Hari lain', ${jenis}, ${mulai}, ${selesai}, ${untuk}, ${jam}, ${ditulis})`.execute(db),
  );
const limit = (hari: string) => scope().read(async (ctx) => masukLimitAt(ctx, hari, await readRules(ctx)));
const limits = (...hari: string[]) => Promise.all(hari.map(limit));

beforeEach(async () => {
  await scope().transaction(({ db }) => db.deleteFrom("hariKhusus").where(everyRow).execute());
  await write({ jenis: "ramadan", mulai: "2026-08-20", selesai: "2026-08-31", jam: "08:00" });
});

test("is the calendar's from the first day of an entry to its last, and the usual one before and after", async () => {
  expect(await limits("2026-08-19", "2026-08-20", "2026-08-31", "2026-09-01")).toEqual(["07:15", "08:00", "08:00", "07:15"]);
});

test("is the staff's own and everybody's, and none of the pupils alone", async () => {
  await write({ mulai: "2026-09-01", untuk: "siswa", jam: "09:00" });
  await write({ mulai: "2026-09-02", untuk: "pegawai", jam: "10:00" });
  await write({ mulai: "2026-08-25", untuk: "siswa", jam: "09:00" });
  expect(await limits("2026-09-01", "2026-09-02", "2026-08-25")).toEqual(["07:15", "10:00", "08:00"]);
});

test("is none of a holiday, nor of an entry that says no hour", async () => {
  await write({ mulai: "2026-08-24", jenis: "libur", jam: "11:00" });
  await write({ mulai: "2026-08-25", jam: null });
  expect(await limits("2026-08-24", "2026-08-25")).toEqual(["08:00", "08:00"]);
});

test("is of the shorter of two entries, and of two as long of the one that was written last", async () => {
  await write({ mulai: "2026-08-25", selesai: "2026-08-26", jam: "08:30", ditulis: "2026-06-01" });
  await write({ mulai: "2026-08-26", selesai: "2026-08-27", jam: "09:00", ditulis: "2026-06-03" });
  await write({ mulai: "2026-08-26", selesai: "2026-08-27", jam: "09:30", ditulis: "2026-06-02" });
  expect(await limits("2026-08-24", "2026-08-25", "2026-08-26", "2026-08-27")).toEqual(["08:00", "08:30", "09:00", "09:00"]);
});

test("is none of what lies in the bin", async () => {
  await scope().transaction(({ db }) => db.updateTable("hariKhusus").set({ deletedAt: new Date() }).where(everyRow).execute());
  expect(await limit("2026-08-20")).toBe("07:15");
});
