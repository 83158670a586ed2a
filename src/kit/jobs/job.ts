/** Work done behind the scenes. The definition is light, so that whoever adds work does not load what does it. */
export interface Job<Payload> {
  readonly name: string;
  /** Tries altogether; the pauses between them grow from 3 seconds to hours. */
  readonly tries: number;
  /** Never read; it ties the payload's type to the job. */
  readonly payload?: (payload: Payload) => void;
}

/** Work that comes by itself, and says each time what it did. */
export interface ScheduledJob extends Job<Record<string, never>> {
  /** Five fields as in a crontab, in the school's zone: "30 2 * * *" is half past two at night there. */
  readonly cron: string;
  /** What it does, to whoever looks after the system. */
  readonly title: string;
}

export const defineScheduledJob = (
  name: string,
  { cron, title, ...options }: { readonly retries?: number } & Pick<ScheduledJob, "cron" | "title">,
): ScheduledJob => ({ ...defineJob(name, options), cron, title });

export function defineJob<Payload = Record<string, never>>(name: string, options: { readonly retries?: number } = {}): Job<Payload> {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`a job is named in lower case with dashes, not "${name}"`);
  return { name, tries: (options.retries ?? 5) + 1 };
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
  /** What the work returned, e.g. the key of a file; of failed work a `FailedResult` or null. */
  readonly result: unknown;
  readonly createdAt: Date;
}

/** Why it failed, in a sentence for whoever asked for it. */
export interface FailedResult {
  readonly refusal: string;
}
