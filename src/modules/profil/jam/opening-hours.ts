/** Hours as search engines read them; apart from the frame of every page, which only shows them. */
import { internationalNumber } from "#kit/telephone.ts";
import type { Pengaturan } from "../pengaturan.server.ts";
import { type Jam, jamBuka, jamLines } from "./jam.ts";

/** schema.org OpeningHoursSpecification */
export interface OpeningHours {
  readonly "@type": "OpeningHoursSpecification";
  readonly dayOfWeek: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

/** The lines that name days and hours, as search engines read them; breaks, remarks and days without hours are left out. */
export const openingHours = (text: string | null): OpeningHours[] =>
  jamLines(text).flatMap(({ hari, pukul }) => {
    const dayOfWeek = daysOf(hari);
    if (dayOfWeek.length === 0) return [];
    const spans = [...pukul.matchAll(/(\d{1,2})[.:](\d{2})\s?(?:–|-|sampai|s\.d\.)\s?(\d{1,2})[.:](\d{2})/g)];
    return spans.map(([, fromHour = "", fromMinute, toHour = "", toMinute]) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek,
      opens: `${fromHour.padStart(2, "0")}:${fromMinute}`,
      closes: `${toHour.padStart(2, "0")}:${toMinute}`,
    }));
  });

/** Where a counter is reached when it keeps hours of its own. */
export const contactHours = (sekolah: Jam & Pick<Pengaturan, "telepon">): Record<string, unknown>[] =>
  jamBuka(sekolah).flatMap(({ field, label }) => {
    const hoursAvailable = field === "jamKantor" ? [] : openingHours(sekolah[field]);
    if (hoursAvailable.length === 0) return [];
    const telephone = sekolah.telepon ? { telephone: internationalNumber(sekolah.telepon) } : {};
    return [{ "@type": "ContactPoint", contactType: label.replace(/^Jam /, ""), ...telephone, hoursAvailable }];
  });

const week: readonly (readonly [word: string, day: string])[] = [
  ["senin", "Monday"],
  ["selasa", "Tuesday"],
  ["rabu", "Wednesday"],
  ["kamis", "Thursday"],
  ["jumat", "Friday"],
  ["sabtu", "Saturday"],
  ["minggu", "Sunday"],
];

/** "Senin–Kamis" is four days, "Sabtu dan Minggu" two; none where a word is no day. */
function daysOf(hari: string): string[] {
  const words = hari.toLowerCase().replaceAll(/[’']/g, "").replaceAll("ahad", "minggu");
  const parts = words.split(/,|\bdan\b|\bserta\b/).map((part) => part.trim());
  const days = parts.filter((part) => part !== "").map(spanOf);
  return days.every((some) => some.length > 0) ? days.flat() : [];
}

function spanOf(part: string): string[] {
  const ends = part.split(/–|-|\bsampai\b|\bs\.d\./).map((word) => week.findIndex(([known]) => known === word.trim()));
  const [from = -1, to = from, ...more] = ends;
  if (from < 0 || to < from || more.length > 0) return [];
  return week.slice(from, to + 1).map(([, day]) => day);
}
