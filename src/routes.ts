import { policy } from "./policy.ts";
import { type Page, toRouteConfig } from "./server/pages/route-table.ts";

/** Every page of the product: who may see it, and whether it is read (document) or operated (application). */
export const pages: readonly Page[] = [
  { path: "/", file: "modules/beranda/screens/beranda.tsx", kind: "document", access: "public", shell: "site" },
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
  { path: "/dashboard", file: "modules/dasbor/screens/dasbor.tsx", kind: "application", access: "signed-in", shell: "portal" },
  { path: "*", file: "site/not-found.tsx", kind: "document", access: "public", shell: "site" },
];

export default toRouteConfig(pages, policy);
