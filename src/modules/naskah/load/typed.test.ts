/** A letter as it is typed, and a template with examples: what is shown, and what is left out though it was sent or written down. */
import { describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { everyRow, json, sql } from "#kit/database/sql.server.ts";
import { person, useNaskah } from "#tests/support/naskah.ts";
import { takeNaskah } from "../workflow/take.server.ts";
import { loadEditor } from "./editor.server.ts";
import { composePreview, ketikanPreview } from "./preview.server.ts";
import { loadTemplate, templateOptions } from "./template.server.ts";

const { as, surat, template } = useNaskah();
const { tu, guru } = person;
const sistem = system("uji");
const change = (id: string, isi: object) => as(sistem, ({ db }) => db.updateTable("naskahSurat").set(isi).where("id", "=", id).execute());
const typed = (id: string, isi: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [nama, kata] of Object.entries({ perihal: "Undangan", tujuan: "Komite", ...isi })) form.set(nama, kata);
  return as(tu, (ctx) => ketikanPreview(ctx, id, form));
};
const siswa = (nama: string, status: "aktif" | "lulus") =>
  as(sistem, async ({ db }) => {
    // Pupils leave school in June.
    await sql`select set_config('akademik.hari', '2026-06-20', true)`.execute(db);
    const row = { nama, jenisKelamin: "laki-laki", status } as never;
    return (await db.insertInto("siswa").values(row).returning("id").executeTakeFirstOrThrow()).id;
  });

describe("a letter as it is typed", () => {
  test("is about two hundred people, and about nobody who comes after them", async () => {
    const [{ id }, pupil] = [await surat("draft"), await siswa("Budi Santoso", "aktif")];
    const others = (many: number) => Array.from({ length: many }, () => crypto.randomUUID());
    const shown = async (ids: readonly string[]) =>
      JSON.stringify((await typed(id, { isi: "{{daftar.siswa}}", siswaIds: ids.join(",") })).kertas.blocks).includes("Budi Santoso");
    expect(await shown([...others(199), pupil])).toBe(true);
    expect(await shown([...others(200), pupil])).toBe(false);
  });

  test("holds the tables that it brought along, which nobody types", async () => {
    const { id } = await surat("draft");
    await change(id, { tabel: json([{ judul: "Daftar lulus", kepala: ["No.", "Nama"], baris: [["1", "Ani Lestari"]] }]) });
    const { kertas, belum } = await typed(id, { isi: "{{daftar.lampiran}}" });
    expect(belum).toEqual([]);
    expect(JSON.stringify(kertas.blocks)).toContain("Ani Lestari");
  });

  test("takes for its own fields those alone that were sent as such", async () => {
    const { id } = await surat("draft");
    const { belum } = await typed(id, { isi: "{{isian.l}} {{isian.Acara}}", "isian.Acara": "rapat" });
    expect(belum).toEqual(["l"]);
  });

  test("goes to nobody while blanks alone say to whom", async () => {
    const { id } = await surat("draft");
    expect((await typed(id, { isi: "Hadirlah.", tujuan: " \n " })).belum).toEqual(["Kepada"]);
    expect((await typed(id, { isi: "Hadirlah." })).belum).toEqual([]);
  });
});

test("nobody who reads no letters is shown how one would look, whoever looked it up for them", async () => {
  const { id } = await surat("draft");
  const naskah = await as(tu, (ctx) => takeNaskah(ctx, id));
  await expect(as(guru, (ctx) => composePreview(ctx, naskah, naskah))).rejects.toMatchObject({ kind: "notFound" });
  expect((await as(tu, (ctx) => composePreview(ctx, naskah, naskah))).perihal).toBe("Undangan rapat");
});

test("the editor offers whoever the letter is about already, though they have left", async () => {
  const { id } = await surat("draft");
  const [gone, other] = [await siswa("Dulu Satu", "lulus"), await siswa("Dulu Dua", "lulus")];
  await change(id, { untuk: "siswa", siswaIds: [gone] });
  const offered = (semua: boolean) =>
    as(tu, (ctx) => loadEditor(ctx, id, semua)).then(({ orang }) =>
      orang.map(({ value }) => value).filter((one) => [gone, other].includes(one)),
    );
  expect(await offered(false)).toEqual([gone]);
  expect(await offered(true)).toEqual([other, gone]);
});

describe("a template", () => {
  test("comes first for what was written from it in the last ninety days, and for nothing before", async () => {
    const names = async () => (await as(tu, (ctx) => templateOptions(ctx))).map(({ nama }) => nama);
    await as(sistem, ({ db }) => db.updateTable("naskahSurat").set({ templateId: null }).where(everyRow).execute());
    const [first = "", second = "", last = ""] = await names();
    const wrote = async (nama: string, createdAt: string) => {
      const { id } = await surat("draft");
      const found = await as(sistem, ({ db }) =>
        db.selectFrom("templateSurat").select("id").where("nama", "=", nama).executeTakeFirstOrThrow(),
      );
      await change(id, { templateId: found.id, createdAt: new Date(createdAt) });
    };
    // Midnight here is 16.00 of the day before in UTC; ninety days before 23 November is 25 August.
    for (let time = 0; time < 2; time++) await wrote(last, "2026-08-24T15:59:00Z");
    expect((await names()).slice(0, 3)).toEqual([first, second, last]);
    await wrote(second, "2026-08-24T16:01:00Z");
    expect((await names())[0]).toBe(second);
  });

  test("says the school's own words where they are known, and an example where they are not", async () => {
    const sekolah = (isi: object) => as(sistem, ({ db }) => db.updateTable("pengaturan").set(isi).where(everyRow).execute());
    await as(sistem, ({ db }) =>
      db
        .updateTable("templateSurat")
        .set({ isi: "NPSN {{madrasah.npsn}} di {{pegawai.unitKerja}}." })
        .where("id", "=", template.id)
        .execute(),
    );
    const words = async () => JSON.stringify((await as(tu, (ctx) => loadTemplate(ctx, template.id))).kertas.blocks);
    await sekolah({ npsn: "69900001", nama: "MAN Uji" });
    expect(await words()).toContain("NPSN 69900001 di MAN Uji.");
    await sekolah({ npsn: null });
    expect(await words()).toContain("NPSN 40210044 di MAN Uji.");
  });

  test("with a heading names an addressee where its kind of paper has one, and only there", async () => {
    const { id, jenisId } = await as(tu, ({ db }) =>
      db.selectFrom("templateSurat").select(["id", "jenisId"]).where("nama", "=", "Surat Keterangan Aktif").executeTakeFirstOrThrow(),
    );
    const addressed = async (beralamat: boolean) => {
      await as(sistem, ({ db }) => db.updateTable("jenisNaskah").set({ beralamat }).where("id", "=", jenisId).execute());
      return JSON.stringify((await as(tu, (ctx) => loadTemplate(ctx, id))).kertas.blocks).includes("Yth.");
    };
    expect([await addressed(true), await addressed(false)]).toEqual([true, false]);
  });
});
