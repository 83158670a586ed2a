import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { registration } from "#tests/support/registrations.ts";
import { loader } from "../../screens/registration.ts";
import { dropDraft, keepDraft, newKey, readDraft } from "./draft.ts";
import { fillForm, initialOf, isUntouched, readForm } from "./form-values.ts";
import { send } from "./send.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what became of a sending", () => {
  const sent: { path: string; options: RequestInit }[] = [];
  const answered = (body: unknown, status: number) => {
    vi.stubGlobal("fetch", async (path: string, options: RequestInit) => {
      sent.push({ path, options });
      return Response.json(body, { status });
    });
    return send({ ...registration(), email: null }, "kunci-1234");
  };

  test("goes out with its key, and the receipt comes back", async () => {
    const receipt = { nomor: "PMBM-2027-00001-A", bukti: "rahasia", peringatan: [], berbeda: false };
    expect(await answered(receipt, 201)).toEqual({ kind: "received", receipt });
    const { path, options } = sent.at(-1) ?? { path: "", options: {} };
    expect([path, options.method, options.headers]).toEqual([
      "/api/registerSiswa",
      "POST",
      { "Content-Type": "application/json", "Idempotency-Key": "kunci-1234" },
    ]);
    expect(JSON.parse(String(options.body))).toEqual({ ...registration(), email: null });
    expect(options.signal).toBeInstanceOf(AbortSignal);
  });

  test.each([
    [
      { error: "Periksa lagi.", fields: { alamat: "Wajib." } },
      422,
      { sentence: "Periksa lagi.", fields: { alamat: "Wajib." }, keyIsSpent: false },
    ],
    [{ error: "Tertutup." }, 409, { sentence: "Tertutup.", fields: {}, keyIsSpent: true }],
    [{}, 499, { sentence: "Layanan sedang terganggu.", fields: {}, keyIsSpent: false }],
  ])("%j with %i is refused", async (body, status, told) => {
    expect(await answered(body, status)).toEqual({ kind: "refused", ...told });
  });

  test("nobody knows whether it arrived", async () => {
    expect(await answered({ error: "Sedang sibuk." }, 500)).toEqual({ kind: "lost", sentence: "Sedang sibuk." });
    expect(await answered({}, 503)).toEqual({ kind: "lost", sentence: "Layanan sedang terganggu." });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    expect(await send(registration(), "kunci-1234")).toEqual({ kind: "lost", sentence: "Sambungan internet terputus." });
  });
});

describe("what was typed", () => {
  beforeEach(() => {
    const held = new Map<string, string>();
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => held.get(name) ?? null,
      setItem: (name: string, text: string) => held.set(name, text),
      removeItem: (name: string) => held.delete(name),
    });
  });

  test("lies on the device for thirty days, with the key of its sending", () => {
    const draft = { key: newKey(), typed: { namaLengkap: "Setengah" }, at: Date.now() };
    expect(readDraft()).toBeUndefined();
    expect(keepDraft(draft)).toBe(true);
    vi.setSystemTime(draft.at + 30 * 86_400_000 - 1);
    expect(readDraft()).toEqual(draft);
    vi.setSystemTime(draft.at + 30 * 86_400_000);
    expect(readDraft()).toBeUndefined();
    keepDraft(draft);
    dropDraft();
    expect(readDraft()).toBeUndefined();
  });

  test("of a draft from before moments were kept, none is said", () => {
    localStorage.setItem("man1palu.pendaftaran", JSON.stringify({ key: "lama", values: {} }));
    vi.setSystemTime(0);
    expect(readDraft()).toEqual({ key: "lama", typed: {}, at: 0 });
  });

  test("is put into the fields and read from them", () => {
    const field = (name: string, type = "text", value = "") => ({ name, type, value, checked: false, dataset: {} });
    const fields = [
      ...[field("kunci", "hidden", "kunci-1234"), field("namaLengkap"), field("agama"), field("kewarganegaraan"), field("jawab-juz")],
      ...[field("jurusan", "radio", "ipa"), field("jurusan", "radio", "ips"), field("agreement", "checkbox", "ya")],
    ];
    const form = {
      querySelectorAll: (asked: string) => (asked === "[name]" ? fields : []),
    } as unknown as HTMLFormElement;
    const held = () => fields.filter(({ type, checked }) => type === "text" || checked);
    vi.stubGlobal(
      "FormData",
      class {
        *[Symbol.iterator]() {
          for (const { name, value } of held()) yield [name, value];
        }
      },
    );
    const typed = { namaLengkap: "Nur", kewarganegaraan: "", "jawab-juz": "5", jurusan: "ips", agreement: "ya" };
    fillForm(form, typed);
    expect(readForm(form)).toEqual({ ...typed, agama: "islam" });
    expect([isUntouched(form, {}), isUntouched(form, { ...typed, agama: "islam" })]).toEqual([false, true]);
    fillForm(form, {});
    expect(readForm(form)).toEqual({ namaLengkap: "", agama: "islam", kewarganegaraan: "Indonesia", "jawab-juz": "" });
    expect([isUntouched(form, {}), initialOf("agama"), initialOf("alamat")]).toEqual([true, "islam", ""]);
  });
});

test("older links lead to the form for good", () => {
  const answer = loader();
  expect([answer.status, answer.headers.get("location")]).toEqual([308, "/daftar"]);
});
