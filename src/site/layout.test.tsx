import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Pengaturan } from "#modules/profil/index.ts";
import { footerColumns } from "./footer-columns.ts";
import { ErrorBoundary } from "./layout.tsx";
import type { Navigation } from "./navigation.ts";

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
  tentangFotoId: null,
  instagram: null,
  facebook: null,
  youtube: null,
  whatsapp: null,
  jamKantor: null,
  jamLoket: null,
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
const navigation: Navigation = { utama: [{ to: "/news", label: "Berita Madrasah" }], menu: [], kaki: [] };
const tahun = "2026";
const services = [{ to: "/cari", label: "Cari di situs ini" }];
const columns = footerColumns([], services);
const answered = (status: number, data: unknown) => ({ status, statusText: "", internal: false, data });
const broken = answered(500, { sentence: "Terjadi gangguan pada sistem kami.", number: "nomor-7" });

function show(
  error: unknown,
  loaderData?: { sekolah: Pengaturan; logo: null; navigation: Navigation; columns: typeof columns; tahun: string },
): string {
  const element = <ErrorBoundary error={error} loaderData={loaderData} />;
  const router = createMemoryRouter([{ path: "/news", element }], { initialEntries: ["/news?cari=pramuka"] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("a page that fails leaves the site around it standing and offers to try again", () => {
  const shown = show(broken, { sekolah, logo: null, navigation, columns, tahun });
  for (const said of ["Berita Madrasah", "Jalan Jamur", 'href="#isi"', "Terjadi gangguan pada sistem kami.", "nomor-7"])
    expect(shown).toContain(said);
  expect(shown).toContain('href="/news?cari=pramuka">Coba lagi');
  expect(shown.match(/<h1/g)).toHaveLength(1);
  expect(shown.match(/<main/g)).toHaveLength(1);
  expect(show(new Error("rahasia"), { sekolah, logo: null, navigation, columns, tahun })).not.toContain("rahasia");
});

test("the footer names the year, the ministry of a state school alone, and its columns for what they hold", () => {
  const kaki = [
    { to: "/informasi/ppdb", label: "Info PPDB" },
    { to: "/gallery", label: "Galeri Foto" },
  ];
  const foot = (jenis: "man" | "mas") =>
    show(broken, { sekolah: { ...sekolah, jenis }, logo: null, navigation, columns: footerColumns(kaki, services), tahun });
  expect(foot("man")).toMatch(/© (<!-- -->)?2026.*Madrasah Aliyah Negeri 1 Palu.*Kementerian Agama Republik Indonesia/);
  expect(foot("mas")).not.toContain("Kementerian");
  expect(foot("man")).toMatch(/>Pendaftaran<\/h2><ul[^>]*><li><a href="\/informasi\/ppdb">Info PPDB<\/a><\/li><\/ul>/);
  expect(foot("man")).toMatch(/>Informasi<\/h2><ul[^>]*><li><a href="\/gallery">/);
  expect(foot("man")).toMatch(/>Layanan<\/h2><ul[^>]*><li><a href="\/cari">/);
  // What the school has put together leads to its list; what the product offers is written nowhere.
  const marks = foot("man").match(/<section aria-label="[A-Z][a-z]+"(?: data-sunting="\w+")?/g);
  expect(marks?.map((mark) => mark.replace('<section aria-label="', ""))).toEqual([
    'Pendaftaran" data-sunting="tautanNavigasi"',
    'Informasi" data-sunting="tautanNavigasi"',
    'Layanan"',
  ]);
  const alone = show(broken, { sekolah, logo: null, navigation, columns, tahun });
  expect(alone).not.toContain("Pendaftaran</h2>");
});

test("what is missing is not tried again", () => {
  const shown = show(answered(404, { sentence: "Berita tidak ditemukan." }), { sekolah, logo: null, navigation, columns, tahun });
  expect(shown).toContain("Berita tidak ditemukan.");
  expect(shown).not.toContain("Coba lagi");
});

test("where the site around it could not be read either, the last screen is left", () => {
  const shown = show(broken);
  expect(shown).toContain('<main class="galat">');
  expect(shown).not.toContain("Berita Madrasah");
});
