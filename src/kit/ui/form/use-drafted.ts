import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { Fields } from "../../register/fields.ts";
import { type Draft, type DraftPlace, freshKey, keepDraft, readDraft } from "./draft.ts";
import { changedFields, differingFields, type Typed } from "./typed.ts";
import { useRestoredFocus } from "./use-restored-focus.ts";

interface Started {
  readonly fields: Fields;
  readonly place: DraftPlace;
  /** What is stored, or what a new row begins with; what comes later counts only for a new form. */
  readonly initial: Typed;
  /** Of what is stored; absent for a new row. */
  readonly versi?: number | undefined;
}

/** What is typed into a form. What differs from what is stored is kept in this tab with every stroke until it is saved or thrown away. */
export function useDrafted(started: Started) {
  const { fields, place, initial, versi } = useRef(started).current;
  const [typed, setTyped] = useState<Typed>(initial);
  const [generation, setGeneration] = useState(0);
  const [restored, setRestored] = useState(false);
  const kept = useRef<Draft>({ values: initial, key: "", ...begun(versi) });
  /** What typing is compared with: as it was stored when the form began, or when somebody else was found to have saved. */
  const base = useRef(initial);
  const keepFocus = useRestoredFocus(generation);

  const replace = useCallback(
    (values: Typed) => {
      kept.current = { ...kept.current, values };
      keepFocus();
      setTyped(values);
      // The browser holds what is typed; new values need new controls.
      setGeneration((before) => before + 1);
    },
    [keepFocus],
  );

  // Before the next key is pressed: what is typed then is added to the draft, not put in its place.
  useLayoutEffect(() => {
    const draft = readDraft(place);
    kept.current = { values: initial, ...begun(versi), key: draft?.key || freshKey() };
    const values = { ...initial, ...draft?.values };
    if (!draft || differingFields(fields, values, initial).length === 0) return;
    kept.current = { ...kept.current, ...begun(draft.versi ?? versi) };
    replace(values);
    setRestored(true);
  }, [place, fields, initial, versi, replace]);

  const change = (values: Typed) => {
    kept.current = { ...kept.current, values };
    setTyped(values);
    keepDraft(place, { ...kept.current, values: changedFields(fields, values, base.current) });
  };
  const renewKey = () => {
    kept.current = { ...kept.current, key: freshKey() };
  };

  return {
    typed,
    /** Changes when the controls must begin anew. */
    generation,
    restored,
    /** The version that what is typed began from. */
    begunFrom: () => kept.current.versi,
    dirty: differingFields(fields, typed, base.current).length > 0,
    /** Of the sending. */
    key: () => kept.current.key,
    renewKey,
    type: (text: string, field: string) => change({ ...kept.current.values, [field]: text }),
    replace: (values: Typed) => {
      change(values);
      replace(values);
    },
    /** Somebody else saved meanwhile: what this person has not touched becomes what is stored now. */
    adopt: (current: Typed) => {
      const own = kept.current.values;
      const values = { ...own, ...current, ...changedFields(fields, own, base.current) };
      base.current = { ...base.current, ...current };
      if (differingFields(fields, values, own).length === 0) return;
      change(values);
      replace(values);
    },
    forget: () => void keepDraft(place, undefined),
    /** `sent` is stored as this version, and the form stays open: what was typed since is a draft that begins from it. */
    stored: (sent: Typed, as: number) => {
      kept.current = { ...kept.current, versi: as, key: freshKey() };
      setRestored(false);
      base.current = { ...base.current, ...sent };
      const since = changedFields(fields, kept.current.values, sent);
      keepDraft(place, Object.keys(since).length > 0 ? { ...kept.current, values: since } : undefined);
    },
    discard: () => {
      keepDraft(place, undefined);
      kept.current = { values: base.current, key: freshKey(), ...begun(versi) };
      setRestored(false);
      replace(base.current);
    },
  };
}

const begun = (versi: number | undefined) => (versi === undefined ? {} : { versi });
