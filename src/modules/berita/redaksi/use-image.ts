import { useEffect, useState } from "react";
import type { StoredPicture } from "#kit/media/picture.ts";
import { fetchPicture } from "#kit/ui/media/library.ts";

type Image = Readonly<Record<string, StoredPicture>>;

/** The pictures with these ids; those that the page did not bring along are asked of the library. */
export function useImage(ids: readonly string[], dikenal: Image): Image {
  const [ditemukan, setDitemukan] = useState<Image>({});
  const dicari = ids.filter((id) => !dikenal[id] && !ditemukan[id]).join();
  useEffect(() => {
    if (dicari === "") return;
    const asked = new AbortController();
    for (const id of dicari.split(","))
      fetchPicture(id, asked.signal).then(
        (one) => setDitemukan((before) => ({ ...before, [id]: one })),
        // A picture that is not there is not shown, as it will not be to readers.
        () => undefined,
      );
    return () => asked.abort();
  }, [dicari]);
  return { ...dikenal, ...ditemukan };
}
