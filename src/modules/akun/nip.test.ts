import { expect, test } from "vitest";
import { birthDayOf, formatNip, plainNip, readNip } from "./nip.ts";

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
    expect(readNip(typed, today)).toEqual({ nip: null, error: "NIP terdiri dari 18 angka.", warnings: [] });
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

test("is read with what stands between its groups, and kept with anything else", () => {
  expect(plainNip("\t1-2.3\u20104\u20155 6")).toBe("123456");
  expect(plainNip("1/2_3")).toBe("1/2_3");
});

test.each(["19851104201001200", "1985110420100120011", "x198511042010012001", ""])("%j is printed as it is", (text) => {
  expect(formatNip(text)).toBe(text);
});

test("begins with the day of birth, which is today at the latest", () => {
  expect(birthDayOf("198511042010012001")).toBe("1985-11-04");
  expect(readNip("202611212026012001", today).nip).toBe("202611212026012001");
  expect(readNip("202611222026012001", today)).toMatchObject({ nip: null, warnings: [] });
});

/** Birth in 1985, and what follows it. */
const warned = (appointed: string, month: string, rest: string) => readNip(`19851104${appointed}${month}${rest}`, today).warnings.length;

test.each([
  [2001, 1],
  [2002, 0],
  [2045, 0],
  [2046, 1],
])("of whoever was appointed in %i there are %i warnings", (appointed, warnings) => {
  expect(warned(String(appointed), "01", "1001")).toBe(warnings);
});

test.each([
  ["00", 1],
  ["01", 0],
  ["12", 0],
  ["13", 1],
  ["20", 1],
  ["21", 0],
  ["99", 0],
])("of the month or contract %s there are %i warnings", (month, warnings) => {
  expect(warned("2010", month, "1001")).toBe(warnings);
});

test.each([
  ["0001", 1],
  ["1001", 0],
  ["2001", 0],
  ["3001", 1],
  ["1000", 1],
  ["3000", 2],
])("of the sex and serial %s there are %i warnings", (rest, warnings) => {
  expect(warned("2010", "01", rest)).toBe(warnings);
});
