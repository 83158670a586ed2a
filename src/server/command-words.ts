import { StartRefusal } from "#kit/database/engine/start-refusal.ts";
import { machineSentence } from "#kit/machine-sentence.ts";
import { Refusal } from "#kit/refusals.ts";

/** @throws StartRefusal that names the first word too many */
export function demandNoMore([word]: readonly string[], how?: string): void {
  if (word === undefined) return;
  const right = how ? ` Tulis: ${how}` : "";
  throw new StartRefusal(`Perintah ini tidak mengenal "${word}", jadi tidak ada yang dikerjakan.${right}`);
}

/** What ended a command, as one sentence where a person can mend it. @returns anything else as the fault that it is */
export function asSentence(error: unknown): unknown {
  if (error instanceof StartRefusal) return error;
  if (!(error instanceof Refusal)) {
    const sentence = machineSentence(error);
    return sentence ? new StartRefusal(sentence, error) : error;
  }
  const { cause } = error;
  const isTold = cause === undefined || cause instanceof Refusal || cause instanceof StartRefusal || machineSentence(cause);
  return isTold ? new StartRefusal(error.message, error) : cause;
}
