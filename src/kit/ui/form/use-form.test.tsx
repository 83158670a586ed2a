/** A form before the browser draws it anew: what it holds, what goes out with it, and what stays behind on the device. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shown } from "#tests/support/shown.tsx";
import { number, text } from "../../register/fields.ts";
import { draftOf, readDraft } from "./draft.ts";
import { type RefusedForm, useForm } from "./use-form.ts";

const fields = { nama: text({ label: "Nama", max: 50 }), kelas: number({ label: "Kelas", step: 1 }) };
const place = draftOf("uji", "7");
const stored = { nama: "Ani", kelas: "10" };
type Stored = { readonly versi: number; readonly nama: string; readonly kelas: string };
const read = ({ nama, kelas }: Stored) => ({ nama, kelas });
type Started = Parameters<typeof useForm<Stored>>[0];
const refusal = { kind: "invalid", sentence: "Periksa lagi.", fields: { nama: "Nama wajib diisi." } } as const;
const lastRow = { versi: 8, nama: "Ani", kelas: "12" };
const conflict: RefusedForm<Stored> = { refusal: { kind: "conflict", sentence: "Sudah diubah." }, current: lastRow };

function open(changes: Partial<Started> = {}) {
  let form: ReturnType<typeof useForm<Stored>> | undefined;
  function Opened() {
    form = useForm<Stored>({ ...{ fields, place, initial: stored, versi: 3, read }, ...changes });
    return null;
  }
  shown(<Opened />);
  if (!form) throw new Error("no form");
  return form;
}
const sent = (form: ReturnType<typeof open>, ...given: Parameters<ReturnType<typeof open>["begin"]>) =>
  Object.fromEntries(form.begin(...given).entries());
const kept = () => readDraft(place);

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal("document", { activeElement: null });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => held.set(name, value),
    removeItem: (name: string) => held.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a form begins with what is stored: nothing is wrong, nobody else saved, and nothing would be lost", () => {
  const form = open();
  expect(form).toMatchObject({ typed: stored, errors: {}, overtaken: undefined, dirty: false, restored: false });
  expect([form.title, form.unsaved(), form.unsaved(true)]).toEqual([undefined, false, true]);
  expect(form.values()).toEqual(stored);
});

test("what was said to a sending without scripts stands there at once", () => {
  expect(open({ refused: { refusal } })).toMatchObject({ title: "Periksa lagi.", errors: refusal.fields, overtaken: undefined });
  expect(open({ refused: { refusal: { kind: "conflict", sentence: "Tidak bisa." } } }).errors).toEqual({});
  expect(open({ refused: conflict }).overtaken).toEqual({ current: { nama: "Ani", kelas: "12" }, versi: 8, by: null });
  const by = { name: "Budi", at: new Date(0) };
  expect(open({ refused: { ...conflict, by } }).overtaken).toMatchObject({ by });
});

test("what is typed is kept on the device, that field alone, with the version it began from", () => {
  const form = open();
  form.type("Anita", "nama");
  expect(form.values()).toEqual({ nama: "Anita", kelas: "10" });
  expect(kept()).toMatchObject({ values: { nama: "Anita" }, versi: 3 });
  form.replace({ kelas: "11" });
  expect(form.values()).toEqual({ nama: "Anita", kelas: "11" });
  expect(kept()?.values).toEqual({ nama: "Anita", kelas: "11" });
});

test("all is sent, with the version that was seen and what comes beside; a new row has none", () => {
  const form = open();
  form.type("Anita", "nama");
  expect(sent(form)).toEqual({ nama: "Anita", kelas: "10", kunci: "", versi: "3" });
  expect(sent(form, { aksi: "simpan" }, { nama: "Ana" })).toEqual({ nama: "Ana", kunci: "", versi: "3", aksi: "simpan" });
  expect(sent(open({ versi: undefined }))).toEqual({ ...stored, kunci: "" });
  // Whoever was told what somebody else saved sends over that.
  expect(sent(open({ refused: conflict })).versi).toBe("8");
});

test("what was refused goes out under the same key again, unless somebody else saved: then it is another sending", () => {
  const form = open();
  form.type("Anita", "nama");
  form.hear({ refusal });
  expect(sent(form)).toMatchObject({ nama: "Anita", kunci: "", versi: "3" });
  form.hear(conflict);
  expect(sent(form).kunci).toMatch(/^[0-9a-f]{32}$/);
  expect(kept()).toMatchObject({ values: { nama: "Anita" }, key: sent(form).kunci });
});

test("what somebody else saved comes in where nothing was typed, and what was typed stays", () => {
  const form = open();
  form.type("Anita", "nama");
  form.hear(conflict);
  expect(form.values()).toEqual({ nama: "Anita", kelas: "12" });
  expect(kept()?.values).toEqual({ nama: "Anita" });
  // What was typed is what the other saved too: nothing of it is one's own any more.
  form.hear({ ...conflict, current: { versi: 9, nama: "Anita", kelas: "12" } });
  form.type("12", "kelas");
  expect(kept()?.values).toEqual({});
  // What a stored row does not tell of stays as it stands in the form.
  const partly = open({ read: ({ kelas }) => ({ kelas }) });
  partly.hear(conflict);
  expect(partly.values()).toEqual({ nama: "Ani", kelas: "12" });
});

test("a form that others saved over as it stands keeps no draft of it", () => {
  const form = open();
  form.hear({ ...conflict, current: { versi: 8, nama: "Ani", kelas: "10" } });
  expect([form.values(), kept()]).toEqual([stored, undefined]);
  open({ read: undefined }).hear(conflict);
  expect(kept()).toBeUndefined();
});

test("what was taken leaves no draft and would be no loss", () => {
  const form = open();
  form.type("Anita", "nama");
  form.done();
  expect([kept(), form.unsaved(true)]).toEqual([undefined, false]);
});

test("once it is stored, what was typed since begins from it, as another sending", () => {
  const form = open();
  form.type("Anita", "nama");
  form.begin();
  form.type("11", "kelas");
  form.stored(4);
  const key = sent(form).kunci;
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(sent(form)).toEqual({ nama: "Anita", kelas: "11", kunci: key, versi: "4" });
  expect(kept()).toMatchObject({ values: { kelas: "11" }, versi: 4, key });
  form.begin();
  form.stored(5);
  expect(kept()).toBeUndefined();
});

test("thrown away, it begins anew from what is stored by then, as another sending", () => {
  const form = open();
  form.type("Anita", "nama");
  form.begin();
  form.stored(4);
  form.type("12", "kelas");
  const before = sent(form).kunci;
  form.discard();
  expect([form.values(), kept()]).toEqual([{ nama: "Anita", kelas: "10" }, undefined]);
  const { kunci, versi } = sent(form);
  expect([kunci === before, String(kunci).length, versi]).toEqual([false, 32, "4"]);
  const fresh = open({ versi: undefined });
  fresh.discard();
  expect(sent(fresh).versi).toBeUndefined();
});
