import { expect, test } from "vitest";
import { everyRow } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { installFor, newWarga, password, tamu } from "#tests/support/second-factor.ts";
import { confirmWithPassword } from "../confirmation/confirmation.server.ts";
import { logIn } from "../login/login.server.ts";
import { stepOf } from "./totp.server.ts";

const now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });

test("a recovery code is told to its owner as what it was used for: a confirmation, or a sign-in", async () => {
  const warga = await newWarga(house, { nip: "198511042010012001", peran: ["guru"] }, now);
  const { kode } = await installFor(house, warga, stepOf(now));
  const told = async () => {
    const rows = await house
      .scope()
      .transaction(({ db }) => db.selectFrom("kabarKeamanan").select("judul").where("akunId", "=", warga.akunId).orderBy("id").execute());
    return rows.map(({ judul }) => judul).filter((judul) => judul.startsWith("Kode pemulihan"));
  };
  await house.scope().transaction(({ db }) => db.updateTable("sesi").set({ secondFactor: false }).where(everyRow).execute());
  await confirmWithPassword(house.scope(await warga.actor()), { password, kode: kode[0] ?? "" });
  expect((await warga.actor()).session?.secondFactor).toBe(true);
  expect(await told()).toEqual(["Kode pemulihan Anda dipakai untuk konfirmasi."]);
  await logIn(house.scope(), { ...tamu, nip: warga.orang.nip, password, kode: kode[1] ?? "" });
  expect((await told()).sort()).toEqual(["Kode pemulihan Anda dipakai untuk konfirmasi.", "Kode pemulihan Anda dipakai untuk masuk."]);
});
