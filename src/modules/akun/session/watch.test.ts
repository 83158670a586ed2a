import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const start = 1_800_000_000_000;
const minute = 60_000;
let laci: Map<string, string>;
let window: EventTarget;
let page: EventTarget & { visibilityState: string };

/** As a browser that was just opened: the module remembers nothing. */
const open = async () => {
  vi.resetModules();
  return { ...(await import("./activity.ts")), ...(await import("./watch.ts")) };
};

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  laci = new Map();
  window = new EventTarget();
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => laci.get(name) ?? null,
    setItem: (name: string, value: string) => void laci.set(name, value),
  });
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what was last done", () => {
  test("is told to other tabs, at most every five seconds, and heard from them", async () => {
    const { recordKegiatan, lastKegiatan } = await open();
    expect(lastKegiatan()).toBe(0);
    recordKegiatan();
    expect([...laci.values()]).toEqual([String(start)]);
    vi.setSystemTime(start + 4_999);
    recordKegiatan();
    expect([...laci.values(), lastKegiatan()]).toEqual([String(start), start + 4_999]);
    vi.setSystemTime(start + 5_000);
    recordKegiatan();
    expect([...laci.values()]).toEqual([String(start + 5_000)]);
    for (const name of laci.keys()) laci.set(name, String(start + 9_000));
    expect(lastKegiatan()).toBe(start + 9_000);
    for (const name of laci.keys()) laci.set(name, "bukan angka");
    expect(lastKegiatan()).toBe(start + 5_000);
  });

  test("counts in this tab alone where the storage is closed", async () => {
    const closed = () => {
      throw new Error("closed");
    };
    vi.stubGlobal("localStorage", { getItem: closed, setItem: closed });
    const { recordKegiatan, lastKegiatan } = await open();
    recordKegiatan();
    expect(lastKegiatan()).toBe(start);
  });

  test("is asked of the server; what it does not say is nothing", async () => {
    const { askSession } = await open();
    const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json({ nip: "1", kalimat: null }));
    vi.stubGlobal("fetch", fetched);
    expect(await askSession()).toEqual({ nip: "1", kalimat: null });
    expect(fetched).toHaveBeenCalledWith("/sesi", { headers: { accept: "application/json" } });
    fetched.mockResolvedValueOnce(Response.json({ nip: "1" }, { status: 503 }));
    expect(await askSession()).toBeNull();
    fetched.mockRejectedValueOnce(new TypeError("no network"));
    expect(await askSession()).toBeNull();
  });
});

describe("the watch over a session of half an hour", () => {
  const mulai = async () => {
    const { watch, recordKegiatan } = await open();
    const keadaan = { habis: false, ditanya: start };
    const tanya = vi.fn(async () => {
      keadaan.ditanya = Date.now();
    });
    const tampil = vi.fn();
    const akhir = new AbortController();
    watch({ batas: 30 * minute, habis: () => keadaan.habis, ditanya: () => keadaan.ditanya, tanya, tampil }, akhir.signal);
    /** To a moment after the start, without a tick on the way. */
    const pada = (ms: number) => vi.setSystemTime(start + ms);
    const detak = () => vi.advanceTimersToNextTimer();
    const gerak = (kind = "keydown") => window.dispatchEvent(new Event(kind));
    return { keadaan, tanya, tampil, akhir, pada, detak, gerak, catatKegiatan: recordKegiatan };
  };

  test.each(["pointerdown", "keydown"])("asks when somebody works (%s), at most every four minutes", async (kind) => {
    const { tanya, pada, gerak } = await mulai();
    pada(4 * minute);
    gerak(kind);
    expect(tanya).not.toHaveBeenCalled();
    pada(4 * minute + 1);
    gerak(kind);
    gerak(kind);
    expect(tanya).toHaveBeenCalledTimes(1);
  });

  test("counts from what was done last, and warns two minutes before the end", async () => {
    const { tampil, pada, detak, gerak } = await mulai();
    pada(28 * minute - 1000);
    detak();
    expect(tampil).toHaveBeenLastCalledWith(null);
    pada(28 * minute);
    detak();
    expect(tampil.mock.lastCall?.[0]).toBeLessThan(2 * minute);
    // From the warning on a key alone keeps nobody inside: the server is asked by the button.
    gerak();
    detak();
    expect(tampil.mock.lastCall?.[0]).toBeLessThan(2 * minute);
  });

  test("is put off by a key at the last moment before the warning", async () => {
    const { tampil, pada, detak, gerak } = await mulai();
    pada(28 * minute);
    gerak();
    pada(29 * minute);
    detak();
    expect(tampil).toHaveBeenLastCalledWith(null);
  });

  test("asks a little after the end, and is silent once it is over", async () => {
    const { keadaan, tanya, tampil, pada, detak, gerak } = await mulai();
    pada(30 * minute + 4_000);
    detak();
    expect([tanya.mock.calls.length, tampil.mock.calls.length]).toEqual([0, 1]);
    pada(30 * minute + 5_000);
    detak();
    expect([tanya.mock.calls.length, tampil.mock.calls.length]).toEqual([1, 1]);
    keadaan.habis = true;
    keadaan.ditanya = 0;
    detak();
    gerak();
    expect([tanya.mock.calls.length, tampil.mock.calls.length]).toEqual([1, 1]);
  });

  test.each([
    ["focus", () => window],
    ["visibilitychange", () => page],
  ])("asks on %s when the time is over or the session is, in a page that is seen", async (kind, target) => {
    const { keadaan, tanya, pada } = await mulai();
    const kembali = () => {
      target().dispatchEvent(new Event(kind));
      return tanya.mock.calls.length;
    };
    pada(30 * minute);
    expect(kembali()).toBe(0);
    pada(30 * minute + 1);
    page.visibilityState = "hidden";
    expect(kembali()).toBe(0);
    page.visibilityState = "visible";
    expect(kembali()).toBe(1);
    pada(0);
    expect(kembali()).toBe(1);
    keadaan.habis = true;
    expect(kembali()).toBe(2);
  });

  test("holds up no scrolling", async () => {
    const added = vi.fn();
    vi.stubGlobal("addEventListener", added);
    const { akhir } = await mulai();
    const passive = { signal: akhir.signal, passive: true };
    expect(added.mock.calls).toMatchObject([
      ["pointerdown", {}, passive],
      ["keydown", {}, passive],
      ["focus", {}, {}],
    ]);
  });

  test("ends with the page", async () => {
    const { tanya, tampil, akhir, pada, gerak } = await mulai();
    akhir.abort();
    expect(vi.getTimerCount()).toBe(0);
    pada(31 * minute);
    gerak();
    window.dispatchEvent(new Event("focus"));
    page.dispatchEvent(new Event("visibilitychange"));
    expect([tanya.mock.calls.length, tampil.mock.calls.length]).toEqual([0, 0]);
  });
});
