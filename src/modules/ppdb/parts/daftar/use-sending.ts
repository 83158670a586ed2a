import { useEffect, useRef, useState } from "react";
import type { FieldSentences } from "#kit/refusals.ts";
import type { Values } from "#kit/register/check.ts";
import { dropParcel, keepParcel } from "./parcels.ts";
import { post } from "./post.ts";
import type { Trouble } from "./problem.tsx";
import type { Outcome } from "./send.ts";

type Refused = { readonly sentence: string; readonly fields: FieldSentences } | undefined;

export interface Sending {
  readonly key: string;
  readonly name: string;
  readonly values: Values;
}

/** One send at a time. It lies on the device before it leaves, and stays there until the server has answered. */
export function useSending(refused: Refused) {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Trouble | undefined>(refused && trouble(refused.sentence, refused.fields));
  const [isKept, setKept] = useState(true);
  const busy = useRef(false);
  useEffect(() => {
    if (problem?.kind === "waiting") document.getElementById("menunggu")?.scrollIntoView();
    else if (problem?.fields.length === 0) document.getElementById("masalah")?.focus();
  }, [problem]);
  const transmit = async (parcel: Sending): Promise<Outcome | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setSending(true);
    const kept = keepParcel({ ...parcel, at: Date.now() });
    setKept(kept);
    const outcome = await post().then(
      ({ deliver, send }) => (kept ? deliver(parcel.key) : send(parcel.values, parcel.key)),
      (): Outcome => ({ kind: "lost", sentence: "Sambungan internet terputus." }),
    );
    busy.current = false;
    setSending(false);
    if (outcome?.kind === "refused") dropParcel(parcel.key);
    if (outcome?.kind === "lost") setProblem({ kind: "waiting", sentence: outcome.sentence, fields: [] });
    return outcome;
  };
  return { sending, problem, setProblem, transmit, isKept };
}

export const trouble = (sentence: string, fields: FieldSentences): Trouble => ({
  kind: "refused",
  sentence,
  fields: Object.entries(fields).map(([name, one]) => ({ name, sentence: one })),
});

/** What is still wrong of it: a mistake that was mended is not said any more, and with the last one the whole goes. */
export function stillWrong(problem: Trouble | undefined, shown: FieldSentences): Trouble | undefined {
  if (!problem || problem.fields.length === 0) return problem;
  const fields = problem.fields.flatMap(({ name }) => (shown[name] ? [{ name, sentence: shown[name] }] : []));
  if (fields.length === 0) return undefined;
  return fields.length === problem.fields.length ? { ...problem, fields } : { ...problem, fields, sentence: lacking(fields.length) };
}

export const lacking = (count: number): string =>
  count === 1 ? "Masih ada satu isian yang perlu diperbaiki." : `Masih ada ${count} isian yang perlu diperbaiki.`;
