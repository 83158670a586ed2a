import { spawnSync } from "node:child_process";

/** Builds the product if its build is missing or old; ends the process when that fails. */
export function buildOnce(): void {
  const { status } = spawnSync(process.execPath, ["src/main.ts", "--build"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
