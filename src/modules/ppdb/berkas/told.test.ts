/**
 * Some five thousand papers come in eight weeks, most from phones, some over the counter. What goes wrong: nobody hears that one waits, or fifteen
 * hear it of one child; whose paper it is, who scanned it and which file was meant is not told from the one beside it.
 */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { formulirKertas } from "../kertas/kertas.ts";
import { loadBerkasSiswa } from "./load-berkas-siswa.server.ts";
import { findBerkas, readDokumen } from "./read-dokumen.server.ts";
import { receiveBerkas } from "./receive-berkas.server.ts";
import { receivePiece, receiveWhole } from "./receive-pieces.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>, who: Actor = nurlaela) => scope(who).transaction(work);
const rows = async <R>(query: ReturnType<typeof sql<R>>) => (await as(({ db }) => query.execute(db))).rows;
const [kk, akta] = ["Kartu keluarga", "Akta kelahiran"] as const;
let [directory, files, photo] = ["", undefined as unknown as Files, Buffer.alloc(0)];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "kabar-berkas-"));
  files = await openFiles({ directory });
  photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#cde" } })
    .jpeg()
    .toBuffer();
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { dokumen: `${kk}\n${akta}` });
});
afterAll(() => rm(directory, { recursive: true }));

const send = (id: string, dokumen: string, { by, unggahan }: { by?: Actor; unggahan?: string } = {}) =>
  receiveBerkas(scope(...(by ? [by] : [])), files, {
    ...{ id, dokumen, panitia: by !== undefined, files: async () => [new File([new Uint8Array(photo)], "a.jpg")] },
    ...(unggahan && { unggahan }),
  });
const heard = async () => {
  const all = await rows(
    sql<{ akunId: string; link: string }>`delete from pemberitahuan where kind = 'pendaftaran-berkas' returning akun_id, link`,
  );
  return all.map(({ akunId, link }) => `${akunId === nurlaela.id ? "Nurlaela" : akunId === rusdin.id ? "Rusdin" : "lain"} ${link}`);
};
const desk = "/administration/meja-ppdb";

test("the verifier alone hears of a paper, else those who lead; nobody of what they scanned themselves or of the form itself", async () => {
  const { id } = await register(scope(), "Anak Kabar");
  await send(id, kk);
  expect(await heard()).toContain(`Rusdin ${desk}`);
  await rows(
    sql`update pendaftaran set verifikator_id = ${nurlaela.id}, diisi_oleh = ${nurlaela.id}, diisi_pelaku = 'Nurlaela', diterima_pada = created_at where id = ${id}`,
  );
  await send(id, akta);
  expect(await heard()).toEqual([`Nurlaela ${desk}`]);
  await send(id, kk, { by: rusdin });
  expect(await heard()).toEqual([`Nurlaela ${desk}`]);
  await send(id, kk, { by: nurlaela });
  await send(id, formulirKertas, { by: rusdin });
  expect(await heard()).toEqual([]);
});

test("a paper says who sent it, what of, and when; the form itself that it was read; the trail names it", async () => {
  const { id } = await register(scope(), "Anak Isi");
  await rows(
    sql`update pendaftaran set diisi_oleh = ${nurlaela.id}, diisi_pelaku = 'Nurlaela', diterima_pada = created_at where id = ${id}`,
  );
  const kept = async (dokumen: string) =>
    (await rows(sql<Record<string, unknown>>`select * from berkas_pendaftaran where pendaftaran_id = ${id} and dokumen = ${dokumen}`))[0];
  const unggahan = randomUUID();
  await send(id, kk, { unggahan });
  const unjudged = { keadaan: "menunggu", sebab: null, catatan: null, diperiksaOleh: null, diperiksaPelaku: null, diperiksaPada: null };
  expect(await kept(kk)).toMatchObject({ ...unjudged, halaman: 1, dikirim: now, unggahan, dikirimOleh: null, dikirimPelaku: null });
  now = new Date("2027-03-01T03:00:00Z");
  await send(id, kk, { by: rusdin });
  expect(await kept(kk)).toMatchObject({ ...unjudged, dikirim: now, unggahan: null, dikirimOleh: rusdin.id, dikirimPelaku: rusdin.name });
  await send(id, formulirKertas, { by: rusdin });
  expect(await kept(formulirKertas)).toMatchObject({
    keadaan: "diterima",
    diperiksaOleh: rusdin.id,
    diperiksaPelaku: rusdin.name,
    diperiksaPada: now,
  });
  const lines = await rows(
    sql<{ action: string; after: unknown }>`select action, after from audit where subject_id = ${id} and after ? 'berkas' order by id`,
  );
  expect(lines).toEqual([kk, kk, formulirKertas].map((berkas) => ({ action: "update", after: { berkas, halaman: 1 } })));
  // The form first, then what the path asks for in its order, then what came and is asked for no more.
  await rows(sql`with satu as (insert into berkas (kunci, nama, jenis, ukuran, sidik) values ('l', 'l.pdf', 'application/pdf', 9, repeat('0', 64)) returning id)
    insert into berkas_pendaftaran (pendaftaran_id, dokumen, berkas_id, halaman, dikirim) select ${id}, 'Ijazah lama', id, 1, '2027-02-01' from satu`);
  const listed = (await as((ctx) => readDokumen(ctx, id))).map(({ dokumen, diminta, berkas }) => [dokumen, diminta, berkas?.dikirimPelaku]);
  expect(listed).toEqual([
    [formulirKertas, false, rusdin.name],
    [kk, true, rusdin.name],
    [akta, true, undefined],
    ["Ijazah lama", false, null],
  ]);
  const paper = String((await kept(kk))?.id);
  expect(await as((ctx) => findBerkas(ctx, id, paper))).toMatchObject({ nama: "Kartu keluarga.jpg" });
  await rows(sql`update berkas set deleted_at = now() where id = (select berkas_id from berkas_pendaftaran where id = ${paper}::uuid)`);
  expect(await as((ctx) => findBerkas(ctx, id, paper))).toBeUndefined();
});

test("from a pupil one reaches the papers of its own registration, and that is told; who may not see both reaches none", async () => {
  const [{ id, nomor }, { id: other }] = [await register(scope(), "Anak Murid"), await register(scope(), "Anak Murid Lain")];
  await send(id, kk);
  await rows(sql`insert into kelas (nama, tingkat, tahun_ajaran, kapasitas) values ('X.1', 'X', '2027/2028', 36)`);
  await rows(sql`insert into siswa (nama, status, jenis_kelamin, tanggal_lahir) values ('Anak Murid', 'aktif', 'perempuan', '2012-03-09'),
    ('Anak Murid Lain', 'aktif', 'perempuan', '2012-03-09'), ('Anak Pindahan', 'aktif', 'perempuan', '2012-03-09')`);
  await rows(
    sql`insert into penempatan_ppdb (periode_id, banyak, tanggal, oleh, pelaku, pada) select id, 2, '2027-07-12', ${nurlaela.id}, 'Uji', now() from periode_ppdb`,
  );
  await rows(sql`insert into siswa_ppdb (pendaftaran_id, siswa_id, penempatan_id, kelas_id, dari, tahun)
    select pendaftaran.id, siswa.id, penempatan_ppdb.id, kelas.id, 'diterima', '2027' from siswa join pendaftaran on nama_lengkap = siswa.nama, penempatan_ppdb, kelas
    where pendaftaran.id in (${id}, ${other})`);
  const pupil = async (nama: string) => (await rows(sql<{ id: string }>`select id from siswa where nama = ${nama}`))[0]?.id ?? "";
  const admin = actor("administrator");
  const views = async () =>
    Number((await rows(sql<{ n: string }>`select count(*) as n from audit where action = 'read' and subject_id = ${id}`))[0]?.n);
  const murid = await pupil("Anak Murid");
  expect(await as((ctx) => loadBerkasSiswa(ctx, murid), admin)).toMatchObject({
    ...{ id: murid, nama: "Anak Murid", dari: { id, nomor, tahun: "2027" } },
    dokumen: [
      { dokumen: kk, berkas: { keadaan: "menunggu" } },
      { dokumen: akta, berkas: null },
    ],
  });
  expect(await views()).toBe(1);
  const moved = await pupil("Anak Pindahan");
  expect(await as((ctx) => loadBerkasSiswa(ctx, moved), admin)).toEqual({ id: moved, nama: "Anak Pindahan", dari: null, dokumen: [] });
  for (const role of ["guru", "siswa"])
    await expect(as((ctx) => loadBerkasSiswa(ctx, murid), actor(role))).rejects.toMatchObject({
      kind: expect.stringMatching(/notFound|forbidden/),
    });
  expect(await views()).toBe(1);
});

test("a paper in pieces waits while the desk is asked too often, and an empty file is none", async () => {
  const [{ id }, unggahan] = [await register(scope(), "Anak Sering"), randomUUID()];
  await receivePiece(scope(), { id, unggahan, mulai: 0, isi: photo });
  const whole = (panjang: number, name = unggahan) =>
    receiveWhole(scope(), files, { id, dokumen: kk, files: [{ unggahan: name, panjang }] });
  expect([await whole(0, randomUUID()), await whole(photo.length + 1)]).toEqual([false, false]);
  for (let time = 0; time < 30; time++)
    await receiveBerkas(scope(), files, { id, dokumen: kk, files: async () => [] }).catch(() => undefined);
  await expect(whole(photo.length)).rejects.toMatchObject({ kind: "tooMany" });
  // What arrived need not be sent again.
  expect(await receivePiece(scope(), { id, unggahan, mulai: 0, isi: Buffer.alloc(0) })).toBe(photo.length);
  now = new Date(now.getTime() + 3_600_000);
  expect(await whole(photo.length)).toBe(true);
  const asks = async () => {
    for (let time = 0; time < 700; time++) await receivePiece(scope(), { id, unggahan, mulai: 0, isi: Buffer.alloc(0) });
  };
  await expect(asks()).rejects.toMatchObject({ kind: "tooMany" });
});
