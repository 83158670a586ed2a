import { useCallback, useEffect, useRef } from "react";

/**
 * Leaving a field happens when the next thing is pressed. A sentence that appeared right then would push that thing away
 * from under the finger, and the click would be lost; so the work waits until the press is over.
 */
export function useAfterPress(): (work: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const press = () => {
      waiting.current ??= [];
    };
    const release = () => {
      const due = waiting.current ?? [];
      waiting.current = null;
      setTimeout(() => {
        for (const work of due) work();
      });
    };
    // A list that a browser opens itself swallows the release; the next key ends such a press too.
    const ends = ["mouseup", "keydown"] as const;
    addEventListener("mousedown", press, true);
    for (const end of ends) addEventListener(end, release, true);
    return () => {
      removeEventListener("mousedown", press, true);
      for (const end of ends) removeEventListener(end, release, true);
    };
  }, []);
  return useCallback((work) => {
    if (waiting.current) waiting.current.push(work);
    else work();
  }, []);
}
