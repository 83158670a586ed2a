import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { record } from "#kit/audit/audit.server.ts";
import { verifyAudit } from "#kit/audit/verify.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import type { Database, DatabaseLocation } from "#kit/database/database.server.ts";
import { type Keys, recogniseInstallation, verifyInstallation } from "#kit/database/installation/identity.server.ts";
import { createTestDatabase, dropTestDatabase, openTestDatabase } from "./database.ts";

/** Databases and key folders of one test file, gone when it ends. Call it once at the top of the file. */
export function useInstallations() {
  let base: string;
  const places: DatabaseLocation[] = [];
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), "instalasi-"));
  });
  afterAll(async () => {
    for (const place of places) await dropTestDatabase(place);
    await rm(base, { recursive: true });
    // A server that syncs takes seconds for each, while others write.
  }, 300_000);
  return {
    newDatabase: async () => {
      const place = await createTestDatabase();
      places.push(place);
      return place;
    },
    newFolder: () => join(base, randomBytes(6).toString("hex"), "kunci"),
  };
}

export const start = (place: DatabaseLocation, folder: string) =>
  connected(place, async (owner) => {
    await recogniseInstallation(owner, folder);
    return verifyInstallation(owner, folder);
  });

export async function opened<T>(place: DatabaseLocation, keys: Keys, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openTestDatabase(place, { auditKey: keys.audit, secretKey: keys.rahasia });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
const somebody = { id: null, name: "uji", roles: [] };

export const use = (place: DatabaseLocation, keys: Keys, times = 2) =>
  opened(place, keys, async (database) => {
    for (let time = 0; time < times; time++)
      await database.scope(somebody, "r").transaction((ctx) => record(ctx, { action: "create", subject: "uji", subjectId: String(time) }));
  });

export const verified = (place: DatabaseLocation, keys: Keys) =>
  opened(place, keys, (database) => database.scope(somebody, "r").transaction(verifyAudit));
