import type { Register } from "#kit/register/register.ts";
import { policy } from "./policy.ts";
import { registers } from "./registers.ts";
import { type Page, toRouteConfig } from "./server/pages/route-table.ts";

/** Every page of the product: who may see it, and whether it is read (document) or operated (application). */
export const pages: readonly Page[] = [
  { path: "/", file: "modules/beranda/screens/beranda.tsx", kind: "document", access: "public", shell: "site" },
  {
    path: "/profile",
    file: "modules/profil/screens/profil.tsx",
    kind: "document",
    access: "public",
    shell: "site",
    query: ["tab"],
  },
  {
    path: "/departments",
    file: "modules/bidang/screens/bidang.tsx",
    kind: "document",
    access: "public",
    shell: "site",
    query: ["tab"],
  },
  {
    path: "/administration",
    file: "modules/tata-usaha/screens/tata-usaha.tsx",
    kind: "document",
    access: "public",
    shell: "site",
    query: ["tab"],
  },
  {
    path: "/administration/:section",
    file: "modules/tata-usaha/screens/bagian-tata-usaha.tsx",
    kind: "document",
    access: "public",
    shell: "site",
  },
  {
    path: "/attendance",
    file: "modules/absensi/screens/absensi.tsx",
    kind: "document",
    access: "public",
    shell: "site",
    query: ["tab"],
  },
  {
    path: "/informasi/ppdb",
    file: "modules/ppdb/screens/info.tsx",
    kind: "document",
    access: "public",
    shell: "site",
  },
  {
    path: "/news",
    file: "modules/berita/screens/news.tsx",
    kind: "document",
    access: "public",
    shell: "site",
    query: ["berita", "cari", "kategori", "halaman"],
  },
  {
    path: "/gallery",
    file: "modules/galeri/screens/gallery.tsx",
    kind: "document",
    access: "public",
    shell: "site",
    query: ["foto", "album", "halaman"],
  },
  { path: "/api/docs", file: "server/openapi/docs.tsx", kind: "document", access: "public", shell: "site" },
  { path: "/berita.rss", file: "site/feeds/rss.ts", kind: "document", access: "public", shell: "bare" },
  { path: "/berita.json", file: "site/feeds/json-feed.ts", kind: "document", access: "public", shell: "bare" },
  { path: "/agenda.ics", file: "site/feeds/agenda-ics.ts", kind: "document", access: "public", shell: "bare" },
  { path: "/sitemap.xml", file: "site/feeds/sitemap.ts", kind: "document", access: "public", shell: "bare" },
  { path: "/robots.txt", file: "site/feeds/robots.ts", kind: "document", access: "public", shell: "bare" },
  { path: "/manifest.webmanifest", file: "site/feeds/manifest.ts", kind: "document", access: "public", shell: "bare" },
  { path: "/sw.js", file: "site/feeds/service-worker.ts", kind: "document", access: "public", shell: "bare" },
  {
    path: "/bagikan.png",
    file: "site/feeds/share-picture.ts",
    kind: "document",
    access: "public",
    shell: "bare",
    query: ["berita"],
  },
  {
    path: "/ikon.png",
    file: "site/feeds/icon.ts",
    kind: "document",
    access: "public",
    shell: "bare",
    query: ["ukuran", "bentuk"],
  },
  { path: "/luring", file: "modules/beranda/screens/luring.tsx", kind: "document", access: "public", shell: "site" },
  { path: "/registration", file: "modules/ppdb/screens/registration.ts", kind: "document", access: "public", shell: "bare" },
  { path: "/daftar/bukti/:rahasia", file: "modules/ppdb/screens/bukti.tsx", kind: "application", access: "public", shell: "site" },
  {
    path: "/daftar/bukti/:rahasia/unduh",
    file: "modules/ppdb/screens/unduh-bukti.ts",
    kind: "application",
    access: "public",
    shell: "bare",
  },
  {
    path: "/administration/pendaftaran/:id/bukti",
    file: "modules/ppdb/screens/cetak-bukti.ts",
    kind: "application",
    access: "pendaftaran:read",
    shell: "bare",
  },
  { path: "/daftar", file: "modules/ppdb/screens/daftar.tsx", kind: "application", access: "public", shell: "site" },
  { path: "/login", file: "modules/akun/screens/login.tsx", kind: "application", access: "public", shell: "bare" },
  { path: "/keluar", file: "modules/akun/screens/keluar.ts", kind: "application", access: "public", shell: "bare" },
  {
    path: "/administrator-pertama/:token",
    file: "modules/akun/screens/administrator-pertama.tsx",
    kind: "application",
    access: "public",
    shell: "bare",
  },
  {
    path: "/administration/pustaka-gambar",
    file: "portal/pustaka/pustaka.tsx",
    kind: "application",
    access: "gambar:read",
    shell: "portal",
  },
  { path: "/dashboard", file: "modules/dasbor/screens/dasbor.tsx", kind: "application", access: "signed-in", shell: "portal" },
  ...(import.meta.env?.DEV
    ? [{ path: "/_kit", file: "kit/ui/showcase/showcase.tsx", kind: "application", access: "public", shell: "bare" } as const]
    : []),
  {
    path: "/administration/layanan-video",
    file: "modules/galeri/screens/layanan-video.tsx",
    kind: "application",
    access: "layananVideo:read",
    shell: "portal",
  },
  {
    path: "/administration/berita",
    file: "modules/berita/screens/redaksi.tsx",
    kind: "application",
    access: "berita:read",
    shell: "portal",
  },
  {
    path: "/administration/berita/baru",
    file: "modules/berita/screens/naskah-baru.tsx",
    kind: "application",
    access: "berita:create",
    shell: "portal",
  },
  {
    path: "/administration/berita/:id",
    file: "modules/berita/screens/naskah.tsx",
    kind: "application",
    access: "berita:read",
    shell: "portal",
  },
  {
    path: "/administration/berita/:id/riwayat",
    file: "modules/berita/screens/riwayat-naskah.tsx",
    kind: "application",
    access: "berita:read",
    shell: "portal",
  },
  {
    path: "/administration/tagar/gabung",
    file: "modules/berita/screens/gabung-tagar.tsx",
    kind: "application",
    access: "tag:delete",
    shell: "portal",
  },
  ...registers.flatMap(registerPages),
  { path: "*", file: "site/not-found.tsx", kind: "document", access: "public", shell: "site" },
];

/** The screens that every register has. Their addresses are spelled out, so that none is mistaken for another page's parameter. */
function registerPages({ name, path, detail, readOnly, single }: Register): Page[] {
  const screen = (rest: string, file: string, action: "read" | "import" | "export"): Page => ({
    path: `${path}${rest}`,
    file: `portal/register-${file}`,
    kind: "application",
    access: `${name}:${action}`,
    shell: action === "export" ? "bare" : "portal",
    ...(action === "import" ? { upload: 5_000_000 } : {}),
  });
  return [
    screen("", "list.tsx", "read"),
    ...(single ? [] : [screen("/ekspor", "export.ts", "export")]),
    ...(readOnly || !policy[name]?.import ? [] : [screen("/impor", "import.tsx", "import"), screen("/templat", "template.ts", "import")]),
    ...(detail ? [screen("/:id", "detail.tsx", "read")] : []),
  ];
}

export default toRouteConfig(pages, policy);
