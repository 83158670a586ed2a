import type { Client } from "pg";
import { connect, type Log, type Place } from "./place.server.ts";

/** @param payload what was notified; null means "messages may have been missed: everything may have changed". */
export type Hear = (payload: string | null) => void;

export interface Listener {
  readonly listen: (channel: string, hear: Hear) => () => void;
  /** Tells this process's own listeners, without the way through the server. */
  readonly tell: (channel: string, payload: string) => void;
  readonly close: () => Promise<void>;
}

const pauses = [100, 250, 500, 1_000, 2_000];

/** One connection for all channels, opened with the first of them and opened again whenever it is lost. */
export function openListener(place: Place, log: Log): Listener {
  const ears = new Map<string, Set<Hear>>();
  let client: Client | undefined;
  let opening: Promise<void> | undefined;
  let closed = false;

  const tell = (channel: string, payload: string | null) => {
    for (const hear of ears.get(channel) ?? []) guarded(log, () => hear(payload));
  };
  const open = async () => {
    for (let failures = 0; !closed; failures++) {
      try {
        client = await subscribe(place, [...ears.keys()], tell);
        client.once("end", reopen);
        for (const channel of ears.keys()) tell(channel, null);
        return;
      } catch (error) {
        if (failures === 0) log.warn({ error: error instanceof Error ? error.message : error }, "pendengar basis data menyambung ulang");
        await pause(pauses[Math.min(failures, pauses.length - 1)] ?? 0);
      }
    }
  };
  const reopen = () => {
    client = undefined;
    if (!closed) opening = open();
  };
  return {
    tell,
    listen(channel, hear) {
      const known = ears.get(channel);
      ears.set(channel, (known ?? new Set<Hear>()).add(hear));
      if (!opening) opening = open();
      else if (!known) client?.query(`listen ${client.escapeIdentifier(channel)}`).catch(() => client?.end());
      return () => void ears.get(channel)?.delete(hear);
    },
    async close() {
      closed = true;
      await client?.end().catch(() => undefined);
      await opening;
    },
  };
}

async function subscribe(place: Place, channels: readonly string[], tell: (channel: string, payload: string) => void): Promise<Client> {
  const client = await connect(place);
  client.on("notification", ({ channel, payload }) => tell(channel, payload ?? ""));
  try {
    for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

function guarded(log: Log, work: () => void): void {
  try {
    work();
  } catch (error) {
    log.error({ error }, "pendengar basis data gagal");
  }
}

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds).unref());
