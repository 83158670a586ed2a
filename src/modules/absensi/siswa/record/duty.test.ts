/** The duty teacher: every class on the day of duty, to see and to write down who is late or was let go, and no further. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { isDutyDay } from "#modules/kepegawaian/pemangku/duty-day.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { type DemoKelas, fillDemoKelas, senin } from "#tests/support/demo-kelas.ts";
import { loadPapan } from "../../papan/load-papan.server.ts";
import { absensiBundle } from "../read/absensi-bundle.server.ts";
import { kelasState } from "../read/kelas-content.server.ts";
import type { StatusAbsensi } from "../status.ts";
import { chooseAbsensi } from "./choose-absensi.server.ts";
import { recordAbsensi } from "./record-absensi.server.ts";

const current = new Date(`${senin}T04:00:00Z`);
const home = useDatabase({ policy, clock: () => current });
const [wali, guru, kantor] = [actor("waliKelas"), actor("guru"), actor("tataUsaha")];
const piket: Actor = { ...guru, roles: ["guru", "piket"] };
const as = <T>(who: Actor, work: Parameters<ReturnType<typeof home.scope>["transaction"]>[0], now = current) =>
  home.scope(who).transaction((ctx) => work({ ...ctx, now })) as Promise<T>;
let sample: DemoKelas;
let ke = 0;

beforeAll(async () => {
  await home.scope(kantor).transaction(async (ctx) => {
    sample = await fillDemoKelas(ctx, { wali, guru });
    await sql`insert into akun (id, nip, nama, peran) values (${kantor.id}, '198707302012011003', 'TU', array['tataUsaha'])`.execute(
      ctx.db,
    );
    const { rows } = await sql<{ id: string }>`insert into pemangku_jabatan (pegawai_id, jabatan, bidang, mulai)
      select id, 'guru-piket', 'Senin dan Kamis', '2026-07-13' from pegawai where akun_id = ${guru.id} returning id`.execute(ctx.db);
    await sql`update pemangku_jabatan set akun_sah = ${guru.id} where id = ${rows[0]?.id}`.execute(ctx.db);
  });
});
beforeEach(() =>
  home.scope(system("uji")).transaction(async ({ db }) => {
    await db.deleteFrom("absensiSiswaRiwayat").where(everyRow).execute();
    await db.deleteFrom("absensiSiswa").where(everyRow).execute();
    await db.updateTable("pemangkuJabatan").set({ sampai: null, deletedAt: null }).where(everyRow).execute();
    await db.updateTable("pemangkuJabatan").set({ akunSah: guru.id }).where(everyRow).execute();
  }),
);

const send = (
  status: StatusAbsensi,
  { dasar, ...more }: { dasar?: number; tanggal?: string; jadwalId?: string } = {},
  who = piket,
  now = current,
) => {
  ke += 1;
  const row = {
    siswaId: sample.tetangga,
    status,
    jam: status === "terlambat" ? "07:42" : null,
    keterangan: null,
    buktiId: null,
    dasar: dasar ?? null,
  };
  const dicatatPada = new Date(now.getTime() - 60_000 + ke * 1000);
  const what = {
    kunci: `piket-${ke}`,
    kelasId: sample.kelas.dua,
    tanggal: senin,
    jadwalId: null,
    perangkat: "gerbang",
    baris: [row],
    ...more,
  };
  return as<Awaited<ReturnType<typeof recordAbsensi>>>(who, (ctx) => recordAbsensi(ctx, { ...what, dicatatPada }), now);
};
const standing = async () =>
  (await home.scope(kantor).transaction(({ db }) => db.selectFrom("absensiSiswa").select(["status", "dicatatOleh"]).execute()))[0];

test("the weekdays stand in the field; one that names none means every day", () => {
  expect(["Senin", "Kamis", "Jumat"].map((day) => isDutyDay("senin dan KAMIS", day))).toEqual([true, true, false]);
  expect([isDutyDay(null, "Rabu"), isDutyDay("Gerbang depan", "Rabu"), isDutyDay("Jum'at", "Jumat")]).toEqual([true, true, true]);
});

describe("on the day of duty", () => {
  test("late and let go are written down in any class, and taken back by the same hand", async () => {
    expect(await send("terlambat")).toMatchObject({ tercatat: 1, ditolak: [] });
    expect(await standing()).toEqual({ status: "terlambat", dicatatOleh: guru.id });
    expect(await send("dispensasi", { dasar: 1 })).toMatchObject({ tercatat: 1, ditolak: [] });
    expect(await send("hadir", { dasar: 2 })).toMatchObject({ tercatat: 1, ditolak: [] });
  });

  test("what another hand wrote, or the same hand in a lesson or on another day, is not taken back", async () => {
    const refused = { tercatat: 0, ditolak: [{ sebab: expect.stringContaining("guru piket mencatat") }] };
    await send("terlambat", {}, kantor);
    expect(await send("hadir", { dasar: 1 })).toMatchObject(refused);
    expect(await standing()).toMatchObject({ status: "terlambat" });
    for (const [tanggal, lesson] of [
      [senin, sample.jadwal.lain],
      ["2026-08-20", null],
    ]) {
      await home.scope(kantor).transaction(async ({ db }) => {
        await db.deleteFrom("absensiSiswa").where(everyRow).execute();
        await sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, jadwal_id, dicatat_oleh, dicatat_pada, perangkat)
          values (${sample.tetangga}, ${sample.kelas.dua}, ${tanggal}, 'terlambat', ${lesson}, ${guru.id}, now(), 'a')`.execute(db);
      });
      expect(await send("hadir")).toMatchObject(refused);
    }
  });

  test.each(["hadir", "sakit", "izin", "alpa"] as const)("%s is for the wali kelas and whoever teaches there", async (status) => {
    expect(await send(status)).toMatchObject({ tercatat: 0, ditolak: [{ sebab: expect.stringContaining("guru piket mencatat") }] });
    expect(await standing()).toBeUndefined();
  });

  test("lessons, corrections and other days are not for the duty teacher", async () => {
    const lesson = { jadwalId: sample.jadwal.lain };
    await expect(send("terlambat", lesson)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(send("terlambat", { tanggal: "2026-08-20" })).rejects.toMatchObject({ kind: "forbidden" });
    await send("terlambat", {}, kantor);
    const options = { siswaId: sample.tetangga, tanggal: senin, jadwalId: null, versi: 1, riwayatId: null };
    await expect(as(piket, (ctx) => chooseAbsensi(ctx, options))).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("the whole day is seen, in the lists and on the page, but what was of other days is not", async () => {
    const bekal = await as<Awaited<ReturnType<typeof absensiBundle>>>(piket, absensiBundle);
    expect(bekal.kelas.map(({ nama, piket: duty }) => [nama, duty])).toEqual([
      ["XI.F-3", undefined],
      ["XI.F-4", true],
    ]);
    const read = { kelasId: sample.kelas.dua, tanggal: senin, jadwalId: null };
    await as(piket, (ctx) => kelasState(ctx, read));
    await expect(as(piket, (ctx) => kelasState(ctx, { ...read, tanggal: "2026-08-20" }))).rejects.toMatchObject({ kind: "notFound" });
    const papan = async (hari: string) =>
      JSON.stringify(await as(piket, (ctx) => loadPapan(ctx, new URLSearchParams({ tab: "siswa", hari }))));
    expect(await papan(senin)).toContain("Tetangga");
    expect(await papan("2026-08-20")).not.toContain("Tetangga");
  });
});

describe("nobody is on duty", () => {
  const wednesday = new Date("2026-08-26T04:00:00Z");
  test("on another weekday, before the first day, or with the agreement gone", async () => {
    const on = { tanggal: "2026-08-26" };
    await expect(send("terlambat", on, piket, wednesday)).rejects.toMatchObject({ kind: "forbidden" });
    const row = (what: object) =>
      home.scope(system("uji")).transaction(({ db }) => db.updateTable("pemangkuJabatan").set(what).where(everyRow).execute());
    await row({ sampai: "2026-08-01" });
    await expect(send("terlambat")).rejects.toMatchObject({ kind: "forbidden" });
    await row({ sampai: null });
    // A longer end takes the agreement away.
    await expect(send("terlambat")).rejects.toMatchObject({ kind: "forbidden" });
    await row({ akunSah: guru.id });
    expect(await send("terlambat")).toMatchObject({ tercatat: 1 });
    await row({ deletedAt: current });
    await expect(send("dispensasi")).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("without the role of the position, whatever the register says", async () => {
    await expect(send("terlambat", {}, guru)).rejects.toMatchObject({ kind: "forbidden" });
  });
});
