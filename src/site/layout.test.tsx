import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Pengaturan } from "#modules/profil/index.ts";
import { ErrorBoundary } from "./layout.tsx";

const sekolah: Pengaturan = {
  nama: "MAN 1 Palu",
  namaLengkap: "Madrasah Aliyah Negeri 1 Palu",
  jenis: "man",
  provinsi: "Sulawesi Tengah",
  npsn: null,
  nsm: null,
  alamat: "Jalan Jamur",
  kota: "Palu",
  telepon: null,
  teleponLain: null,
  email: null,
  tanggalBerdiri: "1967-05-08",
  tagline: "",
  sambutan: "",
  tentang: "",
  instagram: null,
  facebook: null,
  youtube: null,
  whatsapp: null,
  jamLayanan: null,
  petaLat: null,
  petaLng: null,
  kepalaNama: null,
  kepalaNip: null,
  kepalaFotoId: null,
  kepalaSambutan: null,
  logoId: null,
  posterId: null,
};
const navigation = { utama: [{ to: "/news", label: "Berita Madrasah" }], menu: [], kaki: [] };
const services = [{ to: "/cari", label: "Cari di situs ini" }];
const answered = (status: number, data: unknown) => ({ status, statusText: "", internal: false, data });
const broken = answered(500, { sentence: "Terjadi gangguan pada sistem kami.", number: "nomor-7" });

function show(
  error: unknown,
  loaderData?: { sekolah: Pengaturan; logo: null; navigation: typeof navigation; services: typeof services },
): string {
  const element = <ErrorBoundary error={error} loaderData={loaderData} />;
  const router = createMemoryRouter([{ path: "/news", element }], { initialEntries: ["/news?cari=pramuka"] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("a page that fails leaves the site around it standing and offers to try again", () => {
  const shown = show(broken, { sekolah, logo: null, navigation, services });
  for (const said of ["Berita Madrasah", "Jalan Jamur", 'href="#isi"', "Terjadi gangguan pada sistem kami.", "nomor-7"])
    expect(shown).toContain(said);
  expect(shown).toContain('href="/news?cari=pramuka">Coba lagi');
  expect(shown.match(/<h1/g)).toHaveLength(1);
  expect(shown.match(/<main/g)).toHaveLength(1);
  expect(show(new Error("rahasia"), { sekolah, logo: null, navigation, services })).not.toContain("rahasia");
});

test("what is missing is not tried again", () => {
  const shown = show(answered(404, { sentence: "Berita tidak ditemukan." }), { sekolah, logo: null, navigation, services });
  expect(shown).toContain("Berita tidak ditemukan.");
  expect(shown).not.toContain("Coba lagi");
});

test("where the site around it could not be read either, the last screen is left", () => {
  const shown = show(broken);
  expect(shown).toContain('<main class="galat">');
  expect(shown).not.toContain("Berita Madrasah");
});
