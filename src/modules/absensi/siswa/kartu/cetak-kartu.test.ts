import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { kerjakanKartu, mintaKartu } from "./cetak-kartu.server.ts";
import { calonKartu, muatKartu } from "./muat-kartu.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2026-08-05T02:00:00Z") });
const directory = mkdtempSync(join(tmpdir(), "kartu-"));
const wali = actor("waliKelas");
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = actor("tataUsaha")) => scope(who).transaction(work);
let files: Files;

beforeAll(async () => {
  files = await openFiles({ directory });
  await as(seedSekolah, system("uji"));
  await as(async ({ db }) => {
    for (const [place, { id, name }] of [wali, actor("tataUsaha")].entries())
      await sql`insert into akun (id, nip, nama, peran, aktif)
        values (${id}::uuid, ${`19851104201001200${place}`}, ${name}, '{}', true)`.execute(db);
    await sql`insert into kelas (nama, tingkat, tahun_ajaran, wali_id) values ('X.E-1', 'X', '2026/2027', ${wali.id}::uuid),
      ('X.E-2', 'X', '2026/2027', null)`.execute(db);
    await sql`insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk)
      select 'Anak ' || kelas.nama || ' ' || n, 'perempuan', 'aktif', kelas.id, '2026-07-13' from kelas, generate_series(1, 12) n`.execute(
      db,
    );
  });
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const kelas = (nama: string, who = actor("tataUsaha")) =>
  as(async (ctx) => (await muatKartu(ctx, null)).kelas.find((satu) => satu.nama === nama)?.id ?? "", who);
const minta = (isi: Partial<Parameters<typeof mintaKartu>[1]>, who = actor("tataUsaha")) =>
  as((ctx) => mintaKartu(ctx, { kelas: [], siswa: [], ganti: false, ...isi }), who);
const nomor = async () => (await as(({ db }) => sql<{ nomor: Buffer }>`select nomor from kartu_siswa order by siswa_id`.execute(db))).rows;

async function cetak(siswaIds: readonly string[]): Promise<string[]> {
  const tugas = { siswaIds, kelas: null, akunId: actor("tataUsaha").id ?? "" };
  const langkah: number[] = [];
  const { berkasId, kartu } = await kerjakanKartu(scope(system("kartu")), files, {
    tugas,
    progress: async (done) => void langkah.push(done),
  });
  expect([langkah.at(0), langkah.at(-1)]).toEqual([0, kartu]);
  const { kunci } = await as(({ db }) => db.selectFrom("berkas").select("kunci").where("id", "=", berkasId).executeTakeFirstOrThrow());
  const pdf = await buffer(Readable.from((await files.open("private", kunci)).stream));
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text;
}

test("the cards of the whole school are one file, each class on sheets of its own", async () => {
  expect(await minta({ kelas: [await kelas("X.E-1"), await kelas("X.E-2")] })).toBe(24);
  const siswaIds = (await as(calonKartu)).map(({ siswaId }) => siswaId);
  const halaman = await cetak(siswaIds);
  expect(halaman).toHaveLength(4);
  expect(halaman[2]).toContain("X.E-2 · lembar 1 dari 2");
  expect(halaman.join(" ").match(/Anak X.E-\d \d+/g)).toHaveLength(24);
});

test("a wali kelas prints the own class alone, and ends no card", async () => {
  const lain = await kelas("X.E-2");
  expect(await as(async (ctx) => (await muatKartu(ctx, null)).kelas.map(({ nama }) => nama), wali)).toEqual(["X.E-1"]);
  await expect(as((ctx) => muatKartu(ctx, lain), wali)).rejects.toMatchObject({ kind: "notFound" });
  await expect(minta({ kelas: [lain] }, wali)).rejects.toMatchObject({ kind: "invalid" });
  await expect(minta({ kelas: [await kelas("X.E-1")], ganti: true }, wali)).rejects.toMatchObject({ kind: "forbidden" });
  await expect(minta({ kelas: [lain] }, actor("guru"))).rejects.toMatchObject({ kind: "notFound" });
});

test("a card printed again says the same; one that was lost is ended, the others stay", async () => {
  const { siswa } = await as(async (ctx) => muatKartu(ctx, await kelas("X.E-1")));
  const sebelum = await nomor();
  expect(await minta({ siswa: siswa.slice(0, 3).map(({ siswaId }) => siswaId) })).toBe(3);
  expect(await nomor()).toEqual(sebelum);
  expect(await minta({ siswa: [siswa[0]?.siswaId ?? ""], ganti: true })).toBe(1);
  const jejak = ({ db }: Ctx) =>
    db.selectFrom("audit").select("after").where("subject", "=", "kartuSiswa").orderBy("id", "desc").executeTakeFirst();
  expect(await as(jejak)).toEqual({ after: { kartu: 1, ganti: true, siswa: [siswa[0]?.siswaId] } });
  expect((await nomor()).filter(({ nomor: satu }, place) => !satu.equals(sebelum[place]?.nomor ?? Buffer.alloc(0)))).toHaveLength(1);
  await expect(minta({})).rejects.toMatchObject({ kind: "invalid" });
});
