/** A program acts with a part of what somebody may do: it opens what it was given by name, and nothing that is open to any session. */
import { expect, test } from "vitest";
import { type Actor, allows, answer, type Policy, type Program } from "./access.ts";

const policy: Policy = { uji: [[["juru"], ["read", "update"], ["umum", "dinas"], "all"]] };
const juru: Actor = { id: "a", name: "Uji", roles: ["juru"] };
const given: Program = { id: "p", resources: ["uji"], actions: ["read"], classes: ["umum"], givenBy: "a" };
const by = (change: Partial<Program> = {}): Actor => ({ ...juru, program: { ...given, ...change } });

test("what is open to whoever is signed in is closed to a program", () => {
  for (const access of ["any-session", "signed-in"] as const)
    expect([allows(policy, juru, access), allows(policy, by(), access)]).toEqual([true, false]);
  expect([allows(policy, by(), "public"), allows(policy, by(), "uji:read")]).toEqual([true, true]);
});

test("a right of which no field is open to the program is none", () => {
  expect(answer(policy, by({ classes: ["dinas", "rahasia"] }), "uji:read")).toBe("yes");
  for (const change of [{ classes: ["rahasia"] }, { classes: [] }, { resources: ["lain"] }, { actions: ["update"] }] as const)
    expect(answer(policy, by(change), "uji:read")).toBe("no");
});
