import { expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { pegawai } from "#modules/kepegawaian/index.ts";
import { policy } from "#src/policy.ts";
import { actor } from "#tests/support/database.ts";
import { rightsIn } from "./rights.server.ts";

test("a list of everybody's rows offers no change that only one's own row would take", () => {
  const rights = (peran: string) => rightsIn({ actor: actor(peran), policy } as Ctx, pegawai);
  expect(rights("tataUsaha")).toMatchObject({ create: true, update: true, remove: true, restore: true });
  // Reads all of them, and may change no other record than the own, which has a page for it.
  expect(rights("kepala")).toMatchObject({ create: false, update: false, remove: false, restore: false, export: true });
  // Sees no other row than the own.
  expect(rights("guru")).toMatchObject({ create: false, update: true, remove: false, export: false });
});
