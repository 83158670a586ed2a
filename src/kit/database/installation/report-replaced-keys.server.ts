import { randomUUID } from "node:crypto";
import { system } from "../../access/access.ts";
import { record } from "../../audit/audit.server.ts";
import { newChain } from "../../audit/segment.server.ts";
import type { Ctx } from "../../ctx.server.ts";
import { connected, type DatabaseLocation } from "../connection/location.server.ts";
import type { Database } from "../database.server.ts";
import type { Installation } from "./identity.server.ts";
import type { KeyName } from "./keys.server.ts";

/** Ends what only a lost key could open. */
export type ReportReplacedKeys = (ctx: Ctx, replaced: readonly KeyName[]) => Promise<void>;

interface Replaced {
  readonly owner: DatabaseLocation;
  readonly database: Database;
  readonly installation: Installation;
  readonly replaced: readonly KeyName[];
  readonly replacedKeys?: ReportReplacedKeys;
}

/** The trail tells that keys were given up; with a new audit key this line begins a new segment of the chain. */
export async function reportReplacedKeys({ owner, database, installation, replaced, replacedKeys }: Replaced): Promise<void> {
  await database.scope(system("operator di mesin"), randomUUID()).transaction(async (ctx) => {
    const action = replaced.includes("audit") ? newChain : "replace";
    await record(ctx, { action, subject: "instalasi", subjectId: installation.id, after: { kunci: replaced } });
    await replacedKeys?.(ctx, replaced);
  });
  await connected(owner, (client) => client.query("update instalasi set diganti = '{}'"));
}
