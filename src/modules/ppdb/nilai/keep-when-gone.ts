import { data, isRouteErrorResponse } from "react-router";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";

const goneSentence = "Lembar atau calon siswa ini tidak ada lagi, atau tidak terbuka untuk akun Anda.";

/** As a sheet's `clientAction`: a mark whose sheet or child is gone says so beside itself, and takes no page with it. */
export async function keepMarkWhenGone<A>(serverAction: () => Promise<A>) {
  try {
    return await keepFormWhenUnanswered(serverAction);
  } catch (error) {
    if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 403)) throw error;
    return data({ refusal: { kind: "notFound" as const, sentence: goneSentence } }, { status: error.status });
  }
}
