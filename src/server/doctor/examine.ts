import type { Examination } from "#kit/doctor/doctor.server.ts";
import { bySeverity, type Finding } from "#kit/doctor/finding.ts";
import type { Config } from "../config.ts";
import { unencryptedConnections } from "../unencrypted.ts";
import { type Facts, isUnread } from "./facts.ts";
import { findBackups } from "./find-backups.ts";
import { findDisks, findNewestFile } from "./find-disks.ts";
import { findKeys } from "./find-keys.ts";
import { findMail } from "./find-mail.ts";
import { judgeData } from "./judge-data.ts";
import { judgeMachine } from "./judge-machine.ts";
import { judgeSettings } from "./judge-settings.ts";

interface Examined extends Pick<Facts, "serving" | "database"> {
  readonly config: Config;
}

/** Looks at the machine and judges it: the same for the command and for the page. */
export async function examine({ config, serving, database }: Examined): Promise<Examination> {
  const now = new Date();
  const [disks, newestFile, keys, backups, mail] = await Promise.all([
    findDisks(config),
    findNewestFile(config),
    findKeys(config),
    findBackups(config),
    findMail(config),
  ]);
  const asked = database === "stopped" || isUnread(database) ? null : database;
  const line = asked?.newestLine ? { what: "baris terakhir jejak audit", at: asked.newestLine } : null;
  const [newest = null] = [line, newestFile].filter((one) => one !== null).sort((one, other) => other.at.getTime() - one.at.getTime());
  const { unknownSettings: unknown, publicUrl, trustedProxies } = config;
  const findings = judge({
    ...{ now, version: process.versions.node, serving, database, disks, keys, backups, mail },
    settings: { unknown, unencrypted: unencryptedConnections(config), publicUrl, trustedProxies },
    clock: { newest, databaseAhead: asked?.ahead ?? null },
  });
  return { findings, schedule: asked && !isUnread(asked.schedule) ? asked.schedule : [] };
}

export const judge = (facts: Facts): readonly Finding[] =>
  bySeverity([...judgeMachine(facts), ...judgeSettings(facts), ...judgeData(facts)]);
