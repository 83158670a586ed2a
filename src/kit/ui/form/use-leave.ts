import { useEffect, useState } from "react";
import { useFetchers, useNavigate } from "react-router";

/**
 * Goes to another page after what was sent has been answered and this page has been asked for anew. Earlier, the router would
 * finish that asking over a page whose routes it is still looking up: its address stood over what this page shows.
 */
export function useLeave(): (to: string) => void {
  const navigate = useNavigate();
  const underWay = useFetchers().some(({ state }) => state !== "idle");
  const [to, setTo] = useState<string>();
  useEffect(() => {
    if (to === undefined || underWay) return;
    setTo(undefined);
    void navigate(to);
  }, [to, underWay, navigate]);
  return setTo;
}
