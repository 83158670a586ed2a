/** Who opens the whole record of a child or a colleague is written down; who opens what nobody watches is not. */
import { expect, test } from "vitest";
import { add, as, clerk, santri, santriHome, useSantri } from "#tests/support/santri.ts";
import { writableRegister } from "./writable-register.server.ts";

useSantri();

test("opening a watched row leaves a line, once, and any other none", async () => {
  const [seen, other] = [await add({ nama: "Ali", nis: "7001" }), await add({ nama: "Budi", nis: "7002" })];
  expect(await as(clerk, (ctx) => writableRegister(ctx, santri, other.id))).toMatchObject({ nama: "Budi" });
  for (let time = 0; time < 2; time++)
    expect(await as(clerk, (ctx) => writableRegister(ctx, { ...santri, watched: true }, seen.id))).toMatchObject({ nama: "Ali" });
  const lines = await santriHome.database.read((db) =>
    db.selectFrom("audit").select(["subjectId", "actorName"]).where("action", "=", "read").where("subject", "=", "santri").execute(),
  );
  expect(lines).toEqual([{ subjectId: seen.id, actorName: clerk.name }]);
});
