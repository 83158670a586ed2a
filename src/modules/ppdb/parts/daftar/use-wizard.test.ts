/**
 * A family at the form in the two weeks it is open, mostly on a telephone. What goes wrong: a step counts as done that is not, a warning of
 * the age comes for nothing, a child whose form is mended overwrites another, or what was thrown away is sent all the same.
 */
import type { FormEvent } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bareBrowser, runHook } from "#tests/support/hook.ts";
import { registration } from "#tests/support/registrations.ts";
import { noQuestion } from "../../fields.ts";
import type { Periode } from "../../periode.ts";
import "./deliver.ts";
import { readDraft } from "./draft.ts";
import { initialOf } from "./form-values.ts";
import { keepParcel, type Parcel } from "./parcels.ts";
import { readParcels } from "./read-parcels.ts";
import { useWizard } from "./use-wizard.ts";

vi.mock("#kit/ui/feedback/toast.tsx", () => ({ useToast: () => () => undefined }));

const periode = { ...noQuestion, tahunAjaran: "2027/2028", usiaMaksimal: null, usiaPer: null } as unknown as Periode;
const { nilaiUN: _, jurusan: __, ...child } = registration("Nur");
const filled = { ...child, jalur: "reguler", agreement: "true" };
let browser: ReturnType<typeof bareBrowser>;
let inputs: { name: string; value: string; type: string; dataset: object }[];
let sent: { key: string; body: Record<string, unknown> }[];
let answer: () => Promise<Response>;
const place = { hash: "", pathname: "/daftar", search: "" };
const names = [...Object.keys(filled), "namaWali", "bersamaWali", "nisn"];
const set = (name: string, value: string) => {
  for (const input of inputs) if (input.name === name) input.value = value;
};
const fill = (typed: Readonly<Record<string, unknown>>) => {
  for (const [name, value] of Object.entries(typed)) set(name, String(value));
};
const at = (name = "") => ({ target: { name }, preventDefault: () => undefined }) as unknown as FormEvent<HTMLFormElement>;

async function start(refused?: Parameters<typeof useWizard>[0]["refused"]) {
  const form = { querySelectorAll: () => inputs, contains: () => false } as unknown as HTMLFormElement;
  const tambahan = {};
  const hook = await runHook(() => {
    const wizard = useWizard({ freshKey: "kunci-halaman", refused, periode, tambahan });
    wizard.form.current = form;
    return wizard;
  });
  const go = (hash: string) => {
    place.hash = hash;
    return hook.does(() => browser.fire("hashchange"));
  };
  const type = (typed: Readonly<Record<string, unknown>>) =>
    hook.does(() => {
      fill(typed);
      hook.now().onInput(at("x"));
    });
  return { ...hook, go, type };
}

beforeEach(() => {
  browser = bareBrowser();
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  inputs = names.map((name) => ({ name, value: initialOf(name), type: "text", dataset: {} }));
  inputs.unshift({ name: "kunci", value: "kunci-form", type: "hidden", dataset: {} });
  place.hash = "";
  const assign = (hash: string) => {
    place.hash = hash;
    queueMicrotask(() => browser.fire("hashchange"));
  };
  vi.stubGlobal("location", Object.assign(place, { assign }));
  vi.stubGlobal("innerHeight", 640);
  vi.stubGlobal("history", { state: null, replaceState: () => undefined });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal(
    "FormData",
    class {
      get = (name: string) => inputs.find((one) => one.name === name)?.value ?? null;
      *[Symbol.iterator]() {
        for (const { name, value } of inputs) yield [name, value];
      }
    },
  );
  [sent, answer] = [[], () => Promise.reject(new TypeError("network"))];
  vi.stubGlobal("fetch", (_path: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    sent.push({ key: String(headers["Idempotency-Key"]), body: JSON.parse(body) });
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the form", () => {
  test("knows whether somebody wrote something: the path that is offered is nobody's writing", async () => {
    const hook = await start();
    expect(hook.now()).toMatchObject({
      ready: true,
      step: 1,
      isTouched: false,
      agreed: false,
      problem: undefined,
      warnings: [],
      shown: {},
    });
    await hook.type({ jalur: "tahfidz" });
    expect(hook.now().isTouched).toBe(false);
    await hook.type({ namaLengkap: "Nur", agreement: "true" });
    expect(hook.now()).toMatchObject({ isTouched: true, agreed: true, kept: "yes" });
  });

  test("counts what each step that was passed lacks, and ticks off one that lacks nothing", async () => {
    const hook = await start();
    expect(hook.now().lacking).toEqual([undefined, undefined, undefined]);
    await hook.type({ ...filled, namaAyah: "", namaIbu: "" });
    expect(hook.now().lacking).toEqual([0, undefined, 0]);
    await hook.go("#langkah-2");
    expect(hook.now().lacking).toEqual([0, undefined, 0]);
    await hook.go("#langkah-3");
    expect([hook.now().step, hook.now().lacking]).toEqual([3, [0, 2, 0]]);
    await hook.does(() => hook.now().go(4));
    expect(hook.now().step).toBe(4);
  });

  test("warns of an age only where a day was typed", async () => {
    const hook = await start();
    await hook.type({ tanggalLahir: "9/3/2001" });
    expect(hook.now().warnings).toEqual([expect.stringContaining("sudah lewat 21 tahun")]);
    await hook.type({ tanggalLahir: "9/3" });
    await hook.type({ tanggalLahir: "sembilan" });
    expect(hook.now().warnings).toEqual([]);
  });

  test("says a field's mistake once it was left, and sends nothing that is not asked for any more", async () => {
    const hook = await start();
    await hook.type({ ...filled, nisn: "123", namaWali: "Paman" });
    await hook.does(() => hook.now().onBlur(at("nisn")));
    expect(hook.now().shown).toEqual({ nisn: "NISN terdiri atas 10 angka." });
    expect(hook.now().errors).toEqual({ nisn: "NISN terdiri atas 10 angka." });
    await hook.type({ bersamaWali: "true", nisn: "" });
    expect(Object.keys(hook.now().errors)).toEqual(["hubunganWali", "pekerjaanWali"]);
  });

  test("in answer to a press without scripts shows what the server said, and mends it down", async () => {
    browser.held.set("man1palu.pendaftaran", JSON.stringify({ key: "lama", values: { namaLengkap: "Lama" }, at: Date.now() }));
    const hook = await start({ typed: {}, sentence: "Periksa lagi.", fields: { nisn: "Dipakai anak lain.", jalur: "Tutup." } });
    expect([hook.now().problem?.fields.length, hook.now().typed.namaLengkap]).toEqual([2, ""]);
    await hook.does(() => hook.now().onInput(at("nisn")));
    expect(hook.now().problem).toMatchObject({ sentence: "Masih ada satu isian yang perlu diperbaiki.", fields: [{ name: "jalur" }] });
  });
});

describe("what is sent", () => {
  test("waits beside the form; at its last step the form says so itself", async () => {
    const hook = await start();
    await hook.type(filled);
    await hook.does(() => hook.now().onSubmit(at()));
    expect(sent.map(({ key, body }) => [key, body.namaLengkap])).toEqual([["kunci-form", "Nur"]]);
    expect([hook.now().others.length, hook.now().problem?.kind]).toEqual([1, "waiting"]);
    await hook.go("#langkah-4");
    expect(hook.now().others).toEqual([]);
    answer = async () => Response.json({ nomor: "PMBM-2027-00001-A", bukti: "b", peringatan: [], berbeda: false }, { status: 201 });
    await hook.does(() => hook.now().again());
    expect(hook.now()).toMatchObject({ step: 1, isTouched: false, problem: undefined, justArrived: true, typed: { namaLengkap: "" } });
    expect(readDraft()).toBeUndefined();
  });

  test("is not sent any more once it was thrown away, and another child begins with an empty form", async () => {
    const hook = await start();
    await hook.type(filled);
    await hook.does(() => hook.now().onSubmit(at()));
    expect(readParcels()).toHaveLength(1);
    await hook.does(() => hook.now().onBlur(at("namaLengkap")));
    await hook.does(() => hook.now().another());
    expect(hook.now().shown).toEqual({});
    expect([readParcels().length, hook.now().problem, hook.now().typed.namaLengkap]).toEqual([1, undefined, ""]);
    await hook.leave();
    const other = await start();
    await other.type(filled);
    await other.does(() => other.now().onSubmit(at()));
    await other.does(() => other.now().discard());
    expect([other.now().problem, other.now().typed.namaLengkap, other.now().shown, readDraft()]).toEqual([undefined, "", {}, undefined]);
    expect(readParcels()).toEqual([]);
  });

  test.each([true, false])(
    "and refused comes back into the form to be mended, under its own key unless it is spent (%s)",
    async (keyIsSpent) => {
      const refused = { sentence: "Periksa lagi.", fields: { nisn: "Dipakai anak lain." }, keyIsSpent };
      const parcel: Parcel = { key: "kunci-adik", at: Date.now(), name: "Adik", values: { ...child, namaLengkap: "Adik" }, refused };
      keepParcel(parcel);
      const hook = await start();
      expect(hook.now().others).toEqual([parcel]);
      await hook.does(() => hook.now().mend(parcel));
      expect(hook.now()).toMatchObject({ step: 3, shown: refused.fields, typed: { namaLengkap: "Adik" }, others: [] });
      expect(readDraft()?.key === "kunci-adik").toBe(!keyIsSpent);
      expect(readParcels()).toEqual([]);
    },
  );
});
