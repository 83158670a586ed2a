import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { compressedAssets } from "./src/server/pages/compressed-assets.ts";
import { withoutEmptyEntries } from "./src/server/pages/empty-entries.ts";
import { iconSprite } from "./src/server/pages/icon-sprite.ts";
import { scriptGroups } from "./src/server/pages/script-groups.ts";
import { styleLayers } from "./src/server/pages/style-layers.ts";
import { undeclaredScreens } from "./src/server/pages/undeclared-screens.ts";

/** A screen that no row of the table names would have no address, or worse: one that nobody guards. */
const everyScreenIsDeclared = (): Plugin => ({
  name: "every-screen-is-declared",
  apply: "build",
  buildStart() {
    const source = join(import.meta.dirname, "src");
    // Read and not imported: behind the table stand styles, which only Vite itself can load.
    const tables = ["routes.ts", ...globSync(["routes/*.ts", "modules/**/*.ts"], { cwd: source })].map((path) =>
      readFileSync(join(source, path), "utf8"),
    );
    const named = [...tables.join("\n").matchAll(/file: "([^"]+)"/g)].map(([, file = ""]) => ({ file }));
    const forgotten = undeclaredScreens(source, named);
    if (forgotten.length > 0) throw new Error(`src/routes.ts does not name: ${forgotten.join(", ")}`);
  },
});

/** What several parts share is named by the first of them: "styles~layout~login.css" by "styles". */
const firstOf = (name: string): string => name.replace(/\.\w+$/, "").split("~")[0] ?? name;
/** The same for both builds: what the server's pages name and what the browser's styles name is one file, asked for once. */
const assetFileNames = ({ names: [name = "lain"] }: { readonly names: readonly string[] }): string =>
  `assets/${firstOf(name)}-[hash:7][extname]`;

/** On every page of the portal, so that no part that comes later has to name it. */
const alwaysThere = /^assets\/(?:react|app|portal|rolldown-runtime)-/;

export default defineConfig({
  plugins: [everyScreenIsDeclared(), iconSprite(import.meta.dirname), reactRouter(), withoutEmptyEntries(), compressedAssets()],
  css: { postcss: { plugins: [styleLayers()] } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (_file, needed) => needed.filter((path) => !alwaysThere.test(path)) },
  },
  // The server bundle starts at the process itself, so that every module exists once.
  // All icons together take a quarter of a second to load; the bundle takes those that are used.
  ssr: { noExternal: ["lucide-react"] },
  optimizeDeps: { exclude: ["lucide-react"] },
  resolve: { alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: join(import.meta.dirname, "src/kit/ui/drawing.tsx") }] },
  environments: {
    ssr: { build: { rolldownOptions: { input: "src/server/app.ts", output: { assetFileNames } } } },
    client: {
      build: {
        rolldownOptions: {
          // Our modules do nothing by being loaded: a page takes of a folder's index what it uses.
          treeshake: { moduleSideEffects: [{ test: /\/src\/(kit|modules|portal|site|server)\/[^?]*\.tsx?$/, sideEffects: false }] },
          // Seven letters of a digest name a file as surely as eight; pages carry the names of all that they may load later.
          output: {
            codeSplitting: { groups: scriptGroups },
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: ({ name }) => `assets/${firstOf(name)}-[hash:7].js`,
            assetFileNames,
          },
        },
      },
    },
  },
});
