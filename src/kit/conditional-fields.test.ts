import { expect, test } from "vitest";
import { clearedFields, dropHiddenFields } from "./conditional-fields.ts";
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
  expect(dropHiddenFields(fields, typed)).toEqual({ keadaan: "meninggal", pekerjaan: "", pendidikan: "" });
  expect(clearedFields(fields, typed, dropHiddenFields(fields, typed))).toEqual(["Pekerjaan"]);
  const hidup = { ...typed, keadaan: "hidup" };
  expect(clearedFields(fields, hidup, dropHiddenFields(fields, hidup))).toEqual([]);
});
