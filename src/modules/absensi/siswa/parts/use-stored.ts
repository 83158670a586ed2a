import { useEffect, useState } from "react";

/** What this device keeps of this person, as `baca` tells it; undefined until it is known, and in a browser that keeps nothing. */
export function useStored<T>(akunId: string, baca: (akunId: string) => Promise<T>): T | undefined {
  const [simpanan, setSimpanan] = useState<T>();
  useEffect(() => {
    let dilihat = true;
    baca(akunId).then(
      (ada) => dilihat && setSimpanan(() => ada),
      // A browser that keeps nothing has nothing left over.
      () => undefined,
    );
    return () => {
      dilihat = false;
    };
  }, [akunId, baca]);
  return simpanan;
}
