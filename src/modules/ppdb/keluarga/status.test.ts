/**
 * A family without an account: on an old telephone, some ten times in eight weeks, most of all on the day of the announcement.
 * What goes wrong: a mistyped number or date, somebody else who guesses, a borrowed telephone, a press twice, a result seen too early.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { addDays } from "#kit/dates.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import type { Keadaan } from "../keadaan/keadaan.ts";
import { nomorPendaftaran } from "../nomor.ts";
import { changeKeadaan } from "../panitia/change-keadaan.server.ts";
import { loadStatus } from "./load-status.server.ts";
import { openStatus, unknownSentence } from "./open-status.server.ts";
import { readStatusCookie, setStatusCookie, statusToken } from "./status-cookie.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const home = useDatabase({ policy, clock: () => now });
const { scope } = home;
const born = "2012-03-09";
let address = 0;
const fresh = () => `10.0.${Math.floor(++address / 250)}.${address % 250}`;
const open = (nomor: string, tanggalLahir = born, from = fresh()) => openStatus(scope(), { nomor, tanggalLahir }, from);
const status = (id: string) => scope().read((ctx) => loadStatus(ctx, id));
const move = async (id: string, ke: Keadaan, alasan = "", who = nurlaela) => {
  const { versi } = await scope(who).transaction(({ db }) =>
    db.selectFrom("pendaftaran").select("versi").where("id", "=", id).executeTakeFirstOrThrow(),
  );
  await scope(who).transaction((ctx) => changeKeadaan(ctx, { id, versi }, { ke, alasan }));
};

beforeAll(() => openCommittee(scope(nurlaela)));

describe("number and birth date", () => {
  test("open the page, typed in small letters and without hyphens, the day as people write it", async () => {
    const { id, nomor } = await register(scope(), "Anak Buka");
    expect(await open(nomor.toLowerCase().replaceAll("-", " "), "9/3/2012")).toBe(id);
  });

  test("a wrong number and a wrong date are told in the same words", async () => {
    const { nomor } = await register(scope(), "Anak Diam");
    const wrongs = [
      () => open(nomor, "2012-03-10"),
      () => open(nomorPendaftaran(2027, 99_999)),
      () => open("apa saja"),
      () => open(`${nomor.slice(0, -1)}!`),
    ];
    for (const wrong of wrongs)
      await expect(wrong()).rejects.toMatchObject({ kind: "invalid", message: unknownSentence, fields: undefined });
  });

  test("of one in the bin nothing is known", async () => {
    const { id, nomor } = await register(scope(), "Anak Sampah");
    await scope(rusdin).transaction(({ db, now: at }) =>
      db.updateTable("pendaftaran").set({ deletedAt: at }).where("id", "=", id).execute(),
    );
    await expect(open(nomor)).rejects.toMatchObject({ message: unknownSentence });
  });

  test("six mistakes with one number close it, from wherever they come, and time opens it again", async () => {
    const { id, nomor } = await register(scope(), "Anak Ditebak");
    for (let day = 0; day < 6; day++) await expect(open(nomor, addDays("2011-01-01", day))).rejects.toMatchObject({ kind: "invalid" });
    await expect(open(nomor)).rejects.toMatchObject({ kind: "tooMany", retryAfter: expect.any(Number) });
    now = new Date(now.getTime() + 1_801_000);
    expect(await open(nomor)).toBe(id);
  });

  test("whoever is right is never stopped, however often", async () => {
    const { id, nomor } = await register(scope(), "Anak Rajin");
    for (let time = 0; time < 40; time++) expect(await open(nomor, born, "10.9.9.9")).toBe(id);
  });

  // A hundred minutes, a hundred guesses in each: once a network is told to wait, all it sends in the same moment is told so too.
  test("ten thousand guesses open nothing, though the right pair is among them", { timeout: 120_000 }, async () => {
    const { nomor } = await register(scope(), "Anak Sasaran");
    const before = now;
    const told = { opened: 0, invalid: 0, tooMany: 0 };
    let guesses = 0;
    const guess = async (from: string) => {
      // Every fifth aims at the number that there is, day by day; the right day comes after 433 of them.
      const index = guesses++;
      const pair = [
        index % 5 === 0 ? nomor : nomorPendaftaran(2027, 50_000 + index),
        addDays("2011-01-01", Math.floor(index / 5)),
      ] as const;
      const kind = await open(...pair, from).then(
        () => "opened" as const,
        (refused: { kind: "invalid" | "tooMany" }) => refused.kind,
      );
      told[kind]++;
      // With the number that there is, it may be the number that waits.
      return index % 5 !== 0 && kind === "tooMany";
    };
    for (let minute = 0; minute < 100; minute++) {
      now = new Date(now.getTime() + 60_000);
      for (const network of ["10.77.0.1", "10.77.0.2", "10.77.0.3", "10.77.0.4"]) {
        const until = guesses + 25;
        for (let waits = false; guesses < until && !waits; ) waits = await guess(network);
        told.tooMany += until - guesses;
        guesses = until;
      }
    }
    now = before;
    expect([guesses, told.opened]).toEqual([10_000, 0]);
    // Four networks: thirty each and one a minute for a hundred minutes.
    expect(told.invalid).toBeLessThanOrEqual(4 * (30 + 100));
    expect(told.invalid).toBeGreaterThan(100);
  });
});

describe("the cookie", () => {
  const carrying = (token: string) => new Request("http://x/daftar/status", { headers: { cookie: `a=b; status-ppdb=${token}` } });
  const read = (token: string) => scope().read(async (ctx) => readStatusCookie(ctx, carrying(token), false));

  test("opens one registration for half an hour, and no other", async () => {
    const { id } = await register(scope(), "Anak Kuki");
    const { id: other } = await register(scope(), "Anak Lain");
    const token = await scope().read(async (ctx) => statusToken(ctx, id));
    expect(await read(token)).toBe(id);
    expect(await read(token.replace(id, other))).toBeNull();
    const [, until = ""] = token.split(".");
    expect(await read(token.replace(until, String(Number(until) + 9)))).toBeNull();
    for (const broken of ["", "x", "a.b.c", `${id}.9999999999.`]) expect(await read(broken)).toBeNull();
    const before = now;
    now = new Date(now.getTime() + 1_800_000);
    expect(await read(token)).toBeNull();
    now = before;
  });

  test("is for this page alone, and no script reads it", () => {
    expect(setStatusCookie("t", true)).toBe("__Secure-status-ppdb=t; Path=/daftar/status; HttpOnly; SameSite=Strict; Max-Age=1800; Secure");
    expect(setStatusCookie("", false)).toContain("Max-Age=0");
  });
});

describe("the page", () => {
  test("tells the way without naming who of the committee, and what is to be mended", async () => {
    const { id } = await register(scope(), "Anak Jalan");
    await move(id, "perlu perbaikan", "Tanggal lahir tidak sama dengan akta");
    const told = await status(id);
    expect(told).toMatchObject({
      keadaan: "perlu perbaikan",
      diminta: { alasan: "Tanggal lahir tidak sama dengan akta" },
      bolehMundur: true,
    });
    expect(told?.langkah.map(({ ke, pelaku }) => [ke, pelaku])).toEqual([
      ["terkirim", "Keluarga"],
      ["perlu perbaikan", "Panitia"],
    ]);
    expect(JSON.stringify(told)).not.toContain(nurlaela.name);
  });

  test("keeps a result back until the day of the announcement in Palu", async () => {
    const { id } = await register(scope(), "Anak Hasil");
    for (const ke of ["terverifikasi", "lulus administrasi", "diterima"] as const) await move(id, ke);
    const before = now;
    now = new Date("2027-07-04T15:59:59Z");
    expect(await status(id)).toMatchObject({ keadaan: "lulus administrasi", kalimat: expect.stringContaining("5 Juli 2027") });
    expect(JSON.stringify(await status(id))).not.toMatch(/diterima/i);
    now = new Date("2027-07-04T16:00:00Z");
    expect(await status(id)).toMatchObject({ keadaan: "diterima", kalimat: expect.stringContaining("Selamat") });
    now = before;
  });
});
