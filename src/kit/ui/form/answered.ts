import { data } from "react-router";
import { unansweredSentence } from "../../sentences.ts";

/** As a page's `clientAction`: a lost connection is told in the form, and what was typed stays where it is. */
export async function answered<A>(serverAction: () => Promise<A>) {
  try {
    return await serverAction();
  } catch (answer) {
    // With this status nothing else on the page is asked for anew.
    if (answer instanceof TypeError)
      return data({ refusal: { kind: "unavailable" as const, sentence: unansweredSentence } }, { status: 503 });
    throw answer;
  }
}
