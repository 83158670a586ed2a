import { expect, test } from "vitest";
import { wilayahWith } from "#tests/support/wilayah.ts";
import { districtOf, homeOf, type Written } from "./districts.ts";

const wilayah = wilayahWith();
const home = homeOf({ kota: "Kota Palu", provinsi: "Sulawesi Tengah" }, wilayah);
const at = (alamat: string, more: Partial<Written> = {}, from = home) =>
  districtOf({ alamat, kecamatan: null, kabupaten: null, provinsi: null, ...more }, from);

test("a kecamatan is read out of an address as people write it", () => {
  for (const [alamat, daerah] of [
    ["Jl. Dewi Sartika No. 12, Kel. Birobuli Selatan, Kec. Palu Selatan, Kota Palu", "Palu Selatan"],
    ["Jl Sungai Lariang Palu Barat", "Palu Barat"],
    ["JALAN TOWUA LORONG 2 NO 5 TATURA SELATAN", "Palu Selatan"],
    ["BTN Lasoani Blok C/4", "Mantikulore"],
    ["Kelurahan Baru, Palu", "Palu Barat"],
    ["Rumah baru di Tondo", "Mantikulore"],
    ["kec.tatanga kel.duyu rt 02/rw 03", "Tatanga"],
    ["Jl. Trans Palu-Donggala No. 3, Donggala Kodi", "Ulujadi"],
    ["Mamboro Barat", "Palu Utara"],
    ["Jl. Trans Sulawesi, Pantoloan Boya", "Tawaeli"],
  ])
    expect([alamat, at(alamat ?? "")]).toEqual([alamat, daerah]);
});

test("a street that bears a place's name does not lie there, and what two places fit is neither", () => {
  expect(at("Jl. Tawaeli No. 7, Besusu Tengah")).toBe("Palu Timur");
  expect(at("Jl. Tondo, Palu")).toBe("Palu, kecamatan tidak disebut");
  expect(at("Lorong Palupi")).toBe("Tidak terbaca");
  expect(at("dekat pasar, antara Talise dan Duyu")).toBe("Tidak terbaca");
  expect(at("antara Talise dan Duyu, kel. Duyu")).toBe("Tatanga");
  expect(["", "Palu", "palu, kel. duyu"].map((one) => at(one))).toEqual(["Tidak terbaca", "Palu, kecamatan tidak disebut", "Tatanga"]);
});

test("who lives outside the town counts by regency, and outside the province by province", () => {
  expect(at("Desa Kalukubula, Kec. Sigi Biromaru, Kab. Sigi")).toBe("Kab. Sigi");
  expect(at("Parigi Moutong")).toBe("Kab. Parigi Moutong");
  expect(at("Palu", { kabupaten: "Kab. Donggala", provinsi: "Sulawesi Tengah" })).toBe("Kab. Donggala");
  expect(at("Palu", { provinsi: "Gorontalo", kabupaten: "Kota Gorontalo" })).toBe("Gorontalo");
});

test("what re-registration says comes before the address", () => {
  const filled = { kecamatan: "KEC. PALU TIMUR", kabupaten: "Kota Palu", provinsi: "SULAWESI TENGAH" };
  expect(at("Kel. Duyu", filled)).toBe("Palu Timur");
  expect(at("Kel. Duyu", { ...filled, kecamatan: "Palu Tengah" })).toBe("Tatanga");
  expect(at("di Palu", { ...filled, kecamatan: null })).toBe("Palu, kecamatan tidak disebut");
});

test("a school whose town nobody has written down reads no addresses, and tells what re-registration says", () => {
  const elsewhere = homeOf({ kota: "Makassar", provinsi: "Sulawesi Selatan" }, wilayah);
  expect(elsewhere).toMatchObject({ provinsi: "73", town: undefined });
  const filled = { kecamatan: "Rappocini", kabupaten: " Kota Makassar", provinsi: "Sulawesi Selatan" };
  expect([at("Kel. Duyu", {}, elsewhere), at("", filled, elsewhere)]).toEqual(["Tidak terbaca", "Kota Makassar"]);
  expect(at("", { provinsi: "Sulawesi Tengah", kabupaten: "Palu" }, elsewhere)).toBe("Sulawesi Tengah");
  expect(homeOf({ kota: "", provinsi: "" }, wilayah)).toMatchObject({ provinsi: undefined, town: undefined });
  const beside = homeOf({ kota: "Sigi", provinsi: "Sulawesi Tengah" }, wilayah);
  expect(at("", { kabupaten: "Palu", provinsi: "Sulawesi Tengah" }, beside)).toBe("Kota Palu");
});

test("each kecamatan is drawn, closed, within the picture, and no two at one place", () => {
  const { kelurahan, peta } = home.town ?? {};
  if (!kelurahan || !peta) throw new Error("no map");
  const [wide, high] = peta.ukuran;
  expect(peta.kecamatan.map(({ nama }) => nama).sort()).toEqual(Object.keys(kelurahan).sort());
  for (const { garis, tengah } of peta.kecamatan) {
    expect(garis.length).toBeGreaterThan(3);
    for (const [x, y] of [...garis, tengah]) expect(x >= 0 && x <= wide && y >= 0 && y <= high).toBe(true);
  }
  expect(peta.sekitar.map(({ nama }) => at(nama))).toEqual(peta.sekitar.map(({ nama }) => nama));
  expect(new Set(peta.kecamatan.map(({ tengah }) => tengah.join(" "))).size).toBe(8);
});
