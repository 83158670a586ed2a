import { useCallback, useEffect, useRef, useState } from "react";
import type { Fields } from "../../register/fields.ts";
import { type DraftPlace, freshKey, keepDraft, readDraft } from "./draft.ts";
import { typedEarly } from "./early.ts";
import { differing, type Typed } from "./typed.ts";

interface Started {
  readonly fields: Fields;
  readonly place: DraftPlace;
  /** What is stored, or what a new row begins with; what comes later counts only for a new form. */
  readonly initial: Typed;
  /** Of what is stored; absent for a new row. */
  readonly versi?: number | undefined;
  /** What keeps its ids apart from those of another form on the page. */
  readonly form?: string;
}

/** What is typed into a form, kept in this tab with every stroke until it is saved or thrown away. */
export function useDrafted(started: Started) {
  const { fields, place, initial, versi, form } = useRef(started).current;
  const [typed, setTyped] = useState<Typed>(initial);
  const [generation, setGeneration] = useState(0);
  const [restored, setRestored] = useState(false);
  const [begunFrom, setBegunFrom] = useState(versi);
  const key = useRef("");

  const replace = useCallback((values: Typed) => {
    setTyped(values);
    // The browser holds what is typed; new values need new controls.
    setGeneration((before) => before + 1);
  }, []);

  useEffect(() => {
    const draft = readDraft(place);
    key.current = draft?.key ?? freshKey();
    const early = typedEarly(fields, form);
    const values = { ...initial, ...draft?.values, ...early };
    if (Object.keys(early).length > 0) keepDraft(place, { ...begun(versi), ...draft, values, key: key.current });
    if (!draft || differing(fields, draft.values, initial).length === 0) return setTyped(values);
    replace(values);
    if (draft.versi !== undefined) setBegunFrom(draft.versi);
    setRestored(true);
  }, [place, fields, initial, versi, form, replace]);

  const change = (values: Typed) => {
    setTyped(values);
    keepDraft(place, { values, key: key.current, ...begun(begunFrom) });
  };

  return {
    typed,
    /** Changes when the controls must begin anew. */
    generation,
    restored,
    /** The version that what is typed began from. */
    begunFrom,
    dirty: differing(fields, typed, initial).length > 0,
    /** Of the sending. */
    key: () => key.current,
    renewKey: () => {
      key.current = freshKey();
    },
    type: (text: string, field: string) => change({ ...typed, [field]: text }),
    replace: (values: Typed) => {
      change(values);
      replace(values);
    },
    forget: () => void keepDraft(place, undefined),
    discard: () => {
      keepDraft(place, undefined);
      key.current = freshKey();
      setRestored(false);
      setBegunFrom(versi);
      replace(initial);
    },
  };
}

const begun = (versi: number | undefined) => (versi === undefined ? {} : { versi });
