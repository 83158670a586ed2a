/** What a family earns is told as an amount, and asked for as one of ten spans. What goes wrong: it lands in a span it is not in, and nobody looks. */
import { describe, expect, test } from "vitest";
import { choice, type Field } from "../register/fields.ts";
import { chooseOption, optionWords } from "./choose-option.ts";
import { readSpan } from "./spans.ts";
import { noWords } from "./words.ts";

const options = (labels: string) => labels.split("|").map((label) => ({ value: label, label }));
const earned = choice({
  label: "Penghasilan",
  options: options("<800.000|800.000-1,2 juta|1,2-1,8 juta|1,8-2,5 juta|2,5-3,5 juta|10-20 juta|>20 juta"),
});
const elsewhere = {
  "<800.000": ["<= rp 800.000"],
  "800.000-1,2 juta": ["800.001 - 1.200.000"],
  "1,8-2,5 juta": ["1.800.001 - 2.500.000"],
  "2,5-3,5 juta": ["2.500.001 - 3.500.000"],
};
const words = { ...noWords, values: { Penghasilan: elsewhere } };
const chosen = (said: string, field: Field = earned, meant = {}) => chooseOption(field, said, optionWords(field, words, { meant }));

describe("an amount", () => {
  test.each([
    ["1.500.000", 1_500_000],
    ["1,500,000", 1_500_000],
    ["1500000", 1_500_000],
    ["Rp 1.500.000", 1_500_000],
    ["Rp. 1.500.000,-", 1_500_000],
    ["Rp1.500.000,00", 1_500_000],
    ["1,500,000.00", 1_500_000],
    ["1,5 juta", 1_500_000],
    ["1.5jt", 1_500_000],
    ["± 1,5 jt / bulan", 1_500_000],
    ["750 rb perbulan", 750_000],
    ["750 ribu", 750_000],
    ["  sekitar 750 ribu", 750_000],
    ["10.000", 10_000],
  ])("%j is read", (said, amount) => {
    expect(readSpan(said)).toMatchObject({ of: "rupiah", from: amount, to: amount });
  });

  test.each([
    ["1,2-1,8 juta", 1_200_000, 1_800_000],
    ["1 - 2 km", 1_000, 2_000],
    ["999-1500 juta", 999_000_000, 1_500_000_000],
    ["25.000 - 1 juta", 25_000, 1_000_000],
    ["12000-2 juta", 12_000, 2_000_000],
  ])("%j says its measure once, and a number of thousands needs none", (said, from, to) => {
    expect(readSpan(said)).toMatchObject({ from, to, beyond: false });
  });

  test.each([
    "1000-1500 juta",
    "1000-2 juta",
    "1.000-1.500 juta",
    "9.999 - 1 juta",
    "9.999",
    "x±1,5 juta",
    "",
    "3",
    "500",
    "Rp 500",
    "1.250 juta",
    "1.5",
    "1.50.000",
    "1500000,5",
    "1,5555 juta",
    "12345,678 juta",
    "1234567890123,5 juta",
    "satu juta",
    "10 kg",
    "2 juta 3 juta",
    "1-2-3 juta",
    "3-1 juta",
    "1 km - 2 jam",
    "0".repeat(61),
  ])("%j is none", (said) => {
    expect(readSpan(said)).toBeUndefined();
  });
});

describe("a choice that is a span", () => {
  test.each([
    ["1.500.000", "1,2-1,8 juta"],
    ["2 juta", "1,8-2,5 juta"],
    ["Rp 2.500.000", "1,8-2,5 juta"],
    ["2.500.001", "2,5-3,5 juta"],
    ["800.000", "<800.000"],
    ["400rb", "<800.000"],
    ["Kurang dari Rp. 500,000", "<800.000"],
    ["Rp.800.001,- s/d Rp.1.200.000,-", "800.000-1,2 juta"],
    ["1 – 1,2 juta", "800.000-1,2 juta"],
    ["> 25 juta", ">20 juta"],
    ["Lebih dari Rp 20.000.000", ">20 juta"],
    ["12 jt", "10-20 juta"],
    ["800 000 1 2 juta", "800.000-1,2 juta"],
  ])("%j is %s", (said, label) => {
    expect(chosen(said)).toBe(label);
  });

  test("is asked for where an amount reaches into two, or into none", () => {
    for (const said of [
      "> 5 juta",
      "1-2 juta",
      "Rp 2,000,000 - Rp 4,999,999",
      "5 juta",
      "1.800.000",
      "8 juta",
      "3",
      "cukup",
      "20.000.001 - 30 km",
    ])
      expect(chosen(said), said).toBeUndefined();
    expect(chosen("> 5 juta", earned, { "> 5 juta": "10-20 juta" })).toBe("10-20 juta");
    expect(chosen("10-20 juta")).toBeUndefined();
  });

  test("is one of ways and of times too, in their own measure alone", () => {
    const far = choice({ label: "Jarak", options: options("<5 km|5-10 km|11-20 km|>30 km") });
    for (const [said, label] of Object.entries({
      "3 km": "<5 km",
      "500 m": "<5 km",
      "7,5 km": "5-10 km",
      "5 KM": "5-10 km",
      "45km": ">30 km",
    }))
      expect(chosen(said, far), said).toBe(label);
    for (const said of ["10,5 km", "3", "30 km", "50.000", "20 menit"]) expect(chosen(said, far), said).toBeUndefined();
    const long = choice({ label: "Waktu", options: options("1-10 menit|10-19 menit|20-29 menit|1-2 jam|>2 jam") });
    for (const [said, label] of Object.entries({
      "15 menit": "10-19 menit",
      "90 menit": "1-2 jam",
      "1,5 jam": "1-2 jam",
      "3 jam": ">2 jam",
    }))
      expect(chosen(said, long), said).toBe(label);
    for (const said of ["10 menit", "45 menit"]) expect(chosen(said, long), said).toBeUndefined();
  });
});
