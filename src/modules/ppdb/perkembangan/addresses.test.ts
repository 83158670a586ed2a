/**
 * Some nine hundred addresses a season, as families write them on a telephone. What goes wrong: a child counts for the street's name, for the
 * regency whose name is half of a kelurahan's, or for a place of another province.
 */
import { expect, test } from "vitest";
import { wilayahWith } from "#tests/support/wilayah.ts";
import { districtOf, homeOf, unread, type Written } from "./districts.ts";

const wilayah = wilayahWith([
  { kode: "7371", nama: "Makassar" },
  { kode: "720101", nama: "Bungku" },
]);
const home = homeOf({ kota: "Kota Palu", provinsi: "Sulawesi Tengah" }, wilayah);
const at = (alamat: string, more: Partial<Written> = {}, from = home) =>
  districtOf({ alamat, kecamatan: null, kabupaten: null, provinsi: null, ...more }, from);
const somewhere = "Palu, kecamatan tidak disebut";

test.each([
  // The kecamatan is said, and beats what else is named.
  ["Perbatasan Palu Timur, Kec. Palu Selatan", "Palu Selatan"],
  ["dekat Palu Timur, kecamatan Tatanga", "Tatanga"],
  ["antara Palu Timur dan Palu Selatan, Besusu", "Palu Timur"],
  ["antara Palu Timur dan Palu Selatan", somewhere],
  // A comma, a bracket and a line part words that would be a name.
  ["Palu, Barat", somewhere],
  ["Palu (Barat)", somewhere],
  ["Palu\nBarat", somewhere],
  ["palu-barat", "Palu Barat"],
  // A street ends at a number, a comma or a line.
  ["Jl. Tondo Talise 5 Duyu", "Tatanga"],
  ["Gang Tondo; Duyu", "Tatanga"],
  ["Lrg Tondo\nDuyu", "Tatanga"],
  ["Jln Tawaeli Duyu", unread],
  ["gg. Tondo Duyu, Nunu", "Tatanga"],
  // A kelurahan that is an everyday word counts behind its mark alone.
  ["Perumahan Baru", unread],
  ["Desa Baru", "Palu Barat"],
  ["ds. Baru", "Palu Barat"],
  // What two places fit is neither, also within the town.
  ["antara Talise dan Duyu, Palu", unread],
  ["Talise dan Tondo, Palu", "Mantikulore"],
  // A longer name is not the shorter one inside it.
  ["Donggala Kodi", "Ulujadi"],
  ["Donggala", "Kab. Donggala"],
  ["Tojo Una-Una", "Kab. Tojo Una-Una"],
  // Neither another province nor a part of a regency is around the town.
  ["Makassar", unread],
  ["Bungku", unread],
  ["PALUPI", "Tatanga"],
  ["Jl. Palu Timur", "Palu Timur"],
  ["Jl. Trans, Kota Palu", somewhere],
  ["", unread],
])("%j lies in %s", (alamat, daerah) => expect(at(alamat)).toBe(daerah));

test("what re-registration says is taken where it says something, and the address fills in what it does not", () => {
  const own = { kabupaten: "Kota Palu", provinsi: "Sulawesi Tengah" };
  expect(at("", own)).toBe(somewhere);
  expect(at("Kel. Duyu", { kabupaten: "Kota Palu" })).toBe("Tatanga");
  expect(at("", { kabupaten: "Kota Palu" })).toBe(somewhere);
  expect(at("Duyu", { kabupaten: "Negeri Antah", provinsi: "Sulawesi Tengah" })).toBe("Tatanga");
  expect(at("Duyu", { kabupaten: "Kab. Sigi" })).toBe("Kab. Sigi");
  expect(at("Duyu", { provinsi: "Sulawesi Selatan" })).toBe("Sulawesi Selatan");
});

test("without a town of its own a school counts by what was filled in, trimmed", () => {
  const nowhere = homeOf({ kota: "", provinsi: "" }, wilayah);
  expect([at("Duyu", { kabupaten: "  Palu  " }, nowhere), at("Duyu", { kabupaten: "  " }, nowhere), at("Duyu", {}, nowhere)]).toEqual([
    ...["Palu", unread, unread],
  ]);
  expect(at("", { provinsi: "Gorontalo" }, nowhere)).toBe("Gorontalo");
  expect([nowhere.places, homeOf({ kota: "Kota Palu", provinsi: "" }, wilayah).town]).toEqual([[], undefined]);
});
