import { fromBase32 } from "#modules/akun/second-factor/base32.ts";
import { codeAt, stepOf } from "#modules/akun/second-factor/totp.server.ts";

/** Milliseconds. */
const typing = 12_000;

/** An authenticator app that never shows a code twice: half a minute early, in time, half a minute late. */
export class AuthenticatorApp {
  readonly #secret: Uint8Array;
  readonly #clock: () => Date;
  #last = 0;

  /**
   * @param secret as the page of the set-up writes it
   * @param clock of the product, where it is not ours
   */
  constructor(secret: string, clock = () => new Date()) {
    this.#secret = fromBase32(secret);
    this.#clock = clock;
  }

  /** A code that is good at this moment and was not shown before; waits for one if all were. */
  async code(): Promise<string> {
    for (;;) {
      const now = this.#clock();
      // The oldest that is good is still good when it has been typed and sent, also on a busy machine.
      const oldest = stepOf(new Date(now.getTime() + typing)) - 1;
      const step = Math.max(oldest, this.#last + 1);
      if (step <= stepOf(now) + 1) return this.at(step);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  at(step: number): string {
    this.#last = Math.max(this.#last, step);
    return codeAt(this.#secret, step);
  }
}
