/** The release of `npm run pack`, unpacked where nothing of ours is: no Node, no npm, no right to write. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findProgram } from "#tests/support/debian-package.ts";
import { makeFolder } from "#tests/support/leftovers.ts";
import { freePort } from "#tests/support/product.ts";

vi.setConfig({ testTimeout: 900_000, hookTimeout: 1_500_000 });

const asRoot = process.getuid?.() === 0;
const nobody = 65_534;
const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const name = `man-1-palu-${version}-linux-${process.arch}`;
const folder = makeFolder("rilis");
const packed = process.env.RELEASE_PACKED ?? join(folder, "paket");
const release = join(folder, name);
const tools = join(folder, "alat");

beforeAll(() => {
  if (!process.env.RELEASE_PACKED) execFileSync(process.execPath, ["deploy/pack.ts", packed], { stdio: ["ignore", "ignore", "inherit"] });
  execFileSync("tar", ["-xzf", join(packed, `${name}.tar.gz`), "-C", folder]);
  // What every Linux has, and no Node.
  mkdirSync(tools);
  for (const tool of ["sh", "readlink", "chown", "chmod", "env"]) symlinkSync(findProgram(tool) ?? tool, join(tools, tool));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command of the release with nothing around it but these settings. */
const bare = (settings: Readonly<Record<string, string>>, ...told: readonly string[]) => [
  ...["env", "-i", `PATH=${tools}`],
  ...Object.entries(settings).map(([key, value]) => `${key}=${value}`),
  ...[join(release, "bin/npm"), ...told],
];
const ordinary = (command: readonly string[]) =>
  asRoot ? ["setpriv", `--reuid=${nobody}`, `--regid=${nobody}`, "--clear-groups", ...command] : command;

function dataOf(kind: string): string {
  const data = join(folder, kind);
  mkdirSync(data);
  if (asRoot) chownSync(data, nobody, nobody);
  chmodSync(data, 0o711);
  return data;
}

/** Starts it, looks at it, and ends it as systemd does. @returns its exit code */
async function visit(wrap: (command: readonly string[]) => readonly string[], kind: string): Promise<number | null> {
  const port = await freePort();
  const [program = "", ...told] = wrap(bare({ DATA_DIR: dataOf(kind), PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "warn" }, "start"));
  const child = spawn(program, told, { cwd: "/", stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => {
      said += part;
    });
  const ended = new Promise<number | null>((done) => child.once("close", done));
  while (!(await fetch(`http://localhost:${port}/health/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}:\n${said}`);
    await new Promise((done) => setTimeout(done, 100));
  }
  const home = await fetch(`http://localhost:${port}/`);
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining("<h1")]);
  expect(said).toMatch(/siap di .*\n.*administrator pertama/);
  child.kill("SIGTERM");
  return ended;
}

test("its sums fit, and its bill of materials names every package that is in it, and no tool of development", () => {
  for (const place of [packed, release]) execFileSync("sha256sum", ["-c", "--quiet", "--strict", "SHA256SUMS"], { cwd: place });
  const inside = readFileSync(join(release, "sbom.cdx.json"), "utf8");
  expect(readFileSync(join(packed, `${name}.cdx.json`), "utf8")).toBe(inside);
  const { components, specVersion } = JSON.parse(inside) as { components: { purl: string }[]; specVersion: string };
  expect(specVersion).toMatch(/^1\.\d$/);
  const named = new Set(components.map(({ purl }) => decodeURIComponent(purl).replace(/^pkg:npm\/(@?[^@]+)@.*$/, "$1")));
  const there = globSync("node_modules/{*,@*/*}/package.json", { cwd: release }).map((path) =>
    path.slice("node_modules/".length, -"/package.json".length),
  );
  expect(there.length).toBeGreaterThan(50);
  expect(there.filter((one) => !named.has(one))).toEqual([]);
  expect(["vite", "vitest", "@biomejs/biome", "playwright-core"].filter((one) => named.has(one))).toEqual([]);
});

test("an ordinary user starts it from a folder that nobody can write to, and it ends in order", async () => {
  execFileSync("chmod", ["-R", "a-w", release]);
  expect(await visit(ordinary, "biasa")).toBe(0);
});

test.runIf(asRoot)("so does root, from a file system that is only read", async () => {
  const readOnly = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"';
  expect(await visit((command) => ["unshare", "--mount", "sh", "-c", readOnly, release, ...command], "akar")).toBe(0);
});

test("the guide's commands are there under their names, and nothing is installed with it", () => {
  const run = (...told: string[]) => {
    const [program = "", ...rest] = ordinary(bare({ DATA_DIR: join(folder, "biasa") }, ...told));
    return spawnSync(program, rest, { encoding: "utf8", cwd: "/" });
  };
  expect(run("run", "backup")).toMatchObject({ status: 0, stdout: expect.stringContaining("Cadangan selesai: man-1-palu-") });
  expect(run("run", "restore")).toMatchObject({ status: 1, stdout: expect.stringContaining("Cadangan di ") });
  expect(run("run", "role:confirm", "--", "198511042010012001")).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("Tidak ada usulan"),
  });
  for (const told of [["ci"], ["run", "build"], ["run"], []])
    expect(run(...told)).toMatchObject({ status: 1, stderr: expect.stringMatching(/hanya mengenal npm start.*backup/s) });
});
