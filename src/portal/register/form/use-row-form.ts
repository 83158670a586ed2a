import { type FormEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { FieldSentences } from "#kit/refusals.ts";
import { check } from "#kit/register/check.ts";
import { headline } from "#kit/register/headline.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { type ActAnswer, type Done, isRefused, type Refused } from "../answer.ts";
import { draftName, freshKey, keepDraft, readDraft } from "./draft.ts";
import { differing, type Typed, typedOf } from "./typed.ts";

interface Trouble {
  readonly title?: string | undefined;
  readonly errors: FieldSentences;
}

const noTrouble: Trouble = { errors: {} };

/** The state of one add or edit form: what is typed, its draft, its troubles and a version saved by somebody else. */
export function useRowForm(register: Register, row: Row | null, onDone: (done: Done) => void) {
  const fetcher = useFetcher<ActAnswer>();
  const stored = useRef(row).current;
  const initial = useRef(typedOf(register.fields, stored)).current;
  const [typed, setTyped] = useState<Typed>(initial);
  const [generation, setGeneration] = useState(0);
  const [trouble, setTrouble] = useState<Trouble>(noTrouble);
  const [overtaken, setOvertaken] = useState<Required<Pick<Refused, "current">> & Pick<Refused, "by">>();
  const [restored, setRestored] = useState(false);
  const key = useRef("");
  const name = draftName(register.name, stored?.id);
  const dirty = differing(register.fields, typed, initial).length > 0;

  const replace = useCallback((values: Typed) => {
    setTyped(values);
    // The browser holds what is typed; new values need new controls.
    setGeneration((before) => before + 1);
  }, []);

  useEffect(() => {
    const draft = readDraft(name);
    key.current = draft?.key ?? freshKey();
    if (!draft || differing(register.fields, draft.values, initial).length === 0) return;
    replace({ ...initial, ...draft.values });
    setRestored(true);
  }, [name, register, initial, replace]);

  const type = (text: string, field: string) => {
    const values = { ...typed, [field]: text };
    setTyped(values);
    keepDraft(name, { values, key: key.current });
  };

  const discard = () => {
    keepDraft(name, undefined);
    key.current = freshKey();
    setRestored(false);
    setTrouble(noTrouble);
    replace(initial);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (fetcher.state !== "idle") return;
    const { errors } = check(register.fields, typed);
    if (Object.keys(errors).length > 0) return setTrouble({ title: headline(register, typed, errors), errors });
    setTrouble(noTrouble);
    const how: Record<string, string> = stored
      ? { aksi: "ubah", baris: stored.id, versi: String((overtaken?.current ?? stored).versi) }
      : { aksi: "tambah", kunci: key.current };
    fetcher.submit({ ...typed, ...how }, { method: "post", action: register.path });
  };

  const hear = useEffectEvent((answer: ActAnswer) => {
    if (!isRefused(answer)) {
      keepDraft(name, undefined);
      return onDone(answer);
    }
    // The key belongs to what was sent first; what is typed now is another sending.
    if (answer.refusal.kind === "conflict") key.current = freshKey();
    if (answer.current) setOvertaken({ current: answer.current, by: answer.by ?? null });
    setTrouble({ title: answer.refusal.sentence, errors: answer.refusal.fields ?? {} });
  });
  useEffect(() => {
    if (fetcher.data && fetcher.state === "idle") hear(fetcher.data);
  }, [fetcher.data, fetcher.state]);

  return { typed, generation, trouble, overtaken, restored, dirty, busy: fetcher.state !== "idle", type, replace, discard, submit };
}
