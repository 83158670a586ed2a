import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { isDay } from "#kit/dates.ts";
import type { FieldSentences } from "#kit/refusals.ts";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { ageWarning } from "../../age.ts";
import { checkPendaftaran } from "../../check-pendaftaran.ts";
import { registrationSteps, stepOf } from "../../fields.ts";
import type { Typed } from "./draft.ts";
import { fillForm } from "./form-values.ts";
import type { Receipt } from "./send.ts";
import { useDraft } from "./use-draft.ts";
import { trouble, useSending } from "./use-sending.ts";
import { useSentences } from "./use-sentences.ts";
import { useStep } from "./use-step.ts";

interface Start {
  readonly freshKey: string;
  readonly refused: { readonly typed: Typed; readonly sentence: string; readonly fields: FieldSentences } | undefined;
  readonly tahunAjaran: string;
}

export type Wizard = ReturnType<typeof useWizard>;

/** What the form shows: the text in it, where one stands, what is missing, what became of sending. */
export function useWizard({ freshKey, refused, tahunAjaran }: Start) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, { freshKey, refused: refused !== undefined });
  const { typed, ready } = draft;
  const { step, reached, goTo, restart } = useStep(form);
  const checked = useMemo(() => checkPendaftaran(typed), [typed]);
  const sentences = useSentences(checked.errors, refused?.fields ?? {});
  const empty = () => {
    if (form.current) fillForm(form.current, {});
    draft.forget();
    sentences.forget();
    restart();
  };
  const sending = useDelivery({ checked, key: draft.key, renewKey: draft.renewKey, refused, empty, say: sentences.say, goTo });
  return {
    ...{ form, ready, step, typed, errors: checked.errors, kept: draft.kept, keptAt: draft.keptAt },
    ...{ sending: sending.sending, problem: sending.problem, receipt: sending.receipt, again: sending.deliver },
    warnings: useMemo(() => age(typed, tahunAjaran), [typed, tahunAjaran]),
    agreed: typed.agreement === "true",
    shown: ready ? sentences.shown : sentences.said,
    lacking: ready ? lackingIn(checked.errors, reached) : [],
    go: (next: number) => goTo(`#langkah-${next}`),
    discard: () => {
      sending.setProblem(undefined);
      empty();
    },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      sentences.changed(event);
      draft.note();
    },
    onBlur: sentences.leave,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void sending.deliver();
    },
  };
}

interface Parcel {
  readonly checked: ReturnType<typeof checkPendaftaran>;
  readonly key: () => string;
  readonly renewKey: () => void;
  readonly refused: Start["refused"];
  readonly empty: () => void;
  readonly say: (fields: FieldSentences) => void;
  readonly goTo: (hash: string) => void;
}

function useDelivery({ checked, key, renewKey, refused, empty, say, goTo }: Parcel) {
  const [receipt, setReceipt] = useState<Receipt>();
  const tell = useToast();
  const { sending, problem, setProblem, transmit } = useSending(refused, () => void deliver());
  const refuse = (sentence: string, fields: FieldSentences) => {
    say(fields);
    setProblem(trouble(sentence, fields));
    tell({ text: "Pendaftaran Gagal", description: sentence, failed: true });
    const first = firstOf(fields);
    if (first) goTo(`#${first}`);
  };
  const deliver = async () => {
    const { values, errors } = checked;
    if (Object.keys(errors).length > 0) return refuse(missing(errors), errors);
    const outcome = await transmit(values, key());
    if (outcome?.kind === "refused") {
      if (outcome.keyIsSpent) renewKey();
      refuse(outcome.sentence, outcome.fields);
    }
    if (outcome?.kind === "lost") tell({ text: "Pendaftaran Gagal", description: outcome.sentence, failed: true });
    if (outcome?.kind !== "received") return;
    empty();
    setProblem(undefined);
    setReceipt(outcome.receipt);
    tell({ text: "Pendaftaran Berhasil!", description: `Nomor ${outcome.receipt.nomor}` });
  };
  useEffect(() => {
    if (receipt) document.getElementById("terima")?.focus();
  }, [receipt]);
  return { sending, problem, setProblem, receipt, deliver };
}

function missing(errors: FieldSentences): string {
  const count = Object.keys(errors).length;
  if (count === 1) return errors.agreement ?? "Masih ada satu isian yang perlu dilengkapi.";
  return `Masih ada ${count} isian yang perlu dilengkapi.`;
}

const firstOf = (fields: FieldSentences): string | undefined =>
  registrationSteps.flatMap((one) => one.isian as readonly string[]).find((name) => Object.hasOwn(fields, name));

const age = ({ tanggalLahir = "" }: Typed, tahunAjaran: string) => (isDay(tanggalLahir) ? ageWarning(tanggalLahir, tahunAjaran) : []);

/** Open fields of the first three steps, for those already passed; the fourth is never "done" before sending. */
function lackingIn(errors: FieldSentences, reached: number): (number | undefined)[] {
  return [1, 2, 3].map((number) => {
    const count = Object.keys(errors).filter((name) => stepOf(name) === number).length;
    return count === 0 || reached > number ? count : undefined;
  });
}
