import { expect, test } from "vitest";
import { siblingsOf } from "./siblings.ts";

test("brothers and sisters are known by one family card too", () => {
  const child = (id: string, noKk: string | null, namaAyah = "A") => ({ id, namaAyah, namaIbu: "B", noTeleponOrtu: id, alamat: id, noKk });
  const found = siblingsOf([child("1", "kk"), child("2", "kk", "Ayah yang lain ejaannya"), child("3", null), child("4", null)]);
  expect([...found]).toEqual([
    ["1", "1"],
    ["2", "1"],
  ]);
});
