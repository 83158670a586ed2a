/** Anybody can ask for letters to an address: it gets no more than its share, and what never went takes nothing away from it. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { type Fault, startFaultySmtp } from "#tests/support/faulty-smtp.ts";
import { type Mail, openMail, Refused, Unanswered } from "./mail.server.ts";
import type { LetterKind } from "./mail-limit.server.ts";

const house = useDatabase({ clock: () => new Date("2026-07-01T00:00:00Z") });
let server: Awaited<ReturnType<typeof startFaultySmtp>>;
let mail: Mail;
beforeAll(async () => {
  server = await startFaultySmtp();
  mail = openMail(server.url, house.scope);
});
afterAll(async () => {
  mail.close();
  await server.stop();
});
beforeEach(() => {
  server.letters.splice(0);
});

/** Whether it went, or how it failed. */
async function send(to: string, fault: Fault = {}, kind: LetterKind = "kode") {
  server.fault = fault;
  const letter = { to, subject: "Kode", text: "123456", kind };
  return mail.send({ name: "Kantor", address: "kantor@contoh.id" }, letter).catch((error: Error) => error.constructor);
}
const several = async (count: number, to: string, fault?: Fault, kind?: LetterKind) => {
  const went: unknown[] = [];
  for (let n = 0; n < count; n++) went.push(await send(to, fault, kind));
  return went;
};

test("five codes go to an address in an hour and the sixth does not; others and other kinds have their own", async () => {
  expect(await several(6, "ibu@contoh.id")).toEqual([true, true, true, true, true, false]);
  expect(server.letters).toHaveLength(5);
  expect([await send("bapak@contoh.id"), await send("ibu@contoh.id", {}, "kabar")]).toEqual([true, true]);
  expect(server.letters).toHaveLength(7);
});

test("what the mail server said no to is not counted", async () => {
  expect(new Set(await several(7, "salah@contoh.id", { recipient: "550 5.1.1 unknown" }))).toEqual(new Set([Refused]));
  expect(await several(6, "salah@contoh.id")).toEqual([true, true, true, true, true, false]);
});

test("what it may have taken is counted, whether it said so or not", async () => {
  expect(await several(2, "entah@contoh.id", { letter: "hangs up" })).toEqual([Unanswered, Unanswered]);
  expect(await several(4, "entah@contoh.id")).toEqual([true, true, true, false]);
});
