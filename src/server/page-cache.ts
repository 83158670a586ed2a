import { concerns } from "#kit/page-tags.ts";
import type { PageLife } from "#kit/visit.server.ts";
import { sharedCaches } from "./edge/shared-caches.ts";
import { type KeptPage, KeptPages, type Render } from "./kept-pages.ts";
import { compress, type Prepared, prepare } from "./pages/prepared.ts";
import { Renewals } from "./renewals.ts";

/** An answer that is not kept, in a form that several people can be given. */
export interface Passing {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
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
  /** Rendered again before anybody asked. */
  renewed: number;
}

const retryAfterFailure = 5_000;
/** Milliseconds since somebody asked for a page within which others are expected to. */
const soughtFor = 1_000;
const quickQuality = 4;
const brotliQuality = 9;

/**
 * The rendered documents. An entry lives until `drop` names one of its tags; a rendering that began before a drop is
 * never kept after it. When rendering fails, what is there goes on being served.
 */
export class PageCache {
  readonly counts: CacheCounts = { hit: 0, miss: 0, joined: 0, stale: 0, renewed: 0 };
  readonly #options: PageCacheOptions;
  readonly #clock: () => number;
  readonly #kept: KeptPages;
  readonly #flights = new Map<string, Flight>();
  readonly #renewals = new Renewals();
  /** Moment of the last drop after each change, counted in drops; needed only while something renders. */
  readonly #dropped = new Map<string, number>();
  /** Also counts those that nobody new may join any more. */
  #rendering = 0;
  #allDroppedAt = 0;
  #moment = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#clock = options.clock ?? Date.now;
    this.#kept = new KeptPages(options.maxBytes);
  }

  /** @param address path and query as they stand in the request; undefined: ask `through` */
  find(address: string): Prepared | undefined {
    const entry = this.#kept.at(address);
    if (entry === undefined) return undefined;
    const now = this.#clock();
    if (!isFresh(entry, now)) return undefined;
    return this.#give(entry, now);
  }

  /** The kept page, or one rendering however many ask. */
  async through(key: string, address: string, render: Render): Promise<Prepared | Passing> {
    if (!this.#options.enabled) return toPassing(await render(new Set(), { until: Number.POSITIVE_INFINITY }));
    const entry = this.#kept.get(key);
    const now = this.#clock();
    if (entry && isFresh(entry, now)) {
      this.#kept.alias(entry, address);
      return this.#give(entry, now);
    }
    const flying = this.#flights.get(key);
    if (flying && flying.startedAt === this.#moment) {
      const landed = await flying.landing;
      // Whoever comes when registration has opened is not shown what was begun before.
      if (flying.begun < flying.life.until && flying.life.until <= now) return this.through(key, address, render);
      this.counts.joined++;
      return landed;
    }
    this.counts.miss++;
    return this.#begin(key, address, render);
  }

  #begin(key: string, address: string, render: Render): Promise<Prepared | Passing> {
    const startedAt = this.#moment;
    this.#rendering++;
    const life: PageLife = { until: Number.POSITIVE_INFINITY };
    const flight = { startedAt, begun: this.#clock(), life, landing: this.#fly(key, { address, startedAt, life }, render) };
    this.#flights.set(key, flight);
    const land = () => this.#land(key, flight);
    flight.landing.then(land, land);
    return flight.landing;
  }

  /** @param touched what changed, see `describeTouch`; null: anything may have changed */
  drop(touched: string | null): void {
    this.#moment++;
    if (touched === null) {
      this.#allDroppedAt = this.#moment;
      for (const entry of this.#kept.all()) entry.freshUntil = 0;
      return;
    }
    if (this.#rendering > 0) this.#dropped.set(touched, this.#moment);
    const now = this.#clock();
    for (const entry of this.#kept.all()) {
      if (!concerns(touched, entry.tags)) continue;
      this.#kept.remove(entry);
      if (entry.asked && now - entry.usedAt < soughtFor) this.#renewals.add(entry.key, () => this.#renew(entry));
    }
  }

  get size(): { pages: number; bytes: number } {
    return this.#kept.size;
  }

  #give(entry: KeptPage, now: number): Prepared {
    entry.usedAt = now;
    entry.asked = true;
    this.counts.hit++;
    return entry.prepared;
  }

  /** Only what somebody asked for since it was last rendered comes here: many changes alone render nothing. */
  async #renew({ key, render, aliases }: KeptPage): Promise<void> {
    const [address = key] = aliases;
    if (this.#kept.get(key) || this.#flights.get(key)?.startedAt === this.#moment) return;
    this.counts.renewed++;
    await this.#begin(key, address, render);
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
      if (this.#isCurrent(tags, startedAt)) {
        const keptAt = this.#clock();
        const freshUntil = Math.min(life.until, keptAt + (this.#options.freshFor ?? 60_000));
        this.#kept.keep({ key, render, prepared, tags, keptAt, freshUntil }, address);
        // Without the compressed variants the page is only larger.
        compress(prepared, headers, brotliQuality).catch(() => undefined);
      }
      return prepared;
    } catch (error) {
      const kept = this.#fallback(key);
      if (kept) return kept;
      throw error;
    }
  }

  #isCurrent(tags: ReadonlySet<string>, startedAt: number): boolean {
    return (
      this.#allDroppedAt <= startedAt && ![...this.#dropped].some(([touched, moment]) => moment > startedAt && concerns(touched, tags))
    );
  }

  #fallback(key: string): Prepared | undefined {
    const entry = this.#kept.get(key);
    if (!entry) return undefined;
    entry.freshUntil = this.#clock() + retryAfterFailure;
    this.counts.stale++;
    return entry.prepared;
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
const isFresh = ({ freshUntil, keptAt }: KeptPage, now: number): boolean => freshUntil > now && keptAt <= now;
