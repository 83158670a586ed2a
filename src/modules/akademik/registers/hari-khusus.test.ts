import { expect, test } from "vitest";
import { hariKhusus } from "./hari-khusus.ts";

const minggu = "2026-11-22";
const dinilai = (isi: object) => Object.keys(hariKhusus.judge?.({ mulai: minggu, selesai: minggu, ...isi }) ?? {});

test("other hours on a Sunday alone are refused, for nobody comes; a holiday, an event or a week of them is not", () => {
  expect([dinilai({ jenis: "setengah-hari" }), dinilai({ jenis: "ramadan" })]).toEqual([["mulai"], ["mulai"]]);
  for (const jenis of ["libur", "kegiatan"]) expect(dinilai({ jenis })).toEqual([]);
  expect(dinilai({ jenis: "setengah-hari", mulai: "2026-11-21" })).toEqual([]);
  expect(dinilai({ jenis: "setengah-hari", mulai: "2026-11-23", selesai: "2026-11-23" })).toEqual([]);
});
