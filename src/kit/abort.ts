/** Whoever was sending has left before it had all arrived: nobody's fault, and nobody waits for an answer. */
export class Abandoned extends Error {
  constructor(cause: unknown) {
    super("the sending broke off before it had all arrived", { cause });
    this.name = "Abandoned";
  }
}
