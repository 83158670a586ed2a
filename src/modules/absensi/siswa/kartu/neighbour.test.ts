/**
 * The office prints the cards of a class in July, and one anew whenever a pupil lost theirs. What goes wrong: the card of the pupil
 * beside ends too, the file bears the name of one class and holds two, or whoever waits is not told for an hour that the work failed.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { openFiles } from "#kit/files/files.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { told } from "#tests/support/logged-lines.ts";
import { laporanAbsensi } from "../../rekap/laporan-job.ts";
import { type KartuJob, printKartu } from "./kartu-job.ts";
import { kartuFor, kartuKelas } from "./kartu-kelas.server.ts";
import { calonKartu, loadKartu } from "./load-kartu.server.ts";
import { type RequestKartu, requestKartu, runKartu } from "./print-kartu.server.ts";

const now = new Date("2026-08-05T02:00:00Z");
const home = useDatabase({ policy, clock: () => now });
const [tu, wali] = [actor("tataUsaha"), actor("waliKelas")];
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = tu) => home.scope(who).transaction(work);
const id: Record<string, string> = {};
const siswa = (...nama: string[]) => nama.map((satu) => id[satu] ?? "");

beforeAll(async () => {
  await home.scope(system("uji")).transaction(seedSekolah);
  await as(async ({ db }) => {
    for (const [place, { id: akun, name }] of [wali, tu].entries())
      await sql`insert into akun (id, nip, nama, peran) values (${akun}, ${`19851104201001200${place}`}, ${name}, '{}')`.execute(db);
    await sql`insert into tahun_ajaran (nama, mulai, selesai) values ('2026/2027', '2026-07-13', '2027-06-18')`.execute(db);
    const kelas = await sql<{ id: string; nama: string }>`insert into kelas (nama, tingkat, tahun_ajaran, wali_id) values
      ('X.E-1', 'X', '2026/2027', ${wali.id}), ('X.E-2', 'X', '2026/2027', null) returning id, nama`.execute(db);
    const anak = await sql<{ id: string; nama: string }>`
      insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk)
      select satu.nama, 'perempuan', 'aktif', kelas.id, '2026-07-13' from (values
        ('Ayu', 'X.E-1'), ('Bima', 'X.E-1'), ('Citra', 'X.E-2'), ('Dewi', 'X.E-2')) satu (nama, kelas) join kelas on kelas.nama = satu.kelas
      returning id, nama`.execute(db);
    for (const satu of [...kelas.rows, ...anak.rows]) id[satu.nama] = satu.id;
  });
});

beforeEach(() =>
  as(async ({ db }) => {
    await db.deleteFrom("kartuSiswa").where(everyRow).execute();
    for (const table of ["siswa", "kelas"] as const) await db.updateTable(table).set({ deletedAt: null }).where(everyRow).execute();
  }),
);

const request = (asked: Partial<RequestKartu>) =>
  told(home, tu, (ctx) => requestKartu(ctx, { kelas: [], siswa: [], ganti: false, ...asked }));
const cards = () =>
  as(async ({ db }) => {
    const { rows } = await sql<{ siswaId: string }>`select * from kartu_siswa order by siswa_id`.execute(db);
    return new Map(rows.map(({ siswaId, ...card }) => [siswaId, card]));
  });
/** What the work was asked to do last, and how often it is tried. */
const work = () =>
  connected(home.database.place, async (client) => {
    const { rows } = await client.query<{ payload: { payload: KartuJob }; tries: number }>(
      `select job.payload, job.max_attempts as tries from graphile_worker._private_jobs job
        join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'kartu-siswa' order by job.id desc limit 1`,
    );
    return { asked: rows[0]?.payload.payload, tries: rows[0]?.tries };
  });

test("a pupil gets a card when it is drawn, and a pupil beside none; drawn again nothing of it changes", async () => {
  const [ayu] = siswa("Ayu");
  expect((await as((ctx) => loadKartu(ctx, id["X.E-1"] ?? ""))).kelas[0]).toMatchObject({ nama: "X.E-1", banyak: 2, belum: 2 });
  const drawn = await as((ctx) => kartuFor(ctx, siswa("Ayu")));
  expect(drawn.map(({ name, cards }) => [name, cards.map(({ title, line }) => [title, line])])).toEqual([
    ["X.E-1", [["Ayu", "X.E-1 · 2026/2027"]]],
  ]);
  const before = await cards();
  expect([...before.keys()]).toEqual([ayu]);
  expect(await as((ctx) => kartuFor(ctx, siswa("Ayu")))).toEqual(drawn);
  expect(await cards()).toEqual(before);
  const { kelas, siswa: shown } = await as((ctx) => loadKartu(ctx, id["X.E-1"] ?? ""));
  expect([kelas.map(({ nama, belum }) => [nama, belum]), shown.map(({ nama, berkartu }) => [nama, berkartu])]).toEqual([
    [
      ["X.E-1", 1],
      ["X.E-2", 2],
    ],
    [
      ["Ayu", true],
      ["Bima", false],
    ],
  ]);
});

test("the card of who lost it is ended, and the one of whoever sits beside stays row by row", async () => {
  await as((ctx) => kartuFor(ctx, siswa("Ayu", "Bima", "Citra", "Dewi")));
  const before = await cards();
  const { result, lines } = await request({ siswa: siswa("Bima"), ganti: true });
  const [bima = ""] = siswa("Bima");
  expect([result, lines]).toMatchObject([
    1,
    [{ action: "print", subject: "kartuSiswa", subjectId: "*", after: { kartu: 1, ganti: true, siswa: [bima] }, actorId: tu.id }],
  ]);
  const after = await cards();
  expect(after.get(bima)).toMatchObject({ versi: 2, updatedAt: now });
  expect(after.get(bima)).not.toMatchObject({ nomor: (before.get(bima) as { nomor?: unknown }).nomor });
  for (const map of [before, after]) map.delete(bima);
  expect([after.size, after]).toEqual([3, before]);
});

test("cards that are only printed again are not ended, and the trail names no pupil of them", async () => {
  await as((ctx) => kartuFor(ctx, siswa("Ayu", "Bima", "Citra", "Dewi")));
  const before = await cards();
  const { lines } = await request({ kelas: [id["X.E-2"] ?? ""], siswa: siswa("Ayu") });
  expect(lines.map(({ after }) => after)).toEqual([{ kartu: 3, ganti: false }]);
  expect(await cards()).toEqual(before);
});

test.each([
  ["of one class bear its name", ["Bima", "Ayu"], "X.E-1"],
  ["of two classes bear none", ["Bima", "Citra"], null],
])("cards %s, are those that were asked for, and are tried thrice while somebody waits", async (_, nama, kelas) => {
  await request({ siswa: siswa(...nama) });
  const { asked, tries } = await work();
  expect([asked, tries]).toEqual([{ kelas, akunId: tu.id, siswaIds: expect.any(Array) }, 3]);
  expect([...(asked?.siswaIds ?? [])].sort()).toEqual(siswa(...nama).sort());
  expect([printKartu.tries, laporanAbsensi.tries]).toEqual([3, 3]);
});

test("who is in the bin or left the class is on no list and gets no card", async () => {
  const listed = async () => (await as(calonKartu)).map(({ nama }) => nama);
  await as(async ({ db }) => {
    await sql`select set_config('akademik.hari', '2026-08-04', true)`.execute(db);
    await sql`insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk)
      select 'Eka', 'perempuan', 'aktif', kelas_id, '2026-07-13' from siswa where nama = 'Dewi'`.execute(db);
    await sql`update siswa set status = 'keluar', kelas_id = null where nama = 'Eka'`.execute(db);
  });
  await as(({ db }) => sql`update siswa set deleted_at = now() where nama = 'Citra'`.execute(db));
  expect(await listed()).toEqual(["Ayu", "Bima", "Dewi"]);
  expect(await as((ctx) => kartuFor(ctx, siswa("Citra")))).toEqual([]);
  expect((await as((ctx) => kartuKelas(ctx, id["X.E-2"] ?? ""))).cards.map(({ title }) => title)).toEqual(["Dewi"]);
  await as(({ db }) => sql`update siswa set deleted_at = null where nama = 'Citra'`.execute(db));
  expect(await listed()).toEqual(["Ayu", "Bima", "Citra", "Dewi"]);
  await as(({ db }) => sql`update kelas set deleted_at = now() where nama = 'X.E-2'`.execute(db));
  expect(await listed()).toEqual(["Ayu", "Bima"]);
});

test("cards that could not be handed over leave no file behind", async () => {
  const directory = await mkdtemp(join(tmpdir(), "kartu-"));
  try {
    const files = await openFiles({ directory });
    const stored = async () => {
      const keys: string[] = [];
      for await (const key of files.keys("private")) keys.push(key);
      return keys.length;
    };
    const during: number[] = [];
    const printer = home.scope(system("kartu"));
    let turn = 0;
    const broken: typeof printer = {
      ...printer,
      transaction: async (work) => {
        turn += 1;
        if (turn === 1) return printer.transaction(work);
        during.push(await stored());
        throw new Error("the database is gone");
      },
    };
    const tugas = { siswaIds: siswa("Ayu"), kelas: null, akunId: String(wali.id) };
    await expect(runKartu(broken, files, { tugas, progress: async () => undefined })).rejects.toThrow("the database is gone");
    expect([during, await stored()]).toEqual([[1], 0]);
  } finally {
    await rm(directory, { recursive: true });
  }
});
