import { formatDay, weekdayOf } from "#kit/dates.ts";
import { zone } from "#kit/time-zone.ts";
import type { Span } from "./assign.ts";

/** "Sabtu, 10 April 2027" */
export const tellDay = (day: string): string => `${weekdayOf(day)}, ${formatDay(day)}`;

const clock = (time: string): string => time.slice(0, 5).replace(":", ".");

/** "08.00–10.00" with the zone behind it. */
export const tellHours = ({ mulai, selesai }: Pick<Span, "mulai" | "selesai">): string => `${clock(mulai)}–${clock(selesai)} ${zone.short}`;

/** The day in words, then the hours. */
export const tellSpan = (span: Span): string => `${tellDay(span.tanggal)}, ${tellHours(span)}`;

/** What is to be brought, one thing each line. */
export const linesOf = (text: string | null): readonly string[] => (text ?? "").split("\n").flatMap((line) => line.trim() || []);
