/** Two machines on one PostgreSQL and one S3-compatible store, behind nginx, no sticky sessions: what each promises, both do. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildOnce } from "#tests/support/build.ts";
import { gather } from "#tests/support/crowd.ts";
import { type Machines, startMachines } from "#tests/support/machines.ts";
import { drawn } from "#tests/support/pictures.ts";
import { runProduct } from "#tests/support/product.ts";
import { send, serial } from "#tests/support/registrations.ts";
import { addStaff, type Staff, signInAs } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 300_000 });

let machines: Machines;
const nightly = ["cadangkan-malam", "bersihkan", "periksa-rantai"];

beforeAll(async () => {
  buildOnce();
  // As though both had been off for a night: both make up for it when they start, at the same moment.
  machines = await startMachines(async ({ dataDir }) => {
    await query(
      dataDir,
      "update graphile_worker._private_known_crontabs set known_since = now() - interval '9 days', last_execution = now() - interval '25 hours'",
    );
  });
});
afterAll(async () => {
  await machines?.stop();
});

const stored = <Row extends object>(statement: string) => query<Row>(machines.products[0]?.dataDir ?? "", statement);
const urls = () => machines.products.map(({ url }) => url);
const staff = (...roles: string[]): Promise<Staff> => addStaff({ dataDir: machines.products[0]?.dataDir ?? "" }, ...roles);
const json = { "content-type": "application/json" };

async function tokenOf(who: Staff): Promise<{ authorization: string }> {
  const answer = await fetch(`${machines.url}/api/loginGuru`, { method: "POST", headers: json, body: JSON.stringify(who) });
  const { access_token } = (await answer.json()) as { readonly access_token: string };
  return { authorization: `Bearer ${access_token}` };
}

test("what the night asks for is done once, however many machines stand by", async () => {
  const runs = () =>
    stored<{ pekerjaan: string; times: number }>("select tugas as pekerjaan, count(*)::int as times from laporan_tugas group by 1");
  await expect.poll(async () => (await runs()).map(({ pekerjaan }) => pekerjaan)).toEqual(expect.arrayContaining(nightly));
  expect((await runs()).filter(({ pekerjaan }) => nightly.includes(pekerjaan)).map(({ times }) => times)).toEqual([1, 1, 1]);
});

test("a job runs once, wherever it was asked for", async () => {
  const before = await stored("select from laporan_tugas where tugas = 'bersihkan'");
  await stored("select graphile_worker.add_job('bersihkan') from generate_series(1, 12)");
  await expect.poll(() => stored("select from graphile_worker.jobs where task_identifier = 'bersihkan'")).toHaveLength(0);
  expect(await stored("select from laporan_tugas where tugas = 'bersihkan'")).toHaveLength(before.length + 12);
});

test("who signs in once is known to both, and signing out counts at both", async () => {
  const headers = await signInAs(machines.url, await staff("tataUsaha"));
  const looks = () => Promise.all(urls().map(async (url) => (await fetch(`${url}/dashboard`, { headers, redirect: "manual" })).status));
  expect(await looks()).toEqual([200, 200]);
  await fetch(`${machines.url}/keluar`, { method: "POST", headers, redirect: "manual" });
  expect(await looks()).toEqual([302, 302]);
});

const announced = async (title: string) =>
  Promise.all(urls().map(async (url) => (await (await fetch(`${url}/pengumuman`)).text()).includes(title)));
const announce = (title: string) => `insert into pengumuman (judul, tanggal, tampil_di_situs) values ('${title}', current_date, true)`;

test("what one changes, the other does not show as it was, also when its line to the database was cut meanwhile", async () => {
  expect(await announced("Ujian di dua mesin")).toEqual([false, false]);
  const headers = await signInAs(machines.url, await staff("tataUsaha"));
  const fields = { aksi: "tambah", kunci: randomBytes(16).toString("hex"), judul: "Ujian di dua mesin", tanggal: "2026-11-25" };
  const body = new URLSearchParams({ ...fields, tampilDiSitus: "on" });
  const made = await fetch(`${urls()[0]}/administration/pengumuman`, { method: "POST", headers, body, redirect: "manual" });
  expect(made.status).toBeLessThan(400);
  await expect.poll(() => announced("Ujian di dua mesin"), { timeout: 10_000 }).toEqual([true, true]);
  // Nobody is told of this one: who was cut off has to think of it.
  await stored(announce("Saat terputus"));
  expect(await announced("Saat terputus")).toEqual([false, false]);
  await stored("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'");
  await expect.poll(() => announced("Saat terputus"), { timeout: 20_000 }).toEqual([true, true]);
});

test("wrong passwords are counted together", async () => {
  const { nip } = await staff("guru");
  const answers: number[] = [];
  for (let attempt = 0; attempt < 8; attempt++) {
    const url = urls()[attempt % 2];
    const body = JSON.stringify({ nip, password: "bukan kata sandinya" });
    answers.push((await fetch(`${url}/api/loginGuru`, { method: "POST", headers: json, body })).status);
  }
  expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
});

test("letter numbers drawn at both at once are given once, without a gap, and the trail of both is one chain", async () => {
  const headers = { ...(await tokenOf(await staff("tataUsaha"))), ...json };
  const [jenis] = await stored<{ id: string }>("select id from jenis_naskah where kode = 'surat-keterangan'");
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const draw = async (place: number) => {
    const body = JSON.stringify({ jenis: jenis?.id, perihal: `Surat ${place}`, tanggal: today, keamanan: "B", sifat: "biasa" });
    return (await fetch(`${urls()[place % 2]}/api/nomor-surat`, { method: "POST", headers, body })).status;
  };
  expect(new Set(await Promise.all(Array.from({ length: 24 }, (_, place) => draw(place))))).toEqual(new Set([201]));
  const book = await stored<{ urut: number }>("select urut from nomor_surat order by urut");
  expect(book.map(({ urut }) => urut)).toEqual(Array.from({ length: 24 }, (_, place) => place + 1));
  await expectWholeTrail();
});

async function expectWholeTrail(): Promise<void> {
  const { dataDir } = machines.products[0] ?? { dataDir: "" };
  expect(await runProduct({ dataDir, env: machines.env, flags: ["--audit-verify"] })).toEqual({
    code: 0,
    output: expect.stringMatching(/^Jejak audit utuh: \d+ baris\.$/m),
  });
}

test("a picture sent to one is served by the other", async () => {
  const headers = { ...(await tokenOf(await staff("humas"))), "content-type": "image/png" };
  const body = new Uint8Array(await drawn(640, 480).png().toBuffer());
  const sent = await fetch(`${urls()[0]}/api/gambar?alt=Kegiatan&nama=kegiatan.png`, { method: "POST", headers, body });
  const key = /[0-9a-f]{32}-[0-9a-f]{12}\.webp/.exec(await sent.text())?.[0];
  for (const url of urls()) expect((await fetch(`${url}/uploads/${key}`)).status).toBe(200);
});

/** Readers, and families who send again until they are answered. */
async function underLoad(work: () => Promise<void>): Promise<readonly string[]> {
  const crowd = await gather(machines.url, { paths: ["/", "/news", "/daftar", "/health/ready"] });
  const acknowledged: string[] = [];
  let going = true;
  const families = Array.from({ length: 4 }, async (_, family) => {
    for (let child = 0; going; child++) acknowledged.push((await send(machines.url, { name: `Keluarga ${family} ${child}` })).nomor);
  });
  const more = (count: number) => {
    const before = acknowledged.length;
    return expect.poll(() => acknowledged.length, { timeout: 90_000 }).toBeGreaterThan(before + count);
  };
  await more(4);
  await work();
  await more(8);
  going = false;
  await Promise.all([crowd.leave(), ...families]);
  expect(crowd.bad).toEqual([]);
  expect(crowd.answered()).toBeGreaterThan(20);
  return acknowledged;
}

test("one is killed under load: who reads notices nothing, and nothing that was acknowledged is lost", async () => {
  const acknowledged = await underLoad(async () => {
    const [killed] = machines.products;
    killed?.child.kill("SIGKILL");
    if (killed) await once(killed.child, "close");
  });
  const kept = (await stored<{ nomor: string }>("select nomor from pendaftaran")).map(({ nomor }) => nomor);
  expect(acknowledged.filter((nomor) => !kept.includes(nomor))).toEqual([]);
  expect(kept.map(serial).sort((one, other) => one - other)).toEqual(kept.map((_, place) => place + 1));
  expect(kept).toHaveLength(acknowledged.length);
  await machines.restart(0);
  await expectWholeTrail();
});

test("restarted one after the other under load: no request fails, neither of those who read nor of those who send once", async () => {
  const crowd = await gather(machines.url, { paths: ["/", "/news", "/daftar"], families: 2 });
  for (const place of [0, 1]) {
    await machines.products[place]?.stop();
    await machines.restart(place);
  }
  await crowd.leave();
  expect(crowd.bad).toEqual([]);
  expect(crowd.acknowledged.length).toBeGreaterThan(2);
});
