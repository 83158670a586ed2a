/** The product cannot start; `sentence` says to the person at the machine why, and what helps. */
export class StartRefusal extends Error {
  readonly sentence: string;

  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = "StartRefusal";
    this.sentence = sentence;
  }
}
