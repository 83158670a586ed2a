/**
 * A child was not accepted, and a year later nothing of it is kept. What goes wrong: what was corrected, asked and answered on the way stands in
 * the trail for good, where nobody looks and nobody may delete.
 */
import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { record } from "#kit/audit/audit.server.ts";
import { valuesErased } from "#kit/audit/erase-values.server.ts";
import { trail } from "#kit/audit/trail.server.ts";
import { verifyAudit } from "#kit/audit/verify.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { readable } from "#portal/jejak/readable.server.ts";
import { policy } from "#src/policy.ts";
import { watchedAside } from "#tests/support/aside.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { mergePendaftaran } from "../gabung/merge-pendaftaran.server.ts";
import { correctReturned } from "../keluarga/correct-returned.server.ts";
import { withdrawPendaftaran } from "../keluarga/withdraw-pendaftaran.server.ts";
import { saveSent } from "../nilai/lembar-action.server.ts";
import { loadLembarRow } from "../nilai/load-lembar.server.ts";
import { loadPendaftar } from "../panitia/load-pendaftar.server.ts";
import { actOnPendaftar } from "../panitia/pendaftar-action.server.ts";
import { applyPenempatan } from "../penempatan/apply-penempatan.server.ts";
import { undoPenempatan } from "../penempatan/undo-penempatan.server.ts";
import { askPermintaan } from "../permintaan/ask-permintaan.server.ts";
import { answerPertanyaan } from "../pertanyaan/answer-pertanyaan.server.ts";
import { eraseOld } from "./erase-old.server.ts";

let jam = new Date("2027-03-01T02:00:00Z");
const home = useDatabase({ policy, clock: () => jam });
const { scope } = home;
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = nurlaela) => scope(who).transaction(work);
const family = <T>(work: (ctx: Ctx) => Promise<T>) => scope().transaction(work);
const run = () => eraseOld(scope(system("hapus-pendaftaran")), watchedAside());
const versi = async (id: string) =>
  (await as(({ db }) => db.selectFrom("pendaftaran").select("versi").where("id", "=", id).executeTakeFirstOrThrow())).versi;
const desk = async (id: string, isi: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ versi: String(await versi(id)), ...isi })) form.set(name, value);
  return actOnPendaftar(scope(nurlaela), id, form);
};

/** Every word of the database in which a bird sings, by its table. */
const birds = () =>
  connected(home.database.place, async (owner) => {
    const { rows: tables } = await owner.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    );
    expect(tables.length).toBeGreaterThan(150);
    const found: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from ${name} t where t::text ~* 'kanari'`);
      if (rows[0]?.n) found[name] = rows[0].n;
    }
    return found;
  });

let [gone, merged, kept, placed] = ["", "", "", ""];

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  const jalur = await addJalur(scope(nurlaela), { bobotTes: 100, toleransiTes: 10 });
  await as(({ db }) =>
    sql`insert into pertanyaan_ppdb (periode_id, pertanyaan, bentuk, kode, golongan) select id, 'Riwayat', 'pendek', 'riwayat', 'pribadi' from periode_ppdb`.execute(
      db,
    ),
  );
  gone = (await register(scope(), "Aminah Kanari", { alamat: "Jalan Kanari 1" })).id;
  merged = (await register(scope(), "Aminah Kanari", { namaAyah: "Ayah Kanari" })).id;
  await desk(gone, { aksi: "perbaiki", isian: "alamat", alamat: "Jalan Kanari 2", sebab: "lain", catatan: "Lihat KK Kanari" });
  await desk(gone, { aksi: "kembalikan", "sebab-tempatLahir": "beda-akta", catatan: "Akta Kanari" });
  await family(async (ctx) =>
    correctReturned(ctx, gone, { versi: String(await versi(gone)), tempatLahir: "Kota Kanari", keterangan: "Ikut ibu Kanari" }),
  );
  await family((ctx) => askPermintaan(ctx, gone, { isian: "namaIbu", isi: "Ibu Kanari" }));
  const asked = await as(({ db }) => db.selectFrom("permintaanPerbaikan").select("id").executeTakeFirstOrThrow());
  await desk(gone, { aksi: "tolakPermintaan", permintaan: asked.id, alasan: "Sesuai akta Kanari" });
  await family((ctx) => answerPertanyaan(ctx, gone, { "jawab-riwayat": "Asma Kanari" }));
  await desk(gone, { aksi: "tulisJawaban", kode: "riwayat", "jawab-riwayat": "Alergi Kanari", alasan: "Kata ibu Kanari" });
  await desk(gone, { aksi: "kembalikanJawaban", kode: "riwayat", alasan: "Kurang Kanari" });
  const [pergi, tetap] = [
    { id: merged, versi: await versi(merged) },
    { id: gone, versi: await versi(gone) },
  ];
  await as((ctx) => mergePendaftaran(ctx, { pergi, tetap }, { alasan: "Kata ayah Kanari", "isi-namaAyah": "pergi" }));
  await desk(gone, { aksi: "pindah", ke: "terverifikasi" });
  const mark = new FormData();
  const sent = { pendaftaran: gone, penguji: "1", mapel: "", semester: "0", versi: "0", nilai: "80", alasan: "" };
  const row = (isi: object) => {
    for (const [name, value] of Object.entries({ ...sent, ...isi })) mark.set(name, String(value));
    return saveSent(scope(nurlaela), { jalur, komponen: "tes" }, mark, (ctx, lembar) =>
      loadLembarRow(ctx, lembar, { id: gone, penguji: "1" }),
    );
  };
  await row({});
  await row({ nilai: "81", versi: "1", alasan: "Salah baca Kanari" });
  kept = (await register(scope(), "Budi", { alamat: "Jalan Sungai" })).id;
  await desk(kept, { aksi: "perbaiki", isian: "alamat", alamat: "Jalan Tetap 2", sebab: "lain", catatan: "Lihat KK" });
  placed = (await register(scope(), "Citra Kanari")).id;
  await as(({ db }) => sql`update pendaftaran set keadaan = 'diterima' where id in (${kept}, ${placed})`.execute(db));
});

test("a placement that is taken back leaves nothing of its pupils in the trail", async () => {
  jam = new Date("2027-07-06T02:00:00Z");
  const kelas = await as(({ db }) =>
    sql<{
      id: string;
    }>`insert into kelas (nama, tingkat, tahun_ajaran, kapasitas) values ('X.1', 'X', '2027/2028', 36) returning id`.execute(db),
  );
  const { periodeId } = await as(({ db }) =>
    db.selectFrom("pendaftaran").select("periodeId").where("id", "=", placed).executeTakeFirstOrThrow(),
  );
  const calon = [{ id: placed, kelasId: kelas.rows[0]?.id ?? "" }];
  const id = await as(
    (ctx) => applyPenempatan(ctx, { periodeId: periodeId ?? "", kunci: crypto.randomUUID(), tanggal: "2027-07-12", calon, isi: new Map() }),
    rusdin,
  );
  await as((ctx) => undoPenempatan(ctx, id), rusdin);
  const lines = await as(({ db }) =>
    db.selectFrom("audit").select(["action", "before", "after"]).where("subject", "=", "siswa").orderBy("id").execute(),
  );
  expect(lines).toEqual(["create", "delete"].map((action) => ({ action, before: null, after: null })));
  expect(await as(verifyAudit)).toMatchObject({ intact: true });
});

test("what is erased is gone from every table, and the chain holds", async () => {
  await family((ctx) => withdrawPendaftaran(ctx, gone, { noTelepon: "081200000000", yakin: "on", alasan: "Pindah ke Kanari" }));
  await family((ctx) => withdrawPendaftaran(ctx, placed, { noTelepon: "081200000000", yakin: "on", alasan: "Pindah ke Kanari" }));
  expect((await birds())["public.audit"]).toBeGreaterThan(10);
  const before = await as((ctx) => trail(ctx, { subjectId: gone }, { size: 100 }), actor("administrator"));
  jam = new Date("2028-07-12T02:00:00Z");
  expect(await run()).toMatchObject({ "pendaftaran yang tidak diterima dihapus": 3 });
  expect(await birds()).toEqual({});
  expect(await as(verifyAudit)).toMatchObject({ intact: true, brokenAt: null });
  const after = await as((ctx) => trail(ctx, { subjectId: gone }, { size: 100 }), actor("administrator"));
  expect(after.lines.map(({ id, action, actorName }) => [id, action, actorName])).toEqual(
    before.lines.map(({ id, action, actorName }) => [id, action, actorName]),
  );
  const shown = await as((ctx) => readable(ctx, after.lines), actor("administrator"));
  expect(new Set(shown.map(({ erased }) => erased))).toEqual(new Set([true]));
  const old = (id: string) => as((ctx) => loadPendaftar(ctx, id)).catch((error) => [error.kind, error.message]);
  expect(await old(gone)).toEqual(["notFound", expect.stringContaining("sudah dihapus untuk selamanya")]);
  expect(await old(crypto.randomUUID())).toEqual(["notFound", "Data tidak ditemukan."]);
  const others = await as((ctx) => trail(ctx, { subjectId: kept }, { size: 100 }), actor("administrator"));
  expect(others.lines.some(({ after: is }) => is?.alamat === "Jalan Tetap 2")).toBe(true);
});

test("lines of what went before, or by another door, are emptied by the next night; of what is there, never", async () => {
  const lost = crypto.randomUUID();
  await as(async (ctx) => {
    await record(ctx, { action: "create", subject: "pendaftaran", subjectId: lost, after: { nomor: "PMBM-2027-00009" } });
    await record(ctx, { action: "update", subject: "nilaiPpdb", subjectId: lost, after: { catatan: "Kanari" } });
    await record(ctx, { action: "export", subject: "pendaftaran", subjectId: "*", after: { banyak: 7 } });
    await record(ctx, { action: "create", subject: "siswa", subjectId: lost, after: { nama: "Kanari" } });
  });
  expect(await run()).toMatchObject({ "baris jejak yang dikosongkan": 3 });
  expect(await birds()).toEqual({});
  expect(await run()).toMatchObject({ "baris jejak yang dikosongkan": 0 });
  const told = await as(({ db }) => db.selectFrom("audit").select("action").where("action", "=", valuesErased).orderBy("id").execute());
  expect(told).toHaveLength(3);
  expect(await as(verifyAudit)).toMatchObject({ intact: true });
});
