import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { isDay } from "#kit/dates.ts";
import type { FieldSentences } from "#kit/refusals.ts";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { langkah, langkahDari } from "../../isian.ts";
import { periksaPendaftaran } from "../../periksa-pendaftaran.ts";
import { peringatanUmur } from "../../umur.ts";
import type { Typed } from "./draft.ts";
import { fillForm } from "./form-values.ts";
import type { Trouble } from "./problem.tsx";
import { type Receipt, send } from "./send.ts";
import { useDraft } from "./use-draft.ts";
import { useStep } from "./use-step.ts";

interface Start {
  readonly freshKey: string;
  readonly refused: { readonly typed: Typed; readonly sentence: string; readonly fields: FieldSentences } | undefined;
  readonly tahunAjaran: string;
}

export type Wizard = ReturnType<typeof useWizard>;

export function useWizard({ freshKey, refused, tahunAjaran }: Start) {
  const form = useRef<HTMLFormElement>(null);
  const { typed, note, ready, key, kept, keptAt, forget } = useDraft(form, { freshKey, refused: refused !== undefined });
  const { step, reached, goTo, restart } = useStep(form);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<FieldSentences>(refused?.fields ?? {});
  const [problem, setProblem] = useState<Trouble | undefined>(refused ? trouble(refused.sentence, refused.fields) : undefined);
  const [sending, setSending] = useState(false);
  const [receipt, setReceipt] = useState<Receipt>();
  const tell = useToast();
  const { values, errors } = useMemo(() => periksaPendaftaran(typed), [typed]);
  const warnings = useMemo(() => umur(typed, tahunAjaran), [typed, tahunAjaran]);
  const busy = useRef(false);

  const empty = () => {
    if (form.current) fillForm(form.current, {});
    forget();
    setTouched(new Set());
    setSaid({});
    setProblem(undefined);
    restart();
  };

  const refuse = (sentence: string, fields: FieldSentences) => {
    setSaid(fields);
    setTouched(new Set(langkah.flatMap((one) => one.isian)));
    setProblem(trouble(sentence, fields));
    tell({ text: "Pendaftaran Gagal", description: sentence, failed: true });
    const first = firstOf(fields);
    if (first) goTo(`#${first}`);
  };

  const transmit = async () => {
    if (busy.current) return;
    const names = Object.keys(errors);
    if (names.length > 0) return refuse(errors.agreement && names.length === 1 ? errors.agreement : missing(names.length), errors);
    busy.current = true;
    setSending(true);
    const outcome = await send(values, key());
    busy.current = false;
    setSending(false);
    if (outcome.kind === "refused") return refuse(outcome.sentence, outcome.fields);
    if (outcome.kind === "lost") {
      setProblem({ kind: "waiting", sentence: outcome.sentence, fields: [] });
      return tell({ text: "Pendaftaran Gagal", description: outcome.sentence, failed: true });
    }
    empty();
    setReceipt(outcome.receipt);
    tell({ text: "Pendaftaran Berhasil!", description: `Nomor ${outcome.receipt.nomor}` });
  };

  useWhenOnline(problem?.kind === "waiting", transmit);
  useEffect(() => {
    if (receipt) document.getElementById("terima")?.focus();
  }, [receipt]);
  useEffect(() => {
    if (problem?.kind === "waiting") document.getElementById("menunggu")?.scrollIntoView({ block: "center" });
    else if (problem?.fields.length === 0) document.getElementById("masalah")?.focus();
  }, [problem]);

  return {
    form,
    ready,
    step,
    typed,
    errors,
    warnings,
    sending,
    receipt,
    problem,
    kept,
    keptAt,
    agreed: typed.agreement === "true",
    shown: ready ? visible(errors, touched, said) : said,
    lacking: ready ? lackingIn(errors, reached) : [],
    go: (next: number) => goTo(`#langkah-${next}`),
    discard: empty,
    again: transmit,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      const { name } = event.target as HTMLInputElement;
      if (said[name]) setSaid(({ [name]: _, ...others }) => others);
      note();
    },
    onBlur: (event: FormEvent<HTMLFormElement>) => {
      const { name } = event.target as HTMLInputElement;
      if (name && name !== "agreement") setTouched((before) => (before.has(name) ? before : new Set(before).add(name)));
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void transmit();
    },
  };
}

const missing = (count: number) =>
  count === 1 ? "Masih ada satu isian yang perlu dilengkapi." : `Masih ada ${count} isian yang perlu dilengkapi.`;

const trouble = (sentence: string, fields: FieldSentences): Trouble => ({
  kind: "refused",
  sentence,
  fields: Object.entries(fields).map(([name, one]) => ({ name, sentence: one })),
});

const firstOf = (fields: FieldSentences): string | undefined =>
  langkah.flatMap((one) => one.isian as readonly string[]).find((name) => Object.hasOwn(fields, name));

const umur = ({ tanggalLahir = "" }: Typed, tahunAjaran: string) => (isDay(tanggalLahir) ? peringatanUmur(tanggalLahir, tahunAjaran) : []);

/** A sentence shows once its field was left, or once the server said it. */
function visible(errors: FieldSentences, touched: ReadonlySet<string>, said: FieldSentences): FieldSentences {
  return { ...Object.fromEntries(Object.entries(errors).filter(([name]) => touched.has(name))), ...said };
}

/** Open fields of the first three steps, for those already passed; the fourth is never "done" before sending. */
function lackingIn(errors: FieldSentences, reached: number): (number | undefined)[] {
  return [1, 2, 3].map((number) => {
    const count = Object.keys(errors).filter((name) => langkahDari(name) === number).length;
    return count === 0 || reached > number ? count : undefined;
  });
}

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
