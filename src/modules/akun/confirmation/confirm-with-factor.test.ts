import { beforeEach, expect, test } from "vitest";
import { isRecentlyConfirmed } from "#kit/access/recent-confirmation.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { SoftPasskey } from "#tests/support/passkey.ts";
import { newWarga, origin, place, visit, type Warga } from "#tests/support/second-factor.ts";
import { installPasskey } from "../second-factor/install.server.ts";
import { listOptions } from "../second-factor/passkey.server.ts";
import { loginOptions, unfitPasskeySentence } from "../second-factor/passkey-login.server.ts";
import { receiveConfirmation } from "./confirm-with-factor.server.ts";

let now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const bare = { ...visit, origin: "https://203.0.113.9" };
const passkey = new SoftPasskey();
let warga: Warga;

beforeEach(async () => {
  await house.scope().transaction((ctx) => ctx.db.deleteFrom("akun").where(everyRow).execute());
  warga = await newWarga(house, { nip: "198511042010012001", peran: ["guru"] }, now);
  const scope = house.scope(await warga.actor());
  const { challenge, user } = await scope.transaction((ctx) => listOptions(ctx, warga.orang, place));
  const jawaban = passkey.create({ challenge, rpId: place.rpId, origin, userId: user.id });
  await installPasskey(scope, { jawaban, nama: "Ponsel", tempat: place });
});

test("nobody proves who they are by a passkey under an address that has none", async () => {
  now = new Date(now.getTime() + 400_000);
  const actor = await warga.actor();
  const { challenge } = await house.scope().transaction(async (ctx) => loginOptions(ctx, place));
  const form = new FormData();
  form.set("kunci", passkey.get({ challenge, rpId: place.rpId, origin }));
  const prove = (at: typeof visit) => receiveConfirmation(house.scope(actor), { form, visit: at });
  await expect(prove(bare)).rejects.toMatchObject({ kind: "invalid", message: unfitPasskeySentence });
  expect(isRecentlyConfirmed(await warga.actor(), now)).toBe(false);
  await prove(visit);
  expect(isRecentlyConfirmed(await warga.actor(), now)).toBe(true);
});
