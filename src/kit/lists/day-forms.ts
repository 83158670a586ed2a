import { formatDay, isDay } from "../dates.ts";

/** How a list that goes out writes a day. "sel": a real date of the program, as its cell shows it. */
export const dayForms = {
  sel: "Tanggal Excel, seperti format selnya",
  "dd-mm-yyyy": "31-12-2026",
  "dd/mm/yyyy": "31/12/2026",
  "yyyy-mm-dd": "2026-12-31",
  kata: "31 Desember 2026",
} as const;

export type DayForm = keyof typeof dayForms;

/** "YYYY-MM-DD" in that form; what is no day stays as it is. */
export function writeDay(day: string, form: DayForm): string {
  if (!isDay(day)) return day;
  const [year = "", month = "", date = ""] = day.split("-");
  if (form === "kata") return formatDay(day);
  if (form === "dd-mm-yyyy" || form === "dd/mm/yyyy") return [date, month, year].join(form.charAt(2));
  return day;
}

/** As a cell asks for it, else as the head says it: "Tanggal Lahir (hh-bb-tttt)". */
export function dayFormOf(label: string, style: "day" | "text" | "number" | "other"): DayForm {
  if (style === "day") return "sel";
  const said = label.toLowerCase();
  if (/(?:yyyy|tttt|yy)[-/](?:mm|bb)[-/](?:dd|hh)/.test(said)) return "yyyy-mm-dd";
  return /(?:dd|hh|tgl)\/(?:mm|bb|bln)\/(?:yy|tt|thn)/.test(said) ? "dd/mm/yyyy" : "dd-mm-yyyy";
}
