import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Backups } from "#kit/backup/backups.server.ts";

const none = () => Promise.reject(new Error("no backups are made here"));

/** For tests that make no backup. */
export const noBackups: Backups = {
  plan: {
    ...{ place: { host: "", user: "", database: "" }, directory: null, dataDirectory: "/nowhere", keyFolder: "/nowhere/kunci" },
    ...{ files: { directory: "/nowhere/berkas", s3: null, prefix: "" }, to: null, installation: "", product: "0" },
  },
  make: none,
  rehearse: none,
};

/** A plan whose keys lie in a folder of their own. */
export const planWithKeys = () => ({ ...noBackups.plan, keyFolder: mkdtempSync(join(tmpdir(), "kunci-")) });
