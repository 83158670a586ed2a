import { useCallback, useEffect, useRef, useState } from "react";
import { dropParcel, isParcelName, keepParcel, type Parcel } from "./parcels.ts";
import { post } from "./post.ts";

/** A server that is down says nothing when it is back: it is asked again, less and less often. */
const first = 15_000;
const longest = 300_000;
/** So long a number stands before a person until it counts as read. */
const reading = 3_000;

/**
 * What lies on this device, sent when the page opens, when the network returns, when the page is looked at again, and from
 * time to time. `arrived` hears of each number that came back.
 */
export function useParcels(arrived: (parcel: Parcel) => void) {
  const [parcels, setParcels] = useState<readonly Parcel[]>([]);
  const tell = useRef(arrived);
  useEffect(() => {
    tell.current = arrived;
  });
  const refresh = useCallback(() => void post().then(({ readParcels }) => setParcels(readParcels()), unreached), []);
  const sendWaiting = useCallback(async () => {
    const now = await post().then(
      ({ deliverAll }) => deliverAll(),
      () => [],
    );
    refresh();
    for (const parcel of now) tell.current(parcel);
  }, [refresh]);
  const forget = useCallback(
    (key: string) => {
      dropParcel(key);
      refresh();
    },
    [refresh],
  );

  useEffect(() => {
    refresh();
    void sendWaiting();
    const look = () => {
      if (document.visibilityState === "visible") void sendWaiting();
    };
    const hear = ({ key }: StorageEvent) => isParcelName(key) && refresh();
    addEventListener("online", sendWaiting);
    addEventListener("storage", hear);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("online", sendWaiting);
      removeEventListener("storage", hear);
      document.removeEventListener("visibilitychange", look);
    };
  }, [refresh, sendWaiting]);
  useRetry(
    parcels.some(({ receipt, refused }) => !receipt && !refused),
    sendWaiting,
  );
  useEffect(() => markSeen(parcels), [parcels]);
  return { parcels, refresh, sendWaiting, forget };
}

/** The code did not arrive: there is no network, and the next attempt asks for it again. */
const unreached = () => undefined;

function useRetry(waits: boolean, work: () => Promise<void>): void {
  useEffect(() => {
    if (!waits) return;
    let timer: ReturnType<typeof setTimeout>;
    const again = (ms: number) => {
      timer = setTimeout(() => void work().then(() => again(Math.min(ms * 2, longest))), ms);
    };
    again(first);
    return () => clearTimeout(timer);
  }, [waits, work]);
}

function markSeen(parcels: readonly Parcel[]): (() => void) | undefined {
  const fresh = parcels.filter(({ receipt, seen }) => receipt && !seen);
  if (fresh.length === 0) return undefined;
  const timer = setTimeout(() => {
    if (document.visibilityState !== "visible") return;
    for (const parcel of fresh) keepParcel({ ...parcel, seen: Date.now() });
  }, reading);
  return () => clearTimeout(timer);
}
