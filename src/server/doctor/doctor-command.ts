import { existsSync } from "node:fs";
import { formatMoment } from "#kit/dates.ts";
import type { Finding, Level } from "#kit/doctor/finding.ts";
import type { ScheduleState } from "#kit/jobs/jobs.server.ts";
import { type Config, readConfig } from "../config.ts";
import { isRunning, scopeOfRunning } from "../running.ts";
import { examine } from "./examine.ts";
import { type Facts, isUnread, type ServingFacts } from "./facts.ts";
import { findDatabase, hasProcesses } from "./find-database.ts";
import { readWithin } from "./reason.ts";

interface Outcome {
  readonly lines: readonly string[];
  readonly code: number;
}

/** Of the product on this machine, which may be busy. */
const patienceMs = 5_000;

/** `npm run doctor`: looks and changes nothing, whether the product runs or not. Ends with 1 when something is wrong. */
export async function doctor(): Promise<Outcome> {
  const config = readConfig();
  const { findings, schedule } = await examine({ config, ...(await seenFromOutside(config)) });
  const looked = `Diperiksa: folder data ${config.dataDirectory}, port ${config.port}. Bila bukan itu, muat dahulu pengaturannya.`;
  const lines = [looked, "", ...findings.flatMap(told), ...reported(schedule), "", counted(findings)];
  return { lines, code: findings.some(isProblem) ? 1 : 0 };
}

const isProblem = ({ level }: Finding): boolean => level === "masalah";

const marks: Readonly<Record<Level, string>> = { masalah: "MASALAH  ", perhatian: "Perhatian", baik: "Baik     " };

const told = ({ about, level, sentence, cure }: Finding): string[] => [
  `${marks[level]}  ${about}: ${sentence}`,
  ...(cure ? [`           → ${cure}`] : []),
];

function reported(schedule: readonly ScheduleState[]): string[] {
  const ran = schedule.flatMap(({ title, last }) => (last ? [`${formatMoment(last.startedAt)}  ${title}: ${last.sentence}`] : []));
  return ran.length > 0 ? ["", "Tugas terjadwal, yang terakhir dari masing-masing:", ...ran] : [];
}

function counted(findings: readonly Finding[]): string {
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  return `${count("masalah")} masalah, ${count("perhatian")} perhatian, ${count("baik")} baik.`;
}

/** What only the running product or its database can tell. */
async function seenFromOutside(config: Config): Promise<Pick<Facts, "serving" | "database">> {
  const running = await readWithin(patienceMs, async () => existsSync(config.dataDirectory) && isRunning(config));
  if (isUnread(running)) return { serving: running, database: running };
  if (!running && !config.databaseUrl) return { serving: "stopped", database: "stopped" };
  const asked = await readWithin(4 * patienceMs, () => askDatabase(config));
  if (isUnread(asked)) return { serving: running ? await askServing(config) : "stopped", database: asked };
  return { serving: running || asked.served ? await askServing(config) : "stopped", database: asked.database };
}

async function askDatabase(config: Config): Promise<{ readonly served: boolean; readonly database: Facts["database"] }> {
  const { own, replica, close } = await scopeOfRunning(config);
  try {
    return await own.read(async (ctx) => ({ database: await findDatabase(ctx, replica), served: await hasProcesses(ctx) }));
  } finally {
    await close();
  }
}

async function askServing({ host, port }: Config): Promise<ServingFacts> {
  // Any free port was wished for, and which it became nobody tells.
  if (port === 0) return { ready: true, lines: [] };
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return readWithin(patienceMs, async () => {
    const answer = await fetch(`http://${name.includes(":") ? `[${name}]` : name}:${port}/health/ready`);
    const [, ...lines] = (await answer.text()).trim().split("\n");
    return { ready: answer.status === 200, lines };
  });
}
