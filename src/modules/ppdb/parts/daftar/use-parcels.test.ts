/**
 * A telephone that lies in a pocket with a registration that nobody has answered. What goes wrong: it is not sent when the network is back,
 * the number is never told, a busy server is asked a hundred times a minute, or a number stays on a borrowed telephone unread or for good.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bareBrowser, runHook } from "#tests/support/hook.ts";
import { registration } from "#tests/support/registrations.ts";
import "./deliver.ts";
import { isParcelName, keepParcel, type Parcel } from "./parcels.ts";
import { isWaiting, readParcel } from "./read-parcels.ts";
import { useParcels } from "./use-parcels.ts";

const now = 1_800_000_000_000;
const receipt = { nomor: "PMBM-2027-00001-A", bukti: "rahasia", peringatan: [], berbeda: false };
const waiting: Parcel = { key: "kunci-satu", at: now, name: "Nur", values: registration("Nur") };
const down = () => Promise.reject(new TypeError("network"));
const taken = async () => Response.json(receipt, { status: 201 });
let browser: ReturnType<typeof bareBrowser>;
let answer: () => Promise<Response>;
let sent: number;
const heard: string[] = [];
const start = () => runHook(() => useParcels(({ name, receipt: got }) => heard.push(`${name} ${got?.nomor}`)));

beforeEach(() => {
  browser = bareBrowser();
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now });
  [sent, heard.length] = [0, 0];
  answer = down;
  vi.stubGlobal("fetch", () => {
    sent += 1;
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what waits", () => {
  test("goes out when the page opens, and its number is told once", async () => {
    keepParcel(waiting);
    answer = taken;
    const hook = await start();
    expect([sent, heard, hook.now().parcels]).toEqual([
      1,
      [`Nur ${receipt.nomor}`],
      [{ key: "kunci-satu", at: now, name: "Nur", receipt }],
    ]);
    await hook.does(() => browser.fire("online"));
    expect([sent, heard.length]).toEqual([1, 1]);
  });

  test("goes out when the network is back and when the page is looked at again, not while it lies in a pocket", async () => {
    keepParcel(waiting);
    const hook = await start();
    expect([sent, hook.now().parcels.map(({ key }) => key)]).toEqual([1, ["kunci-satu"]]);
    await hook.does(() => browser.fire("online"));
    expect(sent).toBe(2);
    browser.document.visibilityState = "hidden";
    await hook.does(() => browser.fire("visibilitychange"));
    expect(sent).toBe(2);
    browser.document.visibilityState = "visible";
    await hook.does(() => browser.fire("visibilitychange"));
    expect(sent).toBe(3);
  });

  test("is tried again by itself, less and less often, never less than each five minutes", async () => {
    keepParcel(waiting);
    const hook = await start();
    const sentAfter = async (seconds: number) => {
      await hook.does(() => vi.advanceTimersByTime(seconds * 1000 - 1));
      const before = sent;
      await hook.does(() => vi.advanceTimersByTime(1));
      return sent - before;
    };
    expect([await sentAfter(15), await sentAfter(30), await sentAfter(60), await sentAfter(120), await sentAfter(240), sent]).toEqual([
      1, 1, 1, 1, 1, 6,
    ]);
    expect([await sentAfter(300), await sentAfter(300), sent]).toEqual([1, 1, 8]);
    answer = taken;
    await hook.does(() => browser.fire("online"));
    await hook.does(() => vi.advanceTimersByTime(3_600_000));
    expect(sent).toBe(9);
  });

  test("is not tried again where nothing waits: what was refused waits for the family", async () => {
    keepParcel({ ...waiting, refused: { sentence: "Tertutup.", fields: {}, keyIsSpent: false } });
    const hook = await start();
    // A page that asks for nothing lets the telephone sleep.
    expect(vi.getTimerCount()).toBe(0);
    await hook.does(() => vi.advanceTimersByTime(600_000));
    expect([sent, hook.now().parcels.length]).toEqual([0, 1]);
  });

  test("is left to the next visit once the page is gone", async () => {
    keepParcel(waiting);
    const hook = await start();
    expect(browser.listening()).toBe(3);
    await hook.leave();
    expect(browser.listening()).toBe(0);
    vi.advanceTimersByTime(600_000);
    expect(sent).toBe(1);
  });

  test("shows while its answer is still on the way, and the page as it stands then hears the number", async () => {
    keepParcel(waiting);
    let arrive: (answer: Response) => void = () => undefined;
    answer = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    let page = "lama";
    const hook = await runHook(() => {
      const shown = page;
      return useParcels(() => heard.push(shown));
    });
    expect(hook.now().parcels).toEqual([waiting]);
    page = "baru";
    await hook.again();
    await hook.does(() => arrive(Response.json(receipt, { status: 201 })));
    expect([heard, hook.now().parcels[0]?.receipt]).toEqual([["baru"], receipt]);
    await hook.does(() => vi.advanceTimersByTime(3_000));
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is forgotten where the family says so", async () => {
    keepParcel(waiting);
    const hook = await start();
    await hook.does(() => hook.now().forget("kunci-satu"));
    expect([hook.now().parcels, browser.held.size]).toEqual([[], 0]);
  });
});

test("what another tab sends shows here too, and what else it keeps is nothing to this page", async () => {
  const hook = await start();
  keepParcel({ ...waiting, values: undefined, receipt } as Parcel);
  await hook.does(() => browser.fire("storage", { key: "man1palu.pendaftaran" }));
  expect(hook.now().parcels).toEqual([]);
  await hook.does(() => browser.fire("storage", { key: "pendaftaran:kirim:kunci-satu" }));
  expect(hook.now().parcels).toHaveLength(1);
  browser.held.clear();
  await hook.does(() => browser.fire("storage", { key: null }));
  expect(hook.now().parcels).toEqual([]);
  expect([isParcelName(null), isParcelName("pendaftaran:kirim:x"), isParcelName("lain")]).toEqual([true, true, false]);
});

describe("a number", () => {
  const arrived: Parcel = { key: "kunci-satu", at: now, name: "Nur", receipt };
  const seen = () => readParcel("kunci-satu")?.seen;

  test("counts as read after three seconds in sight", async () => {
    keepParcel(arrived);
    keepParcel({ ...waiting, key: "kunci-dua" });
    const hook = await start();
    await hook.does(() => vi.advanceTimersByTime(2_999));
    expect(seen()).toBeUndefined();
    await hook.does(() => vi.advanceTimersByTime(1));
    expect(seen()).toBe(now + 3_000);
    expect(readParcel("kunci-dua")).toEqual({ ...waiting, key: "kunci-dua" });
  });

  test("does not while the page is hidden or gone before, and keeps when it was read first", async () => {
    keepParcel(arrived);
    const gone = await start();
    await gone.leave();
    vi.advanceTimersByTime(3_000);
    browser.document.visibilityState = "hidden";
    const hidden = await start();
    await hidden.does(() => vi.advanceTimersByTime(3_000));
    expect(seen()).toBeUndefined();
    await hidden.leave();
    browser.document.visibilityState = "visible";
    keepParcel({ ...arrived, seen: now });
    const again = await start();
    await again.does(() => vi.advanceTimersByTime(5_000));
    expect(seen()).toBe(now);
  });

  test("waits for nobody, nor does what was refused", () => {
    expect([isWaiting(waiting), isWaiting(arrived)]).toEqual([true, false]);
    expect(isWaiting({ ...waiting, refused: { sentence: "", fields: {}, keyIsSpent: false } })).toBe(false);
  });
});
