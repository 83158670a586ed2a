import { constants, getPriority } from "node:os";
import { expect, test } from "vitest";
import { openTestDatabase, useDatabase } from "#tests/support/database.ts";
import { sql } from "../sql.server.ts";

const home = useDatabase();
const whose = sql<{ pid: number }>`select pg_backend_pid() as pid`;

/** Priorities of the server's processes behind a database: of the writing one and of the reading one. */
async function priorities(background: boolean): Promise<number[]> {
  const database = openTestDatabase(home.database.place, { background });
  try {
    const scope = database.scope({ id: null, name: "uji", roles: [] }, "req-1");
    const asked = [await scope.transaction(({ db }) => whose.execute(db)), await scope.read(({ db }) => whose.execute(db))];
    return asked.flatMap(({ rows }) => rows.map(({ pid }) => getPriority(pid)));
  } finally {
    await database.close();
  }
}

test("only our own server's processes of work in the background give way to others", async () => {
  const ours = process.platform === "linux" && "host" in home.database.place;
  expect(await priorities(true)).toEqual(ours ? Array(2).fill(constants.priority.PRIORITY_BELOW_NORMAL) : [getPriority(), getPriority()]);
  expect(await priorities(false)).toEqual([getPriority(), getPriority()]);
});
