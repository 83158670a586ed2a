/** Under whose name the school's papers end: by the position held on that day, its deputy, the settings, the account's role. */
import { beforeAll, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/staff-file.ts";
import { closing, closingLines } from "./closing.ts";
import { headOn } from "./head.server.ts";
import { readKop } from "./kop.server.ts";

const current = new Date("2026-11-23T01:00:00Z");
const { scope } = useDatabase({ policy, clock: () => current });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(system("uji")).transaction(work);
const people: { actor: Actor; pegawaiId: string }[] = [];
const one = (n: number) => people[n] as { actor: Actor; pegawaiId: string };
const [lama, baru, wakil, akun] = [0, 1, 2, 3];

beforeAll(() =>
  as(async (ctx) => {
    await seedSekolah(ctx);
    for (const [n, nama] of ["Dra. Lama", "Dr. Baru, M.Pd.", "Wakil, S.Pd.", "Kepala Akun"].entries())
      people.push(await addPerson(ctx, n, { nama, peran: n === akun ? ["kepala"] : ["guru"], status: "pns" }));
  }),
);
const on = (day: string) => as((ctx) => headOn(ctx, day));
const seat = (n: number, [mulai, sampai]: readonly [string, string | null], deputy?: number) =>
  as(async ({ db }) => {
    const wakilId = deputy === undefined ? null : one(deputy).pegawaiId;
    const { rows } = await sql<{ id: string }>`insert into pemangku_jabatan (pegawai_id, jabatan, mulai, sampai, wakil_id)
      values (${one(n).pegawaiId}, 'kepala', ${mulai}, ${sampai}, ${wakilId}) returning id`.execute(db);
    return rows[0]?.id ?? "";
  });

test("by role and by the settings, as long as the register of positions is silent", async () => {
  expect(await on("2026-11-23")).toEqual({ nama: "Kepala Akun", nip: "19900101 201503 1 003", sebutan: "Kepala Madrasah" });
  await as(({ db }) =>
    db.updateTable("pengaturan").set({ kepalaNama: "Drs. Setelan", kepalaNip: "196001011985031001" }).where(everyRow).execute(),
  );
  expect(await on("2026-11-23")).toEqual({ nama: "Drs. Setelan", nip: "19600101 198503 1 001", sebutan: "Kepala Madrasah" });
});

test("by the position held on that day, from its first to its last", async () => {
  await seat(lama, ["2020-01-02", "2026-06-30"]);
  await seat(baru, ["2026-07-01", null], wakil);
  const days = ["2020-01-01", "2020-01-02", "2026-06-30", "2026-07-01", "2030-01-01"];
  const names = await Promise.all(days.map(async (day) => (await on(day))?.nama));
  expect(names).toEqual(["Drs. Setelan", "Dra. Lama", "Dra. Lama", "Dr. Baru, M.Pd.", "Dr. Baru, M.Pd."]);
  expect((await on("2026-07-01"))?.nip).toBe("19900101 201503 1 001");
});

test("by the deputy while the head is on leave, once one was agreed to, and the paper says so", async () => {
  await as(({ db }) =>
    sql`insert into ketidakhadiran (pegawai_id, jenis, mulai, selesai, alasan)
      values (${one(baru).pegawaiId}, 'cuti', '2026-11-20', '2026-11-25', 'Contoh')`.execute(db),
  );
  expect((await on("2026-11-23"))?.nama).toBe("Dr. Baru, M.Pd.");
  await as(({ db }) => sql`update pemangku_jabatan set wakil_sah = ${one(wakil).actor.id} where sampai is null`.execute(db));
  const days = ["2026-11-19", "2026-11-20", "2026-11-25", "2026-11-26"];
  expect(await Promise.all(days.map(async (day) => (await on(day))?.sebutan))).toEqual([
    ...["Kepala Madrasah", "Plh. Kepala Madrasah", "Plh. Kepala Madrasah", "Kepala Madrasah"],
  ]);
  const lines = closingLines(closing(await as(readKop), current, "Jumlah: 3 surat."));
  expect(lines.filter(Boolean)).toEqual([
    ...[
      "Jumlah: 3 surat.",
      expect.stringContaining("23 November 2026"),
      "Plh. Kepala Madrasah,",
      "Wakil, S.Pd.",
      "NIP 19900101 201503 1 002",
    ],
  ]);
});

test("by whoever was agreed to as acting head, and by nobody whose account is closed or whom nobody agreed to", async () => {
  const id = await as(async ({ db }) => {
    const row = { akunId: one(lama).actor.id, cara: "plt", mulai: "2026-11-22", sampai: "2026-11-24" };
    return (
      await db
        .insertInto("pejabatPenandatangan")
        .values(row as never)
        .returning("id")
        .executeTakeFirstOrThrow()
    ).id;
  });
  const who = async () => (await on("2026-11-23"))?.sebutan;
  expect(await who()).toBe("Plh. Kepala Madrasah");
  await as(({ db }) => db.updateTable("pejabatPenandatangan").set({ disahkanPada: current }).where("id", "=", id).execute());
  expect(await on("2026-11-23")).toMatchObject({ nama: "Dra. Lama", sebutan: "Plt. Kepala Madrasah" });
  await as(({ db }) =>
    db
      .updateTable("akun")
      .set({ aktif: false })
      .where("id", "=", one(lama).actor.id ?? "")
      .execute(),
  );
  expect(await who()).toBe("Plh. Kepala Madrasah");
});
