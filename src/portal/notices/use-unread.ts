import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useToast } from "#kit/ui/feedback/toast.tsx";

const everyMs = 30_000;

/** How many notices wait for the person. */
export const UnreadContext = createContext(0);
export const useUnread = (): number => useContext(UnreadContext);

/** Follows the count while the page is looked at, and tells when it grows. Asking so does not keep a session alive. */
export function useLiveUnread(loaded: number): number {
  const [live, setLive] = useState({ loaded, unread: loaded });
  const tell = useToast();
  const { key } = useLocation();
  const unread = live.loaded === loaded ? live.unread : loaded;
  /** Two answers may come before the page shows the first: what is new is told once. */
  const told = useRef(unread);
  useEffect(() => {
    told.current = unread;
  }, [unread]);
  const hear = useEffectEvent((counted: number) => {
    if (counted > told.current) tell({ text: "Ada notifikasi baru", description: "Buka lewat lonceng di kanan atas." });
    told.current = counted;
    if (counted !== unread) setLive({ loaded, unread: counted });
  });
  useEffect(() => {
    // A page that was opened may have been a notice.
    const asking = new AbortController();
    if (key !== "default") void countUnread(asking.signal).then((counted) => typeof counted === "number" && hear(counted));
    return () => asking.abort();
  }, [key]);
  useEffect(() => {
    const asking = new AbortController();
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      const counted = await countUnread(asking.signal);
      if (counted === "over") clearInterval(timer);
      else if (counted !== undefined) hear(counted);
    };
    const timer = setInterval(() => void ask(), everyMs);
    document.addEventListener("visibilitychange", () => void ask(), { signal: asking.signal });
    return () => {
      clearInterval(timer);
      asking.abort();
    };
  }, []);
  return unread;
}

/** Undefined: not known just now. "over": nobody is signed in any more. */
async function countUnread(signal: AbortSignal): Promise<number | "over" | undefined> {
  try {
    const answer = await fetch("/notifikasi/jumlah", { headers: { "X-Latar": "1" }, redirect: "manual", signal });
    if (!answer.ok) return "over";
    const { unread }: { unread: number } = await answer.json();
    return unread;
  } catch {
    // Offline, or the page is being left: the next time will tell.
    return undefined;
  }
}
