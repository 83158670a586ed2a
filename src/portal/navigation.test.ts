import { describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { policy } from "#src/policy.ts";
import { registers } from "#src/registers.ts";
import { pages } from "#src/routes.ts";
import { menuFor } from "./menu.server.ts";
import { groups, openEntries, placeOf as placeIn, shownGroups } from "./navigation.ts";

const menu = menuFor({ policy, actor: { ...system("uji"), id: "00000000-0000-7000-8000-000000000000" } });
const placeOf = (pathname: string) => placeIn(menu, pathname);

const entriesOf = (label: string) =>
  shownGroups(menu)
    .find((group) => group.label === label)
    ?.entries.map(({ to }) => to);

describe("the side menu", () => {
  test("holds every entry of the office, in its order", () => {
    expect(shownGroups(menu).map(({ label, page }) => page?.to ?? label)).toEqual([
      "/dashboard",
      "/dashboard-profile",
      "Data Pribadi",
      "Surat-Surat",
      "/administration/persuratan",
      "/ruang-kerja/kehadiran",
      "/ruang-kerja/akademik",
      "/ruang-kerja/kepegawaian",
      "/ruang-kerja/ppdb",
      "/ruang-kerja/isi-situs",
      "/ruang-kerja/berkas",
      "/ruang-kerja/pengawasan",
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
    expect(entriesOf("Surat-Surat")).toEqual(["/administration/daftar-surat", "/administration/surat-masuk"]);
    expect(new Set(menu.map(({ to }) => to)).size).toBe(menu.length);
  });

  test("knows every group that is named, and no two pages claim one place", () => {
    const places = pages.flatMap((page) => (page.menu ? [page.menu] : []));
    expect(places.filter(({ group }) => !groups.some(({ label }) => label === group))).toEqual([]);
    expect(new Set(places.map(({ group, place }) => `${group} ${place}`)).size).toBe(places.length);
    // A page with the name of its group would be taken for the group itself, and stand on no card.
    const named = places.filter(({ group, label }) => group === label).map(({ label }) => label);
    expect(new Set(named).size).toBe(named.length);
    expect(registers.filter((one) => one.menu && !menu.some(({ to }) => to === one.path))).toEqual([]);
  });

  test("an area leads to its pages, each with a line about it, and is closed to whom nothing in it is open", () => {
    expect(openEntries(menu, "PPDB").map(({ to }) => to)).toEqual([
      "/administration/meja-ppdb",
      "/administration/jadwal-ujian",
      "/administration/nilai-ppdb",
      "/administration/seleksi-ppdb",
      "/administration/penempatan-ppdb",
      "/administration/pendaftaran",
      "/administration/periode-ppdb",
    ]);
    expect(menu.filter(({ hint }) => hint === "" || hint.endsWith(".") || hint.length > 80)).toEqual([]);
    const teacher = menuFor({ policy, actor: { ...system("uji"), id: "00000000-0000-7000-8000-000000000000", roles: ["guru"] } });
    expect(teacher.find(({ to }) => to === "/ruang-kerja/pengawasan")?.open).toBe(false);
    expect(teacher.find(({ to }) => to === "/ruang-kerja/akademik")?.open).toBe(true);
  });

  test("shows a person only what is open to them, and no empty group", () => {
    const open = ["/dashboard", "/administration/surat-masuk", "/dashboard-profile/kop-surat"];
    const shown = shownGroups(menu.map((entry) => ({ ...entry, open: open.includes(entry.to) })));
    expect(shown.map(({ label }) => label)).toEqual(["Dashboard", "Surat-Surat"]);
    expect(shown.flatMap(({ entries }) => entries.map(({ label }) => label))).toEqual(["Surat Masuk"]);
    expect(shownGroups(menu.map((entry) => ({ ...entry, open: false })))).toEqual([]);
  });

  test("spares people whose right reaches their own row alone the list of all", () => {
    const staff = { id: "00000000-0000-7000-8000-000000000000", name: "uji", roles: ["pegawai"] };
    const of = (roles: string[]) => menuFor({ policy, actor: { ...staff, roles } }).find(({ to }) => to === "/administration/personil");
    expect([of(["pegawai"])?.open, of(["kepala"])?.open]).toEqual([false, true]);
  });
});

describe("where an address stands", () => {
  test("an entry of a group", () => {
    expect(placeOf("/administration/daftar-surat")).toMatchObject({ group: "Surat-Surat", entry: { label: "Daftar Surat" }, below: false });
  });

  test("a page below an entry", () => {
    expect(placeOf("/administration/pendaftaran/7c1")).toMatchObject({ through: { to: "/ruang-kerja/ppdb" }, below: true });
  });

  test("a page reached from an entry stands below it", () => {
    expect(placeOf("/dashboard-profile/kop-surat")).toMatchObject({ through: { label: "Profil Madrasah" }, entry: { label: "Kop Surat" } });
  });

  test("similar beginnings are not the same place", () => {
    expect(placeOf("/dashboard-profile")).toMatchObject({ entry: { to: "/dashboard-profile" }, below: false });
    expect(placeOf("/lain")).toBeUndefined();
  });
});
