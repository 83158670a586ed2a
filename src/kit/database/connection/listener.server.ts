import type { Client } from "pg";
import { backoffMs } from "./backoff.server.ts";
import { connect, type DatabaseLocation, type Log } from "./location.server.ts";

/** @param payload what was notified; null means "messages may have been missed: everything may have changed". */
export type Hear = (payload: string | null) => void;

export interface Listener {
  readonly listen: (channel: string, hear: Hear) => () => void;
  /** Tells this process's own listeners, without the way through the server. */
  readonly tell: (channel: string, payload: string) => void;
  readonly close: () => Promise<void>;
}

/** One connection for all channels, opened with the first of them and opened again whenever it is lost. */
export function openListener(place: DatabaseLocation, log: Log): Listener {
  const state: State = { ears: new Map(), client: undefined, opened: false, closed: false };
  return {
    tell: (channel, payload) => tell(state, log, { channel, payload }),
    listen(channel, hear) {
      const known = state.ears.get(channel);
      state.ears.set(channel, (known ?? new Set<Hear>()).add(hear));
      if (!state.opened) void keepOpen(state, place, log);
      else if (!known && state.client) void subscribe({ state, log }, state.client, [channel]).catch(() => state.client?.end());
      return () => void state.ears.get(channel)?.delete(hear);
    },
    async close() {
      state.closed = true;
      await state.client?.end().catch(() => undefined);
    },
  };
}

interface State {
  readonly ears: Map<string, Set<Hear>>;
  client: Client | undefined;
  opened: boolean;
  closed: boolean;
}

interface Hearing {
  readonly state: State;
  readonly log: Log;
}

async function keepOpen(state: State, place: DatabaseLocation, log: Log): Promise<void> {
  state.opened = true;
  let failures = 0;
  while (!state.closed) {
    try {
      await listen({ state, log }, place, () => {
        failures = 0;
      });
    } catch (error) {
      // Once each time that the server is lost.
      if (failures === 0 && !state.closed)
        log.warn({ error: error instanceof Error ? error.message : error }, "pendengar basis data menyambung ulang");
      failures++;
    }
    state.client = undefined;
    await pause(backoffMs(failures));
  }
}

/** Hears until the connection ends. */
async function listen({ state, log }: Hearing, place: DatabaseLocation, subscribed: () => void): Promise<void> {
  const client = await connect(place);
  const ended = new Promise<void>((done) => client.once("end", done));
  if (state.closed) return client.end();
  state.client = client;
  client.on("notification", ({ channel, payload }) => tell(state, log, { channel, payload: payload ?? "" }));
  try {
    // The map itself, because channels may join while the first are being subscribed.
    await subscribe({ state, log }, client, state.ears.keys());
    subscribed();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  await ended;
}

async function subscribe({ state, log }: Hearing, client: Client, channels: Iterable<string>): Promise<void> {
  for (const channel of channels) {
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    tell(state, log, { channel, payload: null });
  }
}

function tell({ ears }: State, log: Log, { channel, payload }: { channel: string; payload: string | null }): void {
  for (const hear of ears.get(channel) ?? []) guarded(log, () => hear(payload));
}

function guarded(log: Log, work: () => void): void {
  try {
    work();
  } catch (error) {
    log.error({ error }, "pendengar basis data gagal");
  }
}

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds).unref());
