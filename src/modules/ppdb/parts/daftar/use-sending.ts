import { useEffect, useRef, useState } from "react";
import type { FieldSentences } from "#kit/refusals.ts";
import type { Values } from "#kit/register/check.ts";
import type { Trouble } from "./problem.tsx";
import { type Outcome, send } from "./send.ts";

type Refused = { readonly sentence: string; readonly fields: FieldSentences } | undefined;

/** One send at a time. A lost one waits in `problem` and goes out again when the network is back. */
export function useSending(refused: Refused, again: () => void) {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Trouble | undefined>(refused && trouble(refused.sentence, refused.fields));
  const busy = useRef(false);
  useWhenOnline(problem?.kind === "waiting", again);
  useEffect(() => {
    if (problem?.kind === "waiting") document.getElementById("menunggu")?.scrollIntoView({ block: "center" });
    else if (problem?.fields.length === 0) document.getElementById("masalah")?.focus();
  }, [problem]);
  const transmit = async (values: Values, key: string): Promise<Outcome | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setSending(true);
    const outcome = await send(values, key);
    busy.current = false;
    setSending(false);
    if (outcome.kind === "lost") setProblem({ kind: "waiting", sentence: outcome.sentence, fields: [] });
    return outcome;
  };
  return { sending, problem, setProblem, transmit };
}

export const trouble = (sentence: string, fields: FieldSentences): Trouble => ({
  kind: "refused",
  sentence,
  fields: Object.entries(fields).map(([name, one]) => ({ name, sentence: one })),
});

function useWhenOnline(active: boolean, work: () => void) {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (!active) return;
    const go = () => latest.current();
    addEventListener("online", go);
    return () => removeEventListener("online", go);
  }, [active]);
}
