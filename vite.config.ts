import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
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

export default defineConfig({
  plugins: [everyScreenIsDeclared(), reactRouter()],
  css: { postcss: { plugins: [styleLayers()] } },
  build: { target: "es2022", assetsInlineLimit: 0 },
  // The server bundle starts at the process itself, so that every module exists once.
  // All icons together take a quarter of a second to load; the bundle takes those that are used.
  ssr: { noExternal: ["lucide-react"] },
  optimizeDeps: { exclude: ["lucide-react"] },
  resolve: { alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: join(import.meta.dirname, "src/kit/ui/drawing.tsx") }] },
  environments: {
    ssr: { build: { rolldownOptions: { input: "src/server/app.ts" } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // In one piece it is a kilobyte smaller than what the bundler would cut out of it.
                { name: "react", test: /node_modules\/(react|react-router)\// },
                // Forms never ask for one without the other.
                { name: "failure", test: /src\/kit\/ui\/feedback\/(failure|request-number)\.tsx?$/ },
                { name: "fields", test: /src\/kit\/(register\/fields|asked)\.ts$/ },
              ],
            },
          },
        },
      },
    },
  },
});
