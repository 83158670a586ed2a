import { type FormEvent, useMemo, useRef } from "react";
import type { FieldSentences } from "#kit/refusals.ts";
import type { Fields } from "#kit/register/fields.ts";
import { readTypedDay } from "#kit/typed-day.ts";
import { typedAgeWarning } from "../../age.ts";
import { checkTyped } from "../../check-pendaftaran.ts";
import { fieldsIn, stepOf } from "../../fields.ts";
import type { Periode } from "../../periode.ts";
import type { Typed } from "./draft.ts";
import { askedOf, fillForm, initialOf, typedOf } from "./form-values.ts";
import type { Parcel } from "./parcels.ts";
import { useDelivery } from "./use-delivery.ts";
import { useDraft } from "./use-draft.ts";
import { stillWrong } from "./use-sending.ts";
import { useSentences } from "./use-sentences.ts";
import { useStep } from "./use-step.ts";

interface Start {
  readonly freshKey: string;
  readonly refused: { readonly typed: Typed; readonly sentence: string; readonly fields: FieldSentences } | undefined;
  readonly periode: Periode;
  readonly tambahan: Fields;
}

export type Wizard = ReturnType<typeof useWizard>;

/** What the form shows: the text in it, where one stands, what is missing, what became of sending. */
export function useWizard({ freshKey, refused, periode, tambahan }: Start) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, { freshKey, refused: refused !== undefined });
  const { typed, ready } = draft;
  const { step, reached, goTo, restart } = useStep(form);
  const fields = useMemo((): Fields => ({ ...fieldsIn(periode), ...tambahan }), [periode, tambahan]);
  const checked = useMemo(() => checkTyped(askedOf(fields, typed), periode, tambahan), [fields, typed, periode, tambahan]);
  const sentences = useSentences(checked.errors, refused?.fields ?? {});
  const empty = () => {
    if (form.current) fillForm(form.current, {});
    draft.forget();
    sentences.forget();
    restart();
  };
  const say = sentences.say;
  const delivery = useDelivery({ checked, draft, refused, empty, say, goTo });
  const fill = (parcel: Parcel) => {
    const { values = {}, refused: told, key } = parcel;
    draft.replace(typedOf(values), told?.keyIsSpent ? undefined : key);
    delivery.forget(key);
    if (told) delivery.refuse(told.sentence, told.fields);
  };
  const shown = ready ? sentences.shown : sentences.said;
  return {
    ...{ form, fields, ready, step, typed, errors: checked.errors, kept: draft.kept, keptAt: draft.keptAt, shown },
    ...{
      sending: delivery.sending,
      newest: delivery.newest,
      justArrived: delivery.justArrived,
      again: delivery.again,
      isKept: delivery.isKept,
    },
    ...{
      arrived: delivery.arrived,
      others: delivery.unanswered.filter(({ key }) => key !== delivery.ownKey || step !== 4),
      forget: delivery.forget,
      sendWaiting: delivery.sendWaiting,
      mend: fill,
    },
    problem: stillWrong(delivery.problem, shown),
    isTouched: ready && Object.keys(typed).some((name) => name !== "jalur" && typed[name] !== initialOf(name)),
    warnings: useMemo(() => age(typed, periode), [typed, periode]),
    agreed: typed.agreement === "true",
    lacking: ready ? lackingIn(checked.errors, reached) : [],
    go: (next: number) => goTo(`#langkah-${next}`),
    another: () => {
      delivery.setProblem(undefined);
      empty();
    },
    discard: () => {
      delivery.setProblem(undefined);
      delivery.forget(draft.key());
      empty();
    },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      sentences.changed(event);
      draft.note();
    },
    onBlur: sentences.leave,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void delivery.deliver();
    },
  };
}

function age({ tanggalLahir = "" }: Typed, periode: Periode): readonly string[] {
  const day = readTypedDay(tanggalLahir);
  return day ? typedAgeWarning(day, periode.tahunAjaran, periode) : [];
}

/** Open fields of the first three steps, for those already passed; the fourth is never "done" before sending. */
function lackingIn(errors: FieldSentences, reached: number): (number | undefined)[] {
  return [1, 2, 3].map((number) => {
    const count = Object.keys(errors).filter((name) => stepOf(name) === number).length;
    return count === 0 || reached > number ? count : undefined;
  });
}
