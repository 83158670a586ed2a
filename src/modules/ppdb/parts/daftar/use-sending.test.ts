/**
 * A family presses "Kirim" on a telephone whose network comes and goes, and presses once more. What goes wrong: it is sent twice under two
 * keys, it lies nowhere when the browser is closed, or nobody says that no answer came.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bareBrowser, runHook } from "#tests/support/hook.ts";
import { registration } from "#tests/support/registrations.ts";
import "./deliver.ts";
import { lacking, stillWrong, trouble, useSending } from "./use-sending.ts";

const receipt = { nomor: "PMBM-2027-00001-A", bukti: "rahasia", peringatan: [], berbeda: false };
const parcel = { key: "kunci-satu", name: "Nur", values: registration("Nur") };
const place = "pendaftaran:kirim:kunci-satu";
let browser: ReturnType<typeof bareBrowser>;
let answer: () => Promise<Response>;
let sent: string[];
const moved: string[] = [];

beforeEach(() => {
  browser = bareBrowser();
  browser.elements.set("menunggu", { scrollIntoView: () => moved.push("menunggu") });
  browser.elements.set("masalah", { focus: () => moved.push("masalah") });
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value);
  [sent, moved.length] = [[], 0];
  vi.stubGlobal("fetch", (_: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(String(headers["Idempotency-Key"]));
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("one sending", () => {
  test("lies on the device before it leaves, and a second press is no second sending", async () => {
    let arrive: (answer: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    const hook = await runHook(() => useSending(undefined));
    expect(hook.now()).toMatchObject({ sending: false, problem: undefined, isKept: true });
    const pressed: Promise<unknown>[] = [];
    await hook.does(() => void pressed.push(hook.now().transmit(parcel)));
    expect(hook.now().sending).toBe(true);
    expect(JSON.parse(browser.held.get(place) ?? "")).toMatchObject({ ...parcel, at: expect.any(Number) });
    await hook.does(() => void pressed.push(hook.now().transmit(parcel)));
    expect(sent).toHaveLength(1);
    await hook.does(() => arrive(Response.json(receipt, { status: 201 })));
    expect(await Promise.all(pressed)).toEqual([{ kind: "received", receipt }, undefined]);
    expect([sent, hook.now().sending, hook.now().problem]).toEqual([["kunci-satu"], false, undefined]);
    answer = async () => Response.json(receipt, { status: 201 });
    await hook.does(async () => expect(await hook.now().transmit({ ...parcel, key: "kunci-dua" })).toMatchObject({ kind: "received" }));
    expect(sent).toEqual(["kunci-satu", "kunci-dua"]);
  });

  test("without an answer stays on the device, and the page goes to where that is said", async () => {
    answer = () => Promise.reject(new TypeError("network"));
    const hook = await runHook(() => useSending(undefined));
    await hook.does(() => hook.now().transmit(parcel));
    expect(hook.now().problem).toEqual({ kind: "waiting", sentence: "Sambungan internet terputus.", fields: [] });
    expect([browser.held.has(place), hook.now().isKept, moved]).toEqual([true, true, ["menunggu"]]);
  });

  test("that is refused lies on the device no more", async () => {
    answer = async () => Response.json({ error: "Tertutup.", fields: { jalur: "Tutup." } }, { status: 422 });
    const hook = await runHook(() => useSending(undefined));
    await hook.does(async () => expect(await hook.now().transmit(parcel)).toMatchObject({ kind: "refused", sentence: "Tertutup." }));
    expect([browser.held.has(place), hook.now().problem]).toEqual([false, undefined]);
  });

  test("leaves a browser that keeps nothing all the same, and that is said", async () => {
    vi.stubGlobal("localStorage", undefined);
    answer = async () => Response.json(receipt, { status: 201 });
    const hook = await runHook(() => useSending(undefined));
    await hook.does(async () => expect(await hook.now().transmit(parcel)).toEqual({ kind: "received", receipt }));
    expect([sent, hook.now().isKept]).toEqual([["kunci-satu"], false]);
  });
});

describe("what is wrong with it", () => {
  test("as the server said it without scripts gets the cursor only where no field is named", async () => {
    const named = await runHook(() => useSending({ sentence: "Periksa lagi.", fields: { nisn: "Salah." } }));
    expect(named.now().problem).toEqual({ kind: "refused", sentence: "Periksa lagi.", fields: [{ name: "nisn", sentence: "Salah." }] });
    expect(moved).toEqual([]);
    await runHook(() => useSending({ sentence: "Tertutup.", fields: {} }));
    expect(moved).toEqual(["masalah"]);
  });

  test("is counted down as it is mended, and goes with the last mistake", () => {
    const problem = trouble("Periksa lagi.", { nisn: "Salah.", nik: "Keliru.", jalur: "Tutup." });
    expect(stillWrong(problem, { nisn: "Masih salah.", nik: "Keliru.", jalur: "Tutup." })).toEqual({
      ...problem,
      fields: [{ name: "nisn", sentence: "Masih salah." }, ...problem.fields.slice(1)],
    });
    expect(stillWrong(problem, { nik: "Keliru.", jalur: "Tutup.", alamat: "Baru." })).toEqual({
      kind: "refused",
      sentence: "Masih ada 2 isian yang perlu diperbaiki.",
      fields: problem.fields.slice(1),
    });
    expect(stillWrong(problem, { nik: "Keliru." })?.sentence).toBe(lacking(1));
    expect([stillWrong(problem, {}), stillWrong(undefined, {})]).toEqual([undefined, undefined]);
    const whole = trouble("Tertutup.", {});
    expect(stillWrong(whole, {})).toBe(whole);
    expect(lacking(1)).toBe("Masih ada satu isian yang perlu diperbaiki.");
  });
});
