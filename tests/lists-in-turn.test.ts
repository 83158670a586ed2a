/**
 * A program that went wrong sends the same long list sixteen times in a second, while the office works. What goes wrong: its lists take
 * every connection to the database, and nobody is answered for a minute.
 */
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "./support/database.ts";
import { giveKey, openApiFor, person } from "./support/programs.ts";

const house = useDatabase({ policy });
let key: string;
beforeAll(async () => {
  const admin = await person(house, "197001012000031001", "Admin Satu", "administrator");
  key = await giveKey(house, admin, { verba: ["baca", "impor"] });
});

const csv = () => {
  const rows = Array.from({ length: 400 }, (_, n) => `Siswa ${n};${String(n).padStart(10, "0")};Laki-laki;Aktif`);
  return new Blob([["Nama lengkap;NISN;Jenis kelamin;Status", ...rows].join("\n")]);
};

test("a list sent sixteen times is tried out one by one, the rest is sent away, and others are answered meanwhile", async () => {
  const ask = openApiFor(house);
  const send = async () => {
    const form = new FormData();
    form.set("berkas", new File([csv()], "siswa.csv", { type: "text/csv" }));
    const sent = new Request("http://localhost", { method: "POST", body: form });
    const headers = { "content-type": sent.headers.get("content-type") ?? "" };
    return ask("/api/impor/siswa", key, { method: "POST", body: await sent.arrayBuffer(), headers });
  };
  let [isOver, most] = [false, 0];
  const looking = (async () => {
    while (!isOver) {
      const since = performance.now();
      const { rows } = await house.scope().transaction(({ db }) =>
        sql<{ open: number }>`select count(*)::int as open from pg_stat_activity
          where datname = current_database() and xact_start < now() - interval '500 ms'`.execute(db),
      );
      most = Math.max(most, rows[0]?.open ?? 0);
      expect(performance.now() - since).toBeLessThan(5_000);
      await pause(50);
    }
  })();
  const answers = await Promise.all(Array.from({ length: 16 }, send));
  isOver = true;
  await looking;
  const counts = Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]));
  expect(counts).toEqual({ 201: 3, 429: 13 });
  const turned = answers.find(({ status }) => status === 429);
  expect(turned?.headers.get("retry-after")).toBe("5");
  expect(await turned?.text()).toContain("Daftar lain sedang diperiksa. Coba lagi sebentar.");
  // One list in hand, and nobody else's transaction is long.
  expect(most).toBeLessThanOrEqual(2);
}, 120_000);
