import type { PageLife } from "#kit/visit.server.ts";
import { sharedCaches } from "./edge/shared-caches.ts";
import { compress, type Prepared, prepare } from "./pages/prepared.ts";

/** An answer that is not kept, in a form that several people can be given. */
export interface Passing {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Says in `tags` what the answer came from, and in `life` how long it holds at most. */
export type Render = (tags: Set<string>, life: PageLife) => Promise<Response>;

interface Entry {
  readonly key: string;
  readonly prepared: Prepared;
  readonly tags: ReadonlySet<string>;
  readonly aliases: string[];
  freshUntil: number;
  readonly keptAt: number;
  usedAt: number;
}

interface Page extends Pick<Entry, "key" | "prepared" | "tags">, PageLife {
  readonly address: string;
}

interface Flight {
  readonly startedAt: number;
  /** By the clock. */
  readonly begun: number;
  /** Says until when it holds once it has landed. */
  readonly life: PageLife;
  readonly landing: Promise<Prepared | Passing>;
}

export interface PageCacheOptions {
  readonly enabled: boolean;
  /** Headers of every answer, e.g. HSTS; kept with it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly maxBytes?: number;
  /** Milliseconds after which a page is rendered anew though nothing was touched: "today" goes on. */
  readonly freshFor?: number;
  readonly clock?: () => number;
}

/** How it was asked, counted since somebody last set these to nothing. */
export interface CacheCounts {
  hit: number;
  /** Rendered, because nothing that may be shown was kept. */
  miss: number;
  /** Waited for a rendering that somebody else had begun. */
  joined: number;
  /** Shown after a rendering failed. */
  stale: number;
}

const maxAliases = 8;
const retryAfterFailure = 5_000;
const quickQuality = 4;
const brotliQuality = 9;

/**
 * The rendered documents. An entry lives until `drop` names one of its tags; a rendering that began before a drop is
 * never kept after it. When rendering fails, what is there goes on being served.
 */
export class PageCache {
  readonly counts: CacheCounts = { hit: 0, miss: 0, joined: 0, stale: 0 };
  readonly #options: PageCacheOptions;
  readonly #clock: () => number;
  readonly #entries = new Map<string, Entry>();
  readonly #addresses = new Map<string, Entry>();
  readonly #flights = new Map<string, Flight>();
  /** Moment of the last drop of each tag, counted in drops; needed only while something renders. */
  readonly #dropped = new Map<string, number>();
  /** Also counts those that nobody new may join any more. */
  #rendering = 0;
  #allDroppedAt = 0;
  #moment = 0;
  #bytes = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#clock = options.clock ?? Date.now;
  }

  /** @param address path and query as they stand in the request; undefined: ask `through` */
  find(address: string): Prepared | undefined {
    const entry = this.#addresses.get(address);
    if (entry === undefined) return undefined;
    const now = this.#clock();
    if (!isFresh(entry, now)) return undefined;
    entry.usedAt = now;
    this.counts.hit++;
    return entry.prepared;
  }

  /** The kept page, or one rendering however many ask. */
  async through(key: string, address: string, render: Render): Promise<Prepared | Passing> {
    if (!this.#options.enabled) return toPassing(await render(new Set(), { until: Number.POSITIVE_INFINITY }));
    const entry = this.#entries.get(key);
    if (entry && isFresh(entry, this.#clock())) {
      this.#alias(entry, address);
      this.counts.hit++;
      return entry.prepared;
    }
    const flying = this.#flights.get(key);
    if (flying && flying.startedAt === this.#moment) {
      const askedAt = this.#clock();
      const landed = await flying.landing;
      // Whoever comes when registration has opened is not shown what was begun before.
      if (flying.begun < flying.life.until && flying.life.until <= askedAt) return this.through(key, address, render);
      this.counts.joined++;
      return landed;
    }
    this.counts.miss++;
    const startedAt = this.#moment;
    this.#rendering++;
    const life: PageLife = { until: Number.POSITIVE_INFINITY };
    const flight = { startedAt, begun: this.#clock(), life, landing: this.#fly(key, { address, startedAt, life }, render) };
    this.#flights.set(key, flight);
    const land = () => this.#land(key, flight);
    flight.landing.then(land, land);
    return flight.landing;
  }

  /** @param tag what changed; null: anything may have changed */
  drop(tag: string | null): void {
    this.#moment++;
    if (tag === null) {
      this.#allDroppedAt = this.#moment;
      for (const entry of this.#entries.values()) entry.freshUntil = 0;
      return;
    }
    if (this.#rendering > 0) this.#dropped.set(tag, this.#moment);
    for (const entry of this.#entries.values()) if (entry.tags.has(tag)) this.#remove(entry);
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#bytes };
  }

  #land(key: string, flight: Flight): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
    this.#rendering--;
    if (this.#rendering === 0) this.#dropped.clear();
  }

  async #fly(
    key: string,
    { address, startedAt, life }: Pick<Flight, "startedAt" | "life"> & { readonly address: string },
    render: Render,
  ): Promise<Prepared | Passing> {
    const tags = new Set<string>();
    try {
      const answer = await render(tags, life);
      if (answer.status >= 500) return this.#fallback(key) ?? (await toPassing(answer));
      if (answer.status !== 200 || answer.headers.has("set-cookie")) return await toPassing(answer);
      const headers = { ...this.#options.headers, ...titled(answer.headers), ...sharedCaches(tags, life, this.#clock()) };
      const prepared = prepare(Buffer.from(await answer.arrayBuffer()), headers, key.startsWith("/api/") ? "api" : "document");
      // The first reader's line is as slow as everybody's: a quick compression now, the best one for those who follow.
      await compress(prepared, headers, quickQuality).catch(() => undefined);
      if (this.#isCurrent(tags, startedAt)) this.#keep({ key, prepared, tags, address, ...life }, headers);
      return prepared;
    } catch (error) {
      const kept = this.#fallback(key);
      if (kept) return kept;
      throw error;
    }
  }

  #isCurrent(tags: ReadonlySet<string>, startedAt: number): boolean {
    return this.#allDroppedAt <= startedAt && ![...tags].some((tag) => (this.#dropped.get(tag) ?? 0) > startedAt);
  }

  #fallback(key: string): Prepared | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    entry.freshUntil = this.#clock() + retryAfterFailure;
    this.counts.stale++;
    return entry.prepared;
  }

  #keep(page: Page, headers: Record<string, string>): void {
    const old = this.#entries.get(page.key);
    if (old) this.#remove(old);
    const now = this.#clock();
    const { key, prepared, tags } = page;
    const freshUntil = Math.min(page.until, now + (this.#options.freshFor ?? 60_000));
    const entry: Entry = { key, prepared, tags, aliases: [], keptAt: now, usedAt: now, freshUntil };
    this.#entries.set(key, entry);
    this.#bytes += prepared.bytes;
    this.#alias(entry, page.address);
    this.#shrink();
    // Without the compressed variants the page is only larger.
    compress(prepared, headers, brotliQuality).catch(() => undefined);
  }

  #alias(entry: Entry, address: string): void {
    if (entry.aliases.length >= maxAliases || this.#addresses.has(address)) return;
    entry.aliases.push(address);
    this.#addresses.set(address, entry);
  }

  #remove(entry: Entry): void {
    if (!this.#entries.delete(entry.key)) return;
    for (const address of entry.aliases) this.#addresses.delete(address);
    this.#bytes -= entry.prepared.bytes;
  }

  /** Drops what was not asked for the longest. */
  #shrink(): void {
    const limit = this.#options.maxBytes ?? 32 * 1024 * 1024;
    if (this.#bytes <= limit) return;
    for (const entry of [...this.#entries.values()].sort((a, b) => a.usedAt - b.usedAt)) {
      if (this.#bytes <= limit || this.#entries.size === 1) return;
      this.#remove(entry);
    }
  }
}

const toPassing = async (answer: Response): Promise<Passing> => ({
  status: answer.status,
  headers: answer.headers,
  body: Buffer.from(await answer.arrayBuffer()),
});

/** Spelled as people read them; `fetch` tells them in small letters. */
const titled = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].map(([name, value]) => [name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()), value]));

/** A page that was kept in the future was so by a clock that went wrong. */
const isFresh = ({ freshUntil, keptAt }: Entry, now: number): boolean => freshUntil > now && keptAt <= now;
