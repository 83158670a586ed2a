import { expect, test } from "vitest";
import { askedOnly, emptiedBy } from "./asked.ts";
import { choice, text } from "./register/fields.ts";

const onlyIf = { says: { keadaan: ["", "hidup"] }, sentence: "Tidak diisi bila sudah meninggal." };
const fields = {
  keadaan: choice({
    label: "Keadaan",
    options: [
      { value: "hidup" as const, label: "Hidup" },
      { value: "meninggal" as const, label: "Meninggal" },
    ],
  }),
  pekerjaan: text({ label: "Pekerjaan", max: 80, onlyIf }),
  pendidikan: text({ label: "Pendidikan", max: 80, onlyIf }),
};

test("what an answer empties is named, and nothing else", () => {
  const typed = { keadaan: "meninggal", pekerjaan: "Nelayan", pendidikan: "" };
  expect(askedOnly(fields, typed)).toEqual({ keadaan: "meninggal", pekerjaan: "", pendidikan: "" });
  expect(emptiedBy(fields, typed, askedOnly(fields, typed))).toEqual(["Pekerjaan"]);
  const hidup = { ...typed, keadaan: "hidup" };
  expect(emptiedBy(fields, hidup, askedOnly(fields, hidup))).toEqual([]);
});
