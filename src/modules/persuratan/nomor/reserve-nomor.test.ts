import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { create, update } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { cancelNomor, type Pesanan, reserveNomor } from "../index.server.ts";
import { bukuNomor, jenisNaskah, klasifikasiSurat, suratKeluar } from "../index.ts";
import { viewNomor } from "./view-nomor.server.ts";

let jam = new Date("2026-04-20T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => jam });
const clerk = actor("tataUsaha");
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(clerk).transaction(work);
const nomor = (pesanan: Partial<Pesanan> = {}) => as((ctx) => reserveNomor(ctx, { jenis: "keterangan", perihal: "Uji", ...pesanan }));
const wita = (teks: string) => new Date(`${teks}+08:00`);

let klasifikasiId = "";
let bukuTo = 0;

beforeAll(async () => {
  klasifikasiId = await as(async (ctx) => (await create(ctx, klasifikasiSurat, { kode: "KP.08.2", nama: "Cuti", aktif: "ya" })).id);
});

/** A new book with two kinds of paper, so that each test counts from 1. */
beforeEach(async () => {
  await as(async (ctx) => {
    await sql`update jenis_naskah set deleted_at = now() where deleted_at is null`.execute(ctx.db);
    bukuTo += 1;
    const isi = { nama: `Buku ${bukuTo}`, kodeJabatan: `Ma.22.${bukuTo}`, batasMundur: "30", aktif: "ya" };
    const { id: bukuId } = await create(ctx, bukuNomor, isi);
    const rumus = { bukuId, lebar: "3", bentuk: "biasa", aktif: "ya" };
    await create(ctx, jenisNaskah, {
      ...{ nama: "Surat Dinas", kode: "dinas", pola: "{pengamanan}-{urut}/{kode}/{klasifikasi}/{bulan}/{tahun}" },
      ...rumus,
    });
    await create(ctx, jenisNaskah, { nama: "Surat Keterangan", kode: "keterangan", pola: "{urut}/{kode}/{romawi}/{tahun}", ...rumus });
  });
  jam = wita("2026-04-20T10:00:00");
});

describe("a number of the book", () => {
  test("is put together as the kind of paper says, and kinds of one book share its row", async () => {
    expect(await nomor()).toMatchObject({ nomor: `001/Ma.22.${bukuTo}/IV/2026`, urut: 1, tahun: 2026, sisipan: "", tanggal: "2026-04-20" });
    const dinas = await nomor({ jenis: "dinas", klasifikasiId, keamanan: "R" });
    expect(dinas.nomor).toBe(`R-002/Ma.22.${bukuTo}/KP.08.2/04/2026`);
  });

  test("stands in Daftar Surat, which keeps it", async () => {
    const { suratId, nomor: diberi } = await nomor({ perihal: "Keterangan aktif", tujuan: "Yang bersangkutan" });
    const row = await as((ctx) => ctx.db.selectFrom("suratKeluar").selectAll().where("id", "=", suratId).executeTakeFirstOrThrow());
    expect(row).toMatchObject({ nomorSurat: diberi, perihal: "Keterangan aktif", tujuan: "Yang bersangkutan", status: "draf" });
    const ubah = (sent: object) => as((ctx) => update(ctx, suratKeluar, { id: suratId, versi: 1, sent: { ...isian, ...sent } }));
    const isian = { nomorSurat: diberi, perihal: "Keterangan aktif kuliah", tanggal: "2026-04-20", status: "terkirim" };
    await expect(ubah({ nomorSurat: "999/2026" })).rejects.toMatchObject({ kind: "invalid", fields: { nomorSurat: expect.any(String) } });
    await expect(ubah({ tanggal: "2026-04-19" })).rejects.toMatchObject({ kind: "invalid" });
    await expect(ubah({ status: "batal" })).rejects.toMatchObject({ kind: "invalid", fields: { status: expect.any(String) } });
    expect(await ubah({})).toMatchObject({ perihal: "Keterangan aktif kuliah", versi: 2 });
  });

  test("is not typed for another letter; one that was typed before is passed over", async () => {
    const { nomor: diberi } = await nomor();
    const ketik = (nomorSurat: string) => as((ctx) => create(ctx, suratKeluar, { nomorSurat, perihal: "Diketik", tanggal: "2026-04-20" }));
    await expect(ketik(diberi)).rejects.toMatchObject({ kind: "invalid", fields: { nomorSurat: expect.any(String) } });
    await ketik(diberi.replace("001", "002"));
    expect(await nomor()).toMatchObject({ urut: 3 });
    const buku = await as((ctx) => ctx.db.selectFrom("nomorSurat").select("urut").where("nomor", "like", `%Ma.22.${bukuTo}/%`).execute());
    expect(buku.map(({ urut }) => urut).sort()).toEqual([1, 2, 3]);
  });

  test("is not given by two books whose patterns say the same", async () => {
    await nomor();
    await as(async (ctx) => {
      const isi = { nama: `Buku ${bukuTo} kedua`, kodeJabatan: `Ma.22.${bukuTo}`, batasMundur: "30", aktif: "ya" };
      const { id: bukuId } = await create(ctx, bukuNomor, isi);
      const rumus = { nama: "Surat Izin", kode: "izin", pola: "{urut}/{kode}/{romawi}/{tahun}", lebar: "3", bentuk: "biasa", aktif: "ya" };
      await create(ctx, jenisNaskah, { ...rumus, bukuId });
    });
    await expect(nomor({ jenis: "izin" })).rejects.toMatchObject({ kind: "invalid", fields: { jenis: expect.stringContaining("001/") } });
    expect(await nomor()).toMatchObject({ urut: 2 });
  });

  test("goes on behind the paper book of its first year, which cannot be told anew later", async () => {
    const buku = await as((ctx) =>
      ctx.db.selectFrom("bukuNomor").select(["id", "versi"]).where("nama", "=", `Buku ${bukuTo}`).executeTakeFirstOrThrow(),
    );
    const atur = (nomorAwal: string, versi: number) =>
      as((ctx) =>
        update(ctx, bukuNomor, {
          ...{ id: buku.id, versi },
          sent: { nama: `Buku ${bukuTo}`, kodeJabatan: "Ma.22", tahunAwal: "2026", nomorAwal, batasMundur: "30", aktif: "ya" },
        }),
      );
    await atur("214", 1);
    expect(await nomor()).toMatchObject({ urut: 215 });
    jam = wita("2026-04-21T09:00:00");
    expect(await nomor({ tanggal: "2026-04-19", alasanMundur: "Lupa" })).toMatchObject({ urut: 214, sisipan: "a" });
    expect(await nomor({ tanggal: "2026-04-18", alasanMundur: "Lupa" })).toMatchObject({ urut: 214, sisipan: "b" });
    await expect(atur("300", 2)).rejects.toMatchObject({ kind: "invalid", fields: { nomorAwal: expect.any(String) } });
    jam = wita("2027-01-01T07:00:00");
    expect(await nomor()).toMatchObject({ urut: 1, tahun: 2027 });
  });

  test("two dozen at once are distinct and contiguous, whoever gives up in between", async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 24 }, (_, index) =>
        as(async (ctx) => {
          const diberi = await reserveNomor(ctx, { jenis: "keterangan", perihal: `Uji ${index}` });
          if (index % 4 === 0) throw new Error("given up");
          return diberi.urut;
        }),
      ),
    );
    const given = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    expect(given.sort((one, other) => one - other)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
  });

  test("asks for a classification where the number holds one, and for a kind that exists", async () => {
    await expect(nomor({ jenis: "dinas" })).rejects.toMatchObject({ kind: "invalid", fields: { klasifikasiId: expect.any(String) } });
    await expect(nomor({ jenis: "tidak-ada" })).rejects.toMatchObject({ kind: "invalid", fields: { jenis: expect.any(String) } });
    expect(await nomor()).toMatchObject({ urut: 1 });
  });
});

describe("the turn of the year", () => {
  test("begins anew at midnight in Palu, not in London", async () => {
    jam = wita("2026-12-31T23:59:59");
    expect(await nomor()).toMatchObject({ urut: 1, tahun: 2026, tanggal: "2026-12-31" });
    jam = wita("2027-01-01T00:00:00");
    expect(await nomor()).toMatchObject({ urut: 1, tahun: 2027, tanggal: "2027-01-01" });
    jam = wita("2027-01-01T07:59:59");
    expect(await nomor()).toMatchObject({ urut: 2, tahun: 2027 });
  });

  test("closes the old year: a letter of it gets a number put in", async () => {
    jam = wita("2026-12-30T09:00:00");
    await nomor();
    jam = wita("2027-01-02T09:00:00");
    const lama = await nomor({ tanggal: "2026-12-31", alasanMundur: "Ditandatangani sebelum libur" });
    expect(lama).toMatchObject({ nomor: `001.a/Ma.22.${bukuTo}/XII/2026`, urut: 1, sisipan: "a", tahun: 2026 });
    expect(await nomor()).toMatchObject({ urut: 1, sisipan: "", tahun: 2027 });
  });
});

describe("a letter dated back", () => {
  test("by nobody, as its asker was a moment late, takes the day of the book and its next number", async () => {
    await nomor();
    jam = wita("2026-04-19T23:59:59");
    const calon = await as(async (ctx) => {
      const { id } = await ctx.db
        .selectFrom("jenisNaskah")
        .select("id")
        .where("kode", "=", "keterangan")
        .where("deletedAt", "is", null)
        .executeTakeFirstOrThrow();
      return viewNomor(ctx, new URLSearchParams({ jenis: id }));
    });
    const diberi = await nomor();
    expect(diberi).toMatchObject({ urut: 2, sisipan: "", tanggal: "2026-04-20" });
    expect(calon).toMatchObject({ nomor: diberi.nomor, mundur: false });
  });

  test("before the last number is put in behind the last one of its day, with a reason", async () => {
    for (const hari of ["10", "12", "15"]) {
      jam = wita(`2026-04-${hari}T09:00:00`);
      await nomor();
    }
    jam = wita("2026-04-20T09:00:00");
    for (const alasanMundur of [null, "", "   "])
      await expect(nomor({ tanggal: "2026-04-13", alasanMundur })).rejects.toMatchObject({ fields: { alasanMundur: expect.any(String) } });
    const mundur = (tanggal: string) => nomor({ tanggal, alasanMundur: " Terlambat dicatat " });
    const { id, ...sisip } = await mundur("2026-04-13");
    expect(sisip).toMatchObject({ urut: 2, sisipan: "a" });
    const found = ({ db }: Ctx) => db.selectFrom("nomorSurat").select("alasanMundur").where("id", "=", id).executeTakeFirstOrThrow();
    expect((await as(found)).alasanMundur).toBe("Terlambat dicatat");
    expect(await mundur("2026-04-12")).toMatchObject({ urut: 2, sisipan: "b" });
    expect(await mundur("2026-04-10")).toMatchObject({ urut: 1, sisipan: "a" });
    expect(await mundur("2026-04-17")).toMatchObject({ urut: 4, sisipan: "" });
    expect(await nomor()).toMatchObject({ urut: 5 });
    await expect(mundur("2026-04-09")).rejects.toMatchObject({ kind: "invalid", fields: { tanggal: expect.any(String) } });
  });

  test("further than the book allows, or ahead, is refused", async () => {
    for (const tanggal of ["2026-03-20", "2026-04-21", "2026-02-30", "kemarin"])
      await expect(nomor({ tanggal, alasanMundur: "Uji" })).rejects.toMatchObject({
        kind: "invalid",
        fields: { tanggal: expect.any(String) },
      });
  });
});

describe("a number that is voided", () => {
  test("keeps its place and its reason, and nobody else gets it", async () => {
    const { id, suratId } = await nomor();
    await expect(as((ctx) => cancelNomor(ctx, { id, alasan: " x " }))).rejects.toMatchObject({ fields: { alasan: expect.any(String) } });
    const kepala = scope(actor("kepala")).transaction((ctx) => cancelNomor(ctx, { id, alasan: "Salah ketik" }));
    await expect(kepala).rejects.toMatchObject({ kind: "forbidden" });
    const lama = { ...clerk, session: { id: "x", kind: "cookie", secondFactor: true, confirmedAt: new Date(0) } } as const;
    const tanpaBukti = scope(lama).transaction((ctx) => cancelNomor(ctx, { id, alasan: "Salah ketik" }));
    await expect(tanpaBukti).rejects.toMatchObject({ kind: "unconfirmed" });
    const tanpaKeduanya = scope(lama).transaction((ctx) => cancelNomor(ctx, { id, alasan: "" }));
    await expect(tanpaKeduanya).rejects.toMatchObject({ kind: "invalid" });
    await as((ctx) => cancelNomor(ctx, { id, alasan: "Salah ketik" }));
    await expect(as((ctx) => cancelNomor(ctx, { id, alasan: "Sekali lagi" }))).rejects.toMatchObject({ kind: "conflict" });
    const row = await as((ctx) => ctx.db.selectFrom("suratKeluar").select("status").where("id", "=", suratId).executeTakeFirstOrThrow());
    expect(row.status).toBe("batal");
    expect(await nomor()).toMatchObject({ urut: 2 });
  });

  test("and one that is not can be neither changed nor taken out of the book", async () => {
    const { id } = await nomor();
    for (const statement of [
      sql`delete from nomor_surat where id = ${id}`,
      sql`update nomor_surat set urut = 9 where id = ${id}`,
      sql`update nomor_surat set tanggal = '2026-04-01' where id = ${id}`,
      sql`truncate nomor_surat`,
    ])
      await expect(as((ctx) => statement.execute(ctx.db))).rejects.toThrow();
  });
});
