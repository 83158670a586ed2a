/** Asked for in the place of a class. */
export const guruDanStaf = "guru";

const marks: Readonly<Record<string, string>> = {
  hadir: "•",
  terlambat: "T",
  sakit: "S",
  izin: "I",
  alpa: "A",
  dispensasi: "D",
  "dinas-luar": "DL",
  cuti: "C",
};

/** What stands in the field of a day; empty where nothing is recorded. */
export const markOf = (status: string | undefined): string => (status === undefined ? "" : (marks[status] ?? ""));

/** This month and those before it, the newest first, as "YYYY-MM". */
export function lastMonths(day: string, count: number): string[] {
  const newest = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, back) => newest - back).map(
    (months) => `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`,
  );
}
