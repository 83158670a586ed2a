import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { record } from "../audit/audit.server.ts";
import type { Scope } from "../ctx.server.ts";
import type { Files } from "../files/files.server.ts";
import { refuse } from "../refusals.ts";
import type { Register } from "../register/register.ts";
import { type Fingerprint, notAsSent } from "./fingerprint.ts";
import { findSnapshot, takeSnapshot } from "./snapshots.server.ts";

/** Lays the file of a kept list beside its fingerprint; that it is not what was sent stays in the trail. @throws Refusal */
export async function checkSnapshot(scope: Scope, files: Files, register: Register, id: string): Promise<Fingerprint> {
  const kept = await scope.transaction((ctx) => findSnapshot(ctx, register, id));
  const found = await fingerprintOf(files, kept);
  if (found === "same") return found;
  const after = { register: register.name, tujuan: kept.recipient, berkas: found === "gone" ? "hilang" : "berubah" };
  await scope.transaction((ctx) => record(ctx, { action: "mismatch", subject: "kiriman", subjectId: id, after }));
  return found;
}

/** To be handed out once more. @throws Refusal also for a file that is not what was sent */
export async function takeUnchanged(scope: Scope, files: Files, register: Register, id: string) {
  const found = await checkSnapshot(scope, files, register, id);
  if (found !== "same") throw refuse.conflict(notAsSent[found]);
  return scope.transaction((ctx) => takeSnapshot(ctx, register, id));
}

async function fingerprintOf(files: Files, { key, sha256 }: { readonly key: string; readonly sha256: string }): Promise<Fingerprint> {
  if (!(await files.exists("private", key))) return "gone";
  const hash = createHash("sha256");
  await pipeline((await files.open("private", key)).stream, hash);
  return hash.digest("hex") === sha256 ? "same" : "other";
}
