/**
 * Who keeps the portal alive follows docs/operator.md on a bare Debian, at night and in a hurry, and does not look into the code. Every
 * command of the guide is run here as it stands there, from the first installation to the way back from a version; names of archives,
 * versions and ports alone are put in. Needs root; a release is packed first, or found in RELEASE_PACKED.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeFolder } from "#tests/support/leftovers.ts";
import { freePort } from "#tests/support/product.ts";
import { post, registration, serial } from "#tests/support/registrations.ts";
import { startSystemPostgres } from "#tests/support/system-postgres.ts";
import { openBareMachine } from "./bare-machine.ts";
import { startBucketApart } from "./bucket.ts";
import { isSetting, namedCommands, readBlocks } from "./guide.ts";

vi.setConfig({ testTimeout: 900_000, hookTimeout: 1_500_000 });

/** Not run here, each with its reason. */
const left: Readonly<Record<string, string>> = {
  "apt-get update && apt-get install -y caddy": "takes from Debian's servers; Caddy is there already",
  "METRICS_TOKEN=isi-dengan-hasil-openssl-rand-hex-24": "run with a token that openssl made",
  "BACKUP_TO=sftp://cadangan@nas.man1palu.sch.id:22/volume1/cadangan": "src/kit/backup/targets/sftp.test.ts sends to a real sshd",
  "BACKUP_SSH_HOST_KEY=SHA256:nThbg6kXUpJWGl7E1IGOCspRomTxdCARLviKw6E5SY8": "as the line above",
  "BACKUP_SSH_KEY=/var/lib/portal/kunci-ssh": "as the line above",
  "read -rs PGPASSWORD && export PGPASSWORD": "waits for hands; the server of the trial asks for no password",
};

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const next = "0.3.0";
const folder = makeFolder("panduan");
const packed = process.env.RELEASE_PACKED ?? join(folder, "paket");
const blocks = readBlocks();
const followed = new Set<string>();
const machine = openBareMachine();
const [port, url] = await freePort().then((free) => [free, `http://localhost:${free}`] as const);
let [archive, paper] = ["", ""];

beforeAll(() => {
  if (!process.env.RELEASE_PACKED) execFileSync(process.execPath, ["deploy/pack.ts", packed], { stdio: ["ignore", "ignore", "inherit"] });
});
afterAll(() => {
  machine.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What the guide leaves open, put in. */
const fitted = (line: string) =>
  line
    .replaceAll("man-1-palu-2026-11-24T011500Z.tar.zst.age", archive)
    .replaceAll("0.2.0-linux-x64", `${version}-linux-${process.arch}`)
    .replaceAll("0.3.0-linux-x64", `${next}-linux-${process.arch}`)
    .replaceAll("localhost:3000", `localhost:${port}`);
const isPortals = (line: string) => /^(npm|set -a|ssh-keygen|[A-Z_]+=\S+ npm)\b/.test(line);

/** Runs lines of the guide one after the other, root's as root and the product's as its account. @returns what all of it printed */
function follow(lines: readonly string[], { typed, put = fitted }: { typed?: string; put?: (line: string) => string } = {}): string {
  let [output, at] = ["", "/root"];
  for (const line of lines) {
    followed.add(line);
    at = /^cd (\S+) &&/.exec(line)?.[1] ?? at;
    if (left[line] || line.startsWith("set -a")) continue;
    const { code, output: said } = isPortals(line) ? machine.asPortal(put(line), typed) : machine.asRoot(`cd ${at}; ${put(line)}`);
    // Without a name `restore` lists what there is, and a first `rollback` only explains: both end with 1.
    const mayEnd = /^npm run (restore|rollback)$/.test(line) ? [1] : [0];
    expect({ line: put(line), ended: mayEnd.includes(code ?? -1), said }).toEqual({ line: put(line), ended: true, said });
    output += said;
  }
  return output;
}

const under = (heading: string) => blocks.filter((block) => block.heading === heading).map(({ lines }) => lines);
/** A whole shell of the account, or the head of one. */
const opens = (lines: readonly string[]) => lines[0]?.startsWith("runuser");

function setUp(settings: readonly string[]): void {
  for (const line of settings) machine.asRoot(`echo '${line}' >> /etc/portal.env`);
}

async function ready(at = url): Promise<void> {
  const asked = async () => (await fetch(`${at}/health/ready`).catch(() => undefined))?.status;
  const answered = await expect
    .poll(asked, { timeout: 120_000 })
    .toBe(200)
    .catch((error: unknown) => error);
  if (answered instanceof Error)
    throw new Error(`It is not ready. What it has said:\n${machine.journal().slice(-4_000)}`, { cause: answered });
}

/** @returns the number that the family is told */
async function registered(name: string): Promise<string> {
  // Commands hold this thread: what the product closed meanwhile is seen first.
  await pause(100);
  const answer = await post(url, registration(name));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { nomor: string }).nomor;
}

const numbers = async (): Promise<string> => (await fetch(`${url}/metrics`)).text();

test("install: from nothing to the first administrator's link", async () => {
  machine.asRoot("mkdir /mnt/cadangan");
  for (const name of [`man-1-palu-${version}-linux-${process.arch}.tar.gz`, "SHA256SUMS"])
    expect(machine.asRoot(`cp '${join(packed, name)}' /srv/`).code).toBe(0);
  for (const lines of under("Memasang, sampai surat pertama").filter((one) => !opens(one))) {
    if (lines.every(isSetting)) {
      setUp([...lines, `PORT=${port}`, `PUBLIC_URL=${url}`]);
      for (const line of lines) followed.add(line);
      continue;
    }
    follow(lines);
    if (lines.some((line) => line.includes("enable --now portal"))) await ready();
  }
  for (const line of under("Memasang, sampai surat pertama").filter(opens).flat()) followed.add(line);
  expect(machine.asRoot("journalctl -u portal").output).toMatch(/administrator pertama/);
  expect(await (await fetch(`${url}/`)).text()).toContain("<h1");
});

test("back up, rehearse, look after it", async () => {
  for (const lines of under("Mencadangkan")
    .concat(under("Ke komputer lain (SFTP)"))
    .filter((one) => !one.some(isSetting)))
    follow(lines);
  paper = /^AGE-SECRET-KEY-1.*$/m.exec(follow(["npm run backup:key"]))?.[0] ?? "";
  expect(paper).not.toBe("");
  await registered("Anak Pertama");
  archive = /man-1-palu-\S+\.age/.exec(follow(["npm run backup"]))?.[0] ?? "";
  expect(follow(["npm run restore:drill"])).toContain("dapat dipulihkan utuh");
  expect(follow(["npm run restore"])).toContain(archive);
  const health = machine.asPortal("npm run doctor");
  for (const line of under("Memeriksa").flat()) followed.add(line);
  expect(health.output).toMatch(/^Baik/m);
});

test("restore with the key from the paper, to the last moment and to one before it", async () => {
  await registered("Anak Kedua");
  await pause(1_500);
  const before = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
  await pause(1_500);
  await registered("Anak Ketiga");
  await pause(60_000);
  const [whole = [], until = []] = under("Memulihkan");
  expect(follow(whole, { typed: paper })).toContain("Jejak audit utuh");
  machine.asRoot("rm -rf /var/lib/portal/data-baru");
  const put = (line: string) => fitted(line).replace("2026-11-24 10:15", before);
  expect(follow(until, { typed: paper, put })).toContain("Jejak audit utuh");
  setUp(["DATA_DIR=/var/lib/portal/data-baru"]);
  follow(["systemctl start portal"]);
  await ready();
  // The number goes on behind the last that was brought back.
  expect(serial(await registered("Anak Lain"))).toBe(3);
});

test("a copy for testing has invented people", async () => {
  const [lines = []] = under("Membuat salinan uji");
  follow(lines.slice(0, -1), { typed: paper });
  const last = lines.at(-1) ?? "";
  followed.add(last);
  const at = await freePort();
  const start = fitted(last).replace("PORT=3001", `PORT=${at}`);
  const asked = `for _ in $(seq 120); do curl -sf http://localhost:${at}/ && break; sleep 1; done`;
  // However it ends, the copy ends with it: this waits for all that holds its output.
  const started = machine.asPortal(`${start} & copy=$!; trap 'kill $copy; wait $copy || true' EXIT; ${asked}`);
  expect(started.output).toContain("Salinan uji");
});

test("a new version, and the way back", async () => {
  await repack();
  const [lines = []] = under("Memperbarui");
  follow(lines);
  await ready();
  expect(machine.journal()).toMatch(/cadangan/i);
  await registered("Anak Versi Baru");
  const [back = []] = under("Kembali ke versi sebelumnya");
  follow(back);
  await ready();
  expect(serial(await registered("Anak Versi Lama"))).toBe(4);
});

test("the database moves to a server and back, the files to a bucket and back", async () => {
  const [server, bucket] = [await startSystemPostgres(), await startBucketApart("portal")];
  if (!server) throw new Error("This trial needs PostgreSQL's programs.");
  const [move = []] = under("Memindahkan basis data");
  follow(["systemctl stop portal"]);
  follow(move, { put: (line) => line.replace("postgres://akun@server/nama", server.url) });
  setUp([`DATABASE_URL=${server.url}`]);
  const [settings = [], files = []] = under("Memindahkan berkas");
  setUp(settings.map((line) => line.replace("https://s3.contoh.id", bucket.endpoint)));
  for (const line of settings) followed.add(line);
  follow(files);
  await ready();
  expect(serial(await registered("Anak di Server"))).toBe(5);
  follow(["systemctl stop portal", "npm run move:files -- disk"]);
  setUp(settings.map((line) => `${line.split("=")[0]}=`));
  setUp(["DATA_DIR=/var/lib/portal/data-kembali"]);
  machine.asRoot(
    "install -d -o portal -g portal /var/lib/portal/data-kembali && cp -a /var/lib/portal/data-baru/kunci /var/lib/portal/data-baru/berkas /var/lib/portal/data-kembali/",
  );
  follow(["npm run move -- bawaan"]);
  setUp(["DATABASE_URL="]);
  follow(["systemctl start portal"]);
  await ready();
  expect(serial(await registered("Anak Kembali"))).toBe(6);
  await server.stop();
  bucket.close();
});

test("figures for Prometheus, with a token from elsewhere", async () => {
  const [[curl = ""] = []] = under("Memantau");
  expect(follow([curl])).toContain("portal_ready 1");
  setUp([`METRICS_TOKEN=${machine.asRoot("openssl rand -hex 24").output.trim()}`]);
  follow(["systemctl restart portal"]);
  await ready();
  expect(await numbers()).toContain("portal_ready 1");
});

test.each([
  ["npm run audit:verify", 0, /utuh/],
  ["npm run audit:accept", 1, /jangkar.*npm run audit:accept -- SAYA-MENGERTI/s],
  ["npm run audit:accept -- SAYA-MENGERTI", 0, /utuh sebelumnya: \d+ baris/],
  ["npm run second-factor:reset 198511042010012001", 1, /198511042010012001|Tidak ada/],
  ["npm run keys:adopt", 1, /jejak audit.*npm run keys:adopt -- SAYA-MENGERTI/s],
])("%s says what it did, or why not", (line, code, sentence) => {
  followed.add(line);
  machine.asRoot("systemctl stop portal");
  expect(machine.asPortal(line)).toMatchObject({ code, output: expect.stringMatching(sentence) });
});

test("no command of the guide is left out", () => {
  const lines = blocks.flatMap((block) => block.lines).filter((line) => !followed.has(line) && !left[line]);
  const named = namedCommands().filter((command) => ![...followed].some((line) => line.includes(command)));
  expect({ lines, named }).toEqual({ lines: [], named: [] });
});

/** The same release with another number and one change of the database. */
async function repack(): Promise<void> {
  const [old, young] = [`man-1-palu-${version}-linux-${process.arch}`, `man-1-palu-${next}-linux-${process.arch}`];
  const work = join(folder, "baru");
  mkdirSync(work, { recursive: true });
  execFileSync("tar", ["-xzf", join(packed, `${old}.tar.gz`), "-C", work]);
  renameSync(join(work, old), join(work, young));
  const project = join(work, young, "package.json");
  writeFileSync(project, readFileSync(project, "utf8").replace(`"version": "${version}"`, `"version": "${next}"`));
  writeFileSync(
    join(work, young, "migrations/9999-percobaan.sql"),
    "create table percobaan (id int primary key);\ncomment on table percobaan is 'Of a trial.';\n",
  );
  execFileSync("tar", ["-czf", join(work, `${young}.tar.gz`), "-C", work, young]);
  expect(machine.asRoot(`cp '${join(work, `${young}.tar.gz`)}' /srv/`).code).toBe(0);
}
