/**
 * Seventy of the staff come and go in a quarter of an hour, and the office writes down by hand who forgot. What goes wrong: the row of a
 * colleague, or of the day before, is changed instead, or the head's bell is full of one thing.
 */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { create, find, update } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { followers } from "#src/registers.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/kantor-people.ts";
import { told } from "#tests/support/logged-lines.ts";
import { ketidakhadiran } from "./ketidakhadiran.ts";
import { type KoreksiFields, koreksiKehadiran } from "./koreksi-kehadiran.server.ts";
import { tap } from "./record-kehadiran.server.ts";

let current = new Date("2026-08-04T17:00:00+08:00");
const home = useDatabase({ policy, followers, clock: () => current });
const [sri, kepala, andi, budi] = [actor("tataUsaha"), actor("kepala"), actor("guru"), actor("guru", "kedua")];
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = sri) => home.scope(who).transaction(work);
const id: Record<string, string> = {};

beforeAll(async () => {
  const people = [
    [sri, "Sri"],
    [kepala, "Rosmini"],
    [andi, "Andi"],
    [budi, "Budi"],
  ] as const;
  for (const [n, [who, nama]] of people.entries())
    id[nama] = await as((ctx) => addPerson(ctx, who, { nip: `19700101199503100${n}`, nama }));
});
beforeEach(async () => {
  current = new Date("2026-08-04T17:00:00+08:00");
  await as(async ({ db }) => {
    for (const table of ["absensiPegawai", "ketidakhadiran", "pemberitahuan"] as const)
      await db.deleteFrom(table).where(everyRow).execute();
    await sql`insert into absensi_pegawai (pegawai_id, tanggal, status, cara, masuk)
      select id, hari::date, 'hadir', 'kode', (hari || 'T06:55:00+08:00')::timestamptz
      from pegawai, unnest(array['2026-08-03', '2026-08-04']) hari where nama <> 'Rosmini'`.execute(db);
  });
});

const rows = (nama: string, tanggal: string) =>
  as(async ({ db }) => {
    const { rows } = await sql<{ pegawaiId: string; tanggal: string }>`select * from absensi_pegawai order by id`.execute(db);
    const isOwn = (row: (typeof rows)[number]) => row.pegawaiId === id[nama] && row.tanggal === tanggal;
    return { own: rows.find(isOwn), others: rows.filter((row) => !isOwn(row)) };
  });
const koreksi = (beda: Partial<KoreksiFields>, who = sri) =>
  told(home, who, (ctx) =>
    koreksiKehadiran(ctx, {
      ...{ pegawaiId: id.Andi ?? "", tanggal: "2026-08-04", versi: "1", status: "hadir", masuk: "07:05", pulang: "15:30" },
      ...{ alasan: "Ponsel rusak", ...beda },
    }),
  );

test("what is written down by hand is of one person and one day, told in the trail and to the figures", async () => {
  const { others } = await rows("Andi", "2026-08-04");
  const { lines, touched } = await koreksi({});
  expect(await rows("Andi", "2026-08-04")).toMatchObject({
    own: {
      ...{ status: "hadir", cara: "kantor", alasan: "Ponsel rusak", versi: 2, updatedAt: current },
      ...{ masuk: new Date("2026-08-04T07:05:00+08:00"), pulang: new Date("2026-08-04T15:30:00+08:00") },
    },
    others,
  });
  expect(touched).toEqual(["absensiPegawai"]);
  expect(lines).toMatchObject([
    {
      ...{ action: "update", subject: "absensiPegawai" },
      before: { tanggal: "2026-08-04", status: "hadir", cara: "kode", alasan: null, pulang: null },
      after: { tanggal: "2026-08-04", status: "hadir", cara: "kantor", alasan: "Ponsel rusak" },
    },
  ]);
  expect(others).toHaveLength(5);
});

test("what nothing stood for is written anew beside the rest", async () => {
  const { others } = await rows("Rosmini", "2026-08-04");
  const { lines } = await koreksi({ pegawaiId: id.Rosmini ?? "", versi: "0", status: "izin", masuk: "", pulang: "" });
  expect(await rows("Rosmini", "2026-08-04")).toMatchObject({ own: { status: "izin", masuk: null, pulang: null, versi: 1 }, others });
  expect([lines.map(({ action }) => action), others.length]).toEqual([["create"], 6]);
  await expect(koreksi({ pegawaiId: id.Rosmini ?? "", versi: "0" })).rejects.toMatchObject({ kind: "stale" });
});

test("of the office's own people the head hears, once for as long as it is unread, and of others not", async () => {
  const heard = async () =>
    (await as(({ db }) => db.selectFrom("pemberitahuan").select("akunId").where("kind", "=", "kehadiran-kantor").execute())).map(
      ({ akunId }) => akunId,
    );
  await koreksi({});
  expect(await heard()).toEqual([]);
  const other = actor("tataUsaha", "administrator");
  await koreksi({ pegawaiId: id.Sri ?? "" }, other);
  await koreksi({ pegawaiId: id.Sri ?? "", tanggal: "2026-08-03" }, other);
  expect(await heard()).toEqual([kepala.id]);
  await as(({ db }) => sql`update pemberitahuan set read_at = now()`.execute(db));
  await koreksi({ pegawaiId: id.Sri ?? "", versi: "2" }, other);
  expect(await heard()).toEqual([kepala.id, kepala.id]);
});

test("whoever goes is gone alone, with the last time they went, and yesterday stays", async () => {
  const { others } = await rows("Andi", "2026-08-04");
  const { result, touched } = await told(home, andi, (ctx) => tap(ctx, { pegawaiId: id.Andi ?? "", arah: "pulang", cara: "kode" }));
  expect([result, touched]).toMatchObject([{ status: "hadir", pulang: current, sudah: false }, ["absensiPegawai"]]);
  expect(await rows("Andi", "2026-08-04")).toMatchObject({ own: { pulang: current, versi: 2, updatedAt: current, cara: "kode" }, others });
});

test("whoever comes is there alone; come once more nothing changes, and the trail is told nothing", async () => {
  current = new Date("2026-08-05T06:50:00+08:00");
  const { others } = await rows("Andi", "2026-08-05");
  const come = () => told(home, andi, (ctx) => tap(ctx, { pegawaiId: id.Andi ?? "", arah: "masuk", cara: "kode" }));
  expect((await come()).lines).toMatchObject([{ action: "create", subject: "absensiPegawai" }]);
  const first = await rows("Andi", "2026-08-05");
  expect(first).toMatchObject({ own: { status: "hadir", masuk: current, pulang: null }, others });
  current = new Date("2026-08-05T07:40:00+08:00");
  const again = await come();
  expect([again.lines, again.result]).toMatchObject([[], { sudah: true, status: "hadir" }]);
  expect(await rows("Andi", "2026-08-05")).toEqual(first);
});

test("who wrote down one leave last stands with that one alone", async () => {
  const leave = (nama: string, who = sri) => {
    const words = { pegawaiId: id[nama] ?? "", jenis: "izin", mulai: "2026-09-01", selesai: "2026-09-02", alasan: "Keluarga" };
    return as((ctx) => create(ctx, ketidakhadiran, words), who);
  };
  const [one, two] = [await leave("Andi"), await leave("Budi")];
  const writers = () =>
    as(async ({ db }) =>
      Object.fromEntries(
        (await db.selectFrom("ketidakhadiran").select(["id", "dicatatOleh"]).execute()).map((row) => [row.id, row.dicatatOleh]),
      ),
    );
  expect(await writers()).toEqual({ [one.id]: sri.id, [two.id]: sri.id });
  await as(async (ctx) => {
    const row = await find(ctx, ketidakhadiran, one.id);
    await update(ctx, ketidakhadiran, { ...row, sent: { ...fieldValues(ketidakhadiran, row), selesai: "2026-09-03" } });
  }, kepala);
  expect(await writers()).toEqual({ [one.id]: kepala.id, [two.id]: sri.id });
});

test("a reason of 300 letters and the time of this very minute are taken; a letter or a minute more is refused at its field", async () => {
  const long = "🙏".repeat(300);
  const refused = (beda: Partial<KoreksiFields>, fields: object) =>
    expect(koreksi(beda)).rejects.toMatchObject({ kind: "invalid", fields });
  await refused({ alasan: `${long}🙏` }, { alasan: "Alasan paling panjang 300 huruf." });
  await refused({ pulang: "17:01" }, { pulang: "Jam ini belum tiba." });
  await koreksi({ alasan: long, pulang: "17:00" });
  expect((await rows("Andi", "2026-08-04")).own).toMatchObject({ alasan: long, pulang: current });
});
