import { addDays, today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { check } from "#kit/register/check.ts";
import { serahanFields } from "../serahan.ts";

/** No further away than this is a day by which somebody does something. */
const longestDays = 180;

/** Until when, and what is said about it. @throws Refusal 422 */
export function readIsi(now: Date, isi: Readonly<Record<string, unknown>>): { tenggat: string; pesan: string | null } {
  const { values, errors } = check(serahanFields, isi);
  const [tenggat, hari] = [values.tenggat ?? "", today(now)];
  const late =
    tenggat < hari ? "Tenggat sudah lewat." : tenggat > addDays(hari, longestDays) ? "Tenggat paling lama enam bulan lagi." : undefined;
  const all = { ...(late && { tenggat: late }), ...errors };
  if (Object.keys(all).length > 0) throw refuse.invalid("Periksa lagi isian yang ditandai.", all);
  return { tenggat, pesan: values.pesan ?? null };
}
