import { expect, test } from "vitest";
import { wilayahWith } from "#tests/support/wilayah.ts";
import { gatherWilayah, isWhole, regencyName, regionFault, regionsNamed } from "./wilayah.ts";

const known = wilayahWith([
  { kode: "75", nama: "Gorontalo", lengkap: "kecamatan" },
  ...[
    { kode: "7501", nama: "Gorontalo" },
    { kode: "7571", nama: "KOTA GORONTALO" },
    { kode: "7505", nama: "Gorontalo Utara" },
  ],
  ...[
    { kode: "757101", nama: "Kota Barat" },
    { kode: "757102", nama: "Kota Selatan", keadaan: "lama" as const },
    { kode: "750101", nama: "Limboto" },
  ],
  ...[
    { kode: "7302", nama: "Bulukumba" },
    { kode: "730201", nama: "Gangking" },
  ],
]);
const codes = (inside: string, nama: string) => regionsNamed(known, inside, nama).map(({ kode }) => kode);

test("a code is judged only where the list around it is whole", () => {
  expect(["", "72", "7271", "75", "7501", "7571", "73", "7302", "7201", "99"].filter((kode) => isWhole(known, kode))).toEqual([
    ...["", "72", "7271", "75", "7501", "7571"],
  ]);
  expect(regionFault(known, "2001012345670001")).toBe("diawali 20, bukan kode provinsi");
  expect(regionFault(known, "7213012345670001")).toBe("diawali 7213, bukan kode kabupaten/kota");
  expect(regionFault(known, "7502012345670001")).toBe("diawali 7502, bukan kode kabupaten/kota");
  expect(regionFault(known, "7271092345670001")).toBe("diawali 727109, bukan kode kecamatan");
  expect(regionFault(known, "7501022345670001")).toBe("diawali 750102, bukan kode kecamatan");
  for (const nomor of ["7399012345670001", "7302992345670001", "7201992345670001"]) expect(regionFault(known, nomor)).toBeUndefined();
});

test("no region has the number nought, whether its list is whole or not", () => {
  expect(regionFault(known, "7300012345670001")).toBe("diawali 7300, bukan kode kabupaten/kota");
  expect(regionFault(known, "7302002345670001")).toBe("diawali 730200, bukan kode kecamatan");
  expect(regionFault(gatherWilayah().wilayah(), "0012342345670001")).toBe("diawali 00, bukan kode provinsi");
});

test("what is no more still stands in numbers", () => {
  expect(regionFault(known, "5401012345670001")).toBeUndefined();
  expect(regionFault(known, "7571022345670001")).toBeUndefined();
});

test("where nothing is known nothing is found", () => {
  const none = gatherWilayah().wilayah();
  expect(isWhole(none, "")).toBe(false);
  expect(regionFault(none, "9912342345670001")).toBeUndefined();
  expect(regionsNamed(none, "", "Aceh")).toEqual([]);
});

test("a region is known however its name is written", () => {
  for (const nama of ["Parigi-Moutong", "KAB. PARIGI MOUTONG", "Kabupaten Parigi Moutong"]) expect(codes("72", nama)).toEqual(["7208"]);
  expect(codes("", "Prov. Daerah Istimewa Yogyakarta")).toEqual(["34"]);
  expect(codes("72", "")).toEqual([]);
  expect(codes("72", "Bulukumba")).toEqual([]);
});

test("a town and the regency around it share a name, and whoever says which means that one", () => {
  expect(codes("75", "Gorontalo").sort()).toEqual(["7501", "7571"]);
  expect(codes("75", "Kota Gorontalo")).toEqual(["7571"]);
  expect(codes("75", "Kab. Gorontalo")).toEqual(["7501"]);
  expect(codes("72", "Kota Sigi")).toEqual(["7210"]);
});

test("of two regions of one name that of today is meant", () => {
  const twice = wilayahWith([
    { kode: "720101", nama: "Luwuk", keadaan: "lama" },
    { kode: "720102", nama: "Luwuk" },
  ]);
  expect(regionsNamed(twice, "7201", "Kec. Luwuk").map(({ kode }) => kode)).toEqual(["720102"]);
  expect(codes("7571", "Kota Selatan")).toEqual(["757102"]);
});

test("a regency says what it is, whether the list said so or not", () => {
  expect(regencyName({ kode: "7210", nama: "Sigi" })).toBe("Kab. Sigi");
  expect(regencyName({ kode: "7210", nama: "KAB. SIGI" })).toBe("Kab. SIGI");
  expect(regencyName({ kode: "7271", nama: "Kota Palu" })).toBe("Kota Palu");
  expect(regencyName({ kode: "6202", nama: "Kotawaringin Timur" })).toBe("Kab. Kotawaringin Timur");
});
