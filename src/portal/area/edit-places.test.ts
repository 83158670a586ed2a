import { globSync, readFileSync } from "node:fs";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import type { EditPlaces } from "#kit/ui/document/edit-place.ts";
import { daftarBerita } from "#modules/berita/index.ts";
import { policy } from "#src/policy.ts";
import { registers } from "#src/registers.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { loader } from "./edit-places.ts";

const home = useDatabase({ policy });

async function placesOf(who: Actor): Promise<EditPlaces> {
  const context = new RouterContextProvider();
  context.set(scopeContext, home.scope(who));
  const request = new Request("http://localhost/ruang-kerja/sunting");
  const answer = await loader({ request, params: {}, context, url: new URL(request.url), pattern: "/ruang-kerja/sunting" });
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  return answer.json();
}

test("who writes the site is led to each row, each field's page and each new row", async () => {
  expect(await placesOf(actor("humas"))).toMatchObject({
    banner: { list: "/administration/banner", edit: "/administration/banner?ubah=", add: "/administration/banner?tambah=1" },
    bagianHalaman: { edit: "/administration/bagian-halaman?ubah=" },
    berita: { list: "/administration/berita", edit: "/administration/berita/", add: "/administration/berita/baru" },
  });
  expect((await placesOf(actor("administrator"))).pengaturan).toEqual({ list: "/administration/pengaturan-situs", edit: null, add: null });
});

test("nobody is led where they may not write, nor to what visitors do not read", async () => {
  for (const role of ["guru", "pegawai", "panitiaPpdb"]) {
    const places = await placesOf(actor(role));
    expect(Object.keys(places), role).not.toContain("banner");
    expect(Object.keys(places), role).not.toContain("pengaturan");
  }
  const all = Object.values(await placesOf(actor("administrator"))).map(({ list }) => list);
  expect(all).not.toContain("/administration/siswa");
  expect(all).not.toContain("/administration/surat-masuk");
});

const marks = globSync("src/{modules,site}/**/*.tsx").flatMap((path) =>
  [
    ...readFileSync(path, "utf8").matchAll(
      /(?:\bedit=\{?[^"`}]{0,40}|<NotFilled of=|editMark\([^"`)]{0,40}|data-sunting=\{)["`](\w+)(?:\/\$\{(?:\w+\.)?id\})?(?:#(\w+))?["`]/g,
    ),
  ].map(([, name, field]) => ({ path, name, field })),
);

test("each mark names a register of the site, and a field of it where it names one", () => {
  expect(marks.length).toBeGreaterThan(45);
  const known = new Map([...registers, daftarBerita].map((register) => [register.name, register]));
  const lost = marks.filter(({ name = "", field }) => !known.has(name) || (field && !Object.hasOwn(known.get(name)?.fields ?? {}, field)));
  expect(lost).toEqual([]);
});

test("whatever visitors read of a register leads to it, but for what is chosen inside other rows", async () => {
  const places = Object.keys(await placesOf(actor("administrator")));
  const marked = new Set(marks.map(({ name }) => name));
  // The titles of vision, mission and aims are handed on by their page; headings, menus, library, categories and the portal's own cards stand elsewhere.
  const inside = ["visiMisi", "misi", "tujuan", "gambar", "kategoriBerita", "tag", "tautanNavigasi", "tautanLayanan"];
  expect(places.filter((name) => !marked.has(name) && !inside.includes(name))).toEqual([]);
  expect(Object.keys(await placesOf(actor("panitiaPpdb")))).toEqual(expect.arrayContaining(["periodePpdb", "jalurPpdb"]));
});
