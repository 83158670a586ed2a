import { setImmediate as turn } from "node:timers/promises";

/**
 * Renders again, one page after another and before anybody asks, what was being asked for when it was dropped: else the next visitor
 * waits for the rendering. A page renewed once more meanwhile is rendered once.
 */
export class Renewals {
  readonly #waiting = new Map<string, () => Promise<unknown>>();
  #running = false;

  add(key: string, renew: () => Promise<unknown>): void {
    this.#waiting.set(key, renew);
    if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    // One change often drops several things in a row: a rendering between them would be out of date when it ends.
    await turn();
    for (const [key, renew] of this.#waiting) {
      this.#waiting.delete(key);
      // Whoever asks next renders it, and is told what failed.
      await renew().catch(() => undefined);
    }
    this.#running = false;
  }
}
