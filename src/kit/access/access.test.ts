import { describe, expect, test } from "vitest";
import {
  type Actor,
  allows,
  answer,
  answerClasses,
  excludesOwn,
  isGranted,
  type Policy,
  type Right,
  reachesOthersFurther,
  rolesWith,
  type Session,
  system,
  visitor,
} from "./access.ts";

const policy: Policy = {
  buku: [
    [["juru"], ["read", "update"], ["umum", "dinas"], "all"],
    [["guru", "juru"], ["read"], ["pribadi"], "own"],
    [["guru"], ["update"], ["umum"], "own"],
    [["penilai"], ["update"], ["dinas"], "others"],
    [["penilai"], ["read"], ["rahasia"], "others"],
    [["pengunjung"], ["read"], ["umum"], "all"],
  ],
};
const session: Session = { id: "s", kind: "cookie", confirmedAt: new Date(0), secondFactor: true };
const as = (...roles: string[]): Actor => ({ id: "00000000-0000-4000-8000-000000000001", name: "Uji", roles, session });
const job = system("uji");

describe("how far a right reaches", () => {
  test.each<[Actor, Right, string, boolean, boolean]>([
    [as("juru"), "buku:read", "yes", false, false],
    [as("guru"), "buku:read", "own", false, false],
    [as("guru"), "buku:update", "own", false, false],
    [as("penilai"), "buku:update", "yes", true, true],
    [as("penilai", "guru"), "buku:update", "yes", false, true],
    [as("penilai", "juru"), "buku:update", "yes", false, true],
    [as("penilai"), "buku:delete", "no", false, false],
    [as("juru"), "buku:delete", "no", false, false],
    [as("juru"), "lain:read", "no", false, false],
    [as("juru"), "toString:read", "no", false, false],
    [as("tamu"), "buku:read", "no", false, false],
    [as(), "buku:read", "no", false, false],
    [visitor, "buku:read", "yes", false, false],
    [job, "buku:delete", "yes", false, false],
    [{ ...job, roles: ["sistem", "penilai"] }, "buku:update", "yes", false, false],
  ])("%j: %s", (who, right, reach, spares, prefers) => {
    expect([answer(policy, who, right), excludesOwn(policy, who, right), reachesOthersFurther(policy, who, right)]).toEqual([
      reach,
      spares,
      prefers,
    ]);
  });

  test("is of each row's classes, in their own order", () => {
    expect(answerClasses(policy, as("juru"), "buku:read")).toEqual({
      anyRow: ["umum", "dinas"],
      ownRow: ["umum", "dinas", "pribadi"],
      someRow: ["umum", "dinas", "pribadi"],
    });
    expect(answerClasses(policy, as("guru", "penilai"), "buku:read")).toEqual({
      anyRow: ["rahasia"],
      ownRow: ["pribadi"],
      someRow: ["pribadi", "rahasia"],
    });
    const none = { anyRow: [], ownRow: [], someRow: [] };
    expect(answerClasses(policy, as("tamu"), "buku:read")).toEqual(none);
    const all = ["umum", "dinas", "pribadi", "rahasia"];
    expect(answerClasses(policy, job, "buku:delete")).toEqual({ anyRow: all, ownRow: all, someRow: all });
  });

  test("is known without asking anybody", () => {
    expect([isGranted(policy, "buku:read"), isGranted(policy, "buku:delete"), isGranted(policy, "lain:read")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(rolesWith(policy, "buku:read")).toEqual(["juru", "penilai", "pengunjung"]);
    expect(rolesWith(policy, "buku:update")).toEqual(["juru", "penilai"]);
    expect(rolesWith(policy, "buku:delete")).toEqual([]);
  });
});

test.each<[string, Actor, readonly boolean[]]>([
  ["a visitor", visitor, [true, false, false, true, false]],
  ["somebody of no role", as(), [true, true, true, false, false]],
  ["who may for their own", as("guru"), [true, true, true, true, true]],
  ["who may read alone", { ...as("juru"), session: { ...session, held: true } }, [true, true, false, false, false]],
  ["a job", job, [true, false, false, true, true]],
])("%s comes as far as is open", (_name, who, open) => {
  const doors = ["public", "any-session", "signed-in", "buku:read", "buku:update"] as const;
  expect(doors.map((access) => allows(policy, who, access))).toEqual(open);
});

test("a job has a name in the trail and is nobody", () => {
  expect(job).toEqual({ id: null, name: "sistem: uji", roles: ["sistem"] });
  expect(visitor).toEqual({ id: null, name: "pengunjung", roles: ["pengunjung"] });
});
