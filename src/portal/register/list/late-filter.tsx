import { lazy, useRef } from "react";
import { LatePart } from "#kit/ui/field/late-part.tsx";
import type { FilterProps } from "#kit/ui/table/live-search.tsx";

/** Most lists know all that they can be narrowed by. */
const SoughtFilter = lazy(async () => ({ default: (await import("#kit/ui/field/sought-filter.tsx")).SoughtFilter }));

export function LateFilter(props: FilterProps) {
  const box = useRef<HTMLSpanElement>(null);
  return (
    <span ref={box} className="ui-late">
      <LatePart box={box}>
        <SoughtFilter {...props} />
      </LatePart>
    </span>
  );
}
