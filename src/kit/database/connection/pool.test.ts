/** How a connection stands before anybody asks on it: as whom, within which limits, and what the log hears of it. */
import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { visitor } from "#kit/access/access.ts";
import { createTestDatabase, dropTestDatabase, openTestDatabase, quiet, useDatabase } from "#tests/support/database.ts";
import { sql } from "../sql.server.ts";
import { connected } from "./location.server.ts";
import { openPool } from "./pool.server.ts";

const house = useDatabase();

test("whoever serves takes the role that was named, however it is written", async () => {
  const role = `Peran "uji" ${randomUUID()}`;
  const quoted = `"${role.replaceAll('"', '""')}"`;
  await connected(house.database.place, (owner) => owner.query(`create role ${quoted}`));
  const acting = async (as: string | null) => {
    const pool = openPool({ place: house.database.place, role: as, log: quiet, size: 1 });
    const { rows } = await pool.query("select current_user::text as who, session_user::text as whole");
    await pool.end();
    return [rows[0].who, rows[0].who === rows[0].whole];
  };
  expect(await acting(role)).toEqual([role, false]);
  expect((await acting(null))[1]).toBe(true);
  await connected(house.database.place, (owner) => owner.query(`drop role ${quoted}`));
});

test("whoever reads waits for a lock a second, whoever writes five; both begin alike, however the database is set up", async () => {
  const place = await createTestDatabase();
  const otherwise = {
    default_transaction_isolation: "serializable",
    "pg_trgm.word_similarity_threshold": "0.9",
    statement_timeout: "1min",
    timezone: "Asia/Makassar",
  };
  const changes = Object.entries(otherwise).map(([name, value]) => `alter database "${place.database}" set ${name} = '${value}'`);
  await connected(place, (owner) => owner.query(changes.join(";")));
  const database = openTestDatabase(place);
  const names = [...Object.keys(otherwise), "lock_timeout", "default_transaction_read_only"];
  const asked = sql<{
    value: string;
  }>`select current_setting(name) as value from unnest(${names}::text[]) with ordinality as one (name, place) order by place`;
  const answers = await Promise.all([
    database.reader(visitor, "uji").read(({ db }) => asked.execute(db)),
    database.scope(visitor, "uji").transaction(({ db }) => asked.execute(db)),
  ]);
  const alike = ["read committed", "0.45", "15s", "UTC"];
  expect(answers.map(({ rows }) => rows.map(({ value }) => value))).toEqual([
    [...alike, "1s", "on"],
    [...alike, "5s", "off"],
  ]);
  await database.close();
  await dropTestDatabase(place);
});

test("a connection that is lost is told in the log, unless the pool is being closed", async () => {
  const warn = vi.fn();
  const pool = openPool({ place: house.database.place, role: null, log: { ...quiet, warn } });
  pool.emit("error", new Error("putus"));
  expect(warn.mock.calls).toEqual([[expect.objectContaining({ error: "putus" }), "sambungan basis data terputus"]]);
  const ended = pool.end();
  pool.emit("error", new Error("putus saat ditutup"));
  await ended;
  expect(warn).toHaveBeenCalledOnce();
});
