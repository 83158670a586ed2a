import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { unansweredSentence } from "../../sentences.ts";
import { failureOf } from "../feedback/failure.ts";

/** The network failed before the server answered, or the server has to wait: the same key makes sending again safe. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError || (isRouteErrorResponse(error) && [502, 503, 504].includes(error.status));

/** As a page's `clientAction`: what went unanswered is told in the form, and what was typed stays where it is. */
export async function keepFormWhenUnanswered<A>(serverAction: () => Promise<A>) {
  try {
    return await serverAction();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    const told = isRouteErrorResponse(error) && typeof error.data?.sentence === "string";
    const sentence = told ? failureOf(error).sentence : unansweredSentence;
    // With this status nothing else on the page is asked for anew.
    return data({ refusal: { kind: "unavailable" as const, sentence } }, { status: 503 });
  }
}

/** As a page's `shouldRevalidate`: a refused press tells of a change by somebody else, so what is shown is old. */
export const revalidatesWhenRefused = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || actionStatus === 409;
