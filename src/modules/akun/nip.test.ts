import { expect, test } from "vitest";
import { formatNip, readNip } from "./nip.ts";

const today = "2026-11-21";

test.each(["198511042010012001", "19851104 201001 2 001", " 19851104.201001.2.001 ", "19851104–201001–2–001"])("%s is a NIP", (typed) => {
  expect(readNip(typed, today)).toEqual({ nip: "198511042010012001", warnings: [] });
});

test("a PPPK number has its count of contracts where the month would be", () => {
  expect(readNip("199412052022211005", today)).toEqual({ nip: "199412052022211005", warnings: [] });
});

test.each(["", "12345", "1985110420100120011", "19851104201001200a", "١٩٨٥١١٠٤٢٠١٠٠١٢٠٠١"])(
  "%s is refused for its length or letters",
  (typed) => {
    expect(readNip(typed, today)).toMatchObject({ nip: null, error: "NIP terdiri dari 18 angka." });
  },
);

test.each(["198502302010012001", "198513012010012001", "203001012050012001", "000001012010012001"])(
  "%s is refused for its birth date",
  (typed) => {
    expect(readNip(typed, today).nip).toBeNull();
    expect(readNip(typed, today).error).toContain("tanggal lahir");
  },
);

test.each([
  ["198511041990012001", "berumur 5 tahun"],
  ["198511042010152001", "ke-13"],
  ["198511042010013001", "ke-15"],
  ["198511042010012000", "Nomor urut"],
])("%s is taken with a warning", (typed, warning) => {
  const { nip, warnings } = readNip(typed, today);
  expect(nip).toBe(typed);
  expect(warnings.join()).toContain(warning);
});

test("is printed in four groups", () => {
  expect(formatNip("198511042010012001")).toBe("19851104 201001 2 001");
});
