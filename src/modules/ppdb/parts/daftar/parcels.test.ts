/**
 * A family on an old phone, once a year: the network goes while they press "Kirim", the browser is closed, the battery is empty.
 * What must not happen: a registration that nobody sends any more, one that is sent twice, a number that nobody ever sees.
 */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registration } from "#tests/support/registrations.ts";
import { deliver, deliverAll } from "./deliver.ts";
import { keepParcel } from "./parcels.ts";
import { readParcel, readParcels } from "./read-parcels.ts";

const receipt = { nomor: "PMBM-2027-00001-A", bukti: "rahasia", peringatan: [], berbeda: false };
const now = 1_800_000_000_000;
const held = new Map<string, string>();
const sent: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  held.clear();
  sent.length = 0;
  vi.useFakeTimers({ now });
  const store = {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => held.set(name, text),
    removeItem: (name: string) => held.delete(name),
  };
  vi.stubGlobal(
    "localStorage",
    new Proxy(store, { ownKeys: () => [...held.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) }),
  );
  vi.stubGlobal("fetch", (_: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(String(headers["Idempotency-Key"]));
    return answer();
  });
  keepParcel({ key: "kunci-satu", at: now, name: "Nur", values: registration("Nur") });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("waits until the server has answered, and is then the number alone", async () => {
  answer = () => Promise.reject(new TypeError("network"));
  expect(await deliverAll()).toEqual([]);
  expect(readParcel("kunci-satu")?.values).toMatchObject({ namaLengkap: "Nur" });
  answer = async () => Response.json({ ...registration("Nur"), ...receipt }, { status: 201 });
  expect(await deliverAll()).toEqual([{ key: "kunci-satu", at: now, name: "Nur", receipt }]);
  expect(held.get("pendaftaran:kirim:kunci-satu")).not.toContain("Hasnawati");
  expect(await deliver("kunci-satu")).toEqual({ kind: "received", receipt });
  expect(sent).toEqual(["kunci-satu", "kunci-satu"]);
});

test.each([500, 503, 408, 429])("%i is no answer: it waits on", async (status) => {
  answer = async () => Response.json({ error: "Nanti lagi." }, { status });
  expect(await deliver("kunci-satu")).toEqual({ kind: "lost", sentence: "Nanti lagi." });
  expect(readParcel("kunci-satu")).toMatchObject({ values: { namaLengkap: "Nur" } });
});

test("neither is a page of the café's network", async () => {
  answer = async () => Response.json({ login: true });
  expect((await deliver("kunci-satu"))?.kind).toBe("lost");
});

test("what is refused stays with what was said, and is not sent again by itself", async () => {
  answer = async () => Response.json({ error: "Tertutup.", fields: { nilaiUN: "Terlalu besar." } }, { status: 422 });
  await deliverAll();
  await deliverAll();
  expect(sent).toHaveLength(1);
  const refused = { sentence: "Tertutup.", fields: { nilaiUN: "Terlalu besar." }, keyIsSpent: false };
  expect(readParcel("kunci-satu")).toMatchObject({ refused, values: { namaLengkap: "Nur" } });
});

test("a number that was read goes after a day, one that nobody saw stays for thirty", () => {
  keepParcel({ key: "kunci-satu", at: now, name: "Nur", receipt });
  keepParcel({ key: "kunci-dua", at: now, name: "Adik", receipt, seen: now });
  keepParcel({ key: "rusak", at: now, name: "", values: {} });
  held.set("pendaftaran:kirim:rusak", "{");
  vi.setSystemTime(now + 86_400_000);
  expect(readParcels().map(({ key }) => key)).toEqual(["kunci-satu"]);
  vi.setSystemTime(now + 30 * 86_400_000);
  expect(readParcels()).toEqual([]);
  expect(held.size).toBe(0);
});

test("a browser that keeps nothing says so", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(keepParcel({ key: "kunci-tiga", at: now, name: "Nur", values: {} })).toBe(false);
  expect([readParcel("kunci-satu"), readParcels()]).toEqual([undefined, []]);
});

test("of several children the one that was sent first is told first", () => {
  keepParcel({ key: "kunci-tiga", at: now - 2, name: "Tini", values: registration("Tini") });
  keepParcel({ key: "kunci-dua", at: now - 1, name: "Dani", values: registration("Dani") });
  expect(readParcels().map(({ name }) => name)).toEqual(["Tini", "Dani", "Nur"]);
});
