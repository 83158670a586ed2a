import { type ClientBase, DatabaseError } from "pg";

/** Statements beyond these are asked without a name, so that no client makes the server remember without end. */
const maxNamed = 1_000;

/** By its name a server knows a statement again, and does not plan it anew. */
export class PlanNames {
  readonly #prefix: string;
  readonly #names = new Map<string, string>();
  #given = 0;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** Undefined for a new statement when there are too many. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= maxNamed) return known;
    const name = `${this.#prefix}_${this.#given++}`;
    this.#names.set(text, name);
    return name;
  }

  /** What was planned counts no more. */
  renew(): void {
    this.#names.clear();
  }
}

/** The columns that a statement was planned for are others now. */
export const hasOldPlan = (error: unknown): boolean => error instanceof DatabaseError && error.code === "0A000";

/** Has this connection keep the plan of each statement that `isKept`. */
export function keepPlans(client: ClientBase, names: PlanNames, isKept: (text: string) => boolean): void {
  const ask = client.query.bind(client) as (...question: unknown[]) => unknown;
  const keeping = (...question: unknown[]): unknown => {
    const [text, values, ...rest] = question;
    if (typeof text !== "string" || rest.length > 0 || !isKept(text)) return ask(...question);
    const name = names.nameOf(text);
    const answer = ask({ text, values, ...(name ? { name } : {}) }) as Promise<unknown>;
    return answer.catch((error: unknown) => {
      if (hasOldPlan(error)) names.renew();
      throw error;
    });
  };
  client.query = keeping as typeof client.query;
}
