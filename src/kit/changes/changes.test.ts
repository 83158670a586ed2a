/**
 * A program keeps in step with a register every few minutes, with nobody watching. What goes wrong: a row is missed between two parts,
 * what was thrown away stays with the program, a row that is not for its person comes along.
 */
import { describe, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { actor } from "#tests/support/database.ts";
import { add, as, clerk, edit, santri, santriHome, useSantri } from "#tests/support/santri.ts";
import { sizes } from "../register/query.ts";
import { remove } from "../register/store.server.ts";
import { answerKnown, answerList } from "./answer-list.server.ts";
import { changesSince } from "./changes.server.ts";

useSantri();

type Json = Record<string, unknown>[];
const ask = async (query: string, { who = clerk, headers = {} as Record<string, string> } = {}) => {
  const request = new Request(`http://x/api/santri${query}`, { headers });
  const answer = await answerList(santriHome.scope(who), santri, { request });
  return { answer, status: answer.status, rows: answer.status === 304 ? [] : ((await answer.json()) as Json) };
};
const since = (moment: Date, more = "") => ask(`?diubahSejak=${encodeURIComponent(moment.toISOString())}${more}`);
const names = (rows: Json) => rows.map(({ nama }) => nama);
const linkOf = (answer: Response) => /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
const touch = (nama: string, moment: string) =>
  as(clerk, ({ db }) => sql`update santri set updated_at = ${moment}::timestamptz where nama = ${nama}`.execute(db));

describe("a list", () => {
  test("is told page by page, with how many there are and where the next part is", async () => {
    await as(clerk, ({ db }) => sql`delete from santri`.execute(db));
    for (let n = 0; n < 11; n++) await add({ nama: `Orang ${n}`, nis: String(5000 + n) });
    const { answer, rows } = await ask("?cari=orang");
    expect([rows.length, answer.headers.get("x-total-count"), answer.headers.get("content-type")]).toEqual([10, "11", "application/json"]);
    expect(linkOf(answer)).toBe("/api/santri?cari=orang&halaman=2");
    const second = await ask("?cari=orang&halaman=2");
    expect([second.rows.length, linkOf(second.answer)]).toEqual([1, undefined]);
    await as(clerk, ({ db }) => sql`delete from santri where nama = 'Orang 10'`.execute(db));
    expect(linkOf((await ask("?cari=orang")).answer)).toBeUndefined();
    await expect(ask("", { who: actor("guru") })).rejects.toMatchObject({ kind: "notFound" });
  });

  test("that is known already is not sent again", async () => {
    const { answer } = await ask("?cari=orang");
    const etag = answer.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    for (const known of [etag, `"lain", ${etag}`, `${etag} , x`]) {
      const { answer: again, status } = await ask("?cari=orang", { headers: { "if-none-match": known } });
      expect([status, again.headers.get("etag"), again.headers.get("x-total-count"), await again.text()]).toEqual([304, etag, "10", ""]);
    }
    for (const other of ["", "*", '"lain"', etag.slice(2)])
      expect((await ask("?cari=orang", { headers: { "if-none-match": other } })).status, other).toBe(200);
    expect(answerKnown(new Request("http://x/"), "[1]").headers.get("etag")).not.toBe(
      answerKnown(new Request("http://x/"), "[2]").headers.get("etag"),
    );
  });
});

describe("what was changed since a moment", () => {
  const at = (n: number) => `2026-01-01T00:00:0${n}.000Z`;

  test("is told with the oldest first, part by part and each once, also where many changed at one moment", async () => {
    await as(clerk, ({ db }) => sql`delete from santri`.execute(db));
    for (const nama of ["Satu", "Dua", "Tiga", "Empat"]) await add({ nama });
    await touch("Satu", at(3));
    for (const nama of ["Dua", "Tiga", "Empat"]) await touch(nama, "2026-01-01T00:00:01.000400Z");
    const parts: Json[] = [];
    const read = (from: { moment: Date; after: string | null }) => as(clerk, (ctx) => changesSince(ctx, santri, { ...from, size: 2 }));
    let next: { moment: Date; after: string | null } | null = { moment: new Date(at(0)), after: null };
    while (next) {
      const part: Awaited<ReturnType<typeof read>> = await read(next);
      parts.push(part.rows as unknown as Json);
      next = part.next;
    }
    expect(parts.map(({ length }) => length)).toEqual([2, 2]);
    expect(names(parts.flat()).at(-1)).toBe("Satu");
    expect(new Set(names(parts.flat())).size).toBe(4);
    expect(parts.flat()[0]).not.toHaveProperty("changedAt");
    expect(names((await since(new Date(at(1)))).rows).sort()).toEqual(["Dua", "Empat", "Satu", "Tiga"]);
    expect(names((await since(new Date(at(2)))).rows)).toEqual(["Satu"]);
    expect((await since(new Date(at(4)))).rows).toEqual([]);
  });

  test("says of what was thrown away only that it was", async () => {
    const row = await add({ nama: "Hilang", nis: "6001" });
    const before = new Date(Date.now() - 1_000);
    await as(clerk, (ctx) => remove(ctx, santri, { id: row.id, versi: 1 }));
    const [gone] = (await since(before)).rows.filter(({ id }) => id === row.id);
    expect(Object.keys(gone ?? {}).sort()).toEqual(["createdAt", "deletedAt", "id", "updatedAt", "versi"]);
    expect(gone?.deletedAt).not.toBeNull();
  });

  test("shows of each row what this person sees", async () => {
    const row = await add({ nama: "Tertutup", nik: "123456", telepon: "0811" });
    await edit(row.id, { juz: 7 });
    const who = { ...clerk, roles: ["pengurus"] };
    const { rows } = await ask(`?diubahSejak=${encodeURIComponent(new Date(Date.now() - 60_000).toISOString())}`, { who });
    const seen = rows.find(({ id }) => id === row.id);
    expect(seen).toMatchObject({ nama: "Tertutup", juz: 7 });
    for (const name of ["nik", "telepon"]) expect(seen, name).not.toHaveProperty(name);
  });

  test("names the moment of the next question, early enough for what is still being written", async () => {
    const { answer } = await since(new Date(at(0)));
    const until = new Date(answer.headers.get("x-diubah-sampai") ?? "").getTime();
    expect(Date.now() - until).toBeGreaterThanOrEqual(5 * 60_000);
    expect(Date.now() - until).toBeLessThan(7 * 60_000);
    expect(linkOf(answer)).toBeUndefined();
    const [small = 10] = sizes;
    for (let n = 0; n <= small; n++) await add({ nama: `Banyak ${n}` });
    const first = await since(new Date(at(0)), `&tampil=${small}`);
    const link = linkOf(first.answer) ?? "";
    expect([first.rows.length, link.slice(0, 25)]).toEqual([small, "/api/santri?diubahSejak=2"]);
    const asked = new URL(link, "http://x").searchParams;
    expect([asked.get("tampil"), asked.get("sesudah")]).toEqual([String(small), first.rows.at(-1)?.id]);
    const rest = await ask(link.slice(link.indexOf("?")));
    expect(rest.rows.length).toBeGreaterThan(0);
    expect(rest.rows.map(({ id }) => id)).not.toContain(first.rows.at(-1)?.id);
    // As many as there may be at once, where nothing or nonsense is said.
    for (const tampil of ["", "&tampil=3", "&tampil=x"])
      expect((await since(new Date(at(0)), tampil)).rows.length, tampil).toBeGreaterThan(small);
  });

  test.each(["", "besok", "2026-01-01", "2026-13-01T00:00:00Z", "x2026-01-01T00:00:00Z"])("%j is no moment", async (told) => {
    await expect(ask(`?diubahSejak=${told}`)).rejects.toMatchObject({ kind: "malformed", message: expect.stringContaining("diubahSejak") });
  });

  test("goes on from a row alone", async () => {
    await expect(since(new Date(at(0)), "&sesudah=x")).rejects.toMatchObject({
      kind: "malformed",
      message: expect.stringContaining("sesudah"),
    });
    await expect(ask(`?diubahSejak=${at(0)}`, { who: actor("guru") })).rejects.toMatchObject({ kind: "notFound" });
  });
});
