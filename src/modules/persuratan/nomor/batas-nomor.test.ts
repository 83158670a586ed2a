import { beforeAll, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { create } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { told, unconfirmed } from "#tests/support/told.ts";
import { ambilNomor, batalkanNomor, contohNomor, type Pesanan, pesanNomor } from "../index.server.ts";
import { bukuNomor, jenisNaskah, klasifikasiSurat } from "../index.ts";
import { awalIsian } from "./awal-isian.server.ts";
import { bacaSaringanNomor, daftarNomor } from "./daftar-nomor.server.ts";
import { lihatNomor } from "./lihat-nomor.server.ts";
import { sisipanBerikut, susunNomor } from "./susun-nomor.ts";

const clock = { now: new Date("2026-04-20T02:00:00Z") };
const house = useDatabase({ policy, clock: () => clock.now });
const [tu, guru, kepala] = [actor("tataUsaha"), actor("guru"), actor("kepala")];
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = tu) => house.scope(who).transaction(work);
const nomor = (pesanan: Partial<Pesanan> = {}) => as((ctx) => pesanNomor(ctx, { jenis: "keterangan", perihal: "Uji", ...pesanan }));
const id = { buku: "", lain: "", keterangan: "", dinas: "", klasifikasi: "" };

beforeAll(() =>
  as(async (ctx) => {
    const isi = { batasMundur: "30", aktif: "ya" };
    id.buku = (await create(ctx, bukuNomor, { ...isi, nama: "Utama", kodeJabatan: "Ma.22" })).id;
    id.lain = (await create(ctx, bukuNomor, { ...isi, nama: "Lain", kodeJabatan: "Ma.23" })).id;
    const rumus = { bukuId: id.buku, lebar: "3", aktif: "ya" };
    const keterangan = { ...rumus, nama: "Surat Keterangan", kode: "keterangan", pola: "{urut}/{kode}/{romawi}/{tahun}" };
    const dinas = { ...rumus, nama: "Surat Dinas", kode: "dinas", pola: "{pengamanan}-{urut}/{kode}/{klasifikasi}/{bulan}/{tahun}" };
    id.keterangan = (await create(ctx, jenisNaskah, keterangan)).id;
    id.dinas = (await create(ctx, jenisNaskah, dinas)).id;
    id.klasifikasi = (await create(ctx, klasifikasiSurat, { kode: "KP.08.2", nama: "Cuti", aktif: "ya" })).id;
  }),
);

/** Throws away or disables for one question, and puts it back. */
async function selama<T>(
  table: "bukuNomor" | "jenisNaskah" | "klasifikasiSurat",
  satu: string,
  ubah: object,
  work: () => Promise<T>,
): Promise<T> {
  await as(({ db }) =>
    db
      .updateTable(table)
      .set(ubah as { aktif?: boolean })
      .where("id", "=", satu)
      .execute(),
  );
  try {
    return await work();
  } finally {
    await as(({ db }) => db.updateTable(table).set({ deletedAt: null, aktif: true }).where("id", "=", satu).execute());
  }
}

describe("no number is given", () => {
  test.each([
    ["from a binned book", "bukuNomor", "buku", { deletedAt: clock.now }],
    ["from a book that is used no more", "bukuNomor", "buku", { aktif: false }],
    ["to a binned kind of paper", "jenisNaskah", "keterangan", { deletedAt: clock.now }],
    ["to a kind of paper that is used no more", "jenisNaskah", "keterangan", { aktif: false }],
  ] as const)("%s", async (_, table, satu, ubah) => {
    await selama(table, id[satu], ubah, async () => {
      for (const jenis of ["keterangan", id.keterangan])
        await expect(nomor({ jenis })).rejects.toMatchObject({ kind: "invalid", fields: { jenis: expect.any(String) } });
      const calon = await as((ctx) => lihatNomor(ctx, new URLSearchParams({ jenis: id.keterangan })));
      expect(calon).toEqual({
        nomor: null,
        butuhKlasifikasi: false,
        mundur: false,
        kalimat: expect.stringContaining("tidak dipakai lagi"),
      });
    });
    expect((await nomor()).sisipan).toBe("");
  });

  test("with a classification that is binned, is none, or was not chosen", async () => {
    const dinas = (klasifikasiId: string | null) => nomor({ jenis: "dinas", klasifikasiId });
    await selama("klasifikasiSurat", id.klasifikasi, { deletedAt: clock.now }, async () => {
      await expect(dinas(id.klasifikasi)).rejects.toMatchObject({ fields: { klasifikasiId: expect.stringContaining("sudah tidak ada") } });
      await expect(nomor({ klasifikasiId: id.klasifikasi })).rejects.toMatchObject({ kind: "invalid" });
    });
    await expect(dinas("bukan-id")).rejects.toMatchObject({ fields: { klasifikasiId: expect.stringContaining("sudah tidak ada") } });
    await expect(dinas(null)).rejects.toMatchObject({ fields: { klasifikasiId: expect.stringContaining("memuat kode klasifikasi") } });
    expect((await dinas(id.klasifikasi)).nomor).toMatch(/^B-\d{3}\/Ma\.22\/KP\.08\.2\/04\/2026$/);
  });

  test("for a day ahead, or one further back than the book takes", async () => {
    const hari = (tanggal: string) => nomor({ tanggal, alasanMundur: "Terlambat" });
    await expect(hari("2026-04-21")).rejects.toMatchObject({ fields: { tanggal: expect.stringContaining("sesudah hari ini") } });
    await expect(hari("2026-03-20")).rejects.toMatchObject({ fields: { tanggal: expect.stringContaining("21 Maret 2026") } });
    await expect(hari("2026-03-21")).rejects.toMatchObject({ fields: { tanggal: expect.stringContaining("belum memberi nomor") } });
    await expect(hari("2026-02-30")).rejects.toMatchObject({ fields: { tanggal: expect.stringContaining("kalender") } });
    for (const alasanMundur of [undefined, null, "", "   "])
      await expect(nomor({ tanggal: "2026-04-19", alasanMundur: alasanMundur as string })).rejects.toMatchObject({ kind: "invalid" });
  });
});

describe("a number that is taken", () => {
  test("stands in the trail and drops the pages of letters", async () => {
    const { result, lines, touched } = await told(house, tu, (ctx) => pesanNomor(ctx, { jenis: "keterangan", perihal: "Uji" }));
    expect(lines).toEqual([
      expect.objectContaining({ action: "create", subject: "suratKeluar", subjectId: result.suratId, actorId: tu.id }),
    ]);
    expect(JSON.stringify(lines[0]?.after)).toContain(result.nomor);
    expect(touched).toEqual(["suratKeluar"]);
  });

  test("is asked for once with one key, by those who may, with what belongs in it", async () => {
    const sent = { jenis: id.keterangan, perihal: "Uji", tanggal: "2026-04-20", keamanan: "B", sifat: "biasa" };
    const ambil = (key: string | null, lain: object = {}, who = tu) =>
      ambilNomor(house.scope(who), { sent: { ...sent, ...lain }, key, source: "json" });
    const pertama = await ambil("kunci-1");
    expect(await ambil("kunci-1")).toEqual(pertama);
    expect((await ambil("kunci-2")).urut).toBe(pertama.urut + 1);
    expect((await ambil(null)).urut).toBe(pertama.urut + 2);
    expect((await ambil("x".repeat(200))).urut).toBe(pertama.urut + 3);
    for (const key of ["", "x".repeat(201), "a b", "kunci\n", "é"]) await expect(ambil(key)).rejects.toMatchObject({ kind: "malformed" });
    await expect(ambil("kunci-3", {}, guru)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(ambil("kunci-3", { perihal: "" })).rejects.toMatchObject({ fields: { perihal: expect.any(String) } });
    await expect(ambil("kunci-3", { jenis: id.buku })).rejects.toMatchObject({ fields: { jenis: expect.any(String) } });
  });

  test("is told beforehand, to those who may take it", async () => {
    const lihat = (lain: Record<string, string>, who = tu) =>
      as((ctx) => lihatNomor(ctx, new URLSearchParams({ jenis: id.keterangan, ...lain })), who);
    const calon = await lihat({});
    expect(calon).toMatchObject({ butuhKlasifikasi: false, mundur: false, kalimat: null });
    expect((await nomor()).nomor).toBe(calon.nomor);
    const mundur = await lihat({ tanggal: "2026-04-20" });
    expect(mundur.mundur).toBe(false);
    expect(await lihat({ jenis: id.dinas, keamanan: "R" })).toMatchObject({
      butuhKlasifikasi: true,
      nomor: expect.stringMatching(/^R-.*\/…\//),
    });
    expect(await lihat({ jenis: id.dinas, klasifikasiId: id.klasifikasi })).toMatchObject({
      nomor: expect.stringMatching(/^B-.*KP\.08\.2/),
    });
    expect(await lihat({ jenis: "x" })).toEqual({ nomor: null, butuhKlasifikasi: false, mundur: false, kalimat: null });
    expect(await lihat({ tanggal: "2026-04-21" })).toMatchObject({ nomor: null, kalimat: expect.stringContaining("sesudah hari ini") });
    await expect(lihat({}, guru)).rejects.toMatchObject({ kind: "forbidden" });
    clock.now = new Date("2026-04-22T02:00:00Z");
    await nomor();
    expect(await lihat({ tanggal: "2026-04-21" })).toMatchObject({
      mundur: true,
      kalimat: expect.stringMatching(/^21 April 2026 .* Tulis alasannya\.$/),
    });
  });

  test("is asked for on a form filled in as the last time", async () => {
    const kosong = await as(awalIsian, actor("administrator"));
    expect(kosong.awal).toMatchObject({ jenis: id.dinas, klasifikasiId: "", unit: "", tanggal: "2026-04-22", keamanan: "B" });
    clock.now = new Date(clock.now.getTime() + 1000);
    await nomor({ klasifikasiId: id.klasifikasi });
    const lagi = await as(awalIsian);
    expect(lagi.awal).toMatchObject({ jenis: id.keterangan, klasifikasiId: id.klasifikasi });
    expect(lagi.calon.nomor).toMatch(/^\d{3}\/Ma\.22\/IV\/2026$/);
    expect(lagi.tabs.map(({ label }) => label)).toContain("Ambil Nomor");
    await expect(as(awalIsian, guru)).rejects.toMatchObject({ kind: "forbidden" });
  });
});

describe("a number that is voided", () => {
  test("wants a reason of 5 letters, keeps 500 of them, and tells the trail and the pages", async () => {
    const { id: nomorId, suratId, nomor: diberi } = await nomor();
    const batal = (alasan: string, who = tu, satu = nomorId) => told(house, who, (ctx) => batalkanNomor(ctx, { id: satu, alasan }));
    for (const alasan of ["1234", " 1234 "]) await expect(batal(alasan)).rejects.toMatchObject({ kind: "invalid" });
    await expect(batal("12345", unconfirmed(tu))).rejects.toMatchObject({ kind: "unconfirmed" });
    await expect(batal("12345", kepala)).rejects.toMatchObject({ kind: "forbidden" });
    for (const lain of ["x", suratId]) await expect(batal("12345", tu, lain)).rejects.toMatchObject({ kind: "notFound" });
    const { lines, touched } = await batal(`  12345${"x".repeat(600)}`);
    const alasan = `12345${"x".repeat(495)}`;
    expect(lines).toEqual([
      {
        ...{ action: "update", subject: "suratKeluar", subjectId: suratId, actorId: tu.id },
        ...{ before: { nomorSurat: diberi }, after: { nomorSurat: diberi, status: "batal", alasanBatal: alasan } },
      },
    ]);
    expect(touched).toEqual(["suratKeluar"]);
    const row = await as(({ db }) => db.selectFrom("nomorSurat").selectAll().where("id", "=", nomorId).executeTakeFirstOrThrow());
    expect(row).toMatchObject({ batalOleh: tu.id, batalNama: tu.name, alasanBatal: alasan, batalPada: clock.now });
  });
});

describe("the list of numbers", () => {
  const daftar = (alamat: string, who = tu) => as((ctx) => daftarNomor(ctx, new URLSearchParams(alamat)), who);

  test("is parted by book, year, state and words, the newest first", async () => {
    const semua = await daftar("");
    expect(semua.rows.map(({ nomor: satu }) => Number.parseInt(satu.replace(/^B-/, ""), 10))).toEqual(
      semua.rows.map((_, at) => semua.jumlah.semua - at),
    );
    const sisip = await nomor({ tanggal: "2026-04-21", alasanMundur: "Lupa", perihal: "Sangat khusus" });
    expect(sisip.sisipan).toBe("a");
    const kedua = await nomor({ tanggal: "2026-04-21", alasanMundur: "Lupa lagi" });
    expect(kedua.sisipan).toBe("b");
    const id = async (alamat: string) => (await daftar(alamat)).rows.map((row) => row.id);
    expect(await id("keadaan=sisipan")).toEqual([kedua.id, sisip.id]);
    expect(await id("cari=sangat+khusus")).toEqual([sisip.id]);
    expect(await id(`cari=${encodeURIComponent(sisip.nomor)}`)).toEqual([sisip.id]);
    expect((await daftar("keadaan=batal")).jumlah).toEqual({ semua: 1, batal: 1, sisipan: 0 });
    expect((await daftar("")).jumlah).toMatchObject({ batal: 1, sisipan: 2 });
    expect(await id("tahun=2025")).toEqual([]);
    expect(await id("keadaan=dicabut")).toEqual([]);
  });

  test("knows one book from another, and leaves out binned ones where one is chosen", async () => {
    expect((await daftar(`buku=${id.buku}`)).jumlah.semua).toBe((await daftar("")).jumlah.semua);
    expect((await daftar(`buku=${id.lain}`)).jumlah.semua).toBe(0);
    expect((await daftar("")).pilihan).toEqual({
      buku: [
        { id: id.lain, nama: "Lain" },
        { id: id.buku, nama: "Utama" },
      ],
      tahun: [2026],
    });
    await selama("bukuNomor", id.lain, { deletedAt: clock.now }, async () =>
      expect((await daftar("")).pilihan.buku).toEqual([{ id: id.buku, nama: "Utama" }]),
    );
  });

  test("turns its pages", async () => {
    for (let banyak = (await daftar("")).jumlah.semua; banyak <= 25; banyak++) await nomor();
    const [satu, dua] = [await daftar(""), await daftar("halaman=2")];
    expect([satu.rows.length, dua.rows.length, satu.perHalaman]).toEqual([25, dua.jumlah.semua - 25, 25]);
    expect(satu.rows.map((row) => row.id)).not.toContain(dua.rows[0]?.id);
  });

  test("is open to those who may read, and offers what they may do", async () => {
    await expect(daftar("", guru)).rejects.toMatchObject({ kind: "notFound" });
    expect([(await daftar("", tu)).bolehBatal, (await daftar("", kepala)).bolehBatal]).toEqual([true, false]);
  });

  test("falls back on what cannot be read", () => {
    const baca = (alamat: string) => bacaSaringanNomor(new URLSearchParams(alamat), "2026-04-22");
    const kosong = { buku: "", tahun: 2026, keadaan: "", cari: "", halaman: 1 };
    for (const alamat of [
      "",
      "tahun=1990",
      "tahun=2300",
      "tahun=2026.5",
      "halaman=0",
      "halaman=100000",
      "halaman=1.5",
      "buku=x",
      "keadaan=x",
    ])
      expect(baca(alamat), alamat).toEqual(kosong);
    expect(baca("tahun=1991&halaman=99999&cari=%20a%00b%20")).toEqual({ ...kosong, tahun: 1991, halaman: 99_999, cari: "ab" });
    expect(baca(`tahun=2299&keadaan=batal&cari=${"x".repeat(201)}`)).toEqual({
      ...{ ...kosong, tahun: 2299, keadaan: "batal", cari: "x".repeat(200) },
    });
    expect(baca(`buku=${id.buku}`).buku).toBe(id.buku);
  });
});

describe("how a number reads", () => {
  const bagian = {
    pola: "{urut}/{lain}/{klasifikasi}/{romawi}",
    lebar: 3,
    urut: 7,
    sisipan: "",
    kodeJabatan: "K",
    klasifikasi: null,
    keamanan: "B",
  };

  test("in every month, with and without what is put in", () => {
    const bulan = Array.from({ length: 12 }, (_, at) =>
      susunNomor({ ...bagian, pola: "{romawi}", tanggal: `2026-${String(at + 1).padStart(2, "0")}-01` }),
    );
    expect(bulan).toEqual(["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"]);
    expect(susunNomor({ ...bagian, tanggal: "2026-04-01" })).toBe("007/{lain}/…/IV");
    expect(susunNomor({ ...bagian, sisipan: "b", urut: 1234, tanggal: "2026-04-01" })).toBe("1234.b/{lain}/…/IV");
  });

  test("behind z comes aa, behind az ba, behind zz aaa", () => {
    expect(["", "a", "y", "z", "az", "zz", "azz"].map(sisipanBerikut)).toEqual(["a", "b", "z", "aa", "ba", "aaa", "baa"]);
  });

  test("as an example of a kind of paper, with its classification or another", async () => {
    const contoh = (klasifikasiId: string | null) =>
      as((ctx) => contohNomor(ctx, { jenisId: id.dinas, klasifikasiId, tanggal: "2026-04-01" }));
    expect(await contoh(id.klasifikasi)).toBe("B-005/Ma.22/KP.08.2/04/2026");
    expect(await contoh(null)).toBe("B-005/Ma.22/PP.00.6/04/2026");
  });
});
