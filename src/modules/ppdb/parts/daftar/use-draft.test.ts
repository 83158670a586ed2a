/**
 * A family that fills the form in over three evenings, on a telephone that others use too. What goes wrong: what was typed is gone or stands
 * in the wrong child's form, consent is given by a page that was opened again, or two children go out under one key and one is lost.
 */
import type { RefObject } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bareBrowser, runHook } from "#tests/support/hook.ts";
import { keepDraft, readDraft } from "./draft.ts";
import { useDraft } from "./use-draft.ts";

const now = 1_800_000_000_000;
let browser: ReturnType<typeof bareBrowser>;
let inputs: { name: string; value: string; type: string; dataset: object }[];
let form: { current: HTMLFormElement | null };
let worker: object | undefined;
const set = (name: string, value: string) => {
  for (const input of inputs) if (input.name === name) input.value = value;
};
const stands = () => Object.fromEntries(inputs.flatMap(({ name, value }) => (name === "kunci" ? [] : [[name, value]])));
const start = (more: object = {}) =>
  runHook(() => useDraft(form as RefObject<HTMLFormElement | null>, { freshKey: "kunci-halaman", refused: false, ...more }));
const kept = { key: "kunci-lama", typed: { namaLengkap: "Nur", agama: "islam" }, at: now - 60_000 };

beforeEach(() => {
  browser = bareBrowser();
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value);
  vi.useFakeTimers({ toFake: ["Date"], now });
  const field = (name: string, value = "", type = "text") => ({ name, value, type, dataset: {} });
  inputs = [field("kunci", "kunci-formulir", "hidden"), field("namaLengkap"), field("agama", "islam"), field("agreement")];
  form = { current: { querySelectorAll: () => inputs } as unknown as HTMLFormElement };
  worker = undefined;
  vi.stubGlobal("navigator", {
    get serviceWorker() {
      return worker;
    },
  });
  vi.stubGlobal(
    "FormData",
    class {
      get = (name: string) => inputs.find((one) => one.name === name)?.value ?? null;
      *[Symbol.iterator]() {
        for (const { name, value } of inputs) yield [name, value];
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a page that opens", () => {
  test("without a draft holds what stands in it, under the key that came with it", async () => {
    const hook = await start();
    expect(hook.now()).toMatchObject({ ready: true, kept: "nothing", keptAt: undefined, typed: { namaLengkap: "", agama: "islam" } });
    expect(hook.now().key()).toBe("kunci-formulir");
  });

  test("from the telephone's own copy takes a key of its own: that page brings the same one each time", async () => {
    worker = { controller: {} };
    expect((await start()).now().key()).toMatch(/^[0-9a-f]{32}$/);
    worker = { controller: null };
    expect((await start()).now().key()).toBe("kunci-formulir");
  });

  test("gives the draft back with its key and when it was kept", async () => {
    vi.setSystemTime(kept.at);
    keepDraft(kept);
    vi.setSystemTime(now);
    const hook = await start();
    expect(stands()).toEqual({ namaLengkap: "Nur", agama: "islam", agreement: "" });
    expect(hook.now()).toMatchObject({ ready: true, kept: "yes", keptAt: new Date(kept.at), typed: { namaLengkap: "Nur" } });
    expect(hook.now().key()).toBe("kunci-lama");
  });

  test("in answer to what was refused, or after somebody wrote already, leaves the draft alone", async () => {
    keepDraft(kept);
    const refused = await start({ refused: true });
    expect([refused.now().key(), stands().namaLengkap, refused.now().kept]).toEqual(["kunci-formulir", "", "nothing"]);
    set("namaLengkap", "Dani");
    const typing = await start();
    expect([typing.now().key(), stands().namaLengkap, typing.now().typed.namaLengkap]).toEqual(["kunci-formulir", "Dani", "Dani"]);
  });

  test("without a form does nothing yet, and nothing that is pressed fails", async () => {
    form.current = null;
    const hook = await start();
    expect([hook.now().ready, hook.now().key()]).toEqual([false, "kunci-halaman"]);
    await hook.does(() => {
      hook.now().note();
      hook.now().forget();
      hook.now().replace({ namaLengkap: "Nur" }, "kunci-lain");
    });
    expect([hook.now().key(), hook.now().kept, browser.held.size]).toEqual(["kunci-lain", "nothing", 0]);
  });
});

describe("what is typed", () => {
  test("is kept with every stroke, without the consent", async () => {
    const hook = await start();
    set("namaLengkap", "Nur");
    set("agreement", "true");
    await hook.does(hook.now().note);
    expect(hook.now()).toMatchObject({ kept: "yes", keptAt: new Date(now), typed: { namaLengkap: "Nur", agreement: "true" } });
    expect(readDraft()).toEqual({ key: "kunci-formulir", typed: { namaLengkap: "Nur", agama: "islam" }, at: now });
  });

  test("is said not to be kept where the browser keeps nothing", async () => {
    vi.stubGlobal("localStorage", undefined);
    const hook = await start();
    await hook.does(hook.now().note);
    expect(hook.now().kept).toBe("no");
  });

  test("goes with its key once it arrived or was thrown away", async () => {
    const hook = await start();
    await hook.does(hook.now().note);
    set("namaLengkap", "Adik");
    await hook.does(hook.now().forget);
    expect([readDraft(), hook.now().kept, hook.now().typed.namaLengkap]).toEqual([undefined, "nothing", "Adik"]);
    expect(hook.now().key()).toMatch(/^[0-9a-f]{32}$/);
  });

  test("is kept under a new key where the old one is spent", async () => {
    const hook = await start();
    set("namaLengkap", "Nur");
    await hook.does(hook.now().renewKey);
    const key = hook.now().key();
    expect(key).not.toBe("kunci-formulir");
    expect(readDraft()).toMatchObject({ key, typed: { namaLengkap: "Nur" } });
  });

  test("makes room for a child whose form is mended, with its own key or a new one", async () => {
    const hook = await start();
    await hook.does(() => hook.now().replace({ namaLengkap: "Tini" }, "kunci-tini"));
    expect([stands().namaLengkap, hook.now().typed.namaLengkap]).toEqual(["Tini", "Tini"]);
    expect(readDraft()).toMatchObject({ key: "kunci-tini", typed: { namaLengkap: "Tini" } });
    await hook.does(() => hook.now().replace({}, undefined));
    expect([hook.now().key() === "kunci-tini", readDraft()?.typed]).toEqual([false, { namaLengkap: "", agama: "islam" }]);
  });
});
