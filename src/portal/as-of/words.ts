import { type AskedDays, inOrder } from "#kit/asked-days.ts";
import { formatDay } from "#kit/dates.ts";

/** "Perubahan sesudah 12 Agustus 2026 sampai 25 November 2026 (hari ini)" */
export function changesTitle(days: AskedDays): string {
  const [from, to] = inOrder(days);
  return `Perubahan sesudah ${formatDay(from)} sampai ${named(to, days)}`;
}

export function noChangesSentence(days: AskedDays): string {
  const [from, to] = inOrder(days);
  return from === to ? "Kedua tanggalnya sama." : `Yang dapat Anda lihat dari data ini tidak berubah sampai ${named(to, days)}.`;
}

const named = (day: string, { today }: AskedDays) => (day === today ? "hari ini" : formatDay(day));
