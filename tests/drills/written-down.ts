import { serial } from "../support/registrations.ts";
import { query } from "../support/stored.ts";
import { type Kept, promise } from "./promise.ts";

/** What families were told is kept, held against what is. */
export async function writtenDown(dataDir: string, acknowledged: readonly string[]): Promise<Kept[]> {
  const stored = (await query<{ nomor: string }>(dataDir, "select nomor from pendaftaran")).map(({ nomor }) => nomor);
  return judgeNumbers(new Set(stored), stored.length, acknowledged);
}

export function judgeNumbers(found: ReadonlySet<string>, rows: number, acknowledged: readonly string[]): Kept[] {
  const lost = acknowledged.filter((nomor) => !found.has(nomor));
  const serials = [...found].map(serial).sort((a, b) => a - b);
  const gapless = serials.length > 0 && serials.every((value, index) => value === index + 1);
  return [
    promise(
      "zero acknowledged registrations lost",
      `${lost.length} of ${acknowledged.length}`,
      acknowledged.length > 0 && lost.length === 0,
    ),
    promise("none doubled, numbers gapless", `${rows} rows, 1–${serials.at(-1) ?? 0}`, gapless && found.size === rows),
  ];
}
