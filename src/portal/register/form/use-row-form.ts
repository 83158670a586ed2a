import { useRef, useState } from "react";
import { clearedFields, dropHiddenFields } from "#kit/conditional-fields.ts";
import { today } from "#kit/dates.ts";
import { headline } from "#kit/register/headline.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { draftOf } from "#kit/ui/form/draft.ts";
import { checkTyped } from "#kit/ui/form/late-check.ts";
import { typedOf } from "#kit/ui/form/typed.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import { whenPressed } from "#kit/ui/form/when-pressed.ts";
import { useAction } from "#modules/akun/index.tsx";
import type { Done, Refused } from "../answer.ts";

interface Sending {
  /** Drafts for different addresses are different drafts. */
  readonly to: string;
  readonly onDone: (done: Done) => void;
}

const offeredDays = ({ fields, offers = {} }: Register): Record<string, string> =>
  Object.fromEntries(Object.entries(offers).flatMap(([name, what]) => (what === "today" && fields[name] ? [[name, today()]] : [])));

/** One add or edit form, with what is asked before it is sent. */
export function useRowForm(register: Register, row: Row | null, { to, onDone }: Sending) {
  const { fields } = register;
  const stored = useRef(row).current;
  const read = (current: Row | null) => ({ ...typedOf(fields, current), ...(current ? {} : offeredDays(register)) });
  const form = useForm<Row>({ fields, place: draftOf(to, stored?.id), initial: read(stored), versi: stored?.versi, read });
  const [emptied, setEmptied] = useState<readonly string[]>([]);
  const [asks, setAsks] = useState<readonly string[]>([]);
  const saved = (done: Done) => {
    form.done();
    onDone(done);
  };
  const refused = (answer: Refused) => (answer.asks ? setAsks(answer.asks) : form.hear(answer));
  const { kirim, busy, dialog } = useAction<Done, Refused>(saved, to, refused);

  const send = (sure: Readonly<Record<string, string>> = {}) => {
    setEmptied([]);
    setAsks([]);
    const how: Readonly<Record<string, string>> = stored ? { aksi: "ubah", baris: stored.id } : { aksi: "tambah" };
    kirim(form.begin({ ...how, ...sure }, dropHiddenFields(fields, form.typed)));
  };
  const submit = whenPressed(busy, () => {
    const sent = dropHiddenFields(fields, form.typed);
    const errors = checkTyped(fields, sent);
    if (Object.keys(errors).length > 0) return form.say({ title: headline(register, sent, errors), errors });
    const lost = clearedFields(fields, form.typed, sent);
    return lost.length > 0 ? setEmptied(lost) : send();
  });
  const losing = { labels: emptied, onConfirm: () => send(), onClose: () => setEmptied([]) };
  const asking = { asks, onConfirm: () => send({ yakin: "on" }), onClose: () => setAsks([]) };
  return { ...form, busy, dialog, submit, losing, asking };
}
