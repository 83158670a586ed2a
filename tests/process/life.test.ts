/** One product through its life: started, joined by a second process, left by its database, broken, ended. */
import { once } from "node:events";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Product, removeData, runProduct, startProduct } from "#tests/support/product.ts";
import { registration } from "#tests/support/registrations.ts";
import { addStaff, type Staff } from "#tests/support/staff.ts";
import { databaseUrl, postmasterOf, query } from "#tests/support/stored.ts";

const secret = { nip: "198511042010012001", name: "Siti Rahmawati Lamadjido", phone: "081234509876", word: "kapal lentera bambu rusa" };

vi.setConfig({ testTimeout: 240_000 });

let first: Product;
let printed = "";
const link = /http:\/\/localhost:\d+\/administrator-pertama\/([\w-]{20,})/;
const shared = () => ({ dataDir: first.dataDir, env: { DATABASE_URL: databaseUrl(first.dataDir) } });
const read = async (path: string, { url } = first) => (await fetch(url + path)).text();

beforeAll(async () => {
  first = await startProduct({ env: { LOG_LEVEL: "trace", DATABSE_URL: secret.word, NODE_OPTIONS: `--import=${faulty()}` } });
});

afterAll(async () => {
  await first?.stop();
  if (first) removeData(first);
});

/** Lets a signal stand for a fault in code that nobody caught. */
function faulty(): string {
  const code = 'process.on("SIGUSR2", () => void Promise.reject(new Error("contoh kesalahan")));';
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

async function expectRefusal(run: ReturnType<typeof runProduct>, sentence: RegExp): Promise<void> {
  const { code, output } = await run;
  expect(output.trim()).toMatch(sentence);
  expect(output.trim().split("\n")).toHaveLength(1);
  expect(code).toBe(1);
}

/** A request whose body is still on its way. @returns the way to end it, and the answer */
async function sendSlowly({ url }: Product): Promise<{ finish: () => Promise<string> }> {
  const body = JSON.stringify({ nip: secret.nip, password: secret.word });
  const socket: Socket = connect(Number(new URL(url).port), "127.0.0.1");
  await once(socket, "connect");
  const head = ["POST /api/loginGuru HTTP/1.1", `Host: ${new URL(url).host}`, "Content-Type: application/json"];
  socket.write([...head, `Content-Length: ${body.length}`, "", body.slice(0, 10)].join("\r\n"));
  let answer = "";
  socket.on("data", (part: Buffer) => {
    answer += part.toString();
  });
  const closed = once(socket, "close");
  await new Promise((resolve) => setTimeout(resolve, 200));
  return {
    finish: async () => {
      socket.write(body.slice(10));
      await closed;
      return answer;
    },
  };
}

test("a link for the first administrator is printed, and works once it is opened", async () => {
  const [url = "", token = ""] = link.exec(first.output()) ?? [];
  expect(token).not.toBe("");
  const page = await fetch(url);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Buat akun")]);
});

test("a setting that nobody reads is named in the log, with the one that was meant", () => {
  expect(first.output()).toMatch(/"level":40,.*DATABSE_URL tidak dikenal dan tidak dipakai\. Mungkin maksudnya DATABASE_URL\./);
});

test("another application on the data directory is refused", () =>
  expectRefusal(runProduct({ dataDir: first.dataDir }), /^Folder data .* sedang dipakai aplikasi lain/));

test("a taken port is refused", () =>
  expectRefusal(runProduct({ ...shared(), port: Number(new URL(first.url).port) }), /^Port \d+ sudah dipakai program lain/));

test("a database newer than the code is refused", async () => {
  await query(first.dataDir, "insert into migration (number, name, checksum) values (9999, 'besok', 'x')");
  await expectRefusal(runProduct(shared()), /^Basis data lebih baru daripada aplikasi ini/);
  await query(first.dataDir, "delete from migration where number = 9999");
});

test("the doctor asks the product that runs, be it alone on its database or one of several, and changes nothing", async () => {
  const port = Number(new URL(first.url).port);
  for (const where of [{ dataDir: first.dataDir }, shared()]) {
    const { output, code } = await runProduct({ ...where, port, flags: ["--doctor"] });
    expect(output).toMatch(/^Baik +Aplikasi: Aplikasi berjalan dan siap melayani\.$/m);
    expect(output).toMatch(/^Baik +Basis data: PostgreSQL \d+/m);
    // Nobody has made a recovery key here.
    expect([output, code]).toEqual([expect.stringMatching(/^MASALAH +Kunci pemulihan: .*\n +→ .*backup:key/m), 1]);
  }
});

test("a backup that the running product cannot make says why", async () => {
  const place = join(first.dataDir, "cadangan");
  rmSync(place, { recursive: true, force: true });
  // A copy by hand went wrong.
  writeFileSync(place, "");
  const { output, code } = await runProduct({ dataDir: first.dataDir, flags: ["--backup"] });
  expect([output, code]).toEqual([expect.stringMatching(/Di sana berdiri berkas, padahal dibutuhkan folder \(.*cadangan/), 1]);
});

const written = {
  ...{
    nip: "199005052015032001",
    nama: "Dewi Ratnasari, S.Pd.",
    tempatLahir: "Donggala",
    tanggalLahir: "1990-05-05",
    jenisKelamin: "Wanita",
  },
  ...{ agama: "ISLAM", alamat: "Jl. Sungai Moutong", jabatan: "Guru", pangkat: "Penata Muda", unitKerja: "MAN1PALU", subUnit: "Fikih" },
};

/** Through the first process, as a program of the office does. */
async function writeDown(staff: Staff): Promise<void> {
  const headers = { "content-type": "application/json" };
  const login = await fetch(`${first.url}/api/loginGuru`, { method: "POST", headers, body: JSON.stringify(staff) });
  const { access_token } = (await login.json()) as { readonly access_token: string };
  const body = new FormData();
  for (const [name, value] of Object.entries(written)) body.set(name, value);
  const answer = await fetch(`${first.url}/api/pegawai`, { method: "POST", headers: { authorization: `Bearer ${access_token}` }, body });
  expect(answer.status).toBe(201);
}

test("processes on one database show each other's changes, and end without breaking off what is under way", async () => {
  const second = await startProduct(shared());
  expect(second.output()).toMatch(link);
  const [page, counted] = ["/profile?tab=struktur", "<td>1</td>"];
  // Each keeps the page from now on.
  for (const product of [first, second]) expect(await read(page, product)).not.toContain(counted);
  await writeDown(await addStaff(first, "tataUsaha"));
  for (const product of [first, second]) await expect.poll(() => read(page, product)).toContain(counted);

  const slow = await sendSlowly(second);
  const ended = second.stop("SIGTERM");
  await expect.poll(() => fetch(second.url).catch(() => "closed")).toBe("closed");
  expect(await slow.finish()).toMatch(/^HTTP\/1\.1 4\d\d .*"msg":/s);
  expect(await ended).toBe(0);
});

test("with an administrator no link is printed, and Ctrl-C ends in order too", async () => {
  await addStaff(first, "administrator");
  const second = await startProduct(shared());
  expect(second.output()).not.toMatch(link);
  const slow = await sendSlowly(second);
  const ended = second.stop("SIGINT");
  expect(await slow.finish()).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(await ended).toBe(0);
});

test("the audit trail is verified, and a change behind the product's back is found", async () => {
  const verify = () => runProduct({ ...shared(), flags: ["--audit-verify"] });
  expect(await verify()).toEqual({ code: 0, output: expect.stringMatching(/^Jejak audit utuh: \d+ baris\.\n$/) });
  await query(
    first.dataDir,
    "alter table audit disable trigger user; update audit set actor_name = 'orang lain' where id = (select max(id) from audit); alter table audit enable trigger user",
  );
  expect(await verify()).toEqual({ code: 1, output: expect.stringMatching(/^Jejak audit TIDAK utuh\. Baris \d+ tidak cocok/m) });
});

test("health tells that the process lives while its database is gone, and when it is back", async () => {
  const status = async (path: string) => (await fetch(first.url + path)).status;
  const pid = postmasterOf(first.dataDir);
  // What readiness says is up to three seconds old, and the database is back sooner.
  let last = 0;
  const killed = setInterval(() => {
    const living = existsSync(join(first.dataDir, "database", "postmaster.pid")) ? postmasterOf(first.dataDir) : last;
    if (living !== last) process.kill(living, "SIGKILL");
    last = living;
  }, 50);
  const said = async () => (await fetch(`${first.url}/health/ready`)).text();
  await expect.poll(said).toMatch(/^belum siap\nbasis data: /);
  expect(await status("/health/live")).toBe(200);
  clearInterval(killed);
  await expect.poll(said).toMatch(/^siap\nbasis data: baik\n/);
  expect(postmasterOf(first.dataDir)).not.toBe(pid);
  expect(first.output()).toMatch(/"level":40,.*"bagian":"basis data".*belum siap melayani/);
});

test("a fault that nobody caught is written down, and everything ends", async () => {
  const json = { "content-type": "application/json" };
  const post = (path: string, body: object) => fetch(first.url + path, { method: "POST", headers: json, body: JSON.stringify(body) });
  await post("/api/loginGuru", { nip: secret.nip, password: secret.word });
  const family = { ...registration(secret.name), noTelepon: secret.phone };
  await post("/api/registerSiswa", family);
  await post("/api/registerSiswa", { ...family, nilaiUN: secret.phone });
  await Promise.all([read(`/?cari=${secret.phone}`), read(`/${secret.phone}`), read(`/api/${secret.phone}?nip=${secret.nip}`)]);
  const token = link.exec(first.output())?.[1] ?? "-";
  const start = first.output().indexOf('{"level"');
  first.child.kill("SIGUSR2");
  await once(first.child, "close");
  printed = first.output().slice(start).replace(link, "");
  expect(first.child.exitCode).toBe(1);
  expect(printed).toMatch(/"level":60,.*contoh kesalahan/);
  expect(existsSync(join(first.dataDir, "database", "postmaster.pid"))).toBe(false);
  for (const hidden of [...Object.values(secret), token, "127.0.0.1", "?cari", "?nip", "Lamadjido"]) expect(printed).not.toContain(hidden);
  for (const route of ["/api/loginGuru", "/api/registerSiswa"]) expect(printed).toContain(`"route":"${route}"`);
});

test("the doctor says that it is stopped, and does not start it", async () => {
  const { output } = await runProduct({ dataDir: first.dataDir, flags: ["--doctor"] });
  expect(output).toMatch(/^Perhatian +Aplikasi: Aplikasi tidak sedang berjalan/m);
  expect(existsSync(join(first.dataDir, "database", "postmaster.pid"))).toBe(false);
});
