import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";

/** The program on this machine's path; undefined when there is none. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? "").split(":"), "/usr/sbin"].map((folder) => `${folder}/${name}`).find(canRun);

/** Finds a program, or as root on Debian installs the package of its name. */
export function provideProgram(name: string): string {
  const found = findProgram(name) ?? (installPackage(name) ? findProgram(name) : undefined);
  if (found) return found;
  throw new Error(`These tests need ${name}: install it.`);
}

/** @returns whether it could be tried: as root, where packages are Debian's */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !canRun("/usr/bin/apt-get")) return false;
  console.log(`No ${name} found: installing Debian's package for the tests.`);
  const quiet = {
    stdio: ["ignore", "ignore", "inherit"] as ("ignore" | "inherit")[],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  execFileSync("apt-get", ["update", "-qq"], quiet);
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], quiet);
  return true;
}

export function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
