import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [index("modules/beranda/screens/beranda.tsx"), route("daftar", "modules/ppdb/screens/daftar.tsx")] satisfies RouteConfig;
