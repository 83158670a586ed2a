/**
 * Two clerks and a program bring lists in the same minute; one of them presses again, or sends the same list sixteen times. What goes
 * wrong: every connection is taken by lists, and nobody else is answered.
 */
import { expect, test } from "vitest";
import { actor } from "#tests/support/database.ts";
import { inTurn } from "./in-turn.server.ts";

const person = (id: string) => ({ ...actor("juru"), id });
const program = (id: string) => ({
  ...person("pemilik"),
  program: { id, resources: [], actions: [], classes: [], givenBy: "admin" },
});

/** Work that ends when it is told to. */
function held() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end };
}

test("two are in hand at once, one of each person and program; who sends more is asked to come again", async () => {
  const { ended, end } = held();
  const inside: string[] = [];
  const most = { count: 0, whose: 0 };
  const bring = (who: Parameters<typeof inTurn>[0], name: string) =>
    inTurn(who, async () => {
      inside.push(name);
      most.count = Math.max(most.count, inside.length);
      most.whose = Math.max(most.whose, inside.filter((one) => one === name).length);
      await ended;
      inside.splice(inside.indexOf(name), 1);
      return name;
    });
  const sixteen = Array.from({ length: 16 }, () => bring(program("kunci"), "kunci"));
  const others = ["a", "b", "c"].map((id) => bring(person(id), id));
  const turned = await Promise.allSettled(sixteen.slice(3));
  expect(turned).toHaveLength(13);
  for (const one of turned)
    expect(one).toMatchObject({
      status: "rejected",
      reason: { kind: "tooMany", retryAfter: 5, message: "Daftar lain sedang diperiksa. Coba lagi sebentar." },
    });
  end();
  expect(await Promise.all([...sixteen.slice(0, 3), ...others])).toEqual(["kunci", "kunci", "kunci", "a", "b", "c"]);
  expect(most).toEqual({ count: 2, whose: 1 });
});

test("too many of different people wait no longer than those before them, and are told when to come again", async () => {
  const { ended, end } = held();
  const waiting = Array.from({ length: 8 }, (_, id) => inTurn(person(`guru ${id}`), () => ended));
  await expect(inTurn(person("terlambat"), () => ended)).rejects.toMatchObject({ kind: "unavailable", retryAfter: 5 });
  end();
  await Promise.all(waiting);
  expect(await inTurn(person("terlambat"), () => Promise.resolve("masuk"))).toBe("masuk");
});

test("people go before programs, and what fails gives its turn back", async () => {
  const { ended, end } = held();
  const order: string[] = [];
  const first = ["x", "y"].map((id) => inTurn(person(id), () => ended));
  const later = [
    inTurn(program("malam"), async () => void order.push("program")),
    inTurn(person("tata usaha"), async () => void order.push("orang")),
  ];
  const failing = inTurn(person("z"), () => Promise.reject(new Error("rusak")));
  const caught = expect(failing).rejects.toThrow("rusak");
  end();
  await Promise.all([...first, ...later, caught]);
  expect(order).toEqual(["orang", "program"]);
});
