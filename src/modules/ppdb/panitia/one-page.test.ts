/**
 * One registration on one page, opened some thousand times in eight weeks, at a desk and on a phone. What goes wrong: a button stands there that
 * the verb then refuses, one's own proposal looks like a colleague's, a child is said to have come on paper, a press answers with another's words.
 */
import { beforeAll, expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { formulirKertas } from "../kertas/kertas.ts";
import { readAsked } from "./asked.ts";
import { changeKeadaan, reasonOf } from "./change-keadaan.server.ts";
import { loadPendaftar } from "./load-pendaftar.server.ts";
import { applyMassal, readBaris } from "./massal/apply.server.ts";
import { actOnPendaftar } from "./pendaftar-action.server.ts";
import { assignVerifikator } from "./verifikator.server.ts";

const now = new Date("2027-03-01T02:00:00Z");
/** One who looks after registrations and decides nothing: no role of today's, but each right is given by itself. */
const withHelper: Policy = {
  ...policy,
  pendaftaran: [...(policy.pendaftaran ?? []), [["pembantu"], ["read", "update"], ["umum", "dinas", "pribadi", "rahasia"], "all"]],
};
const { scope } = useDatabase({ policy: withHelper, clock: () => now });
const helper = actor("pembantu");
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = nurlaela) => scope(who).transaction(work);
const rows = async <R>(query: ReturnType<typeof sql<R>>) => (await as(({ db }) => query.execute(db))).rows;
const page = (id: string, who = nurlaela) => as((ctx) => loadPendaftar(ctx, id), who);
const versi = async (id: string) => (await rows(sql<{ versi: number }>`select versi from pendaftaran where id = ${id}`))[0]?.versi ?? 0;
const press = async (id: string, isi: Readonly<Record<string, string | File>>, who = nurlaela) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ versi: String(await versi(id)), ...isi })) form.set(name, value);
  return (await actOnPendaftar(scope(who), id, form)).pesan;
};
const set = (id: string, keadaan: string) => rows(sql`update pendaftaran set keadaan = ${keadaan} where id = ${id}`);

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await rows(sql`insert into akun (id, nip, nama, peran) values (${helper.id}, '197001011995031009', 'Pembantu', '{pembantu}')`);
  await addJalur(scope(nurlaela), { dokumen: "Kartu keluarga" });
});

test("the buttons are those that the verb takes: who may not decide is offered no decision, who may only read none", async () => {
  const { id } = await register(scope(), "Anak Tombol");
  await set(id, "terverifikasi");
  const next = async (who: typeof nurlaela) => (await page(id, who)).next.map(({ ke }) => ke);
  expect(await next(nurlaela)).toEqual(["perlu perbaikan", "lulus administrasi", "tidak diterima", "mengundurkan diri"]);
  expect(await next(helper)).toEqual(["perlu perbaikan", "mengundurkan diri"]);
  expect([(await page(id, nurlaela)).boleh, (await page(id, helper)).boleh, (await page(id, actor("kepala"))).boleh]).toEqual([
    ...[
      { ubah: true, putuskan: true },
      { ubah: true, putuskan: false },
      { ubah: false, putuskan: false },
    ],
  ]);
  await expect(as((ctx) => changeKeadaan(ctx, { id, versi: 1 }, { ke: "lulus administrasi" }), helper)).rejects.toMatchObject({
    kind: "forbidden",
  });
  await as((ctx) => changeKeadaan(ctx, { id, versi: 1 }, { ke: "perlu perbaikan", alasan: "Foto buram" }), helper);
});

test("a proposal says whose it is: one's own, or a colleague's to be agreed to", async () => {
  const { id } = await register(scope(), "Anak Usul");
  await set(id, "terverifikasi");
  expect((await page(id)).usulan).toBeNull();
  expect(await press(id, { aksi: "pindah", ke: "tidak diterima", alasan: "Usia lebih" })).toBe(
    "Usulan dicatat, menunggu persetujuan panitia lain",
  );
  const said = { ke: "tidak diterima", alasan: "Usia lebih", oleh: nurlaela.id, pelaku: nurlaela.name, pada: now };
  expect([(await page(id)).usulan, (await page(id, rusdin)).usulan]).toEqual([
    { ...said, sendiri: true },
    { ...said, sendiri: false },
  ]);
  expect(await press(id, { aksi: "tarik" }, rusdin)).toBe("Usulan ditarik");
  await expect(press(id, { aksi: "pindah", ke: "tidak diterima", alasan: "Usia" })).rejects.toMatchObject({ kind: "invalid" });
});

test("whether it came on paper, who looks after it, what waits and what is merged stands there, and nothing of the neighbour's", async () => {
  const [{ id }, { id: other }] = [
    await register(scope(), "Anak Situs"),
    await register(scope(), "Anak Samping", { tanggalLahir: "2012-04-04" }),
  ];
  await rows(
    sql`update pendaftaran set verifikator_id = ${rusdin.id}, diisi_oleh = ${rusdin.id}, diisi_pelaku = 'Rusdin', diterima_pada = ${now}, susulan = 'antrean' where id = ${other}`,
  );
  await rows(sql`insert into permintaan_perbaikan (pendaftaran_id, isian, isi, pada, jawaban, dijawab_pelaku, dijawab_pada) values
    (${other}, 'alamat', 'Jalan', ${now}, null, null, null), (${other}, 'namaIbu', 'Hasnah', ${now}, 'diperbaiki', 'Uji', ${now})`);
  expect(await page(id)).toMatchObject({
    ...{ keadaan: "terkirim", kertas: null, verifikatorId: null, umur: null, permintaan: [], digabung: null, gabungan: [], ganda: [] },
    ...{ surat: false, kartu: false, koreksi: null, terkunci: [], dibuat: now, tanya: { tanyaUn: expect.any(Boolean) } },
  });
  const told = await page(other);
  expect(told).toMatchObject({ verifikatorId: rusdin.id, kertas: { susulan: "antrean", pelaku: "Rusdin", diterima: now } });
  expect(told.permintaan.map(({ isian }) => isian)).toEqual(["alamat"]);
  expect(told.tetangga).toMatchObject({ ke: 4, dari: 4, sebelum: id, sesudah: null });
  const narrowed = await as((ctx) => loadPendaftar(ctx, other, readAsked(new URLSearchParams("cari=samping"))));
  expect(narrowed.tetangga).toMatchObject({ ke: 1, dari: 1, sebelum: null, sesudah: null });
});

test("the scan of the form is not judged, nor what was looked at by another file", async () => {
  const { id } = await register(scope(), "Anak Formulir");
  const paper = (dokumen: string) =>
    rows(sql<{ id: string; berkasId: string }>`with satu as (insert into berkas (kunci, nama, jenis, ukuran, sidik)
      values (gen_random_uuid()::text, 'a.pdf', 'application/pdf', 9, repeat('0', 64)) returning id)
    insert into berkas_pendaftaran (pendaftaran_id, dokumen, berkas_id, halaman, dikirim) select ${id}, ${dokumen}, id, 1, ${now} from satu returning id, berkas_id`);
  const judge = (aksi: string, [row]: readonly { id: string; berkasId: string }[], more = {}) =>
    press(id, { aksi, berkas: row?.id ?? "", dilihat: row?.berkasId ?? "", semula: "menunggu", sebab: "buram", ...more });
  await expect(judge("terimaBerkas", await paper(formulirKertas))).rejects.toMatchObject({
    message: expect.stringContaining("tidak dinilai"),
  });
  const kk = await paper("Kartu keluarga");
  await expect(judge("terimaBerkas", kk, { dilihat: crypto.randomUUID() })).rejects.toMatchObject({
    message: expect.stringContaining("berkas yang lain"),
  });
  expect(await judge("kembalikanBerkas", kk)).toBe("Keluarga diminta mengirim ulang");
  expect(await judge("terimaBerkas", kk, { semula: "dikembalikan" })).toBe("Berkas diterima");
});

test("each press answers in its own words; a file is no word", async () => {
  const { id } = await register(scope(), "Anak Kata");
  expect(await press(id, { aksi: "tugaskan", verifikator: rusdin.id ?? "" })).toBe("Verifikator disimpan");
  expect(await press(id, { aksi: "perbaiki", isian: "alamat", alamat: "Jalan Baru No. 9", sebab: "salah-ketik" })).toBe("Isian diperbaiki");
  expect(await press(id, { aksi: "kembalikan", "sebab-alamat": "salah-ketik" })).toBe("Keluarga diminta memperbaiki");
  await expect(press(id, { aksi: "bukaKunci" })).rejects.toMatchObject({ kind: "conflict" });
  await expect(press(id, { aksi: new File(["tarik"], "a") })).rejects.toMatchObject({ kind: "malformed" });
});

test("who takes a child on by themselves is told nothing; a reason has five to five hundred letters", async () => {
  const { id } = await register(scope(), "Anak Ambil");
  const told = async () =>
    Number(
      (
        await rows(
          sql<{ n: string }>`select count(*) as n from pemberitahuan where akun_id = ${nurlaela.id} and kind = 'pendaftaran-ditugaskan'`,
        )
      )[0]?.n,
    );
  await as((ctx) => assignVerifikator(ctx, { id, versi: 1 }, nurlaela.id ?? ""));
  await as((ctx) => assignVerifikator(ctx, { id, versi: 2 }, ""));
  expect(await told()).toBe(0);
  await as((ctx) => assignVerifikator(ctx, { id, versi: 3 }, nurlaela.id ?? ""), rusdin);
  expect(await told()).toBe(1);
  expect([reasonOf(" 12345 "), reasonOf("x".repeat(500)).length]).toEqual(["12345", 500]);
  for (const wrong of ["", "1234", " 1234 ", "x".repeat(501)]) expect(() => reasonOf(wrong)).toThrow("Tulis alasannya.");
});

test("of many the ones that are gone, or were seen otherwise, are named with why; rows are read as they were shown", async () => {
  const [{ id }, { id: gone }] = [
    await register(scope(), "Anak Massal"),
    await register(scope(), "Anak Hilang", { tanggalLahir: "2012-06-06" }),
  ];
  await rows(sql`update pendaftaran set deleted_at = now() where id = ${gone}`);
  await rows(sql`update pendaftaran set versi = 5 where id = ${id}`);
  const baris = readBaris(`${id} 1,${gone} 1,`);
  expect(baris).toEqual([
    { id, versi: 1 },
    { id: gone, versi: 1 },
  ]);
  const apply = (tindakan: string, sent: object, some = baris) =>
    applyMassal(scope(nurlaela), { tindakan, baris: some, sent: { ...sent } });
  expect(await apply("verifikasi", {})).toEqual({
    ...{ berhasil: 0, belum: [] },
    ditinggal: [
      { id, sebab: "Diubah orang lain sesudah pratinjau." },
      { id: gone, sebab: "Sudah tidak ada." },
    ],
  });
  const seen = [{ id, versi: 5 }];
  expect(await apply("tugaskan", { verifikator: rusdin.id }, seen)).toMatchObject({ berhasil: 1 });
  // Sent again, as by one who saw no answer.
  expect((await apply("tugaskan", { verifikator: rusdin.id }, seen)).ditinggal).toEqual([{ id, sebab: "Sudah ditugaskan kepadanya." }]);
  await apply("lepaskan", { verifikator: rusdin.id }, [{ id, versi: 6 }]);
  expect((await page(id)).verifikatorId).toBeNull();
  await apply("kembalikan", { sebab: "lain", catatan: "Tulis RT dan RW" }, [{ id, versi: 7 }]);
  expect((await page(id)).langkah.at(-1)).toMatchObject({ ke: "perlu perbaikan", alasan: "Tulis RT dan RW" });
});
