/** What a person may send in a day, however much of it at once. */
import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, test } from "vitest";
import { actor, useDatabase } from "#tests/support/database.ts";
import { system } from "../access/access.ts";
import { refuse } from "../refusals.ts";
import { sweepQuota, withinQuota } from "./quota.server.ts";

let now = new Date("2026-07-14T15:30:00Z");
const house = useDatabase({ clock: () => now });
const mebi = 1024 * 1024;
const as = (...roles: string[]) => house.scope(actor(...roles));
const send = (roles: string[], bytes: number) => withinQuota(as(...roles), { bytes }, async () => "disimpan");
const counted = (...roles: string[]) =>
  as(...roles).transaction(async (ctx) => {
    const rows = ctx.db.selectFrom("kuotaHarian").select(["bita", "berkas"]).where("akunId", "=", ctx.actor.id);
    return (await rows.execute()).map(({ bita, berkas }) => [Number(bita), berkas]);
  });

test("fourteen files of 9.9 MB at once: as many are kept as the day's quota holds, to the byte", async () => {
  const size = Math.round(9.9 * mebi);
  const ends = await Promise.allSettled(Array.from({ length: 14 }, () => send(["guru"], size)));
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect(await counted("guru")).toEqual([[10 * size, 10]]);
  await send(["guru"], 100 * mebi - 10 * size);
  await expect(send(["guru"], 1)).rejects.toMatchObject({ kind: "tooMany" });
  expect(await counted("guru")).toEqual([[100 * mebi, 11]]);
});

test("says how much was sent, what the limit is and when there is room again, and there is", async () => {
  await expect(send(["guru"], mebi)).rejects.toMatchObject({
    retryAfter: 1_800,
    message: expect.stringMatching(
      /tidak cukup untuk kiriman ini \(1 MB\): sudah terpakai 100 MB dari 100 MB dan 11 dari 50 berkas\. Kirim lagi mulai besok.*tidak hilang/,
    ),
  });
  now = new Date("2026-07-14T16:00:00Z");
  expect(await send(["guru"], mebi)).toBe("disimpan");
});

test("many small files count too", async () => {
  for (let file = 0; file < 50; file++) await send(["pegawai"], 1);
  await expect(send(["pegawai"], 1)).rejects.toMatchObject({ kind: "tooMany" });
});

test("what is refused afterwards does not count", async () => {
  const refused = withinQuota(as("waliKelas"), { bytes: 60 * mebi }, async () => Promise.reject(refuse.unsupported()));
  await expect(refused).rejects.toMatchObject({ kind: "unsupported" });
  expect(await counted("waliKelas")).toEqual([[0, 0]]);
  expect(await send(["waliKelas"], 60 * mebi)).toBe("disimpan");
});

test("what was less than announced counts as what it was", async () => {
  await withinQuota(as("waliKelas"), { bytes: 40 * mebi }, async (measured) => measured(mebi));
  expect(await counted("waliKelas")).toEqual([[61 * mebi, 2]]);
});

test("the most generous role counts; a role that nobody set has a modest one; one file beyond it is refused at once", async () => {
  expect(await send(["guru", "humas"], 500 * mebi)).toBe("disimpan");
  await expect(send(["entah"], 101 * mebi)).rejects.toMatchObject({
    kind: "tooLarge",
    message: expect.stringMatching(/^Kiriman ini 101 MB, sedangkan Anda dapat mengunggah paling banyak 100 MB sehari\. (?!.*besok)/),
  });
  const many = withinQuota(as("entah"), { bytes: 51, files: 51 }, async () => "disimpan");
  await expect(many).rejects.toThrow("Kiriman ini 51 berkas, sedangkan Anda dapat mengunggah paling banyak 50 berkas sehari.");
  expect(await send(["entah"], 100 * mebi)).toBe("disimpan");
});

test("jobs and seeds have none", async () => {
  expect(await withinQuota(house.scope(system("uji")), { bytes: 10_000 * mebi }, async () => "disimpan")).toBe("disimpan");
});

test("days long over are forgotten", async () => {
  now = new Date(now.getTime() + 9 * 86_400_000);
  await house.scope().transaction(sweepQuota);
  expect(await counted("guru")).toEqual([]);
});

/** Made by the product itself, once: a signed letter, and the cards that jobs print. */
const ownPapers = [
  "src/modules/absensi/siswa/kartu/print-kartu.server.ts",
  "src/modules/naskah/workflow/print.server.ts",
  "src/modules/ppdb/ujian/print-kartu.server.ts",
];

test("whatever keeps a file counts it", async () => {
  const keeping: string[] = [];
  for await (const path of glob("src/**/*.server.ts")) {
    const code = readFileSync(path, "utf8");
    if (/\bfiles\.put\(/.test(code) && !code.includes("withinQuota(")) keeping.push(path);
  }
  expect(keeping.sort()).toEqual(ownPapers);
});
