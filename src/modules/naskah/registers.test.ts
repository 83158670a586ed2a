import { describe, expect, test } from "vitest";
import { readQuery } from "#kit/register/query.ts";
import type { Register } from "#kit/register/register.ts";
import { create, list, remove } from "#kit/register/store.server.ts";
import { person, useNaskah } from "#tests/support/naskah.ts";
import { isStatus, naskahFields, statusName } from "./naskah.ts";
import { describeMethod, pejabatPenandatangan } from "./pejabat-penandatangan.ts";
import { templateSurat, untuk } from "./template-surat.ts";

/** The two registers of letters: what they demand, what is found in them, and in which order. */
const { as } = useNaskah();
const { tu, admin, guru, kaur } = { ...person, kaur: person.kepala };
const refused = (siapa: typeof tu, register: Register, isi: object) =>
  as(siapa, (ctx) => create(ctx, register, isi as never, "json")).then(
    () => [],
    ({ fields }) => Object.keys(fields).sort(),
  );
const found = (siapa: typeof tu, register: Register, alamat: string) =>
  as(siapa, async (ctx) => (await list(ctx, register, readQuery(register, new URLSearchParams(alamat)))).rows);
const template = (isi: object) =>
  as(tu, async (ctx) => {
    const jenis = await ctx.db.selectFrom("jenisNaskah").select("id").where("nama", "=", "Surat Undangan").executeTakeFirstOrThrow();
    const dasar = { nama: "Uji", untuk: "umum", jenisId: jenis.id, perihal: "Perihal uji", isi: "Isi uji", aktif: true };
    return create(ctx, templateSurat, { ...dasar, ...isi } as never, "json");
  });

describe("a template", () => {
  test("needs a name, a kind of paper, whom it is about, a subject and a text, each within its limit", async () => {
    expect(await refused(tu, templateSurat, {})).toEqual(["isi", "jenisId", "nama", "perihal", "untuk"]);
    const limits = { nama: 80, judul: 120, perihal: 200, isi: 20_000 };
    for (const [nama, batas] of Object.entries(limits)) {
      await expect(template({ nama: `Batas ${nama}`, [nama]: "x".repeat(batas) })).resolves.toBeDefined();
      await expect(template({ [nama]: "x".repeat(batas + 1) })).rejects.toMatchObject({ fields: { [nama]: expect.any(String) } });
    }
    for (const nama of ["judul", "perihal", "isi"])
      await expect(template({ [nama]: "{{siswa.gaji}}" }), nama).rejects.toMatchObject({
        fields: { [nama]: expect.stringContaining("{{siswa.gaji}}") },
      });
  });

  test("has a name of its own, also beside one that is used no more", async () => {
    const { id, versi } = await template({ nama: "Satu", aktif: false });
    await expect(template({ nama: "Satu" })).rejects.toMatchObject({ fields: { nama: "Sudah ada template dengan nama ini." } });
    await as(tu, (ctx) => remove(ctx, templateSurat, { id, versi }));
    await expect(template({ nama: "Satu" })).resolves.toMatchObject({ aktif: true });
  });

  test("is found by its name and words, by its kind and by whom it is about, in the order of names", async () => {
    const { jenisId } = await template({ nama: "Aaa template", untuk: "siswa", perihal: "Perihal langka", isi: "Isi langka sekali" });
    for (const kata of ["aaa template", "perihal langka", "langka sekali"])
      expect(
        (await found(tu, templateSurat, `cari=${encodeURIComponent(kata)}`)).map(({ nama }) => nama),
        kata,
      ).toEqual(["Aaa template"]);
    const siswa = await found(tu, templateSurat, "untuk=siswa");
    expect(siswa.length).toBeGreaterThan(1);
    expect(new Set(siswa.map(({ untuk }) => untuk))).toEqual(new Set(["siswa"]));
    const jenis = await found(tu, templateSurat, `jenisId=${jenisId}&tampil=100`);
    expect(jenis.length).toBeGreaterThan(1);
    expect(new Set(jenis.map((row) => (row as { jenisId?: unknown }).jenisId)).size).toBe(1);
    expect((await found(tu, templateSurat, ""))[0]?.nama).toBe("Aaa template");
    expect(templateSurat.columns).toEqual(["nama", "jenisId", "untuk", "aktif"]);
    expect(templateSurat.rowTabs).toEqual([{ path: "pratinjau", label: "Pratinjau" }]);
    expect(untuk.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "umum Umum, tanpa memilih orang",
      "pegawai Pegawai",
      "siswa Siswa",
    ]);
  });
});

describe("who signs in the head's place", () => {
  const hari = { mulai: "2026-11-20", sampai: "2026-11-30" };

  test("is written down with name, place and days, none too old or too long", async () => {
    expect(await refused(admin, pejabatPenandatangan, {})).toEqual(["akunId", "cara", "mulai", "sampai"]);
    const dasar = { akunId: guru.id, cara: "an", jabatan: "Kaur", ...hari };
    for (const [nama, batas] of Object.entries({ jabatan: 120, jabatanAtasan: 120, dasar: 160 }))
      expect(await refused(admin, pejabatPenandatangan, { ...dasar, [nama]: "x".repeat(batas + 1) })).toEqual([nama]);
    for (const nama of ["mulai", "sampai"])
      expect(await refused(admin, pejabatPenandatangan, { ...dasar, [nama]: "1991-06-12" }), nama).toContain(nama);
    expect(await refused(admin, pejabatPenandatangan, { ...dasar, cara: "x" })).toEqual(["cara"]);
    expect(await refused(admin, pejabatPenandatangan, { ...dasar, mulai: "2026-11-30", sampai: "2026-11-30" })).toEqual([]);
  });

  test("is found by name, place, office and basis, the latest first", async () => {
    const lain = { akunId: kaur.id, cara: "ub", jabatan: "Pengelola", jabatanAtasan: "Atasan langka", dasar: "SP 12/2026" };
    await as(admin, (ctx) => create(ctx, pejabatPenandatangan, { ...lain, mulai: "2027-01-01", sampai: "2027-01-02" } as never, "json"));
    for (const kata of ["u.b.", "pengelola", "atasan langka", "sp 12/2026", kaur.name])
      expect(
        (await found(admin, pejabatPenandatangan, `cari=${encodeURIComponent(kata)}`)).map(({ jabatan }) => jabatan),
        kata,
      ).toEqual(["Pengelola"]);
    expect((await found(admin, pejabatPenandatangan, "")).map(({ mulai }) => mulai)).toEqual(["2027-01-01", "2026-11-30"]);
    expect(pejabatPenandatangan.columns).toEqual(["akunId", "cara", "jabatan", "mulai", "sampai"]);
    expect(pejabatPenandatangan.fresh).toEqual(["create", "update", "delete", "restore"]);
    expect(["plh", "plt", "an", "ub", "lain", 7].map(describeMethod)).toEqual([
      ...["Plh. Kepala Madrasah", "Plt. Kepala Madrasah", "a.n. Kepala Madrasah", "u.b. (untuk beliau)", "lain", "7"],
    ]);
  });
});

test("a letter has four states, each with its words, and its writer fills in six fields", () => {
  expect(Object.keys(statusName).filter(isStatus)).toHaveLength(4);
  expect(["x", "toString", ""].filter(isStatus)).toEqual([]);
  const wajib = Object.entries(naskahFields).flatMap(([nama, field]) => ("required" in field && field.required ? [nama] : []));
  expect(wajib).toEqual(["perihal", "isi"]);
});
