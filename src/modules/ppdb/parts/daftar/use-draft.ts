import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { dropDraft, keepDraft, newKey, readDraft, type Typed } from "./draft.ts";
import { fillForm, isUntouched, readForm } from "./form-values.ts";

/** What stands in the form, kept in this browser with every stroke. */
export function useDraft(form: RefObject<HTMLFormElement | null>, { freshKey, refused }: { freshKey: string; refused: boolean }) {
  const [typed, setTyped] = useState<Typed>({});
  const [ready, setReady] = useState(false);
  const [keptAt, setKeptAt] = useState<Date>();
  const [kept, setKept] = useState<"nothing" | "yes" | "no">("nothing");
  const keyOf = useRef(freshKey);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = readDraft();
    if (draft && !refused && isUntouched(element, draft.typed)) {
      fillForm(element, draft.typed);
      keyOf.current = draft.key;
      setKept("yes");
      setKeptAt(new Date(draft.at));
    } else {
      keyOf.current = keyFor(String(new FormData(element).get("kunci")));
    }
    setTyped(readForm(element));
    setReady(true);
  }, [form, refused]);

  const note = useCallback(() => {
    if (!form.current) return;
    const now = readForm(form.current);
    setTyped(now);
    // Consent is given at the moment of sending, so it is not kept.
    const { agreement: _, ...rest } = now;
    const at = new Date();
    setKept(keepDraft({ key: keyOf.current, typed: rest, at: at.getTime() }) ? "yes" : "no");
    setKeptAt(at);
  }, [form]);

  const forget = useCallback(() => {
    dropDraft();
    keyOf.current = newKey();
    setKept("nothing");
    if (form.current) setTyped(readForm(form.current));
  }, [form]);

  const renewKey = useCallback(() => {
    keyOf.current = newKey();
    note();
  }, [note]);

  const replace = useCallback(
    (text: Typed, key: string | undefined) => {
      if (form.current) fillForm(form.current, text);
      keyOf.current = key ?? newKey();
      note();
    },
    [form, note],
  );

  const key = useCallback(() => keyOf.current, []);
  return { typed, ready, key, kept, keptAt, note, forget, renewKey, replace };
}

/** A page that is kept for when there is no network brings along the same key each time: each child needs one of its own. */
const keyFor = (brought: string): string => (navigator.serviceWorker?.controller ? newKey() : brought);
