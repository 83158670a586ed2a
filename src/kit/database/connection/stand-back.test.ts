import { mkdtemp, rm } from "node:fs/promises";
import { constants, getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTestDatabase, quiet, useDatabase } from "#tests/support/database.ts";
import { makeDoor } from "#tests/support/door.ts";
import { sql } from "../sql.server.ts";
import { openPool } from "./pool.server.ts";
import { ReadingPool } from "./reading-pool.server.ts";

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

test.runIf(process.platform === "linux")(
  "whoever writes and whoever reads in the background asks which process it is, and nobody else does",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "pintu-"));
    const door = makeDoor(folder);
    await door.open();
    const given = { place: { host: folder, user: "x", database: "x" }, role: null, log: quiet };
    const asks = async (background: boolean) => {
      door.asked.length = 0;
      const [writing, reading] = [openPool({ ...given, background }), new ReadingPool({ ...given, background })];
      await writing.query("select 1");
      await reading.query("select 1", []);
      await Promise.all([writing.end(), reading.end()]);
      return door.asked.filter((statement) => statement.includes("pg_backend_pid")).length;
    };
    expect([await asks(true), await asks(false)]).toEqual([2, 0]);
    await door.close();
    await rm(folder, { recursive: true });
  },
);
