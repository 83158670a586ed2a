/** The register of chains: what one demands, which positions it offers, and by what it is found. */
import { beforeEach, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { create, list } from "#kit/register/store.server.ts";
import { person, useNaskah } from "#tests/support/naskah.ts";
import { rantaiParaf } from "./rantai-paraf.ts";

const { as } = useNaskah();
const { tu } = person;
const sistem = system("uji");
const dasar = { jenisId: null, pengonsep: true, parafPertama: "bendahara", tandaTangan: "kepala", mulai: "2026-11-01" };
const write = (isi: object) => as(sistem, (ctx) => create(ctx, rantaiParaf, { ...dasar, ...isi }, "json"));
const refused = (isi: object) =>
  as(sistem, (ctx) => create(ctx, rantaiParaf, isi as never, "json")).then(
    () => ({}),
    ({ fields }) => fields as Record<string, string>,
  );
const found = async (alamat: string) =>
  (await as(tu, (ctx) => list(ctx, rantaiParaf, readQuery(rantaiParaf, new URLSearchParams(alamat))))).rows.map(({ mulai }) => mulai);
const kinds = () => as(sistem, ({ db }) => db.selectFrom("jenisNaskah").select(["id", "nama"]).orderBy("nama").limit(2).execute());

beforeEach(() => as(sistem, ({ db }) => db.deleteFrom("rantaiParaf").where(everyRow).execute()));

describe("a chain", () => {
  test("is found by its kind of letter and by its basis, the latest first", async () => {
    const [kind, other] = await kinds();
    await write({ jenisId: kind?.id, mulai: "2026-11-01", dasar: "SK 12/2026" });
    await write({ jenisId: other?.id, mulai: "2026-11-03", dasar: "SK 13/2026" });
    await write({ jenisId: null, mulai: "2026-11-02" });
    expect(await found("")).toEqual(["2026-11-03", "2026-11-02", "2026-11-01"]);
    expect(await found(`cari=${encodeURIComponent(kind?.nama ?? "")}`)).toEqual(["2026-11-01"]);
    expect(await found("cari=sk+13")).toEqual(["2026-11-03"]);
    expect(await found("cari=bendahara")).toEqual([]);
    expect(await found(`jenisId=${other?.id}`)).toEqual(["2026-11-03"]);
  });

  test("needs who initials first, who signs and from when, and is no older than the school", async () => {
    expect(Object.keys(await refused({})).sort()).toEqual(["mulai", "parafPertama", "tandaTangan"]);
    for (const nama of ["mulai", "sampai"]) expect(Object.keys(await refused({ ...dasar, [nama]: "1991-06-12" })), nama).toContain(nama);
    expect(await refused({ ...dasar, mulai: "1991-06-13", sampai: "1991-06-13", dasar: "x".repeat(160) })).toEqual({});
    expect(Object.keys(await refused({ ...dasar, dasar: "x".repeat(161) }))).toEqual(["dasar"]);
  });

  test("of one kind is the only one on a day, each position stands in it once, and no place is left out", async () => {
    const [kind] = await kinds();
    await write({ mulai: "2026-11-01", sampai: "2026-11-30" });
    expect(await refused({ ...dasar, mulai: "2026-11-30" })).toEqual({ mulai: expect.stringContaining("sudah mempunyai rantai") });
    expect(await refused({ ...dasar, mulai: "2026-12-01" })).toEqual({});
    const own = { ...dasar, jenisId: kind?.id };
    for (const isi of [{ parafKedua: "bendahara" }, { parafPertama: "kaur-tu", tandaTangan: "kaur-tu" }])
      expect(await refused({ ...own, ...isi })).toEqual({ parafKedua: expect.stringContaining("hanya sekali") });
    expect(await refused({ ...own, parafKetiga: "kaur-tu" })).toEqual({ parafKedua: expect.stringContaining("tanpa melompati") });
    expect(await refused({ ...own, sampai: "2026-10-31" })).toEqual({ sampai: expect.stringContaining("sebelum hari mulai") });
  });

  test("is initialled by whoever holds a position below the head, and signed by the head, the office's or a deputy head", () => {
    const { parafPertama, parafKedua, parafKetiga, parafKeempat, tandaTangan } = rantaiParaf.fields;
    const offered = ({ options }: { readonly options: readonly { readonly value: string }[] }) => options.map(({ value }) => value);
    const initials = offered(parafPertama);
    expect(initials).toEqual(expect.arrayContaining(["kaur-tu", "bendahara", "wakamad-kurikulum", "wakamad-humas"]));
    for (const none of ["kepala", "guru-piket"]) expect(initials).not.toContain(none);
    for (const place of [parafKedua, parafKetiga, parafKeempat]) expect(offered(place)).toEqual(initials);
    const deputies = initials.filter((value) => value.startsWith("wakamad-"));
    expect(offered(tandaTangan).sort()).toEqual(["kepala", "kaur-tu", ...deputies].sort());
    expect(parafPertama.options.find(({ value }) => value === "kaur-tu")?.label).toBe("Kepala Urusan Tata Usaha");
  });
});
