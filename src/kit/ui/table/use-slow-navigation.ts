import { useEffect, useState } from "react";

const patienceMs = 300;

/** True once something has been under way for longer than a person notices. */
export function useSlowNavigation(underWay: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!underWay) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, [underWay]);
  return underWay && slow;
}
