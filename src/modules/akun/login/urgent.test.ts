/** At seven in the morning many sign in at once, and somebody guesses: whoever is known goes before whoever is not. */
import { verify } from "@node-rs/argon2";
import { beforeEach, expect, test, vi } from "vitest";
import { passwordMatches } from "#kit/access/password.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { attemptIn, nip, password, refusalOf, startWithOneAccount } from "#tests/support/login-attempt.ts";
import { confirmWithPassword } from "../confirmation/confirmation.server.ts";
import { findSession } from "../session/session.server.ts";

vi.mock("@node-rs/argon2", { spy: true });
vi.mock("#kit/access/password.server.ts", { spy: true });

const now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const attempt = attemptIn(house);

beforeEach(() => startWithOneAccount(house));

test("who comes on a known device, or is inside, has the password looked at before strangers who wait", async () => {
  const { perangkat, token } = await attempt();
  const actor = (await findSession(house.database, { token, kind: "cookie" }, now))?.actor;
  vi.mocked(passwordMatches).mockClear();
  const order: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  for (let n = 0; n < 6; n++)
    vi.mocked(verify).mockImplementationOnce(async (_, typed) => {
      order.push(String(typed));
      await held;
      return false;
    });
  const all: Promise<unknown>[] = [];
  const come = async (work: () => Promise<unknown>) => {
    all.push(refusalOf(work()));
    await vi.waitFor(() => expect(vi.mocked(passwordMatches)).toHaveBeenCalledTimes(all.length), { timeout: 20_000 });
  };
  for (const typed of ["asing satu", "asing dua", "asing tiga"]) await come(() => attempt({ nip, password: typed }));
  await come(() => attempt({ password: "dikenal", perangkat }));
  await come(() => attempt({ password: "asing empat" }));
  await come(() => confirmWithPassword(house.scope(actor), { password: "di dalam", kode: "" }));
  letGo();
  await Promise.all(all);
  expect(order).toEqual(["asing satu", "asing dua", "dikenal", "di dalam", "asing tiga", "asing empat"]);
  await expect(attempt({ password, perangkat })).resolves.toBeDefined();
});
