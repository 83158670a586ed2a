import { lazy, useRef } from "react";
import { LatePart } from "#kit/ui/field/late-part.tsx";
import type { ShownKabar } from "./read-kabar.server.ts";
import "./kabar-keamanan.css";

export type { ShownKabar } from "./read-kabar.server.ts";

/** On most days there is nothing to tell, so no page brings it along. */
const KabarSheet = lazy(async () => ({ default: (await import("./kabar-sheet.tsx")).KabarSheet }));

/** What changed since the person was last here. */
export function SecurityKabar({ kabar }: { readonly kabar: readonly ShownKabar[] }) {
  const box = useRef<HTMLDivElement>(null);
  if (kabar.length === 0) return null;
  return (
    <div ref={box}>
      <LatePart box={box}>
        <KabarSheet kabar={kabar} />
      </LatePart>
    </div>
  );
}
