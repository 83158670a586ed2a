import { expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { actSecond } from "#tests/support/at-once.ts";
import { fields, origin, person, useNaskah } from "#tests/support/naskah.ts";
import { deleteNaskah, saveNaskah } from "./save.server.ts";
import { signNaskah } from "./signature.server.ts";
import { parafNaskah, proposeNaskah, returnNaskah } from "./step.server.ts";
import type { Sasaran } from "./take.server.ts";

/** Two people take a step with one letter at the same moment: the later one sees what the first has left. */
const { house, surat } = useNaskah();
const { tu, kepala, admin } = person;

const steps = {
  saved: (ctx: Ctx, satu: Sasaran) => saveNaskah(ctx, satu, fields(null)),
  "thrown away": deleteNaskah,
  proposed: proposeNaskah,
  initialled: parafNaskah,
  returned: (ctx: Ctx, satu: Sasaran) => returnNaskah(ctx, satu, "Perbaiki"),
  signed: (ctx: Ctx, satu: Sasaran) => signNaskah(ctx, satu, origin),
};
type Step = keyof typeof steps;

test.each<["draft" | "diajukan" | "diparaf", Step, Step, string, Actor, Actor]>([
  ["draft", "saved", "saved", "stale", tu, admin],
  ["draft", "thrown away", "proposed", "notFound", tu, admin],
  ["draft", "proposed", "saved", "conflict", tu, admin],
  ["draft", "proposed", "thrown away", "conflict", tu, admin],
  ["diajukan", "returned", "initialled", "conflict", admin, kepala],
  ["diajukan", "initialled", "returned", "stale", admin, kepala],
  ["diparaf", "returned", "signed", "conflict", kepala, kepala],
  ["diparaf", "signed", "returned", "conflict", kepala, kepala],
])("a letter that is %s and is being %s is not %s as it was: %s", async (sampai, first, second, kind, who, other) => {
  const satu = await surat(sampai);
  const hasil = actSecond(house, [who, (ctx) => steps[first](ctx, satu)], [other, (ctx) => steps[second](ctx, satu)]);
  expect(await hasil).toBe(kind);
});
