import { expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import { text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { demandExportable, seenRules } from "./rights.server.ts";

const policy: Policy = {
  periksa: [[["kepala", "petugas", "magang"], ["read", "export"], ["umum", "dinas", "pribadi", "rahasia"], "all"]],
  catatan: [
    [["kepala"], ["read", "export"], ["umum", "rahasia"], "all"],
    [["petugas"], ["read"], ["umum", "rahasia"], "all"],
    [["petugas"], ["export"], ["umum"], "all"],
    [["magang"], ["read"], ["umum"], "all"],
    [["magang"], ["export"], ["umum"], "own"],
  ],
};
const { scope } = useDatabase({ policy });
const catatan = register({
  ...{ name: "catatan", table: "catatan", path: "/administration/catatan", title: "Catatan", noun: "catatan" },
  fields: { judul: text({ label: "Judul", privacy: "umum", max: 60 }), nik: text({ label: "NIK", privacy: "rahasia", max: 16 }) },
  ...{ columns: ["judul"], searched: ["judul"], owner: "oleh", sentences: sentencesFor("catatan", "Belum ada.") },
});
const [open, secret] = [{ bidang: ["judul"] }, { bidang: ["judul", "nik"] }];
const seen = (peran: string) => scope(actor(peran)).read(async (ctx) => seenRules(ctx, catatan, [open, secret]));
const taking = (peran: string, rules: readonly (typeof open)[]) =>
  scope(actor(peran)).read(async (ctx) => demandExportable(ctx, catatan, rules));

test("a rule is shown to whoever may read every field that it reads", async () => {
  expect(await seen("kepala")).toEqual([open, secret]);
  expect(await seen("magang")).toEqual([open]);
});

test("findings leave the house with whoever may take along every field that they tell of, of all rows", async () => {
  await expect(taking("kepala", [open, secret])).resolves.toBeUndefined();
  await expect(taking("petugas", [open])).resolves.toBeUndefined();
  await expect(taking("petugas", [open, secret])).rejects.toMatchObject({ kind: "forbidden" });
  await expect(taking("magang", [open])).rejects.toMatchObject({ kind: "forbidden" });
  await expect(taking("tamu", [open])).rejects.toMatchObject({ kind: "forbidden" });
});
