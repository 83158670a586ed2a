import { isDay, today } from "./dates.ts";
import { readTypedDay, writeDay } from "./typed-day.ts";

/** "YYYY-MM-DDTHH:MM" for a day with a clock behind it: "12/8/2024 07.30". */
export function readTypedMoment(typed: string, now: string = today()): string | undefined {
  const [, before = "", hour = "", minute = ""] = /^(.{3,40}?)(?:t|,? (?:pukul |jam )?)(\d{1,2})[.:](\d{2})$/i.exec(typed.trim()) ?? [];
  const day = readTypedDay(before, now);
  return day && Number(hour) < 24 && Number(minute) < 60 ? `${day}T${hour.padStart(2, "0")}:${minute}` : undefined;
}

export function writeMoment(moment: string): string {
  const [day = "", clock = ""] = moment.split("T");
  return isDay(day) ? `${writeDay(day)} ${clock.replace(":", ".")}`.trim() : moment;
}
