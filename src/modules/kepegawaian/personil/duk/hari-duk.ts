import { today } from "#kit/dates.ts";
import { readTypedDay } from "#kit/typed-day.ts";

/** `?per=YYYY-MM-DD`: the day that the list describes; today when it is not told, or has not come yet. */
export function hariDuk(parameters: URLSearchParams, kini: Date): string {
  const [per, hari] = [readTypedDay(parameters.get("per") ?? "", today(kini)), today(kini)];
  return per && per < hari ? per : hari;
}
