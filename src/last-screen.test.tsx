import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { LastScreen } from "./last-screen.tsx";

function show(error: unknown, id = "page"): string {
  const routes = [{ id, path: "/surat", element: <LastScreen error={error} /> }];
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/surat?halaman=2"] })} />);
}
const answered = (status: number, data: unknown) => ({ status, statusText: "", internal: false, data });

test("a fault is told kindly, with its number, another try at the same page and a way back", () => {
  const html = show(answered(500, { sentence: "Terjadi gangguan pada sistem kami.", number: "nomor-7" }));
  for (const said of [
    "Halaman ini belum dapat ditampilkan",
    "Terjadi gangguan pada sistem kami.",
    "nomor-7",
    "Coba lagi",
    "/surat?halaman=2",
  ])
    expect(html).toContain(said);
  expect(html).toContain('href="/">Kembali ke beranda');
});

test("who is in the portal is led back into it", () => {
  expect(show(new Error("rahasia"), "portal")).toContain('href="/dashboard">Ke dashboard');
  expect(show(new Error("rahasia"), "portal")).not.toContain("rahasia");
});

test("what is missing is not tried again", () => {
  const html = show(answered(404, { sentence: "Berita tidak ditemukan." }));
  expect(html).toContain("Berita tidak ditemukan.");
  expect(html).not.toContain("Coba lagi");
});

test("who has lost the connection is told so", () => {
  expect(show(new TypeError("Failed to fetch"))).toContain("Periksa sambungan internet Anda");
});
