/**
 * A family types for a quarter of an hour on a telephone, and its page is closed meanwhile. What goes wrong: what was typed is gone, or covered
 * dots and machine words stand in its place.
 */
import { expect, test } from "vitest";
import { Refusal, refuse } from "#kit/refusals.ts";
import { choice, date, number, text, yesNo } from "#kit/register/fields.ts";
import { writtenJawaban } from "../pertanyaan/written.server.ts";
import { besideUnsent, withUnsent } from "./unsent.server.ts";

const fields = {
  hobi: text({ label: "Hobi", privacy: "pribadi", max: 60 }),
  nik: text({ label: "NIK", privacy: "rahasia", max: 16 }),
  lahir: date({ label: "Tanggal lahir", privacy: "pribadi" }),
  jarak: number({ label: "Jarak", privacy: "pribadi", min: 0, max: 99, step: 0.1 }),
  rumah: choice({ label: "Rumah", privacy: "pribadi", options: [{ value: "sewa", label: "Menyewa" }] }),
  cocok: yesNo({ label: "Cocok", privacy: "pribadi" }),
};
const form = new FormData();
const typed = {
  nomor: "PMBM-2027-00001-A",
  hobi: "Membaca",
  nik: "••••••••",
  lahir: "2012-03-09",
  jarak: "1.5",
  rumah: "sewa",
  cocok: "on",
};
for (const [name, value] of Object.entries(typed)) form.set(name, value);
const told = [
  { label: "Hobi", isi: "Membaca" },
  { label: "Tanggal lahir", isi: "9 Maret 2012" },
  { label: "Jarak", isi: "1,5" },
  { label: "Rumah", isi: "Menyewa" },
];

test("of a page that is closed what was typed is told, each by its label, and nothing that was not typed", () => {
  const refusal = withUnsent(refuse.conflict("Halaman ini sudah ditutup."), fields, form);
  expect(refusal).toMatchObject({
    kind: "conflict",
    message: "Halaman ini sudah ditutup.",
    current: { nomor: typed.nomor, tertulis: told },
  });
  const other = new Error("lain");
  expect(withUnsent(other, fields, form)).toBe(other);
  const empty = new FormData();
  empty.set("hobi", "   ");
  empty.set("rumah", new File(["x"], "foto.png"));
  expect(withUnsent(refuse.conflict("Tutup."), fields, empty)).toMatchObject({ current: { nomor: null, tertulis: [] } });
});

test("where the page stays, what was said and marked stays too", () => {
  const wrong = new Refusal("invalid", "Periksa.", { fields: { hobi: "Terlalu panjang." }, current: { versi: 3 } });
  expect(besideUnsent(wrong, fields, form)).toMatchObject({
    ...{ kind: "invalid", message: "Periksa.", fields: { hobi: "Terlalu panjang." }, current: { versi: 3, tertulis: told } },
  });
  const plain = besideUnsent(refuse.conflict("Lewat."), fields, form);
  expect([plain.fields, plain.current]).toEqual([undefined, { tertulis: told }]);
});

test("of answers to questions nobody knows any more, the code is told, and no more than fifty", () => {
  const answered = new FormData();
  answered.set("nomor", "x");
  for (let place = 1; place <= 60; place++) answered.set(`jawab-kode-${place}`, "isi");
  const known = writtenJawaban(answered);
  expect([Object.keys(known).length, known["jawab-kode-1"]?.label]).toEqual([50, "Jawaban kode-1"]);
  const long = new FormData();
  long.set(`jawab-${"k".repeat(90)}`, "isi");
  expect(Object.values(writtenJawaban(long))[0]?.label).toBe(`Jawaban ${"k".repeat(60)}`);
});
