import { type Operations, operations } from "./portal.generated.ts";

export type * from "./portal.generated.ts";

export interface ClientOptions {
  /** Where the portal stands, e.g. "https://madrasah.sch.id". */
  readonly origin: string;
  /** The program's key, "man1_…", from an administrator of the portal. */
  readonly key: string;
  /** Instead of the platform's own. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

type Name = keyof Operations;
type Asked<N extends Name> = Operations[N]["asked"];
type Answer<N extends Name> = Operations[N]["answer"];

/** Operations that answer a list. */
export type ListName = { [N in Name]: Answer<N> extends readonly unknown[] ? N : never }[Name];
type RowOf<N extends ListName> = Answer<N> extends readonly (infer Row)[] ? Row : never;

/** Operations that answer how far an import is. */
export type StateName = { [N in Name]: N extends `getImpor${string}ById` ? N : never }[Name];

/** A call that was refused. `message` is a sentence in Indonesian, for people. */
export class Refused extends Error {
  readonly status: number;
  /** One word for programs, e.g. "insufficient_scope". */
  readonly reason: string | undefined;
  /** What is wrong, by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds until it is worth trying again. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    body: { error?: string; msg?: string; reason?: string; fields?: Record<string, string> },
    retryAfter?: number,
  ) {
    super(body.error ?? body.msg ?? `HTTP ${status}`);
    this.name = "Refused";
    this.status = status;
    this.reason = body.reason;
    this.fields = body.fields ?? {};
    this.retryAfter = retryAfter;
  }
}

export interface Client {
  /** One call by its name. @throws Refused */
  readonly call: <N extends Name>(name: N, asked: Asked<N>) => Promise<Answer<N>>;
  /** Every row of a list, part by part. @throws Refused */
  readonly all: <N extends ListName>(name: N, query?: Readonly<Record<string, string | number>>) => AsyncGenerator<RowOf<N>, void>;
  /**
   * What was made, changed or thrown away since a moment; rows with `deletedAt` are gone. Rows may come twice. @returns from which moment
   * to ask the next time. @throws Refused
   */
  readonly changes: <N extends ListName>(name: N, since: string, take: (row: RowOf<N>) => unknown) => Promise<string>;
  /** Asks for the state of an import until it does not go on any more: "selesai", or "gagal" with `sebab`. @param every in seconds @throws Refused */
  readonly finished: <N extends StateName>(name: N, id: string, every?: number) => Promise<Answer<N>>;
}

interface AnyAsked {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

export function openClient({ origin, key, fetch: send = (request) => fetch(request) }: ClientOptions): Client {
  const ask = async (method: string, address: string, body?: unknown): Promise<Response> => {
    const headers = new Headers({ authorization: `Bearer ${key}`, accept: "application/json" });
    const raw = body instanceof FormData || body instanceof Blob;
    if (body !== undefined && !raw) headers.set("content-type", "application/json");
    const sent = body === undefined ? undefined : raw ? body : JSON.stringify(body);
    const answer = await send(new Request(new URL(address, origin), { method, headers, ...(sent === undefined ? {} : { body: sent }) }));
    if (answer.ok) return answer;
    const wait = Number(answer.headers.get("retry-after"));
    throw new Refused(answer.status, await answer.json().catch(() => ({})), wait > 0 ? wait : undefined);
  };
  const parts = async function* (address: string): AsyncGenerator<Response, void> {
    for (let next: string | undefined = address; next !== undefined; ) {
      const answer: Response = await ask("GET", next);
      yield answer;
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
    }
  };
  const call = async <N extends Name>(name: N, asked: Asked<N>): Promise<Answer<N>> => {
    const [method] = operations[name];
    const answer = await ask(method, addressOf(name, asked), (asked as AnyAsked).body);
    if (answer.status === 204) return undefined as Answer<N>;
    const isJson = /^application\/json\b/.test(answer.headers.get("content-type") ?? "");
    return (isJson ? await answer.json() : await answer.blob()) as Answer<N>;
  };
  return {
    call,
    all: async function* <N extends ListName>(name: N, query: Readonly<Record<string, string | number>> = {}) {
      for await (const part of parts(addressOf(name, { query: { tampil: 100, ...query } }))) yield* (await part.json()) as RowOf<N>[];
    },
    changes: async <N extends ListName>(name: N, since: string, take: (row: RowOf<N>) => unknown) => {
      let until: string | null = null;
      for await (const part of parts(addressOf(name, { query: { diubahSejak: since, tampil: 100 } }))) {
        until ??= part.headers.get("x-diubah-sampai");
        for (const row of (await part.json()) as RowOf<N>[]) await take(row);
      }
      return until ?? since;
    },
    finished: async <N extends StateName>(name: N, id: string, every = 2) => {
      for (;;) {
        const state = await call(name, { path: { id } } as Asked<N>);
        const { keadaan } = state as { readonly keadaan: string };
        if (keadaan !== "antre" && keadaan !== "berjalan") return state;
        await new Promise((resolve) => setTimeout(resolve, every * 1_000));
      }
    },
  };
}

function addressOf(name: Name, { path = {}, query = {} }: AnyAsked): string {
  const filled = operations[name][1].replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(path[part] ?? ""));
  const asked = Object.entries(query).flatMap(([one, value]) => (value === undefined ? [] : [[one, String(value)]]));
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked)}`;
}
