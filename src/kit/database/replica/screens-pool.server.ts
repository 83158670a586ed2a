import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { openThrottledLog, type ThrottledLog } from "../../health/throttled-log.server.ts";
import type { DatabaseLocation, Log } from "../connection/location.server.ts";
import { ReadingPool } from "../connection/reading-pool.server.ts";
import { openReplica, type Replica } from "./replica.server.ts";

interface ScreensPoolOptions {
  readonly place: DatabaseLocation;
  readonly role: string | null;
  readonly primary: { readonly place: DatabaseLocation; readonly reading: ReadingPool };
  readonly log: Log;
}

/** Asks the replica while it keeps up, and the first server otherwise; what the replica cannot answer, the first server is asked once more. */
export class ScreensPool implements PostgresPool, PostgresPoolClient {
  /** Asked for by the dialect. */
  readonly options = {};
  readonly replica: Replica;
  readonly #options: ScreensPoolOptions;
  readonly #seldom: ThrottledLog;
  #reading: ReadingPool | undefined;

  constructor(options: ScreensPoolOptions) {
    const { place, primary, log } = options;
    this.#options = options;
    this.#seldom = openThrottledLog(log);
    this.replica = openReplica({ place, primary: primary.place, log, turned: (usable) => this.#turn(usable) });
  }

  connect(): Promise<this> {
    return Promise.resolve(this);
  }

  release(): void {}

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== "string") throw new Error("a shared connection has no cursors");
    const { reading } = this.#options.primary;
    const replica = this.replica.state().usable ? this.#reading : undefined;
    if (!replica) return reading.query(text, values);
    return replica.query(text, values).catch((error: Error) => {
      this.#seldom.warn("jawaban", { error: error.message }, "basis data bacaan tidak menjawab satu pertanyaan; yang utama ditanya");
      return reading.query(text, values);
    });
  }

  async end(): Promise<void> {
    await this.replica.close();
    this.#turn(false);
  }

  /** One that was away is entered anew: what was asked on connections that lead nowhere must not wait for them. */
  #turn(usable: boolean): void {
    const { place, role, log } = this.#options;
    void this.#reading?.end();
    this.#reading = usable ? new ReadingPool({ place, role, log }) : undefined;
  }
}
