import { useEffect, useEffectEvent } from "react";

/** A network that comes back may fail the first sending, and no event tells when the server is there again. */
const pauseMs = 15_000;

/** While something waits for the network: sends when it comes, and now and then. */
export function useSendAgain(waits: boolean, send: () => void): void {
  const again = useEffectEvent(() => {
    if (navigator.onLine) send();
  });
  useEffect(() => {
    if (!waits) return;
    const hear = () => again();
    addEventListener("online", hear);
    const beat = setInterval(hear, pauseMs);
    return () => {
      removeEventListener("online", hear);
      clearInterval(beat);
    };
  }, [waits]);
}
