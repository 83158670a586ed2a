import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { dropMark, type Keeping, keepMark, markKey, type Place, takeMark } from "../kept-marks.ts";

interface Field {
  readonly place: Place;
  readonly keeping: Keeping & { readonly nomor: string };
  readonly form: RefObject<HTMLFormElement | null>;
  /** Of what the page shows as it stands. */
  readonly versi: number;
  /** Of what its own last sending made; 0 before that. */
  readonly answered: number;
  /** Something from an earlier visit lies in the field again. */
  readonly onFound: () => void;
}

/** What was typed in one field, on this device until it is acknowledged. */
export function useKeptMark({ place, keeping, form, versi, answered, onFound }: Field) {
  /** Whether it lies on the device, whether its field was left, and from which version it was typed. */
  const [lying, setLying] = useState<{ readonly kirim: boolean; readonly versi: number }>();
  const seen = Math.max(lying?.versi ?? versi, answered);
  const key = markKey({ ...place, ...keeping });
  const find = useEffectEvent((at: string) => {
    const mark = takeMark(at);
    if (!mark || !form.current) return;
    for (const name of ["nilai", "alasan"] as const) {
      const field = form.current.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = mark[name];
    }
    setLying(mark);
    onFound();
  });
  useEffect(() => find(key), [key]);
  // Once the version from which it was typed stands in the form.
  const found = lying?.kirim;
  const sendFound = useEffectEvent(() => navigator.onLine && form.current?.requestSubmit());
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    if (!found || asked === key) return;
    setAsked(key);
    sendFound();
  }, [found, asked, key]);
  return {
    versi: seen,
    lies: lying !== undefined,
    waits: lying?.kirim === true,
    keep: (kirim: boolean) => {
      if (!form.current) return;
      const typed = new FormData(form.current);
      const text = (name: string) => String(typed.get(name) ?? "");
      const mark = { ...place, ...keeping, nilai: text("nilai"), alasan: text("alasan"), versi: seen, kirim };
      if (kirim) setAsked(key);
      setLying(keepMark(mark) ? mark : undefined);
    },
    drop: () => {
      dropMark(key);
      setLying(undefined);
    },
  };
}
