import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Figur } from "../profil-content.ts";
import { Person } from "./person.tsx";

const pegawai: Figur = { id: "p", kelompok: "pegawai", nama: "Pegawai", lakiLaki: 35, perempuan: 40, nilai: null };
const shown = (figur: readonly Figur[]) =>
  renderToStaticMarkup(<Person id="p" judul="Pegawai" siapa="pegawai" kepala="Kelompok" figur={figur} />).replaceAll("<!-- -->", "");

test("a sum that is more than both its parts says why", () => {
  expect(shown([{ ...pegawai, jumlah: 85 }])).toContain("termasuk 10 orang yang jenis kelaminnya belum dicatat.");
  expect(shown([pegawai])).not.toContain("belum dicatat");
});
