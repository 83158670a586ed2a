import { useEffect, useEffectEvent } from "react";
import { serverAnswers } from "./server-answers.ts";

/** A network that comes back may fail the first sending, and no event tells when the server is there again. */
const pauseMs = 15_000;

/** While something waits for the network: sends when it comes, and now and then. */
export function useSendAgain(waits: boolean, send: () => void): void {
  const again = useEffectEvent(send);
  useEffect(() => {
    if (!waits) return;
    let stands = true;
    const hear = async () => {
      if ((await serverAnswers()) && stands) again();
    };
    addEventListener("online", hear);
    const beat = setInterval(hear, pauseMs);
    return () => {
      stands = false;
      removeEventListener("online", hear);
      clearInterval(beat);
    };
  }, [waits]);
}
