import { expect, onTestFinished, test, vi } from "vitest";
import { createRandom } from "./create-random.server.ts";
import { enoughWithoutFactor } from "./length.ts";
import { bagianPassword, checkPassword } from "./rules.ts";
import { fourRandomWords } from "./suggestion.ts";
import { words } from "./words.ts";

const pemilik = { nip: "198511042010012001", nama: "Nurhayati Labatjo, S.E.", sekolah: { nama: "MAN 1 Palu", kota: "Palu" } };

test.each([
  "kapal lentera bambu rusa",
  "kapallenterabamburusa",
  "   jendela   perahu   purnama   ",
  "Burung maleo bertelur di pasir",
  "كتاب القلم والورقة البيضاء",
  "🦜 🌋 🛶 🥥 🌾 🐠 🧭 🪘 🏝",
])("%s is good", (password) => {
  expect(checkPassword(password, pemilik)).toBeNull();
});

test.each([
  ["empat belas...", "paling sedikit 15"],
  ["x".repeat(257), "paling banyak 256"],
  ["abababababababab", "mengulang"],
  ["198511042010012001", "mudah ditebak"],
  ["19851104 201001 2 001", "mudah ditebak"],
  ["nurhayatilabatjo", "mudah ditebak"],
  ["NURHAYATI 04111985", "mudah ditebak"],
  ["Man1Palu Man1Palu", "mudah ditebak"],
  ["madrasahaliyah2026", "mudah ditebak"],
  ["P4ssw0rdP4ssw0rd!", "mudah ditebak"],
  ["qwertyuiop12345678", "mudah ditebak"],
  ["bismillah123456789", "mudah ditebak"],
  ["bismillahirrahmanirrahim", "mudah ditebak"],
  ["Bismillahirrohmanirrohim 2026", "mudah ditebak"],
  ["Assalamualaikum warahmatullahi wabarakatuh", "mudah ditebak"],
  ["alhamdulillahi rabbil alamin", "mudah ditebak"],
  ["laa ilaaha illallah", "mudah ditebak"],
  ["perpustakaannasional", "Satu atau dua kata"],
  ["jendela jendela jendela", "Satu atau dua kata"],
])("%s is refused", (password, why) => {
  expect(checkPassword(password, pemilik)).toContain(why);
});

test("beside a second factor eight characters are enough, if they are no word", () => {
  expect(checkPassword("kx7 wq2z", pemilik, 8)).toBeNull();
  expect(checkPassword("kx7 wq2", pemilik, 8)).toContain("paling sedikit 8");
  expect(checkPassword("matahari", pemilik, 8)).toContain("Satu atau dua kata");
  expect(checkPassword("labatjo85", pemilik, 8)).toContain("mudah ditebak");
  expect(checkPassword("kx7 wq2z", pemilik)).toContain("paling sedikit 15");
});

test("four suggested words are always good, and never the same", () => {
  expect(new Set(words).size).toBe(words.length);
  expect(words.length).toBeGreaterThan(1024);
  const made = Array.from({ length: 300 }, () => fourRandomWords(pemilik));
  expect(new Set(made).size).toBe(300);
  for (const one of made) expect([one, checkPassword(one, pemilik)]).toEqual([one, null]);
});

test("of a NIP with few different numbers it is said that it is the NIP", () => {
  expect(checkPassword("199001012020121001", { ...pemilik, nip: "199001012020121001" })).toContain("mudah ditebak dari NIP");
});

test("somebody else's name is nobody's clue", () => {
  expect(checkPassword("nurhayati di tepi laut", { nip: pemilik.nip, nama: "Ahmad" })).toBeNull();
});

test("generated ones are good, long enough and never the same", () => {
  const made = Array.from({ length: 200 }, createRandom);
  expect(new Set(made).size).toBe(200);
  for (const one of made) {
    expect(one).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(checkPassword(one, pemilik)).toBeNull();
  }
});

test.each([
  ["", 0],
  ["xq", 0],
  ["xqz", 1],
  ["xq zv7w", 2],
  ["jendela", 1],
  ["Jéndela, jendela!", 1],
  ["jendela perahu", 2],
  ["jendela xqz", 2],
  ["jendelaxq", 1],
  // Short ones are not counted as words.
  ["abcabc", 2],
  ["asdfasdf", 1],
  // The longer word, not the one that it begins with.
  ["matahari", 1],
])("%j is made of %i parts", (password, parts) => {
  expect(bagianPassword(password)).toBe(parts);
});

test.each([
  ["qzvxwqzvxwqzvx", 15, "paling sedikit 15"],
  ["qzvxwkqzvxwkqzv", 15, null],
  ["qzvxwqzvxwqzvxw", 15, "mengulang"],
  ["qzvxwk".repeat(42).concat("abcd"), 15, null],
  ["qzvxwk".repeat(42).concat("abcde"), 15, "paling banyak 256"],
  ["qzvxwkqz", 8, null],
  ["qzvxqzvx", 8, "mengulang"],
  ["qzvxwqzv", 8, null],
  ["nurhayati qzvxwk7", 15, "mudah ditebak"],
  ["nurhayati qzvxwk7b", 15, null],
  ["nurhayati qzvxwk", 8, null],
  ["nurhayati qzvxw", 8, "mudah ditebak"],
  ["jendela qzvxwb", 15, "paling sedikit 15"],
])("%s, of at least %i characters: %j", (password, minimal, why) => {
  const told = checkPassword(password, pemilik, minimal);
  if (why === null) expect(told).toBeNull();
  else expect(told).toContain(why);
});

/** Each of these stands in the way of somebody who knows the person: what is left beside it is too little. */
test.each(["198511042010012001", "201001", "04111985", "19851104", "041185", "nurhayati", "labatjo", "2010"])(
  "%s is known of its owner",
  (known) => {
    const typed = `${known} qzvxwk7`.padEnd(15, "!");
    expect(checkPassword(typed, pemilik)).toContain("mudah ditebak");
    expect(checkPassword(typed, { nip: "", nama: "Li" })?.includes("mudah ditebak") ?? false).toBe(false);
  },
);

test("a name of two letters is nobody's clue, one of three is", () => {
  expect(checkPassword("lilibobo qzvxwkm", { nip: "", nama: "Li  Bo" })).toBeNull();
  expect(checkPassword("anianiani qzvxwkm", { nip: "", nama: "Ani" })).toContain("mudah ditebak");
});

test.each([
  ["x".repeat(14), false],
  ["x".repeat(15), true],
  ["🦜".repeat(14), false],
  ["e\u0301".repeat(14), false],
])("%s stands alone: %j", (password, enough) => {
  expect(enoughWithoutFactor(password)).toBe(enough);
});

test("words are drawn evenly, and drawn anew until they are good", () => {
  const limit = 2 ** 32 - (2 ** 32 % words.length);
  const drawn = [0, 0, 0, 0, limit, 2 ** 32 - 1, limit - 1, 100, 300, 500];
  const random = vi.spyOn(crypto, "getRandomValues").mockImplementation((into) => {
    (into as unknown as Uint32Array)[0] = drawn.shift() ?? 0;
    return into;
  });
  onTestFinished(() => random.mockRestore());
  expect(fourRandomWords()).toBe([words.length - 1, 100, 300, 500].map((place) => words[place]).join(" "));
  expect(drawn).toEqual([]);
});
