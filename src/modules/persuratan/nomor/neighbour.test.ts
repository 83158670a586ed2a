/**
 * Two clerks give the numbers of two books, forty on a busy day. What goes wrong: voiding one number voids the letter below it, a number
 * of one book or year is counted in another, or a number that was typed before is given to a letter of the bin.
 */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { create, remove } from "#kit/register/store.server.ts";
import { jenisNaskah, suratKeluar } from "#modules/persuratan/index.ts";
import { tu, useBukuNomor } from "#tests/support/buku-nomor.ts";
import { actor } from "#tests/support/database.ts";
import { told, unconfirmed } from "#tests/support/logged-lines.ts";
import { cancelNomor } from "./cancel-nomor.server.ts";
import { initialFields } from "./initial-fields.server.ts";
import { listNomor } from "./list-nomor.server.ts";
import { type GivenNomor, reserveNomor } from "./reserve-nomor.server.ts";
import { viewNomor } from "./view-nomor.server.ts";

const { clock, house, as, nomor, id } = useBukuNomor();
const rekan = actor("tataUsaha", "rekan");
const everything = () =>
  as(async ({ db }) => {
    const { rows } = await sql<{ id: string }>`select nomor.*, to_jsonb(surat) as surat
      from nomor_surat nomor join surat_keluar surat on surat.id = nomor.surat_id order by nomor.created_at, nomor.id`.execute(db);
    return rows;
  });

beforeAll(() =>
  as((ctx) =>
    create(ctx, jenisNaskah, {
      ...{ bukuId: id.lain, lebar: "3", bentuk: "biasa", aktif: "ya", nama: "Surat Izin", kode: "izin", pola: "{urut}/{kode}/{tahun}" },
    }),
  ),
);
let [own, last]: GivenNomor[] = [];
const tomorrow = () => {
  clock.now = new Date(clock.now.getTime() + 86_400_000);
};
const day = () => today(clock.now);
/** Each test a day of its own: a book goes on. */
beforeEach(async () => {
  tomorrow();
  await nomor();
  own = await nomor({ perihal: "Salah" });
  last = await nomor();
});

describe("a number that is voided", () => {
  const cancel = (alasan: string, who = tu) => told(house, who, (ctx) => cancelNomor(ctx, { id: own?.id ?? "", alasan }));

  test("is void alone, with its letter, its reason and who did it", async () => {
    const before = await everything();
    const { lines, touched } = await cancel("  Salah   tujuan ");
    const after = await everything();
    const isOwn = (row: { id: string }) => row.id === own?.id;
    expect(after.filter((row) => !isOwn(row))).toEqual(before.filter((row) => !isOwn(row)));
    expect([before.length, after.find(isOwn)]).toMatchObject([
      after.length,
      {
        ...{ batalPada: clock.now, batalOleh: tu.id, batalNama: tu.name, nomor: own?.nomor },
        surat: { status: "batal", versi: 2, perihal: "Salah" },
      },
    ]);
    expect([touched, lines]).toMatchObject([
      ["suratKeluar"],
      [
        {
          ...{ action: "update", subject: "suratKeluar", subjectId: own?.suratId },
          before: { nomorSurat: own?.nomor, status: "draf" },
          after: { nomorSurat: own?.nomor, status: "batal" },
        },
      ],
    ]);
    expect(await nomor()).toMatchObject({ urut: (last?.urut ?? 0) + 1 });
  });

  test("has a reason of five signs, a fresh proof and is voided once", async () => {
    const before = await everything();
    for (const alasan of ["", "    x    ", "Kel?"]) await expect(cancel(alasan)).rejects.toMatchObject({ kind: "invalid" });
    await expect(cancel("Salah ketik", unconfirmed(tu))).rejects.toMatchObject({ kind: "unconfirmed" });
    expect(await everything()).toEqual(before);
    await cancel("Salah");
    await expect(cancel("Salah lagi")).rejects.toMatchObject({ kind: "conflict" });
    for (const none of ["x", crypto.randomUUID()])
      await expect(as((ctx) => cancelNomor(ctx, { id: none, alasan: "Salah ketik" }))).rejects.toMatchObject({ kind: "notFound" });
  });

  test("keeps five hundred signs of its reason", async () => {
    await cancel("a".repeat(501));
    const row = (await everything()).find(({ id }) => id === own?.id);
    expect(row).toMatchObject({ alasanBatal: "a".repeat(500) });
  });
});

describe("books beside each other", () => {
  test("count each for itself", async () => {
    expect(await nomor({ jenis: "izin" })).toMatchObject({ urut: 1, nomor: "001/Ma.23/2026" });
    expect(await nomor()).toMatchObject({ urut: (last?.urut ?? 0) + 1 });
    const before = day();
    tomorrow();
    expect(await nomor({ jenis: "izin" })).toMatchObject({ urut: 2, sisipan: "" });
    // The last number of the other book is of yesterday: here nothing is put in.
    expect(await nomor({ jenis: "dinas", klasifikasiId: id.klasifikasi, tanggal: before })).toMatchObject({ sisipan: "" });
    const put = await nomor({ jenis: "izin", tanggal: before, alasanMundur: "Lupa" });
    expect(put).toMatchObject({ urut: 1, sisipan: "a", nomor: "001.a/Ma.23/2026" });
    const found = await as((ctx) => listNomor(ctx, new URLSearchParams(`buku=${id.lain}`)));
    expect(found.rows.map((row) => row.nomor)).toEqual(["002/Ma.23/2026", "001.a/Ma.23/2026", "001/Ma.23/2026"]);
  });
});

describe("a number that somebody typed before it came", () => {
  const next = async () => (await as((ctx) => viewNomor(ctx, new URLSearchParams({ jenis: id.keterangan })))).nomor ?? "";
  const type = (nomorSurat: string, lain: object = {}) =>
    as((ctx) => create(ctx, suratKeluar, { nomorSurat, perihal: "Diketik", tanggal: day(), ...lain }));

  test("is theirs, with their letter, and the book goes on behind it", async () => {
    const typed = await next();
    const letter = await type(typed);
    const given = await nomor();
    expect(given.nomor).not.toBe(typed);
    expect((await everything()).filter((row) => (row as { suratId?: string }).suratId === letter.id)).toMatchObject([
      { nomor: typed, diambilOleh: tu.id, diambilNama: tu.name, urut: given.urut - 1 },
    ]);
  });

  test("is free where its letter is in the bin or void", async () => {
    const typed = await next();
    const { id: binned, versi } = await type(typed);
    await as((ctx) => remove(ctx, suratKeluar, { id: binned, versi }));
    expect((await nomor()).nomor).toBe(typed);
    const other = await next();
    await type(other, { status: "batal" });
    expect((await nomor()).nomor).toBe(other);
  });
});

test("the form begins as the same person filled it in the last time, not as a colleague did", async () => {
  clock.now = new Date(clock.now.getTime() + 60_000);
  await as((ctx) => reserveNomor(ctx, { jenis: "dinas", klasifikasiId: id.klasifikasi, perihal: "Uji", unit: "Kurikulum" }), rekan);
  await nomor({ unit: "Humas" });
  const begun = async (who = tu) => (await as(initialFields, who)).awal;
  expect(await begun()).toMatchObject({ jenis: id.keterangan, klasifikasiId: "", unit: "Humas", tanggal: day(), perihal: "" });
  expect(await begun(rekan)).toMatchObject({ jenis: id.dinas, klasifikasiId: id.klasifikasi, unit: "Kurikulum" });
  expect(await begun(actor("tataUsaha", "baru"))).toMatchObject({ jenis: id.dinas, klasifikasiId: "", unit: "" });
});
