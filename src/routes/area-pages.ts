import { mejaPath } from "#modules/meja-surat/index.ts";
import type { Page } from "#server/pages/route-table.ts";
import { areas } from "#src/portal/areas.ts";
import { bareScreen, portalScreen } from "./shells.ts";

// Screens are named as `file:` so that a build finds one that no route names.
const desk = { file: "modules/meja-surat/screens/meja.tsx" };
const cards = { file: "portal/area/area.tsx" };

/** What people do here, area by area: one line of the side menu each, which opens to a page of cards. */
export const areaPages: readonly Page[] = [
  ...areas.map(
    ({ label, path, hint }): Page => ({
      path,
      ...(path === mejaPath ? desk : cards),
      access: "signed-in",
      ...portalScreen,
      menu: { group: label, label, place: 0, hint },
    }),
  ),
  { path: "/administration/persuratan/semua", ...desk, access: "suratMasuk:read", ...portalScreen },
  { path: "/administration/persuratan/arsip", ...desk, access: "suratMasuk:read", ...portalScreen },
  { path: "/administration/persuratan/lainnya", ...desk, access: "suratMasuk:read", ...portalScreen },
  { path: "/ruang-kerja/sunting", file: "portal/area/edit-places.ts", access: "signed-in", ...bareScreen },
  { path: "/ruang-kerja/favorit", file: "portal/area/favorite.ts", access: "signed-in", ...bareScreen },
  {
    path: "/ruang-kerja/istilah",
    file: "portal/istilah/istilah.tsx",
    access: "signed-in",
    ...portalScreen,
    menu: { group: "Dashboard", label: "Istilah", place: 10, hint: "Arti kata-kata yang dipakai di portal ini" },
  },
];
