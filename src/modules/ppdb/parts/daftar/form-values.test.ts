/**
 * What stands in the form of a family, and what of it goes out. What goes wrong: an answer to a question that is not asked any more is sent, a
 * ticked box comes back empty, a draft of last week overwrites what was just typed, or a broken piece of storage stops the page.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { choice, type Fields, text, yesNo } from "#kit/register/fields.ts";
import { bareStorage } from "#tests/support/hook.ts";
import { registrationFields } from "../../fields.ts";
import { askedOf, fillForm, initialOf, isAsked, isUntouched, readForm, typedOf } from "./form-values.ts";
import { dropParcel, keepParcel, type Parcel } from "./parcels.ts";
import { keptMs, readParcel, readParcels } from "./read-parcels.ts";
import { unsentOf } from "./unsent.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what goes out", () => {
  const fields: Fields = {
    wali: yesNo({ label: "Diasuh wali", privacy: "rahasia" }),
    jalur: choice({ label: "Jalur", privacy: "umum", options: [{ value: "tahfidz", label: "Tahfidz" }] }),
    nama: text({ label: "Nama wali", privacy: "rahasia", max: 60, onlyIf: { says: { wali: ["on"] }, sentence: "Tidak diisi." } }),
    juz: text({ label: "Juz", privacy: "pribadi", max: 9, onlyIf: { says: { jalur: ["tahfidz"] }, sentence: "Tidak diisi." } }),
  };

  test("leaves out what is not asked beside the others, and keeps what no field is known of", () => {
    const typed = { nama: "Paman", juz: "5", lain: "x" };
    expect(askedOf(fields, { ...typed, wali: "true", jalur: "tahfidz" })).toEqual({ ...typed, wali: "true", jalur: "tahfidz" });
    expect(askedOf(fields, { ...typed, wali: "", jalur: "reguler" })).toEqual({ wali: "", jalur: "reguler", lain: "x" });
    expect(askedOf(fields, typed)).toEqual({ lain: "x" });
    expect(isAsked(registrationFields.pekerjaanAyah, { ayahWafat: "true" })).toBe(false);
    expect(isAsked(registrationFields.pekerjaanAyah, {})).toBe(true);
  });

  test("comes back into the form as it was typed", () => {
    expect(typedOf({ a: null, b: false, c: true, d: 85.5, e: "teks", f: 0 })).toEqual({
      a: "",
      b: "",
      c: "true",
      d: "85.5",
      e: "teks",
      f: "0",
    });
    expect([initialOf("agama"), initialOf("nisn"), initialOf("tidak ada")]).toEqual(["islam", "", ""]);
  });
});

describe("the fields", () => {
  const field = (name: string, type = "text", value = "", dataset: object = {}) => ({ name, type, value, checked: false, dataset });
  const formOf = (...inputs: ReturnType<typeof field>[]) => {
    vi.stubGlobal(
      "FormData",
      class {
        *[Symbol.iterator]() {
          for (const { name, value } of inputs) yield [name, value];
        }
      },
    );
    return { querySelectorAll: () => inputs } as unknown as HTMLFormElement;
  };

  test("show a day as people write it, tick what was ticked, and leave what is hidden", () => {
    const [day, tick, other, hidden] = [
      field("tanggalLahir", "text", "", { day: "day" }),
      field("ayahWafat", "checkbox", "true"),
      field("ibuWafat", "checkbox", "true"),
      field("kunci", "hidden", "kunci-1"),
    ];
    const plain = field("alamat");
    fillForm(formOf(day, tick, other, hidden, plain), {
      tanggalLahir: "2012-03-09",
      ayahWafat: "true",
      kunci: "lain",
      alamat: "2012-03-09",
    });
    expect([day.value, tick.checked, other.checked, hidden.value, plain.value]).toEqual([
      ...["9/3/2012", true, false, "kunci-1", "2012-03-09"],
    ]);
  });

  test("count as untouched only with what they began with, what the draft holds, or another path", () => {
    const touched = (name: string, value: string, draft = {}) =>
      !isUntouched(formOf(field("kunci", "hidden", "x"), field(name, "text", value)), draft);
    expect([touched("jalur", "tahfidz"), touched("agama", "islam"), touched("alamat", ""), touched("alamat", "Palu")]).toEqual([
      ...[false, false, false, true],
    ]);
    expect([touched("alamat", "Palu", { alamat: "Palu" }), touched("alamat", "Palu", { alamat: "Poso" })]).toEqual([false, true]);
    expect(touched("agama", "")).toBe(false);
    expect(readForm(formOf(field("kunci"), field("alamat", "text", "Palu")))).toEqual({ alamat: "Palu" });
  });
});

describe("what lies on the device", () => {
  const now = 1_800_000_000_000;
  const held = new Map<string, string>();
  const one: Parcel = { key: "satu", at: now, name: "Nur", values: {} };
  beforeEach(() => {
    held.clear();
    vi.useFakeTimers({ toFake: ["Date"], now });
    vi.stubGlobal("localStorage", bareStorage(held));
  });

  test("is read to the last moment of its time, and thrown away with it", () => {
    keepParcel(one);
    vi.setSystemTime(now + keptMs - 1);
    expect(readParcels()).toEqual([one]);
    vi.setSystemTime(now + keptMs);
    expect([readParcels(), held.size, keptMs]).toEqual([[], 0, 30 * 86_400_000]);
    const receipt = { nomor: "A", bukti: "b", peringatan: [], berbeda: false };
    keepParcel({ key: "satu", name: "Nur", at: now + keptMs, receipt, seen: now + keptMs });
    vi.setSystemTime(now + keptMs + 86_400_000 - 1);
    expect(readParcels()).toHaveLength(1);
    vi.setSystemTime(now + keptMs + 86_400_000);
    expect([readParcels(), held.size]).toEqual([[], 0]);
  });

  test.each([
    "null",
    "3",
    '"teks"',
    "{}",
    '{"key":1,"at":1,"name":"x","values":{}}',
    '{"key":"a","at":"1","name":"x","values":{}}',
    '{"key":"a","at":1,"name":2,"values":{}}',
    '{"key":"a","at":1,"name":"x"}',
    '{"at":1,"name":"x","values":{}}',
    '{"key":"a","name":"x","values":{}}',
    '{"key":"a","at":1,"values":{}}',
  ])("%s is none of ours", (stored) => {
    held.set("pendaftaran:kirim:satu", stored);
    held.set("lain", stored);
    expect([readParcel("satu"), readParcels(), [...held.keys()]]).toEqual([undefined, [], ["lain"]]);
  });

  test("goes when it is dropped; a browser that keeps nothing has nothing to drop", () => {
    keepParcel(one);
    dropParcel("satu");
    expect([held.size, readParcel("satu")]).toEqual([0, undefined]);
    vi.stubGlobal("localStorage", undefined);
    expect(() => dropParcel("satu")).not.toThrow();
  });
});

test("what came too late names answers by their codes, and nothing that is no field", () => {
  expect(unsentOf({ "jawab-juz": "5", "jawab-kosong": "", kunci: "x", toString: "x", ayahWafat: "true", jurusan: "ipa" })).toEqual([
    { label: "Jawaban juz", value: "5" },
    { label: "Jurusan", value: "IPA" },
  ]);
});
