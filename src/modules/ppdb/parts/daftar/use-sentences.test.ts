/**
 * A family that fills the form in for the first time. What goes wrong: everything is red before anything was typed, a mistake is never told,
 * or what the server said stays beside a field that was mended.
 */
import type { FormEvent } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bareBrowser, runHook } from "#tests/support/hook.ts";
import { useSentences } from "./use-sentences.ts";

const errors = { namaLengkap: "Isi nama.", nisn: "Sepuluh angka.", agreement: "Persetujuan Diperlukan" };
const at = (name: string) => ({ target: { name } }) as unknown as FormEvent<HTMLFormElement>;

beforeEach(() => {
  for (const [name, value] of Object.entries(bareBrowser().globals)) vi.stubGlobal(name, value);
});
afterEach(() => vi.unstubAllGlobals());

test("a field's sentence shows once the field was left, and the consent's only with the whole", async () => {
  const hook = await runHook(() => useSentences(errors, {}));
  expect(hook.now().shown).toEqual({});
  await hook.does(() => hook.now().leave(at("nisn")));
  expect(hook.now().shown).toEqual({ nisn: errors.nisn });
  await hook.does(() => hook.now().leave(at("agreement")));
  await hook.does(() => hook.now().leave(at("")));
  const { shown } = hook.now();
  expect(shown).toEqual({ nisn: errors.nisn });
  // Left once more, nothing is worked out anew.
  await hook.does(() => hook.now().leave(at("nisn")));
  expect(hook.now().shown).toBe(shown);
  await hook.does(() => hook.now().leave(at("namaLengkap")));
  expect(hook.now().shown).toEqual({ nisn: errors.nisn, namaLengkap: errors.namaLengkap });
});

test("what the server said shows at once, before the form's own words, until that field is changed", async () => {
  const hook = await runHook(() => useSentences(errors, { nisn: "NISN ini sudah terdaftar.", jalur: "Tutup." }));
  expect(hook.now().shown).toEqual({ nisn: "NISN ini sudah terdaftar.", jalur: "Tutup." });
  const { said } = hook.now();
  await hook.does(() => hook.now().changed(at("alamat")));
  expect(hook.now().said).toBe(said);
  await hook.does(() => hook.now().changed(at("nisn")));
  expect([hook.now().said, hook.now().shown]).toEqual([{ jalur: "Tutup." }, { jalur: "Tutup." }]);
});

test("after a press on the button all that is wrong shows, and an emptied form says nothing", async () => {
  const hook = await runHook(() => useSentences(errors, { jalur: "Tutup." }));
  await hook.does(() => hook.now().say({ nik: "Dipakai anak lain." }));
  expect(hook.now().shown).toEqual({ ...errors, nik: "Dipakai anak lain." });
  await hook.does(() => hook.now().forget());
  expect([hook.now().said, hook.now().shown]).toEqual([{}, {}]);
});

test("mistakes that were mended meanwhile are said no more", async () => {
  let wrong: Record<string, string> = errors;
  const hook = await runHook(() => useSentences(wrong, {}));
  await hook.does(() => hook.now().leave(at("nisn")));
  wrong = { namaLengkap: errors.namaLengkap };
  await hook.again();
  expect(hook.now().shown).toEqual({});
});
