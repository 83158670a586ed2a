import { expect, test } from "vitest";
import { jamBuka, jamLines } from "./jam.ts";
import { openingHours } from "./opening-hours.ts";

const days = (text: string) => openingHours(text).map(({ dayOfWeek, opens, closes }) => [dayOfWeek.join(" "), opens, closes]);

test.each([
  ["Senin–Kamis 07.30–15.30 WIB", [["Monday Tuesday Wednesday Thursday", "07:30", "15:30"]]],
  ["Sabtu dan Ahad: 8.00 - 12.00", [["Saturday Sunday", "08:00", "12:00"]]],
  ["Senin, Rabu, Jum’at 07:00 sampai 11:30", [["Monday Wednesday Friday", "07:00", "11:30"]]],
  [
    "Jumat 07.30–11.30 dan 13.30–15.00",
    [
      ["Friday", "07:30", "11:30"],
      ["Friday", "13:30", "15:00"],
    ],
  ],
  ["Minggu tutup", []],
  ["Istirahat 12.00–13.00", []],
  ["Sabtu–Senin 07.00–12.00", []],
  ["Hari libur mengikuti kalender", []],
])("search engines read %j as days and hours, or not at all", (text, told) => {
  expect(days(text)).toEqual(told);
});

test("days and hours are told apart, and a remark stays whole", () => {
  expect(jamLines(" Senin–Jumat 07.00–15.30 WIB\r\n\nMinggu tutup\nLewat pintu timur")).toEqual([
    { hari: "Senin–Jumat", pukul: "07.00–15.30 WIB" },
    { hari: "Minggu", pukul: "tutup" },
    { hari: "Lewat pintu timur", pukul: "" },
  ]);
});

test("hours that nobody wrote are not shown", () => {
  expect(jamBuka({ jamKantor: null, jamLoket: " \n", jamLayanan: "Senin 07.00–12.00" }).map(({ label }) => label)).toEqual([
    "Jam layanan PPDB",
  ]);
});
