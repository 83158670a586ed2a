import { expect, test } from "vitest";
import { text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { namesIn, pickClasses, pickFields } from "./narrow-register.ts";

const sentences = { add: "x", edit: "x", required: "x", confirmDelete: "x", created: "x", updated: "x", deleted: "x", empty: "x" };
const buku = register({
  ...{ name: "buku", table: "buku", path: "/buku", title: "Buku", noun: "buku", sentences },
  fields: {
    judul: text({ label: "Judul", privacy: "umum", max: 50 }),
    catatan: text({ label: "Catatan", privacy: "umum", max: 50 }),
    rak: text({ label: "Rak", privacy: "umum", max: 9 }),
  },
  columns: ["judul"],
  searched: ["judul", "catatan"],
  words: "kata",
});

test("the column of all words is sought only by who sees every field that is sought", () => {
  expect(pickFields(buku, ["judul", "rak"])).not.toHaveProperty("words");
  expect(pickFields(buku, ["judul", "catatan"])).toHaveProperty("words", "kata");
  expect(pickFields(buku, "all")).toHaveProperty("words", "kata");
});

const arsip = register({
  ...{ name: "arsip", table: "arsip", path: "/arsip", title: "Arsip", noun: "arsip", sentences },
  fields: {
    judul: text({ label: "Judul", privacy: "umum", max: 50 }),
    nomor: text({ label: "Nomor", privacy: "dinas", max: 50 }),
    catatan: text({ label: "Catatan", privacy: "rahasia", max: 50 }),
  },
  columns: ["judul", "nomor"],
  searched: ["judul", "nomor"],
  filters: ["nomor"],
  order: { by: "nomor", direction: "asc" },
});

test("what is not named is nowhere: neither shown, sought, sorted nor filtered by", () => {
  expect(pickFields(arsip, ["judul", "lain"])).toMatchObject({ name: "arsip", columns: ["judul"], searched: ["judul"], filters: [] });
  expect(Object.keys(pickFields(arsip, ["judul"]).fields)).toEqual(["judul"]);
  expect(pickFields(arsip, ["judul"])).not.toHaveProperty("order");
  expect(pickFields(arsip, ["nomor"])).toMatchObject({ filters: ["nomor"], order: { by: "nomor" }, columns: ["nomor"] });
  expect(pickFields(buku, ["judul"])).not.toHaveProperty("filters");
  expect(pickFields(arsip, "all")).toBe(arsip);
});

test("classes open the fields that are of them, and are put together once", () => {
  expect([namesIn(arsip, []), namesIn(arsip, ["dinas", "umum"]), namesIn(arsip, ["rahasia"])]).toEqual([
    [],
    ["judul", "nomor"],
    ["catatan"],
  ]);
  expect(pickClasses(arsip, ["dinas", "umum"])).toBe(pickClasses(arsip, ["umum", "dinas"]));
  expect(Object.keys(pickClasses(arsip, ["umum"]).fields)).toEqual(["judul"]);
  expect(Object.keys(pickClasses(buku, ["umum"]).fields)).toEqual(["judul", "catatan", "rak"]);
});
