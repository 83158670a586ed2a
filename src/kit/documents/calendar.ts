import { momentAt, zone } from "../time-zone.ts";

/** An event of a calendar. Days "YYYY-MM-DD", times "HH:MM" in the school's zone. */
export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  readonly from: string;
  /** The last day. */
  readonly to: string;
  readonly starts: string | null;
  readonly ends: string | null;
  readonly place: string | null;
  readonly text: string | null;
  readonly changed: Date;
}

interface About {
  readonly name: string;
  /** Makes ids unique in the world. */
  readonly host: string;
}

/** The events as an iCalendar file (RFC 5545). */
export function calendar(events: readonly CalendarEvent[], { name, host }: About): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//agenda//ID`,
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${zone.name}`,
    ...events.flatMap((event) => eventLines(event, host)),
    "END:VCALENDAR",
  ];
  return lines.map(folded).join("\r\n").concat("\r\n");
}

function eventLines({ id, title, from, to, starts, ends, place, text, changed }: CalendarEvent, host: string): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${id}@${host}`,
    `DTSTAMP:${moment(changed)}`,
    ...(starts === null
      ? [`DTSTART;VALUE=DATE:${compact(from)}`, `DTEND;VALUE=DATE:${compact(dayAfter(to))}`]
      : timed(momentAt(from, starts), momentAt(to, ends ?? starts))),
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    "END:VEVENT",
  ];
}

const timed = (from: Date, to: Date): string[] => [`DTSTART:${moment(from)}`, `DTEND:${moment(to)}`];

const compact = (day: string): string => day.replaceAll("-", "");
const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
const moment = (date: Date): string => `${date.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r?\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");

/** Lines hold at most 75 bytes; the rest goes on behind a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const letter of line) {
    if (bytes(part) + bytes(letter) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part].join("\r\n ");
}

const encoder = new TextEncoder();
const bytes = (text: string): number => encoder.encode(text).length;
