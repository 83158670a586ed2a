import type { PageLife } from "#kit/visit.server.ts";
import type { Prepared } from "./pages/prepared.ts";

/** Says in `tags` what the answer came from, and in `life` how long it holds at most. */
export type Render = (tags: Set<string>, life: PageLife) => Promise<Response>;

/** A page that was rendered. */
export interface Page {
  readonly key: string;
  readonly render: Render;
  readonly prepared: Prepared;
  readonly tags: ReadonlySet<string>;
  freshUntil: number;
  readonly keptAt: number;
}

export interface KeptPage extends Page {
  readonly aliases: string[];
  usedAt: number;
  /** By somebody other than the one for whom it was rendered. */
  asked: boolean;
}

const maxAliases = 8;

/** Rendered pages in memory, by key and by the addresses under which they were asked for; those not asked for the longest go first. */
export class KeptPages {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, KeptPage>();
  readonly #addresses = new Map<string, KeptPage>();
  #bytes = 0;

  constructor(maxBytes = 32 * 1024 * 1024) {
    this.#maxBytes = maxBytes;
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#bytes };
  }

  get(key: string): KeptPage | undefined {
    return this.#entries.get(key);
  }

  at(address: string): KeptPage | undefined {
    return this.#addresses.get(address);
  }

  all(): Iterable<KeptPage> {
    return this.#entries.values();
  }

  keep(page: Page, address: string): void {
    const old = this.#entries.get(page.key);
    if (old) this.remove(old);
    const entry: KeptPage = { ...page, aliases: [], usedAt: page.keptAt, asked: false };
    this.#entries.set(page.key, entry);
    this.#bytes += page.prepared.bytes;
    this.alias(entry, address);
    this.#shrink();
  }

  alias(entry: KeptPage, address: string): void {
    if (entry.aliases.length >= maxAliases || this.#addresses.has(address)) return;
    entry.aliases.push(address);
    this.#addresses.set(address, entry);
  }

  remove(entry: KeptPage): void {
    if (!this.#entries.delete(entry.key)) return;
    for (const address of entry.aliases) this.#addresses.delete(address);
    this.#bytes -= entry.prepared.bytes;
  }

  #shrink(): void {
    if (this.#bytes <= this.#maxBytes) return;
    for (const entry of [...this.#entries.values()].sort((a, b) => a.usedAt - b.usedAt)) {
      if (this.#bytes <= this.#maxBytes || this.#entries.size === 1) return;
      this.remove(entry);
    }
  }
}
