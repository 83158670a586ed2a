/**
 * The letters' desk: the clerk keeps it open all day on an office screen, the head looks at it on a phone between two meetings, teachers
 * come when something was handed on to them. What goes wrong without it: a letter that nobody was told to act on, and five letters
 * that take the head an evening.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { create } from "#kit/register/store.server.ts";
import { giveDisposisi, loadRecipients, receiveBanyak, suratTree } from "#modules/disposisi/index.server.ts";
import { tellOfNewSurat } from "#modules/disposisi/tell-new.server.ts";
import { writeNaskah } from "#modules/naskah/index.server.ts";
import { suratKeluar } from "#modules/persuratan/index.ts";
import { fields, formulir, person, useDisposisi } from "#tests/support/disposisi.ts";
import { listLetters, pageSize } from "./load/list-letters.server.ts";
import { readAsked } from "./load/view.ts";
import { loadWaiting } from "./load/waiting.server.ts";

const { house, as, surat, kabar } = useDisposisi();
const { kepala, guru, wali, tu } = person;

const list = (who: Actor, query: string) =>
  as(who, (ctx) => listLetters(ctx, readAsked(new URL(query, "http://kantor/administration/persuratan/"))));
const subjects = async (who: Actor, query: string) => (await list(who, query)).rows.map(({ perihal }) => perihal);

beforeAll(async () => {
  await surat({ nomorSurat: "L/1", perihal: "Lama diarsipkan", status: "arsip", tanggalTerima: "2026-01-05" });
  await as(tu, (ctx) =>
    create(ctx, suratKeluar, { nomorSurat: "B-9/Ma", perihal: "Undangan komite 100%", tanggal: "2026-11-21", tujuan: "Komite" }, "json"),
  );
});

describe("one list with one search", () => {
  test("holds what comes and what goes, the latest first, and the archive apart", async () => {
    await surat({ nomorSurat: "M/1", perihal: "Undangan rapat kerja", tanggalTerima: "2026-11-22" });
    expect((await subjects(tu, "semua")).slice(0, 2)).toEqual(["Undangan rapat kerja", "Undangan komite 100%"]);
    expect(await subjects(tu, "semua")).not.toContain("Lama diarsipkan");
    expect(await subjects(tu, "arsip")).toEqual(["Lama diarsipkan"]);
  });

  test("finds by number, subject and whom it concerns, also in the archive, each sign as it is", async () => {
    expect(await subjects(tu, "semua?cari=undangan")).toHaveLength(2);
    expect(await subjects(tu, "semua?cari=L/1")).toEqual(["Lama diarsipkan"]);
    expect(await subjects(tu, "semua?cari=100%25")).toEqual(["Undangan komite 100%"]);
    expect(await subjects(tu, "semua?cari=m_1")).toEqual([]);
  });

  test("goes on over the pages, each letter once, in the order of all kinds together", async () => {
    const days = Array.from({ length: pageSize + 4 }, (_, at) => `2026-10-${String(1 + (at % 9)).padStart(2, "0")}`);
    for (const [at, tanggal] of days.entries())
      if (at % 3 === 0) await surat({ nomorSurat: `H/${at}`, perihal: `Halaman ${at}`, tanggalTerima: tanggal });
      else
        await as(tu, (ctx) =>
          create(ctx, suratKeluar, { nomorSurat: `B-${at}/H`, perihal: `Halaman ${at}`, tanggal, tujuan: "A" }, "json"),
        );
    const pages = [1, 2, 3].map(async (halaman) => await list(tu, `semua?cari=halaman&halaman=${halaman}`));
    const [first, second, third] = await Promise.all(pages);
    expect([first, second, third].map((page) => [page?.rows.length, page?.total])).toEqual([
      [pageSize, days.length],
      [4, days.length],
      [0, days.length],
    ]);
    const all = [...(first?.rows ?? []), ...(second?.rows ?? [])];
    expect(new Set(all.map(({ id }) => id)).size).toBe(days.length);
    expect(all.map(({ tanggal }) => tanggal)).toEqual(days.toSorted().reverse());
  });

  test("shows nothing of a kind that is closed to the person", async () => {
    expect(await list(guru, "semua")).toEqual({ rows: [], total: 0 });
  });
});

describe("what waits", () => {
  test("for the head: letters nobody was told to act on, until they are given", async () => {
    const { id } = await surat({ nomorSurat: "M/2", perihal: "Belum dibaca siapa pun" });
    const before = await as(kepala, loadWaiting);
    expect(before.baru?.rows.map((row) => row.id)).toContain(id);
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields(guru)));
    expect((await as(kepala, loadWaiting)).baru?.rows.map((row) => row.id)).not.toContain(id);
    expect((await as(guru, loadWaiting)).disposisi.map(({ perihal }) => perihal)).toContain("Belum dibaca siapa pun");
  });

  test("not for those who give none, and nothing of others", async () => {
    const waiting = await as(wali, loadWaiting);
    expect(waiting).toMatchObject({ disposisi: [], konsep: [], calon: [], kelompok: [] });
    expect(waiting.baru).toBeUndefined();
    expect((await as(tu, loadWaiting)).baru).toBeUndefined();
  });
});

describe("several letters at once", () => {
  const give = (who: Actor, isi: Record<string, string>) => receiveBanyak(house.scope(who), formulir(isi));

  test("are given with the same words, and once however often they are sent", async () => {
    const some = await Promise.all([1, 2, 3].map((nomor) => surat({ nomorSurat: `S/${nomor}` })));
    const form = formulir({ surat: some.map(({ id }) => id).join(), kepada: `${guru.id},${wali.id}`, instruksi: "dilaksanakan" });
    for (let time = 0; time < 2; time++)
      expect(await receiveBanyak(house.scope(kepala), form)).toEqual({ pesan: "3 surat didisposisikan" });
    for (const { id } of some) expect(await as(tu, (ctx) => suratTree(ctx, id))).toHaveLength(2);
  });

  test("one that somebody else dealt with meanwhile is passed over and told, and nobody gets it twice", async () => {
    const [free, held, closed] = [
      await surat({ nomorSurat: "S/4" }),
      await surat({ nomorSurat: "S/5" }),
      await surat({ nomorSurat: "S/7" }),
    ];
    await as(kepala, (ctx) => giveDisposisi(ctx, held.id, fields(guru)));
    await as(tu, ({ db }) => db.updateTable("suratMasuk").set({ status: "selesai" }).where("id", "=", closed.id).execute());
    const all = [free, held, closed].map(({ id }) => id).join();
    expect(await give(kepala, { surat: all, kepada: wali.id ?? "", instruksi: "dilaksanakan" })).toEqual({
      pesan: "1 surat didisposisikan. 2 surat dilewati karena sudah ditangani orang lain",
    });
    const trees = await Promise.all([free, held, closed].map(({ id }) => as(tu, (ctx) => suratTree(ctx, id))));
    expect(trees.map((tree) => tree.map(({ kepada }) => kepada.id))).toEqual([[wali.id], [guru.id], []]);
    await expect(give(kepala, { surat: held.id, kepada: wali.id ?? "", instruksi: "dilaksanakan" })).rejects.toMatchObject({
      kind: "conflict",
    });
  });

  test("all of them or none where a word is missing", async () => {
    const two = await Promise.all([8, 9].map((nomor) => surat({ nomorSurat: `S/${nomor}` })));
    const sent = { surat: two.map(({ id }) => id).join(), kepada: kepala.id ?? "", instruksi: "dilaksanakan" };
    await expect(give(kepala, sent)).rejects.toMatchObject({ fields: { kepada: expect.stringContaining("diri sendiri") } });
    for (const { id } of two) expect(await as(tu, (ctx) => suratTree(ctx, id))).toEqual([]);
  });

  test("are not for who gives none, nor none, nor what is no letter", async () => {
    const { id } = await surat({ nomorSurat: "S/6" });
    const sent = { surat: id, kepada: wali.id ?? "", instruksi: "dilaksanakan" };
    await expect(give(guru, sent)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(give(tu, sent)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(give(kepala, { ...sent, surat: "" })).rejects.toMatchObject({ kind: "invalid" });
    await expect(give(kepala, { ...sent, surat: "bukan-surat" })).rejects.toMatchObject({ kind: "notFound" });
  });
});

test("recipients stand in groups by what they hold, those turned to most first, nobody oneself", async () => {
  const { id } = await surat({ nomorSurat: "K/1" });
  await as(kepala, (ctx) => giveDisposisi(ctx, id, fields(wali)));
  const groups = (await as(kepala, loadRecipients)).kelompok;
  expect(groups.find(({ label }) => label === "Semua guru")?.values).toEqual(expect.arrayContaining([guru.id, wali.id]));
  expect(groups.find(({ label }) => label === "Tata usaha")?.values).toEqual([tu.id]);
  expect(groups[0]?.values).toHaveLength(1);
  expect(groups.flatMap(({ values }) => values)).not.toContain(kepala.id);
  expect(groups.some(({ label }) => label === "Wakamad")).toBe(false);
});

describe("of a new letter", () => {
  const tell = (changes: readonly object[]) =>
    as(tu, (ctx) =>
      tellOfNewSurat(
        ctx,
        changes.map((after) => ({ action: "create" as const, after: { id: "", versi: 1, ...after } })),
      ),
    );
  const told = async () => (await kabar(kepala)).filter(({ title }) => title === "Ada surat masuk yang belum didisposisi");

  test("whoever disposes hears once until they look; of an old book nobody hears", async () => {
    await tell([{ status: "baru", tanggalTerima: "2019-02-01", perihal: "Buku lama" }]);
    await tell([{ status: "selesai", tanggalTerima: "2026-11-22", perihal: "Sudah selesai" }]);
    expect(await told()).toEqual([]);
    await tell([{ status: "baru", tanggalTerima: "2026-11-22", perihal: "Rapat" }]);
    await tell([{ status: "baru", tanggalTerima: "2026-11-23", perihal: "Rapat lagi" }]);
    expect(await told()).toEqual([{ title: "Ada surat masuk yang belum didisposisi", link: "/administration/persuratan", body: "Rapat" }]);
  });
});

describe("an answer", () => {
  const template = () =>
    as(tu, async ({ db }) => {
      const { id: bukuId } = await db
        .insertInto("bukuNomor")
        .values({ nama: "Umum", kodeJabatan: "Ma.22", batasMundur: 30, aktif: true })
        .returning("id")
        .executeTakeFirstOrThrow();
      const jenis = { nama: "Surat dinas", kode: "dinas", bukuId, pola: "{urut}/{tahun}", lebar: 3, bentuk: "biasa" as const, aktif: true };
      const { id: jenisId } = await db.insertInto("jenisNaskah").values(jenis).returning("id").executeTakeFirstOrThrow();
      const isi = { nama: "Surat dinas", jenisId, untuk: "umum" as const, perihal: "Perihal", isi: "Isi.", aktif: true };
      return (await db.insertInto("templateSurat").values(isi).returning("id").executeTakeFirstOrThrow()).id;
    });

  test("begins with sender, number and subject of what it answers, and only for whoever may read that", async () => {
    const id = await template();
    const { id: answered } = await surat({ nomorSurat: "5/{{x}}", asalSurat: "Kanwil", perihal: "Data siswa", tanggalSurat: "2026-11-19" });
    const naskah = await as(tu, (ctx) => writeNaskah(ctx, id, answered));
    expect(naskah).toMatchObject({ tujuan: "Kanwil", perihal: "Jawaban atas Data siswa" });
    expect(naskah.isi).toBe(
      "Menindaklanjuti surat Kanwil nomor 5/{ {x}} tanggal 19 November 2026 perihal Data siswa, bersama ini kami sampaikan hal berikut.\n\nIsi.",
    );
    expect(await as(tu, (ctx) => writeNaskah(ctx, id))).toMatchObject({ tujuan: null, perihal: "Perihal", isi: "Isi." });
    // A subject with a field that is still empty is read as one.
    await as(tu, ({ db }) =>
      db.updateTable("naskahSurat").set({ perihal: "Keterangan a.n. {{siswa.nama}}" }).where("id", "=", naskah.id).execute(),
    );
    expect(await subjects(tu, "semua")).toContain("Keterangan a.n. …");
    await expect(as(tu, (ctx) => writeNaskah(ctx, id, "bukan-surat"))).rejects.toMatchObject({ kind: "notFound" });
    await expect(as(guru, (ctx) => writeNaskah(ctx, id, answered))).rejects.toMatchObject({ kind: "forbidden" });
  });
});
