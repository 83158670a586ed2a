import { beforeEach, expect, test } from "vitest";
import { everyRow } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { SoftPasskey } from "#tests/support/passkey.ts";
import { newWarga, origin, place, type Warga } from "#tests/support/second-factor.ts";
import { installPasskey } from "./install.server.ts";
import { listOptions, passkeysOf } from "./passkey.server.ts";
import { nameOwnPasskey } from "./remove.server.ts";

let now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const run = house.scope;
let warga: Warga;
const own = async () => run(await warga.actor());
const addPasskey = async () => {
  const scope = await own();
  const { challenge, user } = await scope.transaction((ctx) => listOptions(ctx, warga.orang, place));
  const jawaban = new SoftPasskey().create({ challenge, rpId: place.rpId, origin, userId: user.id });
  await installPasskey(scope, { jawaban, nama: "Ponsel", tempat: place });
  const [satu] = await run().transaction((ctx) => passkeysOf(ctx, warga.akunId));
  return satu?.id ?? "";
};
const renamed = () =>
  run().transaction(({ db }) =>
    db
      .selectFrom("audit")
      .select(["before", "after"])
      .where("action", "=", "passkey-renamed")
      .where("subjectId", "=", warga.akunId)
      .orderBy("id")
      .execute(),
  );

beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  await run().transaction((ctx) => ctx.db.deleteFrom("akun").where(everyRow).execute());
  warga = await newWarga(house, { nip: "198511042010012001", peran: ["guru"] }, now);
});

test.each([
  ["of sixty characters is kept and told as it is", "x".repeat(60), "x".repeat(60)],
  ["in letters of two code units each counts as a person counts", "𝒜".repeat(60), "𝒜".repeat(60)],
  ["that nobody sees becomes ours", "\u200b\u202e\ufeff", "Kunci sandi"],
  ["keeps what joins Arabic letters, and loses what turns others around", "\u202eabc \u0644\u200c\u0627\u0007", "abc \u0644\u200c\u0627"],
  ["of nothing but spaces becomes ours", " \n ", "Kunci sandi"],
])("the name of a passkey %s", async (_which, typed, kept) => {
  const id = await addPasskey();
  await (await own()).transaction((ctx) => nameOwnPasskey(ctx, { id, nama: typed }));
  expect((await run().transaction((ctx) => passkeysOf(ctx, warga.akunId)))[0]?.nama).toBe(kept);
  expect(await renamed()).toMatchObject([{ before: { nama: "Ponsel" }, after: { nama: kept } }]);
});

test.each([61, 100_000])("a name of %i characters is refused at its field, and the trail holds nothing of it", async (length) => {
  const id = await addPasskey();
  const nama = "x".repeat(length);
  await expect((await own()).transaction((ctx) => nameOwnPasskey(ctx, { id, nama }))).rejects.toMatchObject({
    kind: "invalid",
    fields: { nama: expect.stringContaining("60 karakter") },
  });
  expect((await run().transaction((ctx) => passkeysOf(ctx, warga.akunId)))[0]?.nama).toBe("Ponsel");
  expect(await renamed()).toEqual([]);
});
