/** Work done behind the scenes. The definition is light, so that whoever adds work does not load what does it. */
export interface Job<Payload> {
  readonly name: string;
  /** Tries altogether; the pauses between them grow from 3 seconds to hours. */
  readonly tries: number;
  /** Five fields as in a crontab, in WITA: "30 2 * * *" is half past two at night in Palu. */
  readonly cron?: string;
  /** Never read; it ties the payload's type to the job. */
  readonly payload?: (payload: Payload) => void;
}

export function defineJob<Payload = Record<string, never>>(name: string, options: { retries?: number; cron?: string } = {}): Job<Payload> {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`a job is named in lower case with dashes, not "${name}"`);
  return { name, tries: (options.retries ?? 5) + 1, ...(options.cron ? { cron: options.cron } : {}) };
}

export type TaskState = "antre" | "berjalan" | "selesai" | "gagal";

/** What a person sees of the work they asked for. */
export interface Task {
  readonly id: string;
  readonly job: string;
  readonly state: TaskState;
  readonly done: number;
  /** 0: not known yet. */
  readonly total: number;
  /** What the work returned, e.g. the key of a file. */
  readonly result: unknown;
  readonly createdAt: Date;
}
