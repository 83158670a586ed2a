import { type FormEvent, useMemo, useState } from "react";
import type { FieldSentences } from "#kit/refusals.ts";
import { registrationSteps } from "../../fields.ts";
import { useAfterPress } from "./use-after-press.ts";

const nameOf = (event: FormEvent<HTMLFormElement>) => (event.target as HTMLInputElement).name;

/** Which sentences show: a field's own once it was left, the server's until the field is changed. */
export function useSentences(errors: FieldSentences, first: FieldSentences) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<FieldSentences>(first);
  const afterPress = useAfterPress();
  const shown = useMemo(
    () => ({ ...Object.fromEntries(Object.entries(errors).filter(([name]) => left.has(name))), ...said }),
    [errors, left, said],
  );
  return {
    said,
    shown,
    changed: (event: FormEvent<HTMLFormElement>) => {
      const name = nameOf(event);
      if (said[name]) setSaid(({ [name]: _, ...others }) => others);
    },
    leave: (event: FormEvent<HTMLFormElement>) => {
      const name = nameOf(event);
      if (!name || name === "agreement") return;
      afterPress(() => setLeft((before) => (before.has(name) ? before : new Set(before).add(name))));
    },
    say: (fields: FieldSentences) => {
      setSaid(fields);
      setLeft(new Set(registrationSteps.flatMap((one) => one.isian)));
    },
    forget: () => {
      setSaid({});
      setLeft(new Set());
    },
  };
}
