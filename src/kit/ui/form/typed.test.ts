import { expect, test } from "vitest";
import { text } from "../../register/fields.ts";
import { changedFields } from "./typed.ts";

const fields = { nama: text({ label: "Nama", max: 60 }), alamat: text({ label: "Alamat", max: 60 }) };

test("what somebody typed is what differs from what was stored, and what was emptied counts as typed", () => {
  const stored = { nama: "Aisyah", alamat: "Jalan Jamur" };
  expect(changedFields(fields, { nama: "Aisyah ", alamat: "Jalan Jamur" }, stored)).toEqual({});
  expect(changedFields(fields, { nama: "Nurul", alamat: "" }, stored)).toEqual({ nama: "Nurul", alamat: "" });
});
