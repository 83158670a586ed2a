import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { today } from "#kit/dates.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { logIn } from "./login/login.server.ts";
import { readNip } from "./nip.ts";
import { allPeran } from "./peran.ts";
import { createSampleAkun } from "./sample-akun.server.ts";

const house = useDatabase({ policy });
const make = () => createSampleAkun(house.scope(system("data contoh")));
const signIn = ({ nip, password }: { nip: string; password: string }) =>
  logIn(house.scope(), { nip, password, kind: "cookie", address: "::1", agent: null, perangkat: null, previous: null });

test("there is one demo account for each role, and each can sign in", async () => {
  const akun = await make();
  expect(akun.map(({ peran }) => peran)).toEqual(allPeran);
  for (const satu of akun) expect((await signIn(satu)).orang).toMatchObject({ nama: satu.nama, peran: [satu.peran] });
});

test("their NIPs are written as all are, and can belong to nobody: no serial was ever that high", async () => {
  for (const { nip } of await make()) {
    expect(readNip(nip, today())).toEqual({ nip, warnings: [] });
    expect(nip).toMatch(/999$/);
  }
});

test("made again they are the same people with new passwords", async () => {
  const [first, second] = [await make(), await make()];
  expect(second.map(({ nip }) => nip)).toEqual(first.map(({ nip }) => nip));
  const { length } = await house.scope().transaction((ctx) => ctx.db.selectFrom("akun").select("id").execute());
  expect(length).toBe(allPeran.length);
  const [old, fresh] = [first[1], second[1]];
  if (!old || !fresh) throw new Error("there are eight of them");
  await expect(signIn(old)).rejects.toMatchObject({ kind: "unauthenticated" });
  await expect(signIn(fresh)).resolves.toBeDefined();
});
