import { expect, test } from "vitest";
import { text } from "#kit/register/fields.ts";
import { type Flagged, narrow, readPeriksa } from "./flagged.ts";
import { findingReport } from "./sheet.ts";

const flagged: Flagged[] = ["X.E-1", "X.E-2"].map((kelas) => ({
  ...{ id: kelas, nama: `Anak ${kelas}`, kelompok: kelas.toLowerCase(), sebutan: kelas },
  temuan: [{ kode: "kosong", kalimat: "NIK belum diisi.", bidang: ["nik"] }],
}));
const rules = [{ kode: "kosong", judul: "NIK belum diisi", penjelasan: "", sumber: ["Dukcapil", "EMIS"] as const, bidang: ["nik"] }];
const fields = { nik: text({ label: "NIK", max: 16, privacy: "rahasia" }) };
const report = (address: string) => {
  const query = readPeriksa(new URLSearchParams(address));
  return findingReport({
    ...{ title: "Temuan", now: new Date("2026-11-28T20:00:00Z"), kelompok: "Kelas", query, rules, fields },
    flagged: narrow(flagged, query),
  });
};

test("a sheet of findings says of which day it is, and by what it was narrowed, as nobody else sees the address", () => {
  expect(report("").subtitle).toBe("Keadaan 29 November 2026");
  expect(report("kelompok=x.e-1&aturan=kosong&keadaan=belum&cari=anak").subtitle).toBe(
    "Keadaan 29 November 2026 · X.E-1 · NIK belum diisi · Belum diserahkan · nama “anak”",
  );
});

test("one line stands for each finding, and they are counted", () => {
  const { rows, counted, columns } = report("kelompok=x.e-2");
  expect(columns.map(({ label }) => label)).toEqual(["Nama", "Kelas", "Temuan", "Keterangan", "Isian", "Diminta oleh"]);
  expect(rows).toEqual([["Anak X.E-2", "X.E-2", "NIK belum diisi", "NIK belum diisi.", "NIK", "Dukcapil, EMIS"]]);
  expect(counted).toBe("Jumlah: 1 temuan.");
});

test("of a pupil of whom forty things are missing, the line stays a line: paper had 38 pages for 308 findings", () => {
  const many = Array.from({ length: 40 }, (_, n) => `isian${n + 1}`);
  const { rows, paperRows } = findingReport({
    ...{ title: "Temuan", now: new Date("2026-11-28T20:00:00Z"), kelompok: "Kelas", query: readPeriksa(new URLSearchParams()), rules },
    fields: {},
    flagged: flagged.slice(0, 1).map((one) => ({ ...one, temuan: [{ kode: "kosong", kalimat: "Belum diisi.", bidang: many }] })),
  });
  expect(String(rows[0]?.[4])).toBe(many.join(", "));
  expect(paperRows[0]?.[4]).toBe("isian1, isian2, isian3, isian4, isian5, dan 35 lainnya");
});
