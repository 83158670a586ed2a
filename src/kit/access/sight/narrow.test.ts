import { expect, test } from "vitest";
import { text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { narrow } from "./narrow.ts";

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
  expect(narrow(buku, ["judul", "rak"])).not.toHaveProperty("words");
  expect(narrow(buku, ["judul", "catatan"])).toHaveProperty("words", "kata");
  expect(narrow(buku, "all")).toHaveProperty("words", "kata");
});
