import { expect, test } from "vitest";
import { type Actor, system, visitor } from "./access.ts";
import { demandRecentConfirmation, isRecentlyConfirmed } from "./recent-confirmation.ts";

const noon = new Date("2026-11-21T04:00:00Z");
const signedIn = (secondsAgo: number): Actor => ({
  ...{ id: "00000000-0000-4000-8000-000000000001", name: "Uji", roles: ["administrator"] },
  session: { id: "s", kind: "cookie", confirmedAt: new Date(noon.getTime() - secondsAgo * 1000), secondFactor: true },
});

test("a proof holds for five minutes, to the millisecond", () => {
  expect(isRecentlyConfirmed(signedIn(300), noon)).toBe(true);
  expect(isRecentlyConfirmed(signedIn(300.001), noon)).toBe(false);
  expect(() => demandRecentConfirmation({ actor: signedIn(300), now: noon })).not.toThrow();
  expect(() => demandRecentConfirmation({ actor: signedIn(300.001), now: noon })).toThrow();
});

test("nobody without a session has given one, whatever their role", () => {
  const { session: _, ...without } = signedIn(0);
  expect(isRecentlyConfirmed(visitor, noon)).toBe(false);
  expect(isRecentlyConfirmed(without, noon)).toBe(false);
  expect(() => demandRecentConfirmation({ actor: visitor, now: noon })).toThrow();
  expect(() => demandRecentConfirmation({ actor: without, now: noon })).toThrow(expect.objectContaining({ kind: "unconfirmed" }));
});

test("the system itself needs none", () => {
  expect(() => demandRecentConfirmation({ actor: system("benih"), now: noon })).not.toThrow();
});
