import { openThrottledLog } from "#kit/health/throttled-log.server.ts";
import { causeName, outage } from "../refusals.ts";
import type { Log } from "./log.ts";

/** Tells why somebody went without an answer, or without a section of their page. @param id of the request */
export type OutageLog = (error: unknown, id: string | undefined) => void;

/** Each cause once a minute, however many asked: thousands of lines would hide the one that says why. */
export function openOutageLog(log: Pick<Log, "warn" | "error">): OutageLog {
  const lacking = openThrottledLog(log);
  const broken = openThrottledLog({ warn: (details, sentence) => log.error(details, sentence) });
  return (error, id) => {
    const lacks = outage(error);
    if (lacks) lacking.warn(lacks.name, { error: lacks.error, id }, "layanan terganggu: dijawab 503 atau tanpa satu bagian");
    else broken.warn(causeName(error), { error, id }, "gangguan yang tidak menghentikan halaman");
  };
}
