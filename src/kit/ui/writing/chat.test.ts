import { expect, test } from "vitest";
import { writeMarkup } from "../../markup/write.ts";
import { readChat } from "./chat.ts";

const markup = (text: string) => writeMarkup(readChat(text));

test.each([
  ["*Tebal* dan _miring_ serta _*keduanya*_ 😀", "**Tebal** dan *miring* serta ***keduanya*** 😀"],
  ["2*3*4 dan nama_berkas_baru", "2\\*3\\*4 dan nama_berkas_baru"],
  ["Pukul ~08.00~ 09.00, ~*batal*~ jadi", "Pukul ~08.00~ 09.00, ~**batal**~ jadi"],
  ["* tidak tebal*", "- tidak tebal\\*"],
  ["[10.30, 27/11/2026] Bu Ani: Besok *libur*\n[10.31, 27/11/2026] Pak Budi: Siap", "Besok **libur**\nSiap"],
  [
    "Lihat https://man1palu.sch.id/_a_. Atau www.kemenag.go.id!",
    "Lihat [https://man1palu.sch.id/_a_](https://man1palu.sch.id/_a_). Atau [www.kemenag.go.id](https://www.kemenag.go.id/)!",
  ],
  ["Syarat:\n• Rapor\n• Foto\n\n1. Datang\n2) Daftar", "Syarat:\n\n- Rapor\n- Foto\n\n1. Datang\n2. Daftar"],
  ["> dikutip", "> dikutip"],
  ["<b>bukan</b> javascript:alert(1)", "<b>bukan</b> javascript:alert(1)"],
  ["السلام عليكم", "السلام عليكم"],
])("%j", (text, stored) => expect(markup(text)).toBe(stored));

test("long lines of marks are read in one pass", () => {
  const before = performance.now();
  for (const sign of ["*a ", "*_", "_", "https://a ", "*"]) markup(sign.repeat(10_000));
  expect(performance.now() - before).toBeLessThan(5_000);
});
