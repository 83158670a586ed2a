/**
 * Two tabs of a mother of two, and an address from yesterday's history. What goes wrong: a form that names no child counts for the one that was
 * opened last, a refused one comes back under the other's name, an address opens whichever page is there.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { choosePage, pageKey, pageOfAddress, pageOfForm } from "./chosen-page.server.ts";
import { setStatusCookie, statusToken } from "./status-cookie.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const read = <T>(work: (ctx: ReadCtx) => Promise<T>) => scope().read(work);
const children: { readonly id: string; readonly nomor: string }[] = [];
const child = (place: number) => children[place] ?? { id: "", nomor: "" };
beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  for (const name of ["Anak Satu", "Anak Dua", "Anak Orang"]) children.push(await register(scope(), name));
});

/** A browser in which the pages of these children are open, the first one shown. */
const browser = (places: readonly number[], query = "") =>
  read(async (ctx) => {
    const tokens = places.map((place) => statusToken(ctx, child(place).id)).join("~");
    const cookie = setStatusCookie(tokens, false).split(";")[0] ?? "";
    return { request: new Request(`http://x/daftar/status${query}`, { headers: { cookie } }), secure: false };
  });
const keyOf = (place: number) => read(async (ctx) => pageKey(ctx, child(place).id));
const form = (isi: Readonly<Record<string, string>>) => {
  const made = new FormData();
  for (const [name, value] of Object.entries(isi)) made.set(name, value);
  return made;
};

describe("a form", () => {
  const of = async (places: readonly number[], isi: Readonly<Record<string, string>>) => {
    const asked = await browser(places);
    const page = await read((ctx) => pageOfForm(ctx, asked, form(isi)));
    return typeof page === "object" ? (page?.id ?? null) : page;
  };

  test("that names its child counts for that one, whichever is shown, and for nobody whose page is closed", async () => {
    expect(await of([0, 1], { aksi: "mundur", nomor: child(1).nomor })).toBe(child(1).id);
    expect(await of([0, 1], { aksi: "mundur", nomor: child(0).nomor })).toBe(child(0).id);
    expect(await of([0, 1], { aksi: "mundur", nomor: child(2).nomor })).toBe("tertutup");
    expect(await of([], { aksi: "mundur", nomor: child(0).nomor })).toBe("tertutup");
  });

  test("of before, which names none, counts for the only one that is open", async () => {
    expect([await of([1], { aksi: "mundur" }), await of([0, 1], { aksi: "mundur" }), await of([], { aksi: "mundur" })]).toEqual([
      child(1).id,
      "tertutup",
      "tertutup",
    ]);
  });

  test("that opens another child's page stands on the one it names, or on none", async () => {
    expect(await of([0, 1], { aksi: "buka", dari: await keyOf(1), nomor: child(2).nomor })).toBe(child(1).id);
    expect(await of([0, 1], { aksi: "buka", nomor: child(0).nomor })).toBeNull();
    expect(await of([0], { aksi: "buka", dari: await keyOf(2) })).toBeNull();
  });
});

describe("the page that is shown", () => {
  const shown = async (places: readonly number[], query: string, refused: Parameters<typeof choosePage>[2] = null) => {
    const asked = await browser(places, query);
    const { child: one, others, tutup } = await read((ctx) => choosePage(ctx, asked, refused));
    return [one?.id, others.map(({ id }) => id), tutup];
  };

  test("is the first, or the one that the address names; the others stand beside it", async () => {
    expect(await shown([0, 1], "")).toEqual([child(0).id, [child(1).id], false]);
    expect(await shown([0, 1], `?anak=${await keyOf(1)}`)).toEqual([child(1).id, [child(0).id], false]);
    expect(await shown([], "")).toEqual([undefined, [], false]);
    expect(await shown([0], `?anak=${await keyOf(1)}`)).toEqual([undefined, [], true]);
  });

  test("of a refused form is its own, whatever the address names, and none where it was closed", async () => {
    expect(await shown([0, 1], `?anak=${await keyOf(0)}`, { id: child(1).id })).toEqual([child(1).id, [child(0).id], false]);
    expect(await shown([0, 1], "", "tertutup")).toEqual([undefined, [], true]);
    expect(await shown([0], "", { id: child(1).id })).toEqual([undefined, [], true]);
  });
});

test("an address of a paper means the child it names, or the only one that is open; else it is closed", async () => {
  const of = async (places: readonly number[], query = "") => {
    const asked = await browser(places, query);
    return read((ctx) => pageOfAddress(ctx, asked)).catch(({ kind }) => kind as string);
  };
  expect([await of([]), await of([0]), await of([0, 1])]).toEqual([null, child(0).id, "conflict"]);
  expect([await of([0, 1], `?anak=${await keyOf(1)}`), await of([0], `?anak=${await keyOf(1)}`)]).toEqual([child(1).id, "conflict"]);
});
