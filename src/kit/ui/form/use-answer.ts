import { useEffect, useEffectEvent } from "react";

/** Hears each answer as soon as it has come: the page asked for anew after it may take away the part that sent. */
export function useAnswer<A>(answer: A | undefined, hear: (answer: A) => void): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    if (answer !== undefined) heard(answer);
  }, [answer]);
}
