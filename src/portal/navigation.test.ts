import { describe, expect, test } from "vitest";
import { addresses, isGroup, navigation, navigationFor, placeOf } from "./navigation.ts";

const entriesOf = (label: string) =>
  navigation
    .filter(isGroup)
    .find((group) => group.label === label)
    ?.entries.map(({ to }) => to);

describe("the side menu", () => {
  test("holds every entry of the office, in its order", () => {
    expect(navigation.map((item) => (isGroup(item) ? item.label : item.to))).toEqual([
      "/dashboard",
      "/dashboard-profile",
      "Data Pribadi",
      "Surat-Surat",
      "Konten",
      "Halaman Situs",
      "Akademik",
      "Kepegawaian",
      "Layanan",
      "PPDB",
      "Pengawasan",
      "/administration/user",
      "/administration/password",
    ]);
    expect(entriesOf("Data Pribadi")).toEqual([
      "/identitas",
      "/administration/upload",
      "/administration/orang-tua",
      "/administration/pasangan",
      "/administration/anak",
      "/administration/pendidikan",
      "/administration/kepangkatan",
      "/administration/jabatan",
      "/administration/pelatihan",
      "/administration/penghargaan",
    ]);
    expect(entriesOf("Surat-Surat")?.slice(0, 2)).toEqual(["/administration/daftar-surat", "/administration/surat-masuk"]);
    expect(entriesOf("Konten")?.slice(0, 4)).toEqual([
      "/administration/pengumuman",
      "/administration/agenda",
      "/administration/banner",
      "/administration/berita",
    ]);
    expect(entriesOf("Halaman Situs")?.[0]).toBe("/administration/pengaturan-situs");
    expect(entriesOf("PPDB")).toEqual(["/administration/pendaftaran", "/administration/periode-ppdb"]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test("shows a person only what is open to them, and no empty group", () => {
    const shown = navigationFor(["/dashboard", "/administration/surat-masuk"]);
    expect(shown.map(({ label }) => label)).toEqual(["Dashboard", "Surat-Surat"]);
    expect(shown.filter(isGroup).flatMap(({ entries }) => entries.map(({ label }) => label))).toEqual(["Surat Masuk"]);
    expect(navigationFor([])).toEqual([]);
  });
});

describe("where an address stands", () => {
  test("an entry of a group", () => {
    expect(placeOf("/administration/daftar-surat")).toMatchObject({ group: "Surat-Surat", entry: { label: "Daftar Surat" }, below: false });
  });

  test("a page below an entry", () => {
    expect(placeOf("/administration/pendaftaran/7c1")).toMatchObject({ group: "PPDB", below: true });
  });

  test("a page reached from an entry stands below it", () => {
    expect(placeOf("/dashboard-profile/kop-surat")).toMatchObject({ through: { label: "Profil Madrasah" }, entry: { label: "Kop Surat" } });
  });

  test("similar beginnings are not the same place", () => {
    expect(placeOf("/dashboard-profile")).toMatchObject({ entry: { to: "/dashboard-profile" }, below: false });
    expect(placeOf("/lain")).toBeUndefined();
  });
});
