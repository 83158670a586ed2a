/**
 * On the day of the announcement thousands of registrations change their state in one transaction. Told are counts, never times: no index
 * holds what changes, and nobody's seat is looked for.
 */
import { beforeAll, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const many = 20;

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  for (let n = 0; n < many; n++) await register(scope(), `Calon ${n}`);
});

test("no index of registrations holds what changes with a state", async () => {
  const { rows } = await scope(nurlaela).read(({ db }) =>
    sql<{ name: string }>`
      select distinct indexrelid::regclass::text as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
      where indrelid = 'pendaftaran'::regclass and attname in ('keadaan', 'versi', 'updated_at')`.execute(db),
  );
  expect(rows).toEqual([]);
});

test("a seat in an examination is looked for where something changes that can cost it, and for nobody who is told a result", async () => {
  const looked = (keadaan: string) =>
    scope(nurlaela).transaction(async ({ db }) => {
      const { rows } = await sql<Record<string, string>>`
        explain (analyze, timing off) update pendaftaran set keadaan = ${keadaan}`.execute(db);
      return rows.flatMap((row) => Object.values(row)).flatMap((line) => /^Trigger kursi_ujian\w*:.*calls=(\d+)/.exec(line)?.[1] ?? []);
    });
  expect(await looked("lulus administrasi")).toEqual([]);
  expect(await looked("mengundurkan diri")).toEqual([String(many)]);
});
