/**
 * The committee decides two waves of one intake in July, a few days apart, at a laptop. What goes wrong: what is proposed, fixed, announced,
 * corrected or given on in the one happens to children of the other, or to one who withdrew or was deleted meanwhile.
 */
import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { create } from "#kit/register/store.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur, giveMarks } from "#tests/support/seleksi-ppdb.ts";
import { gelombangPpdb } from "../jalur/gelombang-ppdb.ts";
import { jalurPpdb } from "../jalur/jalur-ppdb.ts";
import { publishAturan } from "../jalur/lembar-aturan.server.ts";
import { readScores } from "../penempatan/read-scores.server.ts";
import { announceKeputusan, withdrawnOn } from "./announce.server.ts";
import { readAskedSeleksi } from "./asked.ts";
import { dropKeputusan, findKeputusan, fixKeputusan, proposeKeputusan } from "./decide.server.ts";
import { demandNotSelected, demandUnfixed, isFixed } from "./demand-unfixed.server.ts";
import { dropKoreksi, fixKoreksi, loadKoreksi, proposeKoreksi } from "./koreksi.server.ts";
import { lastDayOf } from "./last-day.server.ts";
import { loadSeleksi } from "./load-seleksi.server.ts";
import { readDiumumkan, readHasilPublik, readPaket } from "./read-diumumkan.server.ts";
import { acceptedOn, readPeople, readTakeRules } from "./standings.server.ts";
import { tendAll } from "./tend-places.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const { scope } = house;
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = nurlaela) => scope(who).transaction(work);
const write = (query: ReturnType<typeof sql>) => as(({ db }) => query.execute(db));
const read = async <R>(query: ReturnType<typeof sql<R>>) => (await as(({ db }) => query.execute(db))).rows;
const ids = new Map<string, string>();
const id = (name: string) => ids.get(name) ?? "";
let [satu, dua] = ["", ""];
const load = (gelombang: string, who = nurlaela) =>
  as((ctx) => loadSeleksi(ctx, readAskedSeleksi(new URLSearchParams({ gelombang })), "https://contoh.id"), who);
const propose = async (gelombang: string) => {
  const urutan = (await load(gelombang)).isi?.urutan ?? "";
  await as((ctx) => proposeKeputusan(ctx, gelombang, urutan));
};
const keputusan = async (gelombang: string) => (await as((ctx) => findKeputusan(ctx, gelombang)))?.id ?? "";
const states = async (...names: string[]) => {
  const rows = await read<{ nama: string; keadaan: string }>(sql`select nama_lengkap as nama, keadaan from pendaftaran`);
  return names.map((name) => rows.find(({ nama }) => nama === name)?.keadaan);
};
const lines = (subject: string, of: string) =>
  read<object>(sql`select action, before, after from audit where subject = ${subject} and subject_id = ${of} order by id`);

beforeAll(async () => {
  await scope(system("uji")).transaction(seedSekolah);
  await openCommittee(scope(nurlaela));
  await write(sql`update periode_ppdb set ambil_sampai = '2027-07-08', ambil_hari = 2`);
  await addJalur(scope(nurlaela), { bobotTes: 100, kuota: 2, cadangan: 1 });
  const wave = await as((ctx) => ctx.db.selectFrom("gelombangPpdb").select(["id", "periodeId"]).executeTakeFirstOrThrow());
  satu = wave.id;
  dua = await as(async (ctx) => {
    const { id: gelombangId } = await create(
      ctx,
      gelombangPpdb,
      { nama: "Gelombang 2", periodeId: wave.periodeId, tanpaLembar: true },
      "json",
    );
    await create(ctx, jalurPpdb, { jenis: "reguler", gelombangId, bobotTes: 100, kuota: 1, cadangan: 1, tanpaLembar: true }, "json");
    return gelombangId;
  });
  for (const name of ["Aminah", "Budi", "Citra", "Dewi", "Eka", "Fajar", "Gita"])
    ids.set(name, (await register(scope(), name, name < "E" ? {} : { email: `${name}@contoh.id` })).id);
  await write(
    sql`update pendaftaran set keadaan = 'lulus administrasi', gelombang_id = case when nama_lengkap < 'E' then ${satu} else ${dua} end::uuid`,
  );
  await giveMarks(scope(nurlaela), "tes", new Map([...ids.values()].map((one, n) => [one, 9000 - n * 500])));
  now = new Date("2027-07-01T02:00:00Z");
  await as((ctx) => publishAturan(ctx, wave.periodeId));
});

test("a proposal is taken back and fixed in its own wave, by whoever may, and the trail tells of it", async () => {
  for (const [act, kind] of [
    [(ctx: Ctx) => fixKeputusan(ctx, satu), "conflict"],
    [(ctx: Ctx) => announceKeputusan(ctx, satu), "conflict"],
    [(ctx: Ctx) => dropKeputusan(ctx, satu), "conflict"],
    [(ctx: Ctx) => proposeKeputusan(ctx, "x", ""), "notFound"],
    [(ctx: Ctx) => proposeKeputusan(ctx, id("Aminah"), ""), "notFound"],
  ] as const)
    await expect(as<unknown>(act)).rejects.toMatchObject({ kind });
  await expect(as((ctx) => proposeKeputusan(ctx, satu, ""), system("uji"))).rejects.toMatchObject({ kind: "forbidden" });
  await propose(satu);
  await propose(dua);
  expect(await as((ctx) => isFixed(ctx, id("Aminah")))).toBe(false);
  await as((ctx) => dropKeputusan(ctx, dua), rusdin);
  expect([await keputusan(satu), await keputusan(dua)]).toEqual([expect.stringMatching(/-/), ""]);
  await propose(dua);
  await as((ctx) => fixKeputusan(ctx, satu), rusdin);
  expect(await as(async (ctx) => [await isFixed(ctx, id("Aminah")), await isFixed(ctx, id("Eka"))])).toEqual([true, false]);
  await expect(as((ctx) => fixKeputusan(ctx, satu), rusdin)).rejects.toMatchObject({ kind: "conflict" });
  const { sidik } = (await as((ctx) => findKeputusan(ctx, satu))) ?? {};
  expect(await lines("gelombangPpdb", satu)).toMatchObject([
    { action: "create" },
    { action: "submit", after: { usulan: sidik, pelamar: 4 } },
    { action: "approve", after: { sidik, pengusul: nurlaela.id } },
  ]);
  expect((await lines("gelombangPpdb", dua)).slice(1)).toMatchObject([
    { action: "submit", after: { pelamar: 3 } },
    { action: "return", before: { usulan: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    { action: "submit" },
  ]);
  await as((ctx) => fixKeputusan(ctx, dua), rusdin);
  expect((await load(satu)).keputusan).toMatchObject({
    sendiri: true,
    waktunya: false,
    pengumuman: "2027-07-05",
    namaPenyetuju: rusdin.name,
  });
  expect((await load(satu, rusdin)).keputusan?.sendiri).toBe(false);
});

test("what a fixed list was made of stays, and nobody is moved by hand but who withdraws", async () => {
  const amin = { id: id("Aminah"), keadaan: "lulus administrasi" } as const;
  await expect(as((ctx) => demandUnfixed(ctx, amin, "diterima"))).rejects.toMatchObject({ message: expect.stringContaining("menunggu") });
  await as((ctx) => demandUnfixed(ctx, amin, "mengundurkan diri"));
  await as((ctx) => demandUnfixed(ctx, { ...amin, id: satu }, "diterima"));
  for (const field of ["tanggalLahir", "jurusan"])
    await expect(as((ctx) => demandNotSelected(ctx, amin.id, ["alamat", field]))).rejects.toMatchObject({ kind: "conflict" });
  await as((ctx) => demandNotSelected(ctx, amin.id, ["alamat"]));
  await as((ctx) => demandNotSelected(ctx, satu, ["jurusan"]));
});

test("who withdrew or was deleted before the announcement is passed over, and the other wave hears nothing of it", async () => {
  await write(sql`update pendaftaran set keadaan = 'mengundurkan diri' where id = ${id("Budi")}::uuid`);
  await write(sql`insert into langkah_pendaftaran (pendaftaran_id, dari, ke, pada, pelaku) values
    (${id("Budi")}, 'lulus administrasi', 'mengundurkan diri', '2027-07-02T16:00:00Z', 'Keluarga'),
    (${id("Citra")}, 'terkirim', 'mengundurkan diri', '2027-07-01', 'Keluarga'), (${id("Citra")}, 'mengundurkan diri', 'terkirim', '2027-07-01', 'Panitia')`);
  expect([...(await as(async (ctx) => withdrawnOn(ctx, await keputusan(satu))))]).toEqual([[id("Budi"), "2027-07-03"]]);
  expect((await as(async (ctx) => withdrawnOn(ctx, await keputusan(dua)))).size).toBe(0);
  await write(sql`update pendaftaran set deleted_at = now() where id = ${id("Eka")}::uuid`);
  now = new Date("2027-07-04T15:59:59Z");
  await expect(as((ctx) => announceKeputusan(ctx, satu))).rejects.toMatchObject({ message: "Hari pengumumannya belum tiba." });
  now = new Date("2027-07-04T16:00:00Z");
  expect((await load(satu)).keputusan?.waktunya).toBe(true);
  expect(await as((ctx) => announceKeputusan(ctx, satu))).toBe(3);
  expect(await states("Aminah", "Budi", "Citra", "Dewi")).toEqual(["diterima", "mengundurkan diri", "diterima", "cadangan"]);
  expect(await states("Eka", "Fajar", "Gita")).toEqual(Array(3).fill("lulus administrasi"));
  expect(await as((ctx) => readDiumumkan(ctx))).toMatchObject([{ gelombang: "Gelombang 1", koreksi: [] }]);
  await expect(as(async (ctx) => readPaket(ctx, await keputusan(dua)))).rejects.toMatchObject({ kind: "notFound" });
  const scores = () => as(async (ctx) => [...(await readScores(ctx, (await readTakeRules(ctx, satu)).periodeId)).values()].sort());
  expect(await scores()).toEqual([75, 80, 85, 90]);
  now = new Date("2027-07-06T02:00:00Z");
  // Who is gone keeps the place that the list gave: nobody withdrew it.
  expect(await as((ctx) => announceKeputusan(ctx, dua))).toBe(2);
  expect(await states("Eka", "Fajar", "Gita")).toEqual(["lulus administrasi", "cadangan", "tidak diterima"]);
  expect(await scores()).toEqual([60, 65, 70, 75, 80, 85, 90]);
  const people = await as(async (ctx) => readPeople(ctx, await keputusan(dua)));
  expect([...people.values()].map((one) => one.id).sort()).toEqual([id("Fajar"), id("Gita")].sort());
  expect((await lines("gelombangPpdb", dua)).at(-1)).toMatchObject({ action: "publish", after: { berubah: 2 } });
});

test("everybody reads what was announced, the newest first; of another intake nothing is told to who reads about this one", async () => {
  const named = async (of: typeof readHasilPublik) => (await scope().read(of)).map(({ gelombang }) => gelombang);
  expect([await named(readDiumumkan as never), await named(readHasilPublik)]).toEqual(Array(2).fill(["Gelombang 2", "Gelombang 1"]));
  now = new Date("2029-01-01T02:00:00Z");
  expect(await named(readHasilPublik)).toEqual([]);
  now = new Date("2028-01-01T02:00:00Z");
  await write(sql`insert into periode_ppdb (tahun_ajaran, buka, tutup, kuota) values ('2028/2029', '2027-12-20', '2028-02-01', 9)`);
  expect([await named(readHasilPublik), await named(readDiumumkan as never)]).toEqual([[], ["Gelombang 2", "Gelombang 1"]]);
  now = new Date("2027-07-06T02:00:00Z");
  await expect(as((ctx) => readPaket(ctx, "x"))).rejects.toMatchObject({ kind: "notFound" });
});

test("a correction is of one result alone; one whose result is another by now is not fixed, and the trail keeps each step", async () => {
  const seen = async (name: string) => ({
    id: id(name),
    versi: (await read<{ versi: number }>(sql`select versi from pendaftaran where id = ${id(name)}::uuid`))[0]?.versi ?? 0,
  });
  const sent = { ke: "diterima", sebab: "nilai", alasan: "Keliru" };
  const gita = await seen("Gita");
  await expect(as((ctx) => proposeKoreksi(ctx, gita, { ...sent, alasan: "Aduh" }))).rejects.toMatchObject({
    fields: { alasan: expect.any(String) },
  });
  await expect(as((ctx) => proposeKoreksi(ctx, gita, sent), system("uji"))).rejects.toMatchObject({ kind: "forbidden" });
  await as((ctx) => proposeKoreksi(ctx, gita, sent));
  expect(await as((ctx) => loadKoreksi(ctx, id("Gita")))).toMatchObject({
    menunggu: { ...sent, pelaku: nurlaela.name, pada: now, sendiri: true },
  });
  expect(await as((ctx) => loadKoreksi(ctx, id("Fajar")))).toEqual({ menunggu: null });
  expect(await as((ctx) => loadKoreksi(ctx, satu))).toBeNull();
  await expect(as((ctx) => loadKoreksi(ctx, "x"))).rejects.toMatchObject({ kind: "notFound" });
  await expect(as((ctx) => dropKoreksi(ctx, { id: id("Fajar") }))).rejects.toMatchObject({ kind: "conflict" });
  await write(sql`update pendaftaran set keadaan = 'cadangan' where id = ${id("Gita")}::uuid`);
  await expect(as((ctx) => fixKoreksi(ctx, gita), rusdin)).rejects.toMatchObject({ message: expect.stringContaining("kini cadangan") });
  await write(sql`update pendaftaran set keadaan = 'tidak diterima' where id = ${id("Gita")}::uuid`);
  await as((ctx) => dropKoreksi(ctx, gita), rusdin);
  await as((ctx) => proposeKoreksi(ctx, gita, { ...sent, ke: "cadangan" }));
  await as((ctx) => fixKoreksi(ctx, gita), rusdin);
  expect(
    (await lines("pendaftaran", id("Gita"))).filter((one) => "action" in one && one.action !== "create" && one.action !== "update"),
  ).toMatchObject([
    { action: "submit", after: { koreksi: "diterima", sebab: "nilai", alasan: "Keliru" } },
    { action: "return", before: { koreksi: "diterima" } },
    { action: "submit", after: { koreksi: "cadangan" } },
    { action: "approve", after: { koreksi: "cadangan", sebab: "nilai" } },
  ]);
  const told = await scope().read(readDiumumkan);
  expect(told.map(({ koreksi }) => koreksi.map(({ dari, ke }) => `${dari} ${ke}`))).toEqual([["tidak diterima cadangan"], []]);
});

test("free places are given on in their own wave, each by the day on which it was accepted, and who has an address is told", async () => {
  await write(sql`update pendaftaran set keadaan = 'daftar ulang' where id = ${id("Aminah")}::uuid`);
  expect(await tendAll(scope(system("uji")))).toEqual({ gugur: 0, naik: 1 });
  expect(await states("Citra", "Dewi", "Fajar", "Gita")).toEqual(["diterima", "cadangan", "diterima", "cadangan"]);
  const jobs = await connected(house.database.place, (client) =>
    client.query<{ payload: { payload: unknown } }>("select payload from graphile_worker._private_jobs"),
  );
  expect(jobs.rows.map(({ payload }) => payload.payload)).toContainEqual({ id: id("Fajar"), ke: "diterima" });
  expect(await read(sql`select link from pemberitahuan where kind = 'tempat-ppdb-berpindah' and akun_id = ${rusdin.id}::uuid`)).toEqual([
    { link: expect.stringMatching(new RegExp(`gelombang=${dua}$`)) },
  ]);
  expect([...(await as(async (ctx) => acceptedOn(ctx, await keputusan(dua))))]).toEqual([[id("Fajar"), "2027-07-06"]]);
  expect(await as(async (ctx) => [await lastDayOf(ctx, id("Fajar")), await lastDayOf(ctx, id("Gita"))])).toEqual([
    "2027-07-08",
    "2027-07-08",
  ]);
  now = new Date("2027-07-09T02:00:00Z");
  expect(await as((ctx) => lastDayOf(ctx, id("Gita")))).toBe("2027-07-11");
  // Both who did not come lapse at once, one in each wave, and each waiting list moves by one.
  expect(await tendAll(scope(system("uji")))).toEqual({ gugur: 2, naik: 2 });
  expect(await states("Aminah", "Citra", "Dewi", "Fajar", "Gita")).toEqual([
    ...["daftar ulang", "mengundurkan diri", "diterima", "mengundurkan diri", "diterima"],
  ]);
  const [first, second] = [(await load(satu)).tempat, (await load(dua)).tempat];
  expect(first?.jalur).toEqual([{ jenis: "reguler", tempat: 2, diambil: 1, belum: 1, kosong: 0, menunggu: 0, berikut: null }]);
  expect([first?.naik.map(({ nama }) => nama), first?.lewat.map(({ nama }) => nama)]).toEqual([["Dewi"], ["Citra"]]);
  expect([second?.naik.map(({ nama, teks }) => [nama, teks === null]), second?.lewat.map(({ nama }) => nama)]).toEqual([
    [
      ["Gita", false],
      ["Fajar", true],
    ],
    ["Fajar"],
  ]);
  expect([first?.ambilSampai, first?.tutup]).toEqual(["2027-07-08", "2027-07-11"]);
});
