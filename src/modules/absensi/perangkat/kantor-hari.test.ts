import { beforeAll, beforeEach, expect, test } from "vitest";
import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/kantor-people.ts";
import { koreksiKehadiran } from "../pegawai/koreksi-kehadiran.server.ts";
import { kantorHari } from "./kantor-hari.server.ts";
import "#modules/kepegawaian/index.server.ts";

/** A Monday of its own for each test, at ten: nobody may empty the trail. */
let hari = "2026-08-03";
let current = new Date(`${hari}T10:00:00+08:00`);
const home = useDatabase({ policy, clock: () => current });
const [sri, rekan, kepala, guru] = [actor("tataUsaha"), actor("tataUsaha", "guru"), actor("kepala"), actor("guru")];
const dalam = <T>(work: (ctx: Ctx) => Promise<T>, who = kepala) => home.scope(who).transaction(work);
const content = (pernyataan: string) => dalam(({ db }) => sql.raw(pernyataan).execute(db));
const view = (tanggal = hari) => dalam((ctx) => kantorHari(ctx, tanggal));
const name = async () => (await view()).orang.map((satu) => satu.nama);
const id: Record<string, string> = {};
const koreksi = (siapa: string, who = rekan) =>
  dalam(
    (ctx) =>
      koreksiKehadiran(ctx, {
        ...{ pegawaiId: id[siapa] ?? "", tanggal: hari, versi: "0", status: "hadir", masuk: "07:00", pulang: "" },
        alasan: "Ponsel tertinggal",
      }),
    who,
  );
const recordTap = (subject: string, subjectId: string, action: "create" | "delete" | "read" = "create") =>
  dalam((ctx) => record(ctx, { action, subject, subjectId }), sri);
const readable = async () => (await view()).perbuatan.map(({ perihal, tentang }) => [perihal, tentang]);

beforeAll(async () => {
  for (const [n, [siapa, sebutan]] of (
    [
      [sri, "Sri"],
      [rekan, "Yusuf"],
      [kepala, "Rosmini"],
      [guru, "Andi"],
    ] as const
  ).entries())
    id[sebutan] = await dalam((ctx) => addPerson(ctx, siapa, { nip: `19700101199503100${n}`, nama: sebutan }));
});
beforeEach(async () => {
  current = new Date(current.getTime() + 7 * 86_400_000);
  hari = current.toISOString().slice(0, 10);
  await content("delete from pemberitahuan");
});

test("is for the head alone", async () => {
  for (const lain of [sri, guru, actor("administrator")])
    await expect(dalam((ctx) => kantorHari(ctx, hari), lain)).rejects.toMatchObject({ kind: "notFound" });
});

test("lists who may correct attendance, with how the day was recorded, and nobody else", async () => {
  expect(await name()).toEqual(["Sri", "Yusuf"]);
  await content(`insert into absensi_pegawai (pegawai_id, tanggal, status, cara) values
    ('${id.Sri}', '${hari}', 'hadir', 'kios'), ('${id.Yusuf}', '${hari}'::date - 1, 'hadir', 'kode'), ('${id.Andi}', '${hari}', 'hadir', 'kode')`);
  expect((await view()).orang.map((satu) => [satu.nama, satu.cara])).toEqual([
    ["Sri", "kios"],
    ["Yusuf", null],
  ]);
});

test.each([
  ["linked by the NIP alone", `update pegawai set akun_id = null, nip = '197001011995031000' where nama = 'Sri'`, true],
  ["whose account is disabled", `update akun set aktif = false where id = '${sri.id}'`, true],
  ["whose file is binned", "update pegawai set deleted_at = now() where nama = 'Sri'", false],
  ["whose account is binned", `update akun set deleted_at = now() where id = '${sri.id}'`, false],
  ["who is of the office no more", `update akun set peran = '{guru}' where id = '${sri.id}'`, false],
])("shows somebody %s: as those who keep attendance", async (_, ubah, tampak) => {
  await content(ubah);
  expect((await name()).includes("Sri")).toBe(tampak);
  await content(`update akun set aktif = true, deleted_at = null, peran = '{tataUsaha}' where id = '${sri.id}'`);
  await content(`update pegawai set deleted_at = null, akun_id = '${sri.id}', nip = null where id = '${id.Sri}'`);
});

test("tells what was done about the office, its devices and its network that day, and nothing about others", async () => {
  await koreksi("Sri");
  await koreksi("Andi");
  const { rows } = await dalam(({ db }) =>
    sql<{ id: string; nama: string }>`with baru as (insert into ketidakhadiran (pegawai_id, jenis, mulai, selesai, alasan)
      select id, 'cuti', '2026-09-01', '2026-09-02', 'Umrah' from pegawai where nama in ('Yusuf', 'Andi') returning id, pegawai_id)
      select baru.id, nama from baru join pegawai on pegawai.id = pegawai_id order by nama`.execute(db),
  );
  for (const satu of rows) await recordTap("ketidakhadiran", satu.id);
  for (const siapa of ["Sri", "Andi"]) await recordTap("pinKios", id[siapa] ?? "", "delete");
  for (const perihal of ["kiosAbsensi", "jaringanAbsensi", "siswa"]) await recordTap(perihal, "x");
  for (const perihal of ["kiosAbsensi", "pinKios"]) await recordTap(perihal, id.Sri ?? "", "read");
  expect(await readable()).toEqual([
    ["absensiPegawai", "Sri"],
    ["ketidakhadiran", "Yusuf"],
    ["pinKios", "Sri"],
    ["kiosAbsensi", null],
    ["jaringanAbsensi", null],
  ]);
  expect((await view()).perbuatan[0]).toMatchObject({ oleh: rekan.name, tindakan: "create", sesudah: { alasan: "Ponsel tertinggal" } });
});

test.each([
  ["a moment before it", -1, []],
  ["its first", 0, ["00:00"]],
  ["its last", 86_400_000 - 1, ["23:59"]],
  ["the first of the next", 86_400_000, []],
])("the day goes from midnight to midnight in Palu: %s", async (_, setelah, pukul) => {
  const at = new Date(new Date(`${hari}T00:00:00+08:00`).getTime() + setelah);
  await connected(home.database.place, (owner) =>
    owner.query(
      `insert into audit (at, actor_name, action, subject, subject_id, request_id, mac) values ($1, 'Uji', 'create', 'kiosAbsensi', 'x', 'r', '\\x00')`,
      [at],
    ),
  );
  expect((await view()).perbuatan.map((satu) => satu.pukul)).toEqual(pukul);
});

test("a day of the office written by hand is told to the head, without a name; one of others is not", async () => {
  const kabar = () =>
    dalam(({ db }) => db.selectFrom("pemberitahuan").select(["akunId", "title", "link"]).where("kind", "=", "kehadiran-kantor").execute());
  await koreksi("Andi");
  expect(await kabar()).toEqual([]);
  await koreksi("Sri");
  expect(await kabar()).toEqual([{ akunId: kepala.id, title: expect.not.stringContaining("Sri"), link: "/kehadiran/kantor" }]);
  await expect(koreksi("Sri", sri)).rejects.toMatchObject({ kind: "forbidden" });
});
