/** No container or init system runs here, so what is written for them is held against the project. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { knownSettings, readConfig } from "#server/config.ts";
import { findProgram } from "#tests/support/debian-package.ts";

const read = (path: string) => readFileSync(path, "utf8");
const all = (text: string, what: RegExp) => [...text.matchAll(what)].map(([, found = ""]) => found);
const { scripts } = JSON.parse(read("package.json")) as { scripts: Readonly<Record<string, string>> };
const dockerfile = read("Dockerfile").replaceAll("\\\n", " ");
const port = String(readConfig({}).port);

test("the image is built from what is there, and runs what the release has", () => {
  const stages = all(dockerfile, /^FROM (\S+)/gm);
  expect(stages).toEqual([expect.stringMatching(/^node:24-/), expect.stringMatching(/^debian:.*-slim$/)]);
  const copied = all(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((names) => names.split(" "));
  expect(copied.filter((name) => !existsSync(name))).toEqual([]);
  expect(all(dockerfile, /npm run ([\w:]+)/g).filter((name) => !scripts[name])).toEqual([]);
  const set = all(dockerfile, /(?:^ENV|(?<=\S)) +([A-Z_]+)=/gm).filter((name) => name !== "PATH");
  expect(set.length).toBeGreaterThan(1);
  expect(set.filter((name) => !knownSettings.includes(name))).toEqual([]);
  expect(dockerfile).toContain(`PORT=${port}`);
  expect(all(dockerfile, /^EXPOSE (\d+)$/gm)).toEqual([port]);
  expect(all(dockerfile, /^VOLUME (\S+)$/gm)).toEqual(all(dockerfile, /DATA_DIR=(\S+)/g));
  expect(all(dockerfile, /^USER (\S+)$/gm)).toEqual(["portal"]);
  expect(all(dockerfile, /^STOPSIGNAL (\S+)$/gm)).toEqual(["SIGTERM"]);
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\/health\/ready/m);
  expect(dockerfile).toMatch(/^CMD \["npm", "start"\]$/m);
});

test("what packing reads is let into the image's build", () => {
  const admitted = all(read(".dockerignore"), /^!(.+)$/gm);
  const pack = read("deploy/pack.ts");
  const packed = all(pack.slice(pack.indexOf("const carried"), pack.indexOf("const left")), /"([^"]+)"/g).filter(
    (path) => !path.startsWith("build/"),
  );
  expect(packed.length).toBeGreaterThan(8);
  expect(packed.filter((path) => !admitted.includes(path))).toEqual([]);
  expect(admitted).toEqual(expect.arrayContaining(["package-lock.json", "*.config.ts", ".npmrc"]));
});

test("the composition knows the product's settings, ports and samples", () => {
  const compose = read("compose.yaml");
  const portal = compose.slice(compose.indexOf("  portal:"), compose.indexOf("  postgres:"));
  const set = all(portal, /^ {6}([A-Z][A-Z0-9_]*):/gm);
  expect(set.length).toBeGreaterThan(8);
  expect(set.filter((name) => !knownSettings.includes(name))).toEqual([]);
  expect(all(portal, /127\.0\.0\.1:\d+:(\d+)/g)).toEqual([port]);
  expect(all(compose, /PORTAL: portal:(\d+)/g)).toEqual([port]);
  const named = [...new Set(all(compose, /^ {6}- ([a-z0-9]+):\//gm))].sort();
  expect(all(compose.slice(compose.lastIndexOf("\nvolumes:")), /^ {2}([a-z0-9]+):$/gm).sort()).toEqual(named);
  expect(all(compose, /- \.\/(\S+?):/g).filter((path) => !existsSync(path))).toEqual([]);
  // A proxy is believed in its own network alone.
  expect(all(compose, /TRUSTED_PROXIES: (\S+)/g)).toEqual(all(compose, /subnet: (\S+)/g));
  const settings = Object.fromEntries(
    all(portal, /^ {6}([A-Z][A-Z0-9_]*: [^$\n]+)$/gm).map((line) => line.split(": ") as [string, string]),
  );
  expect(readConfig(settings).unknownSettings).toEqual([]);
});

const analyze = findProgram("systemd-analyze");
/** Of 10; what is left is Node's compiler and a service that must be reached. */
const mostExposed = 1.5;

test("the unit's settings are the product's", () => {
  const unit = read("deploy/portal.service");
  expect(all(unit, /^Environment=([A-Z_]+)=/gm).filter((name) => !knownSettings.includes(name))).toEqual([]);
  expect(all(unit, /^ExecStart=(.+)$/gm)).toEqual(["/srv/portal/bin/npm start"]);
  expect(all(unit, /^Environment=DATA_DIR=(\S+)$/gm)[0]).toMatch(new RegExp(`^/var/lib/${all(unit, /^StateDirectory=(\S+)$/gm)[0]}/`));
});

test.runIf(analyze)("systemd takes the unit, and finds little that it may do", () => {
  const folder = mkdtempSync(join(tmpdir(), "unit-"));
  const unit = join(folder, "portal.service");
  writeFileSync(
    unit,
    read("deploy/portal.service")
      .replace("/srv/portal/bin/npm", join(process.cwd(), "deploy/npm"))
      .replaceAll("/srv/portal", process.cwd()),
  );
  try {
    expect(execFileSync(analyze ?? "", ["verify", unit], { encoding: "utf8" }).trim()).toBe("");
    const rated = execFileSync(analyze ?? "", ["security", "--offline=true", unit], { encoding: "utf8" });
    const score = Number(/exposure level for portal\.service: ([\d.]+)/.exec(rated)?.[1]);
    console.log(`systemd-analyze security: ${score} of 10`);
    expect(score).toBeLessThanOrEqual(mostExposed);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the workflows run what is there", () => {
  const [ci, release] = [read(".github/workflows/ci.yml"), read(".github/workflows/release.yml")];
  expect(all(ci, /- run: (.+)$/gm)).toEqual([".ci/run"]);
  expect(existsSync(".ci/run")).toBe(true);
  expect(all(release, /npm run ([\w:]+)/g).filter((name) => !scripts[name])).toEqual([]);
  expect(release).toMatch(/tags: \["v\*"\]/);
  for (const action of all(ci + release, /uses: (\S+)$/gm)) expect(action).toMatch(/@(v\d+|[0-9a-f]{40})$/);
});
