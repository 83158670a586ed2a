/** Somebody follows a link of last year: that its row was erased for good is said of that row alone, and of no other that is not found. */
import { expect, test } from "vitest";
import { actor, useDatabase } from "#tests/support/database.ts";
import type { Ctx } from "../ctx.server.ts";
import { refuse } from "../refusals.ts";
import { record } from "./audit.server.ts";
import { eraseValues } from "./erase-values.server.ts";
import { absent } from "./erased-row.server.ts";

const home = useDatabase();
const as = <T>(work: (ctx: Ctx) => Promise<T>) => home.scope(actor("juru")).transaction(work);
const say = (subject: string, subjectId: string) =>
  as((ctx) => record(ctx, { action: "create", subject, subjectId, after: { alamat: "Palu" } }));
const told = async (subject: string, subjectId: string) => {
  const { kind, message } = await as((ctx) => absent(ctx, subject, subjectId));
  return [kind, message];
};

test("an old link to what was erased says so; one to anything else, that there is nothing", async () => {
  await say("pendaftaran", "a");
  await say("pendaftaran", "b");
  await say("santri", "a");
  const { message: nothing } = refuse.notFound();
  expect(await told("pendaftaran", "a")).toEqual(["notFound", nothing]);
  expect(await as((ctx) => eraseValues(ctx, { subjects: ["pendaftaran"], subjectIds: ["a"] }))).toBe(1);
  expect(await told("pendaftaran", "a")).toEqual(["notFound", expect.stringMatching(/^Data ini sudah dihapus untuk selamanya/)]);
  for (const [subject, id] of [["pendaftaran", "b"] as const, ["santri", "a"] as const, ["pendaftaran", "c"] as const])
    expect(await told(subject, id), `${subject} ${id}`).toEqual(["notFound", nothing]);
});
