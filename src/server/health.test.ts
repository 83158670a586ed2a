import { expect, test, vi } from "vitest";
import { refuse } from "#kit/refusals.ts";
import { reportContext } from "#kit/report.server.ts";
import { call, openTestHouse } from "#tests/support/house.ts";
import { partsOf } from "./health.ts";
import type { Dependencies } from "./http.ts";

const fine = {
  database: { tryWrite: async () => 1 },
  files: { probe: async () => true },
  jobs: { oldestDue: async () => 0 },
  folders: ["/"],
};
const faultsOf = async (needed: Parameters<typeof partsOf>[0]) => {
  const found = await Promise.allSettled(partsOf(needed).map(({ check }) => check()));
  return partsOf(needed).flatMap(({ name }, at) => (found[at]?.status === "rejected" ? [name] : []));
};
const broken = () => Promise.reject(new Error("tidak bisa"));

test("each thing that serving needs is looked at, and named by itself", async () => {
  expect(await faultsOf(fine)).toEqual([]);
  expect(await faultsOf({ ...fine, database: { tryWrite: broken } })).toEqual(["basis data"]);
  expect(await faultsOf({ ...fine, files: { probe: broken } })).toEqual(["penyimpanan berkas"]);
  expect(await faultsOf({ ...fine, folders: ["/", "/proc"] })).toEqual(["ruang disk"]);
  for (const [age, faults] of [
    [900, []],
    [901, ["antrean tugas"]],
  ] as const)
    expect(await faultsOf({ ...fine, jobs: { oldestDue: async () => age } })).toEqual(faults);
});

test("health answers under any host and to whoever asks; everything else stays with our own", async () => {
  const { ask } = openTestHouse({ health: async () => ({ ready: true, lines: ["basis data: baik"] }) });
  const status = async (url: string, init?: RequestInit) => (await ask(url, init)).status;
  for (const host of ["10.1.2.3:3000", "[fd00::1]:3000", "contoh.example", "localhost"]) {
    expect([await status(`http://${host}/health/live`), await status(`http://${host}/health/ready`)]).toEqual([200, 200]);
    expect(await status(`http://${host}/health/ready`, { method: "HEAD" })).toBe(200);
  }
  const elsewhere = [
    "/",
    "/health",
    "/health/",
    "/health/ready/",
    "/health/ready/x",
    "/health//ready",
    "/daftar",
    "/api/xyz",
    "/uploads/x",
  ];
  for (const path of elsewhere) expect([path, await status(`http://10.1.2.3:3000${path}`)]).toEqual([path, 400]);
  expect(await status("http://10.1.2.3:3000/health/ready", { method: "POST" })).toBe(400);
});

test("what lacks is told by name, with the headers of every answer", async () => {
  const { ask } = openTestHouse({ health: async () => ({ ready: false, lines: ["basis data: baik", "ruang disk: hampir penuh"] }) });
  const answer = await ask("/health/ready");
  expect([answer.status, await answer.text()]).toEqual([503, "belum siap\nbasis data: baik\nruang disk: hampir penuh\n"]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("what a 503 comes from stands in the log once a minute, not once a request", async () => {
  const cause = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const gone = () => Promise.reject(Object.assign(refuse.unavailable(), { cause }));
  const { ask, house } = openTestHouse({ calls: [call("GET", "/api/gelap", { handle: gone })] });
  const [warn, error] = [vi.spyOn(house.log, "warn"), vi.spyOn(house.log, "error")];
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await ask("/api/gelap")).status));
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect(warn.mock.calls.map(([details]) => details)).toEqual([expect.objectContaining({ error: cause })]);
  expect(error).not.toHaveBeenCalled();
});

test("so does what sections of a public page lack, whether it is a fault of ours or something that is away", async () => {
  const cause = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const [away, fault] = [Object.assign(refuse.unavailable(), { cause }), new Error("relation banner does not exist")];
  const render: Dependencies["render"] = async (_, context) => {
    for (const missed of [away, fault, away]) context.get(reportContext)(missed);
    return new Response("Gagal");
  };
  const { ask, house } = openTestHouse({ render });
  const [warn, error] = [vi.spyOn(house.log, "warn"), vi.spyOn(house.log, "error")];
  for (let time = 0; time < 20; time++) expect((await ask("/")).status).toBe(503);
  expect((await ask("/daftar")).status).toBe(200);
  expect(warn.mock.calls.map(([details]) => details)).toEqual([expect.objectContaining({ error: cause })]);
  expect(error.mock.calls.map(([details]) => details)).toEqual([expect.objectContaining({ error: fault })]);
});
