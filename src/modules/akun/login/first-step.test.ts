import { expect, test } from "vitest";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { newWarga, password, tamu } from "#tests/support/second-factor.ts";
import { loginFault, startLogin } from "./login.server.ts";

const now = new Date("2026-11-21T01:00:00Z");
const nip = "198511042010012001";
const house = useDatabase({ policy, clock: () => now });

test("a wrong password and an unknown NIP begin no step", async () => {
  await newWarga(house, { nip, peran: ["guru"] }, now);
  const sent = (typed: string, given: string) => startLogin(house.scope(), { ...tamu, nip: typed, password: given });
  await expect(sent(nip, password)).resolves.toHaveProperty("token");
  for (const [typed, given] of [
    [nip, "bukan password ini"],
    ["198511042010012999", password],
  ] as const)
    await expect(sent(typed, given)).rejects.toMatchObject({ kind: "unauthenticated", message: loginFault });
});
