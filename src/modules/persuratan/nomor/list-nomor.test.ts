import { beforeAll, describe, expect, test } from "vitest";
import { guru, kepala, tu, useBukuNomor } from "#tests/support/buku-nomor.ts";
import { cancelNomor, sampleNomor } from "../index.server.ts";
import { composeNomor, nextSisipan } from "./compose-nomor.ts";
import { listNomor, readNomorFilters } from "./list-nomor.server.ts";

const { clock, as, nomor, id, selama } = useBukuNomor();

/** Three in their turn, one of them void, on the days before the list is read. */
beforeAll(async () => {
  await nomor();
  const { id: salah } = await nomor();
  await as((ctx) => cancelNomor(ctx, { id: salah, alasan: "Salah ketik" }));
  clock.now = new Date("2026-04-21T02:00:00Z");
  await nomor();
  clock.now = new Date("2026-04-22T02:00:00Z");
  await nomor();
});

describe("the list of numbers", () => {
  const daftar = (alamat: string, who = tu) => as((ctx) => listNomor(ctx, new URLSearchParams(alamat)), who);

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
    const baca = (alamat: string) => readNomorFilters(new URLSearchParams(alamat), "2026-04-22");
    const kosong = { buku: "", tahun: 2026, keadaan: "", cari: "", halaman: 1 };
    for (const alamat of [
      "",
      "tahun=1990",
      "tahun=2300",
      "tahun=2026.5",
      "halaman=0",
      "halaman=10001",
      "halaman=1.5",
      "buku=x",
      "keadaan=x",
    ])
      expect(baca(alamat), alamat).toEqual(kosong);
    expect(baca("tahun=1991&halaman=10000&cari=%20a%00b%20")).toEqual({ ...kosong, tahun: 1991, halaman: 10_000, cari: "ab" });
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
      composeNomor({ ...bagian, pola: "{romawi}", tanggal: `2026-${String(at + 1).padStart(2, "0")}-01` }),
    );
    expect(bulan).toEqual(["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"]);
    expect(composeNomor({ ...bagian, tanggal: "2026-04-01" })).toBe("007/{lain}/…/IV");
    const inherited = "{constructor}/{toString}/{__proto__}";
    expect(composeNomor({ ...bagian, pola: inherited, tanggal: "2026-04-01" })).toBe(inherited);
    expect(composeNomor({ ...bagian, sisipan: "b", urut: 1234, tanggal: "2026-04-01" })).toBe("1234.b/{lain}/…/IV");
  });

  test("behind z comes aa, behind az ba, behind zz aaa", () => {
    expect(["", "a", "y", "z", "az", "zz", "azz"].map(nextSisipan)).toEqual(["a", "b", "z", "aa", "ba", "aaa", "baa"]);
  });

  test("as an example of a kind of paper, with its classification or another", async () => {
    const contoh = (klasifikasiId: string | null) =>
      as((ctx) => sampleNomor(ctx, { jenisId: id.dinas, klasifikasiId, tanggal: "2026-04-01" }));
    expect(await contoh(id.klasifikasi)).toBe("B-005/Ma.22/KP.08.2/04/2026");
    expect(await contoh(null)).toBe("B-005/Ma.22/PP.00.6/04/2026");
  });
});
