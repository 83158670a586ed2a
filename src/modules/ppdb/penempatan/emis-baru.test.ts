/**
 * The operator of the office in July, at a laptop: EMIS wants the new pupils and nobody else, by the map that is kept; and somebody looks
 * for the family card of a pupil that was sent in March. What goes wrong: old pupils in the list, papers open to whoever sees a pupil.
 */
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { keepMap } from "#kit/lists/column-maps.server.ts";
import { exportByMap } from "#kit/lists/export-by-map.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { siswa } from "#modules/kesiswaan/index.ts";
import { listWords } from "#src/list-words/index.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { loadBerkasSiswa } from "../berkas/load-berkas-siswa.server.ts";
import { applyPenempatan } from "./apply-penempatan.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const as = <T>(who: typeof rusdin, work: (ctx: Ctx) => Promise<T>) => scope(who).transaction(work);
const office = actor("tataUsaha");
const pupil = async (nama: string) =>
  (await as(rusdin, ({ db }) => db.selectFrom("siswa").select("id").where("nama", "=", nama).executeTakeFirstOrThrow())).id;

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { bobotTes: 100, dokumen: "Kartu keluarga" });
  const { id } = await register(scope(), "Anak Baru");
  now = new Date("2027-07-07T02:00:00Z");
  const { kelasId, periodeId } = await as(rusdin, async ({ db }) => {
    await sql`update pendaftaran set keadaan = 'daftar ulang'`.execute(db);
    await sql`insert into siswa (nama, status, jenis_kelamin, tanggal_masuk) values ('Anak Lama', 'aktif', 'perempuan', '2027-07-12')`.execute(
      db,
    );
    await sql`insert into kelas (nama, tingkat, tahun_ajaran) values ('X.1', 'X', '2027/2028')`.execute(db);
    await sql`insert into daftar_ulang (pendaftaran_id, dibuat, diubah, no_kk, hobi) values (${id}::uuid, now(), now(), '7271010101120001', 'Membaca')`.execute(
      db,
    );
    await sql`with satu as (insert into berkas (kunci, nama, jenis, ukuran, sidik)
        values ('kk', 'kk.pdf', 'application/pdf', 9, repeat('0', 64)) returning id)
      insert into berkas_pendaftaran (pendaftaran_id, dokumen, berkas_id, halaman, dikirim) select ${id}::uuid, 'Kartu keluarga', id, 2, now() from satu`.execute(
      db,
    );
    const kelas = await db.selectFrom("kelas").select("id").executeTakeFirstOrThrow();
    const periode = await db.selectFrom("periodePpdb").select("id").executeTakeFirstOrThrow();
    return { kelasId: kelas.id, periodeId: periode.id };
  });
  const placed = { periodeId, kunci: crypto.randomUUID(), tanggal: "2027-07-12", calon: [{ id, kelasId }], isi: new Map() };
  await as(rusdin, (ctx) => applyPenempatan(ctx, placed));
});

test("the new pupils of an intake leave by a kept map, with what their families filled in, and nobody else", async () => {
  const columns = [
    { head: "NAMA LENGKAP", field: "nama" },
    { head: "No. KK", field: "noKk" },
    { head: "HOBI", field: "hobi" },
  ];
  await as(office, (ctx) =>
    keepMap(ctx, siswa, { name: "EMIS siswa baru", source: "EMIS", direction: "out", fingerprint: "0".repeat(32), columns }),
  );
  const file = (search: string) =>
    as(office, async (ctx) => {
      const { id } = await ctx.db.selectFrom("columnMap").select("id").executeTakeFirstOrThrow();
      return (await exportByMap(ctx, siswa, { id, query: readQuery(siswa, new URLSearchParams(search)), words: listWords })).rows;
    });
  expect(await file("masukPpdb=2027")).toEqual([["Anak Baru", "7271010101120001", "Membaca"]]);
  expect(await file("masukPpdb=2026")).toEqual([]);
  expect((await file("")).map(([nama]) => nama)).toEqual(["Anak Baru", "Anak Lama"]);
});

test("the papers of the registration are reached from the pupil, by who may see both; the look is written down", async () => {
  const [baru, lama] = [await pupil("Anak Baru"), await pupil("Anak Lama")];
  const shown = await as(office, (ctx) => loadBerkasSiswa(ctx, baru));
  expect(shown.dokumen).toMatchObject([{ dokumen: "Kartu keluarga", berkas: { halaman: 2 } }]);
  expect(await as(office, (ctx) => loadBerkasSiswa(ctx, lama))).toMatchObject({ dari: null, dokumen: [] });
  for (const who of [actor("guru"), actor("waliKelas"), actor("humas"), nurlaela])
    await expect(as(who, (ctx) => loadBerkasSiswa(ctx, baru))).rejects.toMatchObject({ kind: "notFound" });
  const seen = await as(rusdin, ({ db }) =>
    db.selectFrom("audit").select("subjectId").where("action", "=", "read").orderBy("id").execute(),
  );
  expect(seen).toEqual([{ subjectId: shown.dari?.id }]);
});
