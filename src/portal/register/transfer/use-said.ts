import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Choices } from "#kit/lists/choices.ts";
import type { UploadedList } from "#kit/lists/uploaded-list.server.ts";
import { longText } from "#kit/register/fields.ts";
import { draftOf } from "#kit/ui/form/draft.ts";
import { useForm } from "#kit/ui/form/use-form.ts";

const fields = { pilihan: longText({ label: "Pilihan", privacy: "rahasia", max: 1_000_000 }) };

interface Unsent {
  /** What was kept when it was begun; of anything else it would say too much. */
  readonly from: string;
  readonly said: Choices;
}

/**
 * What is said about the list, from anew once it was tried out; what was not tried out yet outlives a reload. Whoever works with the
 * keyboard and whose place went with the trial goes on at its outcome.
 */
export function useSaid({ id, choices: kept }: UploadedList) {
  const sent = JSON.stringify(kept);
  const form = useForm({ fields, place: draftOf("impor", id), initial: { pilihan: "" } });
  const [said, setSaid] = useState(kept);
  const [before, setBefore] = useState(sent);
  const outcome = useRef<HTMLDivElement>(null);
  if (before !== sent) {
    setBefore(sent);
    setSaid(kept);
  }
  const latest = useRef(kept);
  const first = useRef(sent);
  const { done, type, values } = form;
  const found = useRef(values);
  useEffect(() => {
    if (first.current === sent) return;
    first.current = sent;
    latest.current = kept;
    done();
    if (document.activeElement === document.body) outcome.current?.focus();
  });
  // Before what was chosen while the page's code came is said again: that is added to what was said before the reload.
  useLayoutEffect(() => {
    const { pilihan } = found.current();
    const unsent: Unsent | undefined = pilihan ? JSON.parse(pilihan) : undefined;
    if (unsent?.from !== first.current) return;
    latest.current = unsent.said;
    setSaid(unsent.said);
  }, []);
  const say = (change: Partial<Choices>) => {
    latest.current = { ...latest.current, ...change };
    setSaid(latest.current);
    const unsent: Unsent = { from: sent, said: latest.current };
    if (JSON.stringify(latest.current) === sent) done();
    else type(JSON.stringify(unsent), "pilihan");
  };
  return { said, say, outcome };
}
