import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepDraft, readDraft } from "#kit/ui/form/draft.ts";
import { hantar, rancangan } from "./answer.ts";

const draft = { values: { name: "Setengah jadi" }, key: "ab".repeat(16) };

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, words: string) => held.set(name, words),
    removeItem: (name: string) => held.delete(name),
  });
  keepDraft(rancangan(undefined), draft);
});
afterEach(() => vi.unstubAllGlobals());

/** @returns what is left of the draft */
async function afterSentTo(location: string) {
  const answer = new Response(null, { status: 302, headers: { location } });
  await expect(hantar(async () => Promise.reject(answer), undefined)).rejects.toBe(answer);
  return readDraft(rancangan(undefined))?.values;
}

test("what was saved is no draft any more", async () => {
  expect(await afterSentTo("/administration/berita/7?pesan=simpan")).toBeUndefined();
});

test("whoever has to sign in first finds what was typed again", async () => {
  for (const door of ["/login?lanjut=%2Fadministration%2Fberita%2Fbaru", "/dua-langkah?lanjut=%2F", "/konfirmasi?lanjut=%2F"])
    expect(await afterSentTo(door)).toEqual(draft.values);
});
