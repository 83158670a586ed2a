import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { TabName } from "../tab.ts";
import Absensi from "./absensi.tsx";

function show(tab: TabName): string {
  const kelompok = [{ nama: "Siswa kelas X", jumlah: 30, hadir: 29, tidakHadir: 1 }];
  const pembuka = { judul: "Sistem Absensi Terstruktur", isi: "" };
  const loaderData = { tab, asal: "", pembuka, catatan: [], angka: { dari: "2026-11-21", sampai: "2026-11-21", kelompok } };
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "/", element: <Absensi loaderData={loaderData as never} /> }])} />,
  );
}

test("figures of pupils say whom they count, and where those of now stand; those of staff count whom the profile counts", () => {
  for (const tab of ["siswa", "rekap"] as const) {
    expect(show(tab)).toContain("duduk di kelas pada 21 November 2026");
    expect(show(tab)).toContain('href="/profile?tab=data"');
  }
  expect(show("guru")).not.toContain("duduk di kelas");
});
