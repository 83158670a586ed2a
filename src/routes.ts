import { policy } from "./policy.ts";
import { type Page, toRouteConfig } from "./server/pages/route-table.ts";

/** Every page of the product: who may see it, and whether it is read (document) or operated (application). */
export const pages: readonly Page[] = [
  { path: "/", file: "modules/beranda/screens/beranda.tsx", kind: "document", access: "public", shell: "bare" },
  { path: "/registration", file: "modules/ppdb/screens/registration.ts", kind: "document", access: "public", shell: "bare" },
  { path: "/daftar/bukti/:rahasia", file: "modules/ppdb/screens/bukti.tsx", kind: "application", access: "public", shell: "bare" },
  { path: "/daftar", file: "modules/ppdb/screens/daftar.tsx", kind: "application", access: "public", shell: "bare" },
  { path: "/login", file: "modules/akun/screens/login.tsx", kind: "application", access: "public", shell: "bare" },
  { path: "/keluar", file: "modules/akun/screens/keluar.ts", kind: "application", access: "public", shell: "bare" },
  {
    path: "/administrator-pertama/:token",
    file: "modules/akun/screens/administrator-pertama.tsx",
    kind: "application",
    access: "public",
    shell: "bare",
  },
];

export default toRouteConfig(pages, policy);
