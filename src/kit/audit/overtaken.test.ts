/** Two people have the same row open: the second one to save reads what the first one wrote, and who that was. */
import { expect, test } from "vitest";
import { actor, useDatabase } from "#tests/support/database.ts";
import { refuse } from "../refusals.ts";
import { record } from "./audit.server.ts";
import { overtaken } from "./overtaken.server.ts";

let now = new Date("2026-11-21T08:00:00Z");
const house = useDatabase({ clock: () => now });
const [first, second] = [
  { ...actor("juru"), name: "Ani" },
  { ...actor("guru"), name: "Budi" },
];
const save = (who: typeof first, subject: string, subjectId: string) =>
  house.scope(who).transaction((ctx) => record(ctx, { action: "update", subject, subjectId, after: { nama: who.name } }));
const told = (id: string) => overtaken(house.scope(second), "catatan", refuse.stale({ id, nama: "Isi Ani" }));

test("whoever saves over it reads why it was refused, the row as it stands, and who saved it last and when", async () => {
  await save(second, "catatan", "1");
  now = new Date("2026-11-21T08:05:00Z");
  await save(first, "catatan", "1");
  const at = now;
  now = new Date("2026-11-21T08:10:00Z");
  await save(second, "catatan", "2");
  await save(second, "lain", "1");
  const { message } = refuse.stale({});
  expect(message).not.toBe("");
  expect(await told("1")).toEqual({
    refusal: { kind: "stale", sentence: message },
    current: { id: "1", nama: "Isi Ani" },
    by: { name: "Ani", at },
  });
});

test("of a row that the trail knows nothing of nobody is named", async () => {
  expect(await told("tanpa-riwayat")).toMatchObject({ refusal: { kind: "stale" }, current: { id: "tanpa-riwayat" }, by: null });
});
