import { useEffect, useState } from "react";
import { drafMilik } from "../luring/draf.ts";

/** How many pupils each draft of this device marks, by its key. */
export type BanyakDraf = ReadonlyMap<string, number>;

const tiada: BanyakDraf = new Map();

/** What this person marked on this device and did not send yet. */
export function useDrafSaya(akunId: string): BanyakDraf {
  const [draf, setDraf] = useState(tiada);
  useEffect(() => {
    let dilihat = true;
    drafMilik(akunId).then(
      (ada) => dilihat && setDraf(ada),
      // A browser that keeps nothing has nothing unsent.
      () => undefined,
    );
    return () => {
      dilihat = false;
    };
  }, [akunId]);
  return draf;
}
