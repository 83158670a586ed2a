import { useEffect, useRef, useState } from "react";
import type { FieldSentences } from "#kit/refusals.ts";
import type { Values } from "#kit/register/check.ts";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import type { checkTyped } from "../../check-pendaftaran.ts";
import { stepOf } from "../../fields.ts";
import type { Parcel } from "./parcels.ts";
import type { Receipt } from "./send.ts";
import type { useDraft } from "./use-draft.ts";
import { useParcels } from "./use-parcels.ts";
import { lacking, trouble, useSending } from "./use-sending.ts";

interface Parts {
  readonly checked: ReturnType<typeof checkTyped>;
  readonly draft: ReturnType<typeof useDraft>;
  readonly refused: { readonly sentence: string; readonly fields: FieldSentences } | undefined;
  readonly empty: () => void;
  readonly say: (fields: FieldSentences) => void;
  readonly goTo: (hash: string) => void;
}

/** From the press on the button to the number, over lost networks and closed tabs. */
export function useDelivery({ checked, draft, refused, empty, say, goTo }: Parts) {
  const [last, setLast] = useState<Parcel>();
  const tell = useToast();
  const { sending, problem, setProblem, transmit, isKept } = useSending(refused);

  const refuse = (sentence: string, fields: FieldSentences) => {
    say(fields);
    setProblem(trouble(sentence, fields));
    const first = firstOf(fields);
    if (first) goTo(`#${first}`);
  };
  const receive = (parcel: Parcel, { berbeda, ...receipt }: Receipt) => {
    const isOwn = parcel.key === draft.key();
    const sent = parcels.find(({ key }) => key === parcel.key)?.values;
    setLast({ ...parcel, receipt: { ...receipt, berbeda: berbeda || (isOwn && !!sent && differs(sent, checked.values)) } });
    if (isOwn) {
      setProblem(undefined);
      empty();
    }
    refresh();
    tell({ text: "Pendaftaran Berhasil!", description: `Nomor ${receipt.nomor}` });
  };
  const { parcels, refresh, sendWaiting, forget } = useParcels((parcel) => parcel.receipt && receive(parcel, parcel.receipt));

  const deliver = async () => {
    const { values, errors } = checked;
    const count = Object.keys(errors).length;
    if (count > 0) return refuse((count === 1 && errors.agreement) || lacking(count), errors);
    const parcel = { key: draft.key(), name: String(values.namaLengkap), values };
    const outcome = await transmit(parcel);
    refresh();
    if (outcome?.kind === "received") receive({ ...parcel, at: Date.now() }, outcome.receipt);
    if (outcome?.kind !== "refused") return;
    if (outcome.keyIsSpent) draft.renewKey();
    refuse(outcome.sentence, outcome.fields);
  };

  // Of the form itself: the tab was closed meanwhile, or another one sent it.
  const own = draft.ready ? parcels.find(({ key }) => key === draft.key()) : undefined;
  const settle = useRef<(parcel: Parcel) => void>(() => undefined);
  useEffect(() => {
    settle.current = (parcel) => {
      if (parcel.receipt) return receive(parcel, parcel.receipt);
      if (!parcel.refused) return setProblem((now) => now ?? { kind: "waiting", sentence: "Belum ada jawaban.", fields: [] });
      forget(parcel.key);
      if (parcel.refused.keyIsSpent) draft.renewKey();
      refuse(parcel.refused.sentence, parcel.refused.fields);
    };
  });
  useEffect(() => {
    if (own && !sending) settle.current(own);
  }, [own, sending]);

  const back = parcels.filter(({ receipt }) => receipt);
  const arrived = last && !back.some(({ key }) => key === last.key) ? [...back, last] : back;
  return {
    ...{ sending, problem, setProblem, isKept, refuse, deliver, arrived },
    newest: last ?? arrived.at(-1),
    justArrived: last !== undefined,
    unanswered: parcels.filter(({ receipt }) => !receipt),
    ownKey: own?.key,
    sendWaiting: () => void sendWaiting(),
    // Without consent, as after a reload, the form sends nothing; what was pressed with it goes on.
    again: () => void (own && Object.keys(checked.errors).length > 0 ? sendWaiting() : deliver()),
    forget: (key: string) => {
      forget(key);
      setLast((now) => (now?.key === key ? undefined : now));
    },
  };
}

/** Whether the form says something else by now; consent is given anew each time. */
function differs({ agreement: _, ...sent }: Values, { agreement: __, ...now }: Partial<Values>): boolean {
  return JSON.stringify(sent) !== JSON.stringify(now);
}

const firstOf = (fields: FieldSentences): string | undefined => Object.keys(fields).sort((one, other) => stepOf(one) - stepOf(other))[0];
