import fc from "fast-check";
import { expect, test } from "vitest";
import { type CalendarEvent, calendar } from "./calendar.ts";
import { element, xml } from "./xml.ts";

const event: CalendarEvent = {
  id: "1",
  title: "Rapat; wali, murid",
  from: "2026-11-24",
  to: "2026-11-25",
  starts: null,
  ends: null,
  place: null,
  text: "Satu\nDua",
  changed: new Date("2026-11-21T02:00:00Z"),
};
const about = { name: "Agenda", host: "man1palu.sch.id" };
const lines = (given: Partial<CalendarEvent>) => calendar([{ ...event, ...given }], about).split("\r\n");

test("an event of whole days ends before the day after", () => {
  const all = lines({});
  expect(all).toContain("DTSTART;VALUE=DATE:20261124");
  expect(all).toContain("DTEND;VALUE=DATE:20261126");
  expect(all).toContain("SUMMARY:Rapat\\; wali\\, murid");
  expect(all).toContain("DESCRIPTION:Satu\\nDua");
});

test("times are Palu's", () => {
  const all = lines({ to: event.from, starts: "07:30:00", ends: "09:00" });
  expect(all).toContain("DTSTART:20261123T233000Z");
  expect(all).toContain("DTEND:20261124T010000Z");
});

test("no text breaks a line or makes it too long", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (title) => {
      const all = lines({ title });
      for (const line of all) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const unfolded = all.join("\r\n").replaceAll("\r\n ", "").split("\r\n");
      expect(unfolded.filter((line) => line.startsWith("SUMMARY:"))).toHaveLength(1);
      expect(unfolded.filter((line) => /^(BEGIN|END):VEVENT$/.test(line))).toHaveLength(2);
    }),
  );
});

test("a long text is parted at 75 bytes, the blank before each further part among them, and never within a letter", () => {
  const [first, second, third] = lines({ title: "x".repeat(67 + 74 + 1) }).filter((line) => /^(?:SUMMARY:| x)/.test(line));
  expect([first, second, third]).toEqual([`SUMMARY:${"x".repeat(67)}`, ` ${"x".repeat(74)}`, " x"]);
  expect(lines({ title: `${"x".repeat(66)}éy` })).toEqual(expect.arrayContaining([`SUMMARY:${"x".repeat(66)}`, " éy"]));
});

test("an event without an end ends as it begins", () => {
  expect(lines({ to: event.from, starts: "07:30" })).toEqual(
    expect.arrayContaining(["DTSTART:20261123T233000Z", "DTEND:20261123T233000Z"]),
  );
});

test("text stays text in XML", () => {
  expect(element("title", `<b> & "kata"\u0000\u000B`)).toBe("<title>&lt;b&gt; &amp; &quot;kata&quot;</title>");
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(/[<>"]|&(?!amp;|lt;|gt;|quot;)/.test(xml(text))).toBe(false);
    }),
  );
});
