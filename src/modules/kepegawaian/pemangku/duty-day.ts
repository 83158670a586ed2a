const weekdays: readonly (readonly [name: string, spelling: RegExp])[] = [
  ["Minggu", /\b(minggu|ahad)\b/i],
  ["Senin", /\bsenin\b/i],
  ["Selasa", /\bselasa\b/i],
  ["Rabu", /\brabu\b/i],
  ["Kamis", /\bkamis\b/i],
  ["Jumat", /\bjum['’]?at\b/i],
  ["Sabtu", /\bsabtu\b/i],
];

/** "Senin", or "Senin dan Kamis": on those days; a field that names no weekday means every day. @param weekday e.g. "Senin" */
export function isDutyDay(bidang: string | null, weekday: string): boolean {
  const named = weekdays.filter(([, spelling]) => spelling.test(bidang ?? "")).map(([name]) => name);
  return named.length === 0 || named.includes(weekday);
}
