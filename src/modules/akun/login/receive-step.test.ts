/** What the page of the second step is answered: which form it opens again, for how long it waits, and where passkeys do not work. */
import { beforeEach, describe, expect, test } from "vitest";
import { everyRow } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { SoftPasskey } from "#tests/support/passkey.ts";
import { installFor, newWarga, origin, password, place, tamu, visit, type Warga } from "#tests/support/second-factor.ts";
import { installPasskey } from "../second-factor/install.server.ts";
import { listOptions } from "../second-factor/passkey.server.ts";
import { loginOptions, unfitPasskeySentence } from "../second-factor/passkey-login.server.ts";
import { stepOf } from "../second-factor/totp.server.ts";
import { startLogin } from "./login.server.ts";
import { receiveStep } from "./receive-step.server.ts";
import { stepExpiredSentence, tujuanStep } from "./second-step.server.ts";

let now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const nip = "198511042010012001";
const bare = { ...visit, origin: "https://203.0.113.9" };
let warga: Warga;

beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  await house.scope().transaction(async (ctx) => {
    for (const table of ["percobaanMasuk", "rateLimit", "akun"] as const) await ctx.db.deleteFrom(table).where(everyRow).execute();
  });
  warga = await newWarga(house, { nip, peran: ["guru"] }, now);
});

const mulai = async () => {
  const done = await startLogin(house.scope(), { ...tamu, nip, password });
  return "langkah" in done ? done.langkah : Promise.reject(new Error("no second step was asked for"));
};
const form = (sent: Readonly<Record<string, string>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(sent)) data.set(name, value);
  return data;
};
const kirim = (langkah: string, sent: Readonly<Record<string, string>>, at = visit) => {
  const name = at.secure ? "__Host-langkah" : "langkah";
  const request = new Request(origin, { headers: { cookie: `${name}=${langkah}; langkah=${langkah}` } });
  return receiveStep(house.scope(), { request, visit: at, form: form(sent) });
};
const ownPasskey = async () => {
  const passkey = new SoftPasskey();
  const scope = house.scope(await warga.actor());
  const { challenge, user } = await scope.transaction((ctx) => listOptions(ctx, warga.orang, place));
  const jawaban = passkey.create({ challenge, rpId: place.rpId, origin, userId: user.id });
  await installPasskey(scope, { jawaban, nama: "Ponsel", tempat: place });
  return passkey;
};

describe("a second step", () => {
  test.each(["kode", "pemulihan"])("with %s that was guessed too often says how long to wait, and opens the same form", async (cara) => {
    await installFor(house, warga, stepOf(now));
    const langkah = await mulai();
    for (let times = 0; times < 5; times++) {
      const wrong = kirim(langkah, { [cara]: "000000" });
      await expect(wrong).rejects.toMatchObject({ kind: "invalid", current: { cara }, retryAfter: undefined });
    }
    await expect(kirim(langkah, { [cara]: "000000" })).rejects.toMatchObject({ kind: "tooMany", current: { cara }, retryAfter: 30 });
  });

  test("with a passkey under an address that has none is refused with a sentence; a step that is over is told first", async () => {
    const passkey = await ownPasskey();
    const langkah = await mulai();
    const tujuan = await house.scope().transaction((ctx) => tujuanStep(ctx, langkah));
    const { challenge } = await house.scope().transaction(async (ctx) => loginOptions(ctx, place));
    const kunci = passkey.get({ challenge, rpId: place.rpId, origin });
    expect(tujuan).not.toBeNull();
    await expect(kirim(langkah, { kunci }, bare)).rejects.toMatchObject({ kind: "invalid", message: unfitPasskeySentence });
    await expect(kirim("A".repeat(43), { kunci }, bare)).rejects.toMatchObject({ message: stepExpiredSentence });
  });
});
