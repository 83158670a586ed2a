import { expect, test } from "vitest";
import type { Pengaturan } from "#modules/profil/index.ts";
import { dataSekolah } from "./data-sekolah.ts";

const sekolah = {
  nama: "MAN 1 Palu",
  namaLengkap: "Madrasah Aliyah Negeri 1 Palu",
  alamat: "Jalan Jamur 38",
  kota: "Palu",
  provinsi: "Sulawesi Tengah",
  tanggalBerdiri: "1991-06-13",
  telepon: null,
  email: "info@contoh.sch.id",
  petaLat: -0.9,
  petaLng: 119.87,
  instagram: "https://instagram.com/contoh",
  facebook: null,
  youtube: null,
  whatsapp: null,
  jamKantor: "Senin–Kamis 07.30–15.30 WITA\nIstirahat 12.00–13.00",
  jamLoket: null,
  jamLayanan: "Sabtu dan Minggu 8:00 - 12:00",
} as Pengaturan;

test("search engines are told what is known, and nothing that is not", () => {
  const data = dataSekolah(sekolah, "https://contoh.sch.id/");
  expect(data).toMatchObject({ "@type": "HighSchool", foundingDate: "1991-06-13", email: "info@contoh.sch.id" });
  expect(data.address).toMatchObject({ streetAddress: "Jalan Jamur 38", addressLocality: "Palu", addressRegion: "Sulawesi Tengah" });
  expect(data.geo).toEqual({ "@type": "GeoCoordinates", latitude: -0.9, longitude: 119.87 });
  expect(data.sameAs).toEqual(["https://instagram.com/contoh"]);
  expect(data).not.toHaveProperty("telephone");
  const reached = dataSekolah({ ...sekolah, telepon: "0451421000" }, "/");
  expect(reached).toMatchObject({ telephone: "+62451421000", contactPoint: [{ telephone: "+62451421000" }] });
  const open = { opens: "07:30", closes: "15:30" };
  expect(data.openingHoursSpecification).toEqual([expect.objectContaining(open)]);
  expect(data.contactPoint).toMatchObject([{ contactType: "layanan PPDB", hoursAvailable: [{ opens: "08:00", closes: "12:00" }] }]);
  expect(dataSekolah({ ...sekolah, jamKantor: null, jamLayanan: "" }, "/")).not.toHaveProperty("contactPoint");
  expect(dataSekolah({ ...sekolah, petaLat: null, petaLng: null }, "/")).not.toHaveProperty("geo");
});
