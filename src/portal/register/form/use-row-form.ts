import { type FormEvent, useRef, useState } from "react";
import { clearedFields, dropHiddenFields } from "#kit/conditional-fields.ts";
import type { FieldSentences } from "#kit/refusals.ts";
import { check } from "#kit/register/check.ts";
import { headline } from "#kit/register/headline.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { draftOf } from "#kit/ui/form/draft.ts";
import { typedOf } from "#kit/ui/form/typed.ts";
import { useDrafted } from "#kit/ui/form/use-drafted.ts";
import { useAction } from "#modules/akun/index.tsx";
import type { Done, Refused } from "../answer.ts";

interface Trouble {
  readonly title?: string | undefined;
  readonly errors: FieldSentences;
}

const noTrouble: Trouble = { errors: {} };

interface Sending {
  /** Drafts for different addresses are different drafts. */
  readonly to: string;
  readonly onDone: (done: Done) => void;
}

/** The state of one add or edit form: what is typed, its draft, its troubles and a version saved by somebody else. */
export function useRowForm(register: Register, row: Row | null, sending: Sending) {
  const stored = useRef(row).current;
  const drafted = useDrafted({
    fields: register.fields,
    place: draftOf(sending.to, stored?.id),
    initial: typedOf(register.fields, stored),
    versi: stored?.versi,
  });
  const { kirim, busy, dialog, trouble, setTrouble, overtaken, asks, setAsks } = useAnswers(register, drafted, sending);
  const [emptied, setEmptied] = useState<readonly string[]>([]);
  const { typed } = drafted;

  const send = (sent: Readonly<Record<string, string>>, sure: Readonly<Record<string, string>> = {}) => {
    setEmptied([]);
    setAsks([]);
    setTrouble(noTrouble);
    const how: Record<string, string> = stored
      ? { aksi: "ubah", baris: stored.id, versi: String(overtaken?.current.versi ?? drafted.begunFrom()) }
      : { aksi: "tambah", kunci: drafted.key() };
    const form = new FormData();
    for (const [name, text] of Object.entries({ ...sent, ...how, ...sure })) form.set(name, text);
    kirim(form);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const sent = dropHiddenFields(register.fields, typed);
    const { errors } = check(register.fields, sent);
    if (Object.keys(errors).length > 0) return setTrouble({ title: headline(register, sent, errors), errors });
    const lost = clearedFields(register.fields, typed, sent);
    return lost.length > 0 ? setEmptied(lost) : send(sent);
  };
  const discard = () => {
    setTrouble(noTrouble);
    drafted.discard();
  };
  const losing = { labels: emptied, onConfirm: () => send(dropHiddenFields(register.fields, typed)), onClose: () => setEmptied([]) };
  const asking = { asks, onConfirm: () => send(dropHiddenFields(register.fields, typed), { yakin: "on" }), onClose: () => setAsks([]) };
  return { ...drafted, trouble, overtaken, busy, dialog, discard, submit, losing, asking };
}

/** What became of the sendings. */
function useAnswers(register: Register, drafted: ReturnType<typeof useDrafted>, { to, onDone }: Sending) {
  const [trouble, setTrouble] = useState<Trouble>(noTrouble);
  const [overtaken, setOvertaken] = useState<Required<Pick<Refused, "current">> & Pick<Refused, "by">>();
  const [asks, setAsks] = useState<readonly string[]>([]);
  const saved = (done: Done) => {
    drafted.forget();
    onDone(done);
  };
  const refused = ({ refusal, current, by, asks: asked }: Refused) => {
    if (asked) return setAsks(asked);
    // The key belongs to what was sent first; what is typed now is another sending.
    if (refusal.kind === "conflict") drafted.renewKey();
    if (current) {
      drafted.adopt(typedOf(register.fields, current));
      setOvertaken({ current, by: by ?? null });
    }
    setTrouble({ title: refusal.sentence, errors: refusal.fields ?? {} });
  };
  return { ...useAction<Done, Refused>(saved, to, refused), trouble, setTrouble, overtaken, asks, setAsks };
}
