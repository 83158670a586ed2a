import { randomUUID } from "node:crypto";
import { registration } from "./registrations.ts";

/** Who asks all the time, and what was wrong with the answers. */
export interface Crowd {
  /** A line for each request that was not answered as it should be. */
  readonly bad: readonly string[];
  /** Good answers so far. */
  readonly answered: () => number;
  /** Numbers of registrations that were acknowledged. */
  readonly acknowledged: readonly string[];
  readonly leave: () => Promise<void>;
}

interface Wanted {
  readonly paths: readonly string[];
  /** How many families send one registration after the other, each once: no answer is a bad one. */
  readonly families?: number;
}

/** However busy the machine: a restart is waited for. */
const patience = () => AbortSignal.timeout(120_000);

async function warm(address: string): Promise<void> {
  while (!(await fetch(address, { signal: patience() }).catch(() => undefined))?.ok) await pause(500);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Readers and families, each on connections that stay open, and one reader who opens a new one each time. */
export async function gather(url: string, { paths, families = 0 }: Wanted): Promise<Crowd> {
  // The first answer of a process that has just begun takes longer than all that follow.
  for (const path of paths) await warm(url + path);
  const crowd = { going: true, answered: 0, bad: [] as string[], acknowledged: [] as string[] };
  const keep = async (what: string, ask: () => Promise<string | null>) => {
    while (crowd.going) {
      const problem = await ask().catch((error: unknown) => String(error instanceof Error ? (error.cause ?? error) : error));
      if (problem === null) crowd.answered++;
      else crowd.bad.push(`${what}: ${problem}`);
      await pause(20);
    }
  };
  const look = (path: string, headers = {}) =>
    keep(path, async () => {
      const answer = await fetch(url + path, { headers, signal: patience() });
      const text = await answer.text();
      return answer.ok ? null : `${answer.status} ${text.slice(0, 200)}`;
    });
  let child = 0;
  const register = () =>
    keep("registration", async () => {
      const answer = await fetch(`${url}/api/registerSiswa`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
        body: JSON.stringify(registration(`Anak ${++child}`)),
        signal: patience(),
      });
      const body = (await answer.json()) as { readonly nomor?: string };
      if (answer.status !== 201) return `${answer.status} ${JSON.stringify(body)}`;
      crowd.acknowledged.push(body.nomor ?? "");
      return null;
    });
  const all = [...paths.map((path) => look(path)), look("/", { connection: "close" }), ...Array.from({ length: families }, register)];
  return {
    ...{ bad: crowd.bad, acknowledged: crowd.acknowledged, answered: () => crowd.answered },
    leave: async () => {
      crowd.going = false;
      await Promise.all(all);
    },
  };
}
