import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";

/**
 * A choice in a list's address: what was chosen last stands in its place until the list is there. Falling back to what stood before would
 * show a choice that nobody made; and where the scripts come between the two events of a choice it is told twice (replay-early-input.ts),
 * the second time as what then stands there.
 *
 * @param chosen what the address says
 */
export function useAsked(chosen: string): readonly [shown: string, ask: (value: string) => void] {
  const { state } = useNavigation();
  const [asked, ask] = useState<string>();
  const last = useRef(state);
  useEffect(() => {
    // Not when the page comes alive: a choice from before may just have been told.
    if (state === "idle" && last.current !== "idle") ask(undefined);
    last.current = state;
  }, [state]);
  return [asked ?? chosen, ask];
}
