import { describe, expect, test } from "vitest";
import { policy } from "#src/policy.ts";
import { actsFor, menuFor } from "../menu.server.ts";
import { waysFor } from "./words.ts";

const who = (...roles: string[]) => ({ policy, actor: { id: "00000000-0000-7000-8000-000000000000", name: "uji", roles } });
const waysOf = (...roles: string[]) => ({ menu: menuFor(who(...roles)), acts: actsFor(who(...roles)), favorites: [], recent: [] });
const names = (words: string, ...roles: string[]) =>
  Object.fromEntries(waysFor(waysOf(...roles), words).map(({ title, found }) => [title, found.map(({ name }) => name)]));

describe("the search finds without asking", () => {
  test("what can be done, before the pages, for whoever begins with the doing", () => {
    const [first] = waysFor(waysOf("tataUsaha"), "tambah surat");
    expect(first?.title).toBe("Tindakan");
    expect(first?.found.map(({ to }) => to).slice(0, 2)).toEqual([
      "/administration/daftar-surat?tambah=1",
      "/administration/surat-masuk?tambah=1",
    ]);
    expect(names("tulis", "humas").Tindakan).toEqual(["Tulis berita"]);
  });

  test("nothing that the person may not do or open", () => {
    expect(names("tambah surat", "guru").Tindakan).toEqual([]);
    expect(names("jejak", "guru").Halaman).toEqual([]);
    expect(names("jejak", "kepala").Halaman?.[0]).toBe("Jejak Audit");
    expect(names("tambah siswa", "kepala").Tindakan).toEqual([]);
  });

  test("pages by name, by their area and by what is done there", () => {
    expect(names("surat m", "tataUsaha").Halaman?.[0]).toBe("Surat Masuk");
    expect(names("kalender", "tataUsaha").Halaman?.[0]).toBe("Kalender Akademik");
    expect(names("DUK", "tataUsaha").Halaman).toContain("Pegawai");
    expect(names("pensiun", "tataUsaha").Halaman).toContain("Jatuh Tempo");
  });

  test("by its name also a list that only others go to, for whoever may read all of it", () => {
    expect(names("kode wilayah", "kepala").Halaman).toEqual(["Kode Wilayah"]);
    expect(names("kode wilayah", "guru").Halaman).toEqual([]);
    // Of the staff file a teacher reads the own page alone.
    expect(names("data pegawai", "guru").Halaman).not.toContain("Pegawai");
    expect(waysFor(waysOf("kepala"), " ").flatMap(({ found }) => found.map(({ name }) => name))).not.toContain("Kode Wilayah");
  });

  test("without words what is at hand, each page once", () => {
    const ways = {
      ...waysOf("tataUsaha"),
      favorites: ["/administration/siswa", "/administration/jejak"],
      recent: ["/absensi", "/administration/siswa"],
    };
    const shown = waysFor(ways, " ");
    expect(shown.map(({ title, found }) => [title, found.map(({ to }) => to)]).slice(0, 2)).toEqual([
      ["Favorit", ["/administration/siswa"]],
      ["Terakhir dibuka", ["/absensi"]],
    ]);
    expect(new Set(shown.flatMap(({ found }) => found.map(({ id }) => id))).size).toBe(shown.flatMap(({ found }) => found).length);
  });
});
