/**
 * Somebody who guesses numbers and birth dates, for spite or for curiosity, and the family that wants its result on the same evening, behind the
 * same address of a mobile network. What goes wrong: an answer that tells which numbers there are, a family that is shut out by others.
 */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { networkKey } from "#kit/access/network.server.ts";
import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import { addDays } from "#kit/dates.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { nomorPendaftaran } from "../nomor.ts";
import { openNumbers, triesAmid } from "./number-lock.server.ts";
import { openByReceipt, openStatus } from "./open-status.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const telephone = { noTelepon: "081245500101", noTeleponOrtu: "081398760202" };
const crowded = "10.8.0.1";
let family: { readonly id: string; readonly nomor: string; readonly bukti: string };
let networks = 0;

const open = (sent: object, address = `10.7.${Math.floor(++networks / 250)}.${networks % 250}`) =>
  openStatus(scope(), { ...sent }, address);
const guess = (nomor: string, times: number, more: object = {}, address?: string) =>
  Promise.all(
    Array.from({ length: times }, (_, day) =>
      open({ nomor, tanggalLahir: addDays("2011-01-01", day), ...more }, address).catch(({ kind }: { kind: string }) => kind),
    ),
  );

beforeAll(() => openCommittee(scope(nurlaela)));
beforeEach(async () => {
  now = new Date(now.getTime() + 24 * 3_600_000);
  family = await register(scope(), "Anak Ditebak", telephone);
});

const right = () => ({ nomor: family.nomor, tanggalLahir: "2012-03-09" });

test.each(Object.values(telephone))("a number that strangers have closed is opened with the telephone number %s", async (noTelepon) => {
  await guess(family.nomor, 7);
  // The seventh, a moment later: half an hour until there is a try again.
  await expect(open(right())).rejects.toMatchObject({ kind: "tooMany", retryAfter: 1800, fields: { noTelepon: expect.any(String) } });
  for (let time = 0; time < 20; time++) expect(await open({ ...right(), noTelepon })).toBe(family.id);
});

test("a telephone network that strangers have used up stops no family in it", async () => {
  await guess("PMBM-2027-70000-A", 31, {}, crowded);
  await expect(open(right(), crowded)).rejects.toMatchObject({
    kind: "tooMany",
    retryAfter: 60,
    fields: { noTelepon: expect.any(String) },
  });
  for (let time = 0; time < 40; time++) expect(await open({ ...right(), noTelepon: "+62 812-4550-0101" }, crowded)).toBe(family.id);
});

test("nobody opens it with another telephone number, and who tries with many stops no family", async () => {
  await guess(family.nomor, 7);
  for (let time = 0; time < 60; time++) {
    const noTelepon = `0812${String(10_000_000 + time)}`;
    await expect(open({ ...right(), noTelepon })).rejects.toMatchObject({ kind: "invalid", message: expect.stringContaining("ketiganya") });
  }
  expect(await open({ ...right(), noTelepon: telephone.noTelepon })).toBe(family.id);
});

test("who knows the telephone number has six tries as well, until the desk opens the page", async () => {
  await guess(family.nomor, 7);
  expect(await guess(family.nomor, 7, { noTelepon: telephone.noTelepon })).toContain("tooMany");
  const sure = { ...right(), noTelepon: telephone.noTelepon };
  await expect(open(sure)).rejects.toMatchObject({
    kind: "tooMany",
    fields: undefined,
    message: expect.stringContaining("hubungi panitia"),
  });
  await scope(nurlaela).transaction((ctx) => openNumbers(ctx, family.id));
  expect(await open(right())).toBe(family.id);
  await guess(family.nomor, 7);
  expect(await open(sure)).toBe(family.id);
});

/** Strangers have tried with so many telephone numbers that their network has no such try left. */
async function flood(address: string): Promise<void> {
  await guess("PMBM-2027-70001-A", 31, {}, address);
  await expect(open({ ...another(0), tanggalLahir: "2012-03-09" }, address)).rejects.toMatchObject({ kind: "invalid" });
  const ofCrowd = ["key", "=", `status-ramai ${networkKey(address)}`] as const;
  await scope().transaction(async ({ db }) => {
    const left = await db
      .selectFrom("rateLimit")
      .select("tokens")
      .where(...ofCrowd)
      .executeTakeFirstOrThrow();
    expect(left.tokens).toBe(599);
    await db
      .updateTable("rateLimit")
      .set({ tokens: 0 })
      .where(...ofCrowd)
      .execute();
  });
}
const another = (time: number) => ({ nomor: nomorPendaftaran(2027, 60_000 + time), noTelepon: `0812${20_000_000 + time}` });
const tried = (nomor: string, time: number, address: string) =>
  open({ nomor, tanggalLahir: "2012-03-09", noTelepon: `0813${30_000_000 + time}` }, address).catch(({ kind }: { kind: string }) => kind);

test("a network that is flooded with telephone numbers stops no family in it but one whose own number is meant thirty times", async () => {
  const flooded = "10.9.0.1";
  const other = await register(scope(), "Anak Serumah Jaringan", { noTelepon: "081245500103", noTeleponOrtu: "081398760204" });
  await flood(flooded);
  const answered = await Promise.all(Array.from({ length: 40 }, (_, time) => tried(family.nomor, time, flooded)));
  expect(answered.filter((kind) => kind === "invalid")).toHaveLength(30);
  expect(answered.filter((kind) => kind === "tooMany")).toHaveLength(10);
  const sure = { ...right(), noTelepon: telephone.noTelepon };
  await expect(open(sure, flooded)).rejects.toMatchObject({
    kind: "tooMany",
    fields: undefined,
    message: expect.stringContaining("bukti"),
  });
  // Neither the others there, nor the same family from anywhere else.
  const theirs = { nomor: other.nomor, tanggalLahir: "2012-03-09", noTelepon: "081245500103" };
  for (let time = 0; time < 40; time++) expect(await open(theirs, flooded)).toBe(other.id);
  expect(await open(sure)).toBe(family.id);
  // At the desk it is opened there as well.
  await guess(family.nomor, 7);
  await scope(nurlaela).transaction((ctx) => openNumbers(ctx, family.id));
  expect(await open(sure, flooded)).toBe(family.id);
});

test("the receipt's address opens the page whatever others have tried, and no other word does", async () => {
  const flooded = "10.9.0.2";
  await guess(family.nomor, 7);
  await flood(flooded);
  await Promise.all(Array.from({ length: 31 }, (_, time) => tried(family.nomor, time, flooded)));
  for (let time = 0; time < 20; time++) expect(await openByReceipt(scope(), family.bukti)).toBe(family.id);
  for (const wrong of ["", "x", family.nomor, `${family.bukti}a`, family.bukti.toUpperCase()])
    await expect(openByReceipt(scope(), wrong)).rejects.toMatchObject({ kind: "invalid" });
  await scope(nurlaela).transaction(({ db }) =>
    db.updateTable("pendaftaran").set({ deletedAt: now }).where("id", "=", family.id).execute(),
  );
  await expect(openByReceipt(scope(), family.bukti)).rejects.toMatchObject({ kind: "invalid" });
});

test("whatever is typed into a flood, its numbers fall into few places", async () => {
  const places = new Set(
    await scope().transaction(async (ctx) => Array.from({ length: 20_000 }, (_, time) => triesAmid(ctx, `PMBM-${time}`).key)),
  );
  expect(places.size).toBeLessThanOrEqual(4096);
  expect(places.size).toBeGreaterThan(3500);
});

/** What the database is asked, one statement after the other, without the values. */
function listened(heard: string[]): Scope {
  const listener: Parameters<Ctx["db"]["withPlugin"]>[0] = {
    transformQuery: ({ node }) => {
      heard.push(JSON.stringify(node, (name, value: unknown) => (name === "value" || name === "values" ? undefined : value)));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const own = scope();
  const heardBy = <C extends ReadCtx>(ctx: C): C =>
    Object.create(ctx, { db: { value: (ctx as unknown as Ctx).db.withPlugin(listener) } }) as C;
  return {
    ...own,
    transaction: (work) => own.transaction((ctx) => work(heardBy(ctx))),
    read: (work) => own.read((ctx) => work(heardBy(ctx))),
  };
}

// Milliseconds differ from machine to machine; what is asked of the database does not.
test("the same is asked of the database whether a number is there or not, with a right day or a wrong one", async () => {
  const asked = async (sent: object, address = `10.6.0.${++networks % 250}`) => {
    const heard: string[] = [];
    await openStatus(listened(heard), { ...sent }, address).catch(() => undefined);
    return heard;
  };
  const there = await asked({ ...right(), tanggalLahir: "2012-03-10" });
  expect(there).toHaveLength(3);
  expect(await asked({ ...right(), nomor: nomorPendaftaran(2027, 88_888) })).toEqual(there);
  expect(await asked({ ...right(), nomor: "PMBM-2027-00001-!" })).toEqual(there);
  await guess(family.nomor, 7);
  await guess(nomorPendaftaran(2027, 88_889), 7);
  const closed = await asked({ ...right(), tanggalLahir: "2012-03-10" });
  expect(await asked({ ...right(), nomor: nomorPendaftaran(2027, 88_889) })).toEqual(closed);
  const noTelepon = "081277776666";
  const known = await asked({ ...right(), noTelepon });
  expect(known.length).toBeGreaterThan(closed.length);
  expect(await asked({ ...right(), nomor: nomorPendaftaran(2027, 88_889), noTelepon })).toEqual(known);
  const flooded = "10.9.0.3";
  await flood(flooded);
  const amid = await asked({ ...right(), noTelepon }, flooded);
  expect(amid.length).toBeGreaterThan(known.length);
  expect(await asked({ ...right(), nomor: nomorPendaftaran(2027, 88_889), noTelepon }, flooded)).toEqual(amid);
});
