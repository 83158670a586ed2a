import { expect, test } from "vitest";
import { keepRecent } from "./recent.ts";

test("pages opened last are those of one person, the latest first, each once", () => {
  let kept = keepRecent([], "41", "/kehadiran");
  kept = keepRecent(kept, "41", "/administration/siswa");
  expect(keepRecent(kept, "41", "/kehadiran")).toEqual(["41", "/kehadiran", "/administration/siswa"]);
  // Neither the dashboard nor a page that stands in no menu.
  for (const to of ["/dashboard", undefined]) expect(keepRecent(kept, "41", to)).toEqual(kept);
});

test("nothing stays of who sat at the device before, nor of before it was said whose it is", () => {
  expect(keepRecent(["41", "/kehadiran"], "42")).toEqual(["42"]);
  expect(keepRecent(["/kehadiran", "/administration/siswa"], "42", "/pengumuman")).toEqual(["42", "/pengumuman"]);
});
