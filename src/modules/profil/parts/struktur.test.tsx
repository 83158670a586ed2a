import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Figur } from "../profil-content.ts";
import { Struktur } from "./struktur.tsx";

const guru: Figur = { id: "guru", kelompok: "pegawai", nama: "Guru", lakiLaki: 34, perempuan: 40, nilai: null };
const shown = (pegawai: readonly Figur[]) =>
  renderToStaticMarkup(<Struktur bagian={[]} pegawai={pegawai} hari="2026-11-27" />).replaceAll("<!-- -->", "");

test("whoever reads how many work here reads since when, as on the tab of figures", () => {
  expect(shown([guru])).toContain("Keadaan per Jumat, 27 November 2026.");
  expect(shown([])).not.toContain("Keadaan per");
});
