import { isDay, today } from "#kit/dates.ts";

/** `?per=YYYY-MM-DD`: the day that the list describes; today when it is not told, or has not come yet. */
export function hariDuk(parameters: URLSearchParams, kini: Date): string {
  const [per, hari] = [parameters.get("per") ?? "", today(kini)];
  return isDay(per) && per < hari ? per : hari;
}
