/** Somebody is about to bring a list: the page says by what a row is known to stand already, before anything is changed. */
import { expect, test } from "vitest";
import { date, text } from "../../register/fields.ts";
import { knownBySentence } from "./known-by.ts";

const fields = {
  nama: text({ label: "Nama", privacy: "umum", max: 40 }),
  nis: text({ label: "NIS", privacy: "umum", max: 4, pattern: /^\d{4}$/ }),
  nik: text({ label: "NIK", privacy: "umum", max: 6, pattern: /^\d{6}$/ }),
  lahir: date({ label: "Lahir", privacy: "umum" }),
};
const sentence = (matchBy?: readonly (readonly string[])[]) => knownBySentence({ fields, noun: "santri", ...(matchBy && { matchBy }) });

test("what is sure stands first, in its order; what is asked stands apart", () => {
  expect(sentence([["nis"], ["nama"], ["nik"], ["nama", "lahir"]])).toBe(
    "Baris yang sudah ada dikenali dari NIS, lalu NIK, lalu Nama + Lahir. Nama saja belum pasti, jadi ditanyakan.",
  );
});

test("of what there is none nothing is said", () => {
  expect(sentence([["nis"]])).toBe("Baris yang sudah ada dikenali dari NIS.");
  expect(sentence([["nama"]])).toBe("Nama saja belum pasti, jadi ditanyakan.");
});

test("without a key the list only adds, and says so in the noun of its register", () => {
  for (const none of [[], undefined]) expect(sentence(none)).toMatch(/^Daftar ini hanya menambah santri: .+ubahlah yang lama di portal\.$/);
});
