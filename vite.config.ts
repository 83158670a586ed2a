import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  build: {
    target: "es2022",
    // The server bundle starts at the process itself, so that every module exists once.
    rolldownOptions: isSsrBuild ? { input: "src/server/app.ts" } : {},
    assetsInlineLimit: 0,
  },
}));
