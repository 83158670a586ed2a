import { describe, expect, test } from "vitest";
import { guru, kepala, tu, useBukuNomor } from "#tests/support/buku-nomor.ts";
import { actor } from "#tests/support/database.ts";
import { told, unconfirmed } from "#tests/support/logged-lines.ts";
import { cancelNomor, reserveNomor, takeNomor } from "../index.server.ts";
import { initialFields } from "./initial-fields.server.ts";
import { viewNomor } from "./view-nomor.server.ts";

const { clock, house, as, nomor, id, selama } = useBukuNomor();

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
      const calon = await as((ctx) => viewNomor(ctx, new URLSearchParams({ jenis: id.keterangan })));
      expect(calon).toEqual({
        nomor: null,
        contoh: false,
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
    const { result, lines, touched } = await told(house, tu, (ctx) => reserveNomor(ctx, { jenis: "keterangan", perihal: "Uji" }));
    expect(lines).toEqual([
      expect.objectContaining({ action: "create", subject: "suratKeluar", subjectId: result.suratId, actorId: tu.id }),
    ]);
    expect(JSON.stringify(lines[0]?.after)).toContain(result.nomor);
    expect(touched).toEqual(["suratKeluar"]);
  });

  test("is asked for once with one key, by those who may, with what belongs in it", async () => {
    const sent = { jenis: id.keterangan, perihal: "Uji", tanggal: "2026-04-20", keamanan: "B", sifat: "biasa" };
    const ambil = (key: string | null, lain: object = {}, who = tu) =>
      takeNomor(house.scope(who), { sent: { ...sent, ...lain }, key, source: "json" });
    const pertama = await ambil("kunci-1");
    expect(await ambil("kunci-1")).toEqual(pertama);
    expect((await ambil("kunci-2")).urut).toBe(pertama.urut + 1);
    expect((await ambil(null)).urut).toBe(pertama.urut + 2);
    expect((await ambil("x".repeat(200))).urut).toBe(pertama.urut + 3);
    for (const key of ["", "x".repeat(201), "a b", "kunci\n", "é"]) await expect(ambil(key)).rejects.toMatchObject({ kind: "malformed" });
    await expect(ambil("kunci-3", {}, guru)).rejects.toMatchObject({ kind: "forbidden" });
    for (const nama of ["jenis", "perihal", "tanggal", "keamanan", "sifat"])
      await expect(ambil("kunci-3", { [nama]: "" }), nama).rejects.toMatchObject({ fields: { [nama]: expect.any(String) } });
    await expect(ambil("kunci-3", { jenis: id.buku })).rejects.toMatchObject({ fields: { jenis: expect.any(String) } });
  });

  test("is told beforehand, to those who may take it", async () => {
    const lihat = (lain: Record<string, string>, who = tu) =>
      as((ctx) => viewNomor(ctx, new URLSearchParams({ jenis: id.keterangan, ...lain })), who);
    const calon = await lihat({});
    expect(calon).toMatchObject({ contoh: false, butuhKlasifikasi: false, mundur: false, kalimat: null });
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
    expect(await lihat({ jenis: "x" })).toEqual({ nomor: null, contoh: false, butuhKlasifikasi: false, mundur: false, kalimat: null });
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
    const kosong = await as(initialFields, actor("administrator"));
    expect(kosong.awal).toMatchObject({ jenis: id.dinas, klasifikasiId: "", unit: "", tanggal: "2026-04-22", keamanan: "B" });
    clock.now = new Date(clock.now.getTime() + 1000);
    await nomor({ klasifikasiId: id.klasifikasi });
    const lagi = await as(initialFields);
    expect(lagi.awal).toMatchObject({ jenis: id.keterangan, klasifikasiId: id.klasifikasi });
    expect(lagi.calon.nomor).toMatch(/^\d{3}\/Ma\.22\/IV\/2026$/);
    expect(lagi.desk.tabs.map(({ label }) => label)).toContain("Nomor");
    await expect(as(initialFields, guru)).rejects.toMatchObject({ kind: "forbidden" });
  });
});

describe("a number that is voided", () => {
  test("wants a reason of 5 letters, keeps 500 of them, and tells the trail and the pages", async () => {
    const { id: nomorId, suratId, nomor: diberi } = await nomor();
    const sebelah = await nomor();
    const batal = (alasan: string, who = tu, satu = nomorId) => told(house, who, (ctx) => cancelNomor(ctx, { id: satu, alasan }));
    for (const alasan of ["1234", " 1234 "]) await expect(batal(alasan)).rejects.toMatchObject({ kind: "invalid" });
    await expect(batal("12345", unconfirmed(tu))).rejects.toMatchObject({ kind: "unconfirmed" });
    await expect(batal("12345", kepala)).rejects.toMatchObject({ kind: "forbidden" });
    for (const lain of ["x", suratId]) await expect(batal("12345", tu, lain)).rejects.toMatchObject({ kind: "notFound" });
    const { lines, touched } = await batal(`  12345${"x".repeat(600)}`);
    const alasan = `12345${"x".repeat(495)}`;
    expect(lines).toEqual([
      {
        ...{ action: "update", subject: "suratKeluar", subjectId: suratId, actorId: tu.id },
        ...{ before: { nomorSurat: diberi, status: "draf" }, after: { nomorSurat: diberi, status: "batal", alasanBatal: alasan } },
      },
    ]);
    expect(touched).toEqual(["suratKeluar"]);
    const row = await as(({ db }) => db.selectFrom("nomorSurat").selectAll().where("id", "=", nomorId).executeTakeFirstOrThrow());
    expect(row).toMatchObject({ batalOleh: tu.id, batalNama: tu.name, alasanBatal: alasan, batalPada: clock.now });
    const surat = await as(({ db }) =>
      db
        .selectFrom("suratKeluar")
        .select(["id", "status", "versi"])
        .where("id", "in", [suratId, sebelah.suratId])
        .orderBy("versi")
        .execute(),
    );
    expect(surat).toEqual([
      { id: sebelah.suratId, status: "draf", versi: 1 },
      { id: suratId, status: "batal", versi: 2 },
    ]);
    const lain = await as(({ db }) =>
      db.selectFrom("nomorSurat").select("batalPada").where("id", "=", sebelah.id).executeTakeFirstOrThrow(),
    );
    expect(lain.batalPada).toBeNull();
  });
});
