import { expect, test } from "vitest";
import { generalRules } from "./general-rules.ts";

const empty = { tahunAjaran: "2027/2028", usiaMaksimal: null, usiaPer: null, afirmasiPersen: null, biaya: null };

test("what the period leaves empty is told as the decree says it", () => {
  expect(generalRules(empty, true)).toEqual([
    "Paling tua 21 tahun pada 1 Juli 2027; yang lebih tua tetap boleh mendaftar dan dihubungi panitia.",
    "Jalur afirmasi paling banyak 15 % dari kuota.",
    "Pendaftaran tidak dipungut biaya.",
  ]);
});

test("a fee that is set is told, and nothing says that there is none", () => {
  const told = generalRules({ ...empty, usiaMaksimal: 19, usiaPer: "2027-06-30", biaya: 150_000 }, false);
  expect(told).toEqual([
    "Paling tua 19 tahun pada 30 Juni 2027; yang lebih tua tetap boleh mendaftar dan dihubungi panitia.",
    "Biaya pendaftaran Rp150.000.",
  ]);
});
