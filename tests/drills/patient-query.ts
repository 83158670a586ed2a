import { query } from "../support/stored.ts";
import { pause } from "./outage.ts";

/** In milliseconds. */
export const patience = 240_000;

/** As `query`, where the database was killed a moment ago: that is not always seen to be gone yet, and what takes its place begins first. */
export async function patientQuery<Row extends object>(dataDir: string, statement: string): Promise<Row[]> {
  for (const begun = performance.now(); ; await pause(200)) {
    const found = await query<Row>(dataDir, statement).catch((error: unknown) => {
      if (performance.now() - begun > patience) throw error;
    });
    if (found) return found;
  }
}
