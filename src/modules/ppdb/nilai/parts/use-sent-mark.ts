import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { takeMark } from "../kept-marks.ts";
import type { Cell } from "../lembar.ts";
import { sentSince } from "../sent-marks.ts";

interface Field {
  readonly key: string;
  /** As the page came. */
  readonly cell: Cell;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** A page that was kept before its mark was sent shows the mark all the same. */
export function useSentMark({ key, cell, input }: Field): Cell | undefined {
  const [sent, setSent] = useState<Cell>();
  const find = useEffectEvent((at: string) => {
    const mark = sentSince(at, cell.versi);
    setSent(mark && { ...cell, ...mark });
    // What was typed since, and what still waits, is newer.
    if (mark && input.current?.value === cell.nilai && !takeMark(at)) input.current.value = mark.nilai;
  });
  useEffect(() => find(key), [key]);
  return sent;
}
