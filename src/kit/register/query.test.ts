/** A list's address is read as far as it says something; what it says wrongly falls back. */
import { expect, test } from "vitest";
import { sentences } from "#tests/support/sentences.ts";
import { choice, date, file, picture, reference, text, yesNo } from "./fields.ts";
import { headline } from "./headline.ts";
import { movable, readQuery } from "./query.ts";
import { type Register, register } from "./register.ts";

const rak = register({
  ...{ name: "rak", table: "rak", path: "/rak", title: "Rak", noun: "rak", sentences },
  fields: { nama: text({ label: "Nama", privacy: "umum", max: 40, required: true }) },
  ...{ columns: ["nama"], searched: ["nama"] },
}) as Register;
const buku: Register = register({
  ...{ name: "buku", table: "buku", path: "/buku", title: "Buku", noun: "buku", sentences },
  fields: {
    judul: text({ label: "Judul", privacy: "umum", max: 40, required: true }),
    penulis: text({ label: "Penulis", privacy: "umum", max: 40 }),
    jenis: choice({ label: "Jenis", privacy: "umum", options: [{ value: "cetak", label: "Cetak" }] }),
    dipinjam: yesNo({ label: "Dipinjam", privacy: "umum" }),
    masuk: date({ label: "Masuk", privacy: "umum" }),
    rakId: reference({ label: "Rak", privacy: "umum", register: rak }),
    asalId: reference({ label: "Asal", privacy: "umum", register: rak, required: true }),
    sampul: picture({ label: "Sampul", privacy: "umum" }),
    pindaian: file({ label: "Pindaian", privacy: "umum", accept: ["application/pdf"] }),
  },
  ...{ columns: ["judul"], searched: ["judul"] },
  filters: ["penulis", "jenis", "dipinjam", "masuk", "rakId", "asalId", "sampul", "pindaian"],
}) as Register;
const read = (address: string, of = buku) => readQuery(of, new URLSearchParams(address));
const id = "5f0f7c9e-0000-4000-8000-000000000001";

test("an address that says nothing shows the newest first, ten at a time", () => {
  expect(read("")).toEqual({ search: "", filters: {}, sort: "createdAt", direction: "desc", page: 1, size: 10, bin: false });
  expect(read("sampah=1&tampil=50&halaman=3&cari= laut ")).toMatchObject({ bin: true, size: 50, page: 3, search: "laut" });
  expect(read("tampil=51&halaman=x")).toMatchObject({ size: 10, page: 1 });
});

test("words are sought without what no text holds, two hundred letters of them", () => {
  expect(read("cari=a%00b").search).toBe("ab");
  expect(read(`cari=${"x".repeat(201)}`).search).toBe("x".repeat(200));
  expect(read(`penulis=${"x".repeat(201)}`).filters).toEqual({ penulis: "x".repeat(200) });
  expect(read("penulis=a%00b&penulis=c").filters).toEqual({ penulis: "ab" });
});

test("a field is sorted upwards unless the other way is asked for; what is no field falls back to the usual order", () => {
  const order = (address: string, change: Partial<Register> = {}) => {
    const { sort, direction } = read(address, { ...buku, ...change });
    return [sort, direction];
  };
  expect([order("urut=judul"), order("urut=judul&arah=desc"), order("urut=judul&arah=x")]).toEqual([
    ["judul", "asc"],
    ["judul", "desc"],
    ["judul", "asc"],
  ]);
  expect([order("urut=toString"), order("arah=asc"), order("urut=x&arah=x")]).toEqual([
    ["createdAt", "desc"],
    ["createdAt", "asc"],
    ["createdAt", "desc"],
  ]);
  const byWriter = { by: "penulis", direction: "desc" } as const;
  expect([order("", { order: byWriter }), order("", { order: byWriter, ordered: true })]).toEqual([
    ["penulis", "desc"],
    ["urutan", "asc"],
  ]);
});

test("rows are moved in the office's own order alone, the first above, not in the bin", () => {
  const office: Register = { ...buku, ordered: true };
  const may = (address: string, of = office) => movable(of, read(address, of));
  expect([may(""), may("arah=desc"), may("urut=judul"), may("sampah=1"), may("", buku)]).toEqual([true, false, false, false, false]);
  expect(movable(buku, { ...read("", office) })).toBe(false);
});

test.each([
  ["jenis=cetak", { jenis: "cetak" }],
  ["jenis=lain", {}],
  ["dipinjam=true", { dipinjam: "true" }],
  ["dipinjam=false", { dipinjam: "false" }],
  ["dipinjam=ya", {}],
  ["masuk=2026", { masuk: "2026" }],
  ["masuk=0026", {}],
  ["masuk=2026-01-01", {}],
  [`rakId=${id}`, { rakId: id }],
  ["rakId=5", {}],
  ["rakId=kosong", { rakId: "kosong" }],
  // In a field that is never empty nobody looks for the empty ones.
  ["asalId=kosong", {}],
  [`sampul=${id}`, { sampul: id }],
  ["sampul=kosong", {}],
  ["pindaian=x", {}],
  ["penulis=", {}],
  ["judul=Laut", {}],
])("the filter %s narrows the list by %j", (address, filters) => expect(read(address).filters).toEqual(filters));

test("a form is headed by the register's own sentence where something required is empty, else by a plain one", () => {
  const wrong = { judul: "x", penulis: "x", lain: "x" };
  const [own, plain] = [sentences.required, "Periksa lagi isian yang ditandai."];
  expect([headline(buku, {}, { judul: "x" }), headline(buku, { judul: "  " }, wrong)]).toEqual([own, own]);
  expect([headline(buku, { judul: "Laut" }, wrong), headline(buku, {}, { penulis: "x", lain: "x" }), headline(buku, {}, {})]).toEqual([
    ...[plain, plain, plain],
  ]);
});
