import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { FieldSentences, RefusalKind } from "../../refusals.ts";
import type { Fields } from "../../register/fields.ts";
import { type Draft, type DraftPlace, freshKey, keepDraft, readDraft } from "./draft.ts";
import { fetchCheck } from "./late-check.ts";
import { changedFields, differingFields, type Typed } from "./typed.ts";
import { useRestoredFocus } from "./use-restored-focus.ts";

/** What a server says to a sending that it does not take. */
export interface RefusedForm<R = never> {
  readonly refusal: { readonly kind: RefusalKind; readonly sentence: string; readonly fields?: FieldSentences };
  /** The row as it stands now, when somebody saved in between, and who that was. */
  readonly current?: R;
  readonly by?: { readonly name: string; readonly at: Date } | null;
}

/** What is stored, at its version. */
interface Versioned {
  readonly versi: number;
}

interface Started<R extends Versioned> {
  readonly fields: Fields;
  readonly place: DraftPlace;
  /** What is stored, or what a new row begins with; what comes later counts only for a new form. */
  readonly initial: Typed;
  /** Of what is stored; absent for a new row. */
  readonly versi?: number | undefined;
  /** A stored row as the form holds it. */
  readonly read?: (row: R) => Typed;
  /** What was said to a sending without scripts. */
  readonly refused?: RefusedForm<R> | undefined;
}

interface Trouble {
  /** A sentence for the whole form. */
  readonly title?: string | undefined;
  readonly errors: FieldSentences;
}

const noTrouble: Trouble = { errors: {} };

export type Form = ReturnType<typeof useForm>;

/** The state of a form, from what is first in it until it is taken. */
export function useForm<R extends Versioned = never>(started: Started<R>) {
  const { read, refused } = useRef(started).current;
  const { typed, draft, ...held } = useTyped(started);
  const { dirty, adopt, renewKey, show, change, forget } = held;
  const [trouble, say] = useState(refused ? troubleOf(refused) : noTrouble);
  const [overtaken, setOvertaken] = useState(refused && overtakenBy(refused, read));
  const sent = useRef(typed);
  const taken = useRef(false);
  return {
    ...{ ...trouble, say, typed, overtaken, dirty, generation: held.generation, restored: held.restored },
    /** Something would be lost with the form. @param besides so would what stands beside its fields */
    unsaved: (besides = false) => (dirty || besides) && !taken.current,
    /** What stands in it in this moment, a draft that was found included: for effects before anything is drawn anew. */
    values: (): Typed => draft.current.values,
    type: (text: string, field: string) => change({ ...draft.current.values, [field]: text }),
    replace: (some: Typed) => {
      const values = { ...draft.current.values, ...some };
      change(values);
      show(values);
    },
    /** All that is sent, with its key and the version that was seen; what was said of the sending before is taken back. */
    begin: (besides: Typed = {}, values: Typed = draft.current.values): FormData => {
      say(noTrouble);
      sent.current = values;
      const seen = overtaken?.versi ?? draft.current.versi;
      const form = new FormData();
      const all = { ...values, kunci: draft.current.key, ...(seen !== undefined && { versi: String(seen) }), ...besides };
      for (const [name, text] of Object.entries(all)) form.set(name, text);
      return form;
    },
    /** It was not taken. */
    hear: (answer: RefusedForm<R>) => {
      if (answer.refusal.kind === "conflict") renewKey();
      const other = overtakenBy(answer, read);
      if (other) adopt(other.current);
      if (other) setOvertaken(other);
      say(troubleOf(answer));
    },
    /** It was taken, and the form is left. */
    done: () => {
      taken.current = true;
      forget();
    },
    /** It was taken as this version, and the form stays open: what was typed since is a draft that begins from it. */
    stored: (versi: number) => {
      setOvertaken(undefined);
      held.store(sent.current, versi);
    },
    /** Begins anew from what is stored, as another sending. */
    discard: () => {
      forget();
      say(noTrouble);
      held.restart();
    },
  };
}

/** What is typed. What differs from what is stored is kept as a draft with every stroke. */
function useTyped<R extends Versioned>(started: Started<R>) {
  const { fields, place, initial, versi } = useRef(started).current;
  const [typed, setTyped] = useState(initial);
  /** Changes when the controls must begin anew. */
  const [generation, setGeneration] = useState(0);
  const [restored, setRestored] = useState(false);
  const draft = useRef<Draft>({ values: initial, key: "", ...begun(versi) });
  /** What typing is compared with: as it was stored when the form began, or when somebody else was found to have saved. */
  const base = useRef(initial);
  const baseVersi = useRef(versi);
  const keepFocus = useRestoredFocus(generation);

  const show = useCallback(
    (values: Typed) => {
      draft.current = { ...draft.current, values };
      keepFocus();
      setTyped(values);
      // The browser holds what is typed; new values need new controls.
      setGeneration((before) => before + 1);
    },
    [keepFocus],
  );

  // Before the next key is pressed: what is typed then is added to the draft, not put in its place.
  useLayoutEffect(() => {
    const found = readDraft(place);
    draft.current = { ...draft.current, key: found?.key || freshKey() };
    const values = { ...initial, ...found?.values };
    if (!found || differingFields(fields, values, initial).length === 0) return;
    draft.current = { ...draft.current, ...begun(found.versi ?? versi) };
    show(values);
    setRestored(true);
  }, [place, fields, initial, versi, show]);

  const changed = () => changedFields(fields, draft.current.values, base.current);
  const keep = () => keepDraft(place, { ...draft.current, values: changed() });
  const change = (values: Typed) => {
    fetchCheck();
    draft.current = { ...draft.current, values };
    setTyped(values);
    keep();
  };
  const forget = () => {
    keepDraft(place, undefined);
    setRestored(false);
  };
  const again = (next: Partial<Draft>) => {
    draft.current = { ...draft.current, ...next, key: freshKey() };
    if (Object.keys(changed()).length > 0) keep();
  };
  return {
    ...{ typed, generation, restored, draft, show, change, forget },
    dirty: differingFields(fields, typed, base.current).length > 0,
    /** The key belongs to what was sent first; what is typed now is another sending. */
    renewKey: () => again({}),
    /** Somebody else saved meanwhile: what this person has not touched becomes what is stored now. */
    adopt: (current: Typed) => {
      const own = draft.current.values;
      const values = { ...own, ...current, ...changed() };
      base.current = { ...base.current, ...current };
      if (differingFields(fields, values, own).length === 0) return;
      change(values);
      show(values);
    },
    store: (sent: Typed, as: number) => {
      base.current = { ...base.current, ...sent };
      baseVersi.current = as;
      forget();
      again({ versi: as });
    },
    restart: () => {
      draft.current = { values: base.current, key: freshKey(), ...begun(baseVersi.current) };
      show(base.current);
    },
  };
}

const begun = (versi: number | undefined) => (versi === undefined ? {} : { versi });

const troubleOf = ({ refusal }: RefusedForm<unknown>): Trouble => ({ title: refusal.sentence, errors: refusal.fields ?? {} });

const overtakenBy = <R extends Versioned>({ current, by = null }: RefusedForm<R>, read: ((row: R) => Typed) | undefined) =>
  current && read && { current: read(current), versi: current.versi, by };
