import { expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { list } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { jamPelajaran } from "./jam-pelajaran.ts";

const house = useDatabase({ policy });

test("the hours of a week stand in the order in which they come", async () => {
  const { rows } = await house.scope(actor("tataUsaha")).transaction(async (ctx) => {
    await sql`insert into jam_pelajaran (hari, jam_ke, mulai, selesai)
      select hari::text, ke, time '07:00' + ke * interval '45 minutes', time '07:45' + ke * interval '45 minutes'
      from generate_series(2, 1, -1) hari, unnest(array[3, 1, 2]) ke`.execute(ctx.db);
    return list(ctx, jamPelajaran, readQuery(jamPelajaran, new URLSearchParams()));
  });
  expect(rows.map(({ hari, jamKe }) => `${hari}.${jamKe}`)).toEqual(["1.1", "1.2", "1.3", "2.1", "2.2", "2.3"]);
});
