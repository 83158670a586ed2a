import { expect, test } from "vitest";
import { unsentOf } from "./unsent.ts";

test("what came too late is told as a family writes it down: no machine words, no tick", () => {
  const typed = { namaLengkap: "Nur Azizah", tanggalLahir: "2012-03-09", jenisKelamin: "perempuan", email: "", agreement: "true" };
  expect(unsentOf(typed)).toEqual([
    { label: "Nama lengkap", value: "Nur Azizah" },
    { label: "Tanggal lahir", value: "9 Maret 2012" },
    { label: "Jenis kelamin", value: "Perempuan" },
  ]);
  expect(unsentOf({ tanggalLahir: "9/3/2012" })).toEqual([{ label: "Tanggal lahir", value: "9/3/2012" }]);
});
