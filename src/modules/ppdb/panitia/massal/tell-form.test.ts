import { expect, test } from "vitest";
import { tellForm } from "./tell-form.ts";

/** Six registrations go to the wrong one of fifteen teachers: whoever agrees has read the name once more. */
const verifikators = [
  { id: "a", nama: "Nurlaela" },
  { id: "b", nama: "Rusdin" },
];
const told = (sent: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) form.set(name, value);
  return tellForm(form, verifikators);
};

test.each([
  [{ tindakan: "tugaskan", verifikator: "b" }, "Verifikator: Rusdin"],
  [{ tindakan: "tugaskan", verifikator: "gone" }, null],
  [{ tindakan: "kembalikan", sebab: "beda-kk", catatan: "" }, "Yang dibaca keluarga: Tidak sama dengan kartu keluarga"],
  [
    { tindakan: "kembalikan", sebab: "beda-kk", catatan: "Lihat nama ibu" },
    "Yang dibaca keluarga: Tidak sama dengan kartu keluarga. Lihat nama ibu",
  ],
  [{ tindakan: "kembalikan", sebab: "lain", catatan: "Foto kabur" }, "Yang dibaca keluarga: Foto kabur"],
  [{ tindakan: "verifikasi" }, null],
])("%o", (sent, sentence) => {
  expect(told(sent)).toBe(sentence);
});
