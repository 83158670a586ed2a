/** `npm run check`: what must hold before a change is shared. Stops at the first thing that does not. */
import { spawnSync } from "node:child_process";

const steps: readonly (readonly [string, string, ...string[]])[] = [
  ["format and lint", "biome", "check", "."],
  ["types of routes", "react-router", "typegen"],
  ["types", "tsc", "--noEmit"],
  ["build and tests, architecture and generated docs among them", "node", "tests/run.ts"],
];

for (const [name, command, ...parameters] of steps) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, parameters, { stdio: "inherit" });
  if (status !== 0) {
    console.error(`\nStopped: ${name}.`);
    process.exit(1);
  }
}
console.log("\nEverything holds.");
