/** Everybody keeps a handful of pages at hand, on whichever device; pages that are closed to them cannot be kept. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { policy } from "#src/policy.ts";
import { registers } from "#src/registers.ts";
import { pages } from "#src/routes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { glossary, termsFor } from "../istilah/terms.ts";
import { menuFor } from "../menu.server.ts";
import { openEntries } from "../navigation.ts";
import { favoritesOf, keepFavorite, mostFavorites } from "./favorites.server.ts";
import { sectionsOf } from "./sections.ts";

const opened = useDatabase({ policy });
const teacher: Actor = { id: randomUUID(), name: "guru", roles: ["guru"] };
const clerk: Actor = { id: randomUUID(), name: "tata usaha", roles: ["tataUsaha"] };
const keep = (who: Actor, to: string, wanted = true) => opened.scope(who).transaction((ctx) => keepFavorite(ctx, to, wanted));
const kept = (who: Actor) => opened.scope(who).read(favoritesOf);

beforeAll(() =>
  opened.scope(system("uji")).transaction(({ db }) =>
    db
      .insertInto("akun")
      .values(
        [teacher, clerk].map(({ id, name, roles }, place) => ({
          ...{ id: id as string, nama: name, peran: [...roles], aktif: true },
          nip: `19851104201001200${place + 1}`,
        })),
      )
      .execute(),
  ),
);

describe("favourites", () => {
  test("are one's own, kept once, and let go again", async () => {
    await keep(clerk, "/administration/siswa");
    await keep(clerk, "/administration/siswa");
    await keep(clerk, "/administration/surat-masuk");
    expect(await kept(clerk)).toEqual(["/administration/siswa", "/administration/surat-masuk"]);
    expect(await kept(teacher)).toEqual([]);
    await keep(clerk, "/administration/siswa", false);
    expect(await kept(clerk)).toEqual(["/administration/surat-masuk"]);
  });

  test("are pages of one's own menu, and not without end", async () => {
    await expect(keep(teacher, "/administration/jejak")).rejects.toMatchObject({ kind: "notFound" });
    await expect(keep(teacher, "https://lain.example/")).rejects.toMatchObject({ kind: "notFound" });
    await expect(keep(system("uji"), "/dashboard")).rejects.toMatchObject({ kind: "unauthenticated" });
    const menu = menuFor({ policy, actor: clerk }).filter(({ open, to }) => open && to !== "/administration/surat-masuk");
    for (const { to } of menu.slice(0, mostFavorites - 1)) await keep(clerk, to);
    await expect(keep(clerk, menu[mostFavorites]?.to ?? "")).rejects.toMatchObject({ kind: "invalid" });
    expect(await kept(clerk)).toHaveLength(mostFavorites);
  });
});

describe("an area's page", () => {
  const sections = (role: string, area: string) =>
    sectionsOf(openEntries(menuFor({ policy, actor: { ...clerk, roles: [role] } }), area)).map(({ title }) => title);

  test("stands under headings; what the office only reads of the site comes last", () => {
    expect(sections("tataUsaha", "Akademik")).toEqual(["Siswa", "Pelajaran", "Tahun dan kalender"]);
    expect(sections("tataUsaha", "Isi Situs").at(-1)).not.toBe("Kabar");
    expect(sections("humas", "Isi Situs").at(-1)).toBe("Hanya untuk dibaca");
    expect(sections("kepala", "PPDB")).toEqual([undefined]);
  });
});

describe("the glossary for people", () => {
  test("names every page it leads to as the menu does, and no word twice", () => {
    const terms = glossary.flatMap((one) => one.terms);
    const known = new Set([...pages.map(({ path }) => path), ...registers.map(({ path }) => path)]);
    expect(terms.filter(({ to }) => to !== undefined && !known.has(to))).toEqual([]);
    expect(new Set(terms.map(({ word }) => word)).size).toBe(terms.length);
    expect(termsFor("deret").flatMap((one) => one.terms.map(({ word }) => word))).toEqual(["Deret nomor"]);
    expect(termsFor("tidak ada kata ini")).toEqual([]);
  });
});
