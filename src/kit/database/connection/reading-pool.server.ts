import { Socket } from "node:net";
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { Client, DatabaseError } from "pg";
import { openThrottledLog, type ThrottledLog } from "../../health/throttled-log.server.ts";
import { onePlan, ownPlan } from "../sql.server.ts";
import { hasOldPlan, PlanNames } from "./kept-plans.server.ts";
import { clientConfig, type DatabaseLocation, type Log } from "./location.server.ts";
import { awaitIdle } from "./pool.server.ts";
import { standBack } from "./stand-back.server.ts";

interface ReadingPoolOptions {
  readonly place: DatabaseLocation;
  readonly role: string | null;
  readonly background?: boolean;
  readonly log: Log;
}

/** Few are enough: nobody has to wait until a connection is free. */
const size = 3;
/** Milliseconds for which a question is not put again whose table somebody keeps locked. */
const lockPause = 5_000;

/**
 * Connections that cannot write and that all readers share: what is asked in one turn of the event loop goes out in one
 * write, the same question once for all who ask it, is answered in order, and the server plans each statement once, unless it is one that
 * wants a plan of its own.
 * Nothing here may depend on what was asked before.
 */
export class ReadingPool implements PostgresPool, PostgresPoolClient {
  /** Asked for by the dialect. */
  readonly options = {};
  readonly #options: ReadingPoolOptions;
  readonly #seldom: ThrottledLog;
  readonly #lines: (Promise<Line> | undefined)[] = [];
  readonly #names = new PlanNames("baca");
  readonly #askedNow = new Map<string, Promise<unknown>>();
  readonly #locked = new Map<string, { readonly error: unknown; until: number }>();
  #turn = 0;
  #ended = false;

  constructor(options: ReadingPoolOptions) {
    this.#options = options;
    this.#seldom = openThrottledLog(options.log);
  }

  /** Everybody is given the same. */
  connect(): Promise<this> {
    return this.#ended ? Promise.reject(new Error("Cannot use a pool after it was ended")) : Promise.resolve(this);
  }

  release(): void {}

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== "string") throw new Error("a shared connection has no cursors");
    const refusal = this.#refusal(text);
    return refusal ? Promise.reject(refusal.error) : this.#askedOnce({ text, values: [...values] });
  }

  async end(): Promise<void> {
    this.#ended = true;
    const lines = await Promise.allSettled(this.#lines);
    await Promise.all(lines.map((line) => line.status === "fulfilled" && line.value?.close()));
  }

  /** Shared while nothing has gone out, so that nobody is given an answer that is older than the own question. */
  #askedOnce(question: Question): Promise<unknown> {
    const { text, values } = question;
    const key = JSON.stringify([text, ...values]);
    const asked = this.#askedNow.get(key);
    if (asked) return asked;
    if (this.#askedNow.size === 0) process.nextTick(() => this.#askedNow.clear());
    const name = text.includes(ownPlan) ? undefined : this.#names.nameOf(text);
    const asking = this.#askUntilHeard({ ...question, ...(name ? { name } : {}) });
    this.#askedNow.set(key, asking);
    return asking;
  }

  /** Reading twice does no harm, so connections that turn out to be lost are not the reader's trouble; one that cannot be opened is. */
  async #askUntilHeard(question: Question): Promise<unknown> {
    for (let lost = 0; ; lost++) {
      const place = this.#turn++ % size;
      const opening = this.#lines[place] ?? this.#open();
      this.#lines[place] = opening;
      const line = await opening.catch((error: unknown) => {
        this.#forget(place, opening);
        throw error;
      });
      try {
        const answer = await line.ask(question);
        this.#locked.delete(question.text);
        return answer;
      } catch (error) {
        if (isLocked(error)) this.#locked.set(question.text, { error, until: performance.now() + lockPause });
        // What one connection planned for other columns, the others did too.
        if (hasOldPlan(error)) this.#lines.splice(0).forEach(retire);
        else if (isLost(error)) this.#forget(place, opening);
        if (!isLost(error) || lost === size) throw error;
      }
    }
  }

  /**
   * Each question that waits for a lock holds up all behind it, so while a table is locked one asks for all whether it still is.
   */
  #refusal(text: string): { readonly error: unknown } | undefined {
    const locked = this.#locked.get(text);
    if (!locked) return undefined;
    const now = performance.now();
    if (now < locked.until) return locked;
    locked.until = now + lockPause;
    return undefined;
  }

  #forget(place: number, line: Promise<Line>): void {
    if (this.#lines[place] !== line) return;
    this.#lines[place] = undefined;
    retire(line);
  }

  async #open(): Promise<Line> {
    const { role, place, background = false, log } = this.#options;
    const socket = new Socket();
    const client = new Client({ ...clientConfig(place), pipeline: true, stream: () => socket });
    client.on("error", ({ message }) => this.#ended || this.#seldom.warn(message, { error: message }, "sambungan basis data terputus"));
    try {
      await client.connect();
      await awaitIdle(client, { role, readOnly: true });
      if (background) await standBack(client, { place, log });
      return new Line(client, socket);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  }
}

interface Question {
  readonly text: string;
  readonly values: unknown[];
  readonly name?: string;
}

const isLocked = (error: unknown): boolean => error instanceof DatabaseError && error.code === "55P03";

/** Another connection may answer. */
const isLost = (error: unknown): boolean => !(error instanceof DatabaseError) || hasOldPlan(error) || /^(57P|08)/.test(error.code ?? "");

/** Nobody asks here any more; what was asked before is still answered. */
function retire(line: Promise<Line> | undefined): void {
  line?.then((opened) => opened.close()).catch(() => undefined);
}

class Line {
  readonly #client: Client;
  readonly #socket: Socket;
  #gathering = false;

  constructor(client: Client, socket: Socket) {
    this.#client = client;
    this.#socket = socket;
  }

  ask(question: Question): Promise<unknown> {
    this.#gather();
    if (!question.text.includes(onePlan)) return this.#client.query(question);
    this.#set("force_generic_plan");
    const answer = this.#client.query(question);
    this.#set("auto");
    return answer;
  }

  /** Goes out in one write with what is asked. Where it is not heard, neither is that. */
  #set(mode: "auto" | "force_generic_plan"): void {
    this.#client.query(`set plan_cache_mode = ${mode}`).catch(() => undefined);
  }

  close(): Promise<void> {
    return this.#client.end().catch(() => undefined);
  }

  #gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    this.#socket.cork();
    process.nextTick(() => {
      this.#gathering = false;
      this.#socket.uncork();
    });
  }
}
