import { expect, test } from "vitest";
import { askCancelled, faultSentence, installCancelled } from "./use-passkey.ts";

const named = (name: string) => Object.assign(new Error("in English, for programmers"), { name });

test.each(["NotAllowedError", "AbortError"])("a passkey that was refused or cancelled (%s) is told by what was being done", (name) => {
  for (const sentence of [askCancelled, installCancelled]) expect(faultSentence(named(name), sentence)).toBe(sentence);
  expect(askCancelled).toContain("dibatalkan");
  expect(installCancelled).not.toContain("belum menyimpan");
  for (const sentence of [askCancelled, installCancelled]) expect(sentence).toMatch(/Coba lagi, atau pakai cara lain\.$/);
});

test.each(["InvalidStateError", "TypeError", "SecurityError", ""])("%s has a sentence too, none of it in English", (name) => {
  expect(faultSentence(named(name), askCancelled)).toMatch(/^[A-Z].*\.$/);
  expect(faultSentence(named(name), askCancelled)).not.toContain("English");
});
