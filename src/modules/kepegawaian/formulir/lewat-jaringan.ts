import { unansweredSentence } from "#kit/sentences.ts";
import type { JawabFormulir } from "./isi-formulir.ts";

/** The network failed before the server answered: the form keeps everything, sending again is safe. */
export async function lewatJaringan(kirim: () => Promise<unknown>): Promise<JawabFormulir> {
  try {
    return (await kirim()) as JawabFormulir;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { refusal: { kind: "unavailable", sentence: unansweredSentence } };
  }
}
