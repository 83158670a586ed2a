import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { actor } from "#tests/support/database.ts";
import { fields, person, sistem, useDisposisi } from "#tests/support/disposisi.ts";
import { listDisposisi, pageSize, readFilters } from "./list.server.ts";
import { giveDisposisi } from "./workflow/give.server.ts";
import { remindLate } from "./workflow/remind.server.ts";

const { clock, as, surat, cabang, kirim, kabar } = useDisposisi();
const { kepala, guru, wali, tu } = person;

const list = (siapa: Actor, alamat: string) => as(siapa, (ctx) => listDisposisi(ctx, readFilters(new URLSearchParams(alamat))));
const perihal = async (siapa: Actor, alamat: string) => (await list(siapa, alamat)).rows.map((baris) => baris.perihal);
const surel: Record<string, string> = {};
const forward = { aksi: "teruskan", kepada: wali.id ?? "", instruksi: "saran" };

/** One of each state, two of them late since today. */
beforeAll(async () => {
  for (const [nama, batas] of [
    ["Terbuka", ""],
    ["Terlambat", "2026-11-24"],
    ["Diteruskan", "2026-11-24"],
    ["Dijawab", ""],
    ["Ditarik", ""],
    ["Dibuang", "2026-11-24"],
    ["Hari_ini", "2026-11-25"],
  ] as const) {
    const { id } = await surat({ perihal: nama, asalSurat: `Kantor ${nama}` });
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields(guru, { batas })));
    surel[nama] = id;
    clock.now = new Date(clock.now.getTime() + 1000);
  }
  const milik = async (nama: string) => (await cabang(surel[nama] ?? "", guru)).id;
  await kirim(guru, await milik("Diteruskan"), forward);
  await kirim(guru, await milik("Dijawab"), { aksi: "jawab", isi: "Sudah." });
  clock.now = new Date(clock.now.getTime() + 1000);
  await kirim(kepala, await milik("Ditarik"), { aksi: "tarik", isi: "Keliru." });
  await as(tu, ({ db }) =>
    db
      .updateTable("suratMasuk")
      .set({ deletedAt: clock.now })
      .where("id", "=", surel.Dibuang ?? "")
      .execute(),
  );
  clock.now = new Date("2026-11-25T01:00:00Z");
});

describe("the list", () => {
  test.each([
    ["guru", "", ["Terlambat", "Hari_ini", "Terbuka"]],
    ["guru", "keadaan=terlambat", ["Terlambat", "Diteruskan"]],
    ["guru", "keadaan=diteruskan", ["Diteruskan"]],
    ["guru", "keadaan=selesai", ["Ditarik", "Dijawab"]],
    ["guru", "tampil=dikirim", ["Diteruskan"]],
    ["guru", "tampil=semua", ["Terlambat", "Hari_ini", "Terbuka"]],
    ["wali", "", ["Diteruskan"]],
    ["kepala", "", []],
    ["kepala", "tampil=dikirim", ["Terlambat", "Hari_ini", "Terbuka"]],
    ["kepala", "tampil=dikirim&keadaan=terlambat", ["Terlambat", "Diteruskan"]],
    ["tu", "tampil=semua", ["Terlambat", "Diteruskan", "Hari_ini", "Terbuka"]],
    ["tu", "tampil=semua&cari=hari_ini", ["Hari_ini"]],
    ["tu", "tampil=semua&cari=_", ["Hari_ini"]],
    ["tu", "tampil=semua&cari=kantor+terb", ["Terbuka"]],
    ["tu", "tampil=semua&cari=UJI+WALI", ["Diteruskan"]],
    ["tu", "tampil=semua&cari=uji+kepala", ["Terlambat", "Hari_ini", "Terbuka"]],
    ["tu", "tampil=semua&cari=%25", []],
  ] as const)("of %s, asked for %s, holds %j", async (siapa, alamat, seharusnya) => {
    const dibaca = await list(person[siapa], alamat);
    expect(dibaca.rows.map((baris) => baris.perihal)).toEqual(seharusnya);
    expect(dibaca.total).toBe(seharusnya.length);
  });

  test("counts what lies with somebody and what they gave, and says who may see all", async () => {
    const jumlah = async (siapa: Actor) => {
      const { jumlah, bolehSemua } = await list(siapa, "");
      return [jumlah.masuk, jumlah.dikirim, bolehSemua];
    };
    expect(await jumlah(guru)).toEqual([3, 1, false]);
    expect(await jumlah(wali)).toEqual([1, 0, false]);
    expect(await jumlah(kepala)).toEqual([0, 3, true]);
    await expect(list(actor("tanpa peran"), "")).rejects.toMatchObject({ kind: "notFound" });
  });

  test("falls back on what cannot be read", () => {
    const kosong = { tampil: "masuk", keadaan: "terbuka", cari: "", halaman: 1 };
    const baca = (alamat: string) => readFilters(new URLSearchParams(alamat));
    for (const alamat of [
      "",
      "tampil=x",
      "keadaan=x",
      "halaman=0",
      "halaman=-1",
      "halaman=1.5",
      "halaman=10001",
      "halaman=x",
      "cari=%20%00",
    ])
      expect(baca(alamat), alamat).toEqual(kosong);
    expect(baca(`tampil=dikirim&keadaan=selesai&halaman=10000&cari=%20${"x".repeat(201)}`)).toEqual({
      ...{ tampil: "dikirim", keadaan: "selesai", halaman: 10_000, cari: "x".repeat(200) },
    });
  });
});

describe("what is late", () => {
  const sekali = async (saat: string) => {
    clock.now = new Date(saat);
    await as(sistem, ({ db }) => db.deleteFrom("pemberitahuan").where(everyRow).execute());
    return as(sistem, remindLate);
  };
  const terdengar = async (siapa: Actor) => (await kabar(siapa)).map(({ title }) => title).sort();

  test("is told in one notice to who watches over it, with each of them in it", async () => {
    expect(await sekali("2026-11-25T01:00:00Z")).toBe(2);
    expect(await kabar(kepala)).toMatchObject([
      {
        title: "2 disposisi lewat batas waktu",
        body: "Uji guru, batas 24 Nov 2026: Terlambat\nUji waliKelas, batas 24 Nov 2026: Diteruskan",
        link: "/administration/persuratan/disposisi?tampil=semua&keadaan=terlambat",
      },
    ]);
    // What was handed on lies with somebody else; whoever handed it on hears of it as its giver.
    expect(await terdengar(guru)).toEqual([
      "Batas waktu disposisi hari ini: Hari_ini",
      "Disposisi ini lewat batas 24 November 2026: Terlambat",
      "Disposisi pada Uji waliKelas lewat batas 24 November 2026: Diteruskan",
    ]);
    expect(await terdengar(wali)).toEqual(["Disposisi ini lewat batas 24 November 2026: Diteruskan"]);
  });

  test("is told again after seven days, not before", async () => {
    expect(await sekali("2026-11-26T01:00:00Z")).toBe(1);
    expect(await kabar(kepala)).toMatchObject([{ title: "Disposisi pada Uji guru lewat batas 25 November 2026: Hari_ini" }]);
    expect(await sekali("2026-12-02T01:00:00Z")).toBe(0);
    expect([await terdengar(kepala), await terdengar(guru)]).toEqual([[], []]);
    expect(await sekali("2026-12-02T01:00:01Z")).toBe(2);
    expect(await sekali("2026-12-03T01:00:01Z")).toBe(1);
  });
});

test("the list turns its pages", async () => {
  for (let satu = 0; satu < pageSize; satu++) {
    const { id } = await surat();
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields(guru)));
  }
  const [pertama, kedua] = [await list(guru, ""), await list(guru, "halaman=2")];
  expect([pertama.rows.length, kedua.rows.length, kedua.total]).toEqual([pageSize, 3, pageSize + 3]);
  expect(await perihal(guru, "halaman=3")).toEqual([]);
  expect(pertama.rows.map(({ id }) => id)).not.toContain(kedua.rows[0]?.id);
});
