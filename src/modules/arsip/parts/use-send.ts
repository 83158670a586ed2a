import { useState } from "react";
import { useNavigate } from "react-router";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { draftOf } from "#kit/ui/form/draft.ts";
import { type RefusedForm, useForm } from "#kit/ui/form/use-form.ts";
import { useAction } from "#modules/akun/index.tsx";
import type { Answer } from "../receive.server.ts";

/** Sends what a button of the archive asks for, says what came of it, and goes where it goes on. @param about names the sending */
export function useSend(about: string) {
  const say = useToast();
  const go = useNavigate();
  const [place] = useState(() => draftOf("arsip", about));
  const form = useForm({ fields: {}, place, initial: {} });
  const done = ({ pesan, ke }: Answer) => {
    form.discard();
    say(pesan);
    if (ke) void go(ke);
  };
  const { kirim, busy, ditolak, dialog } = useAction<Answer, RefusedForm>(done, undefined, form.hear);
  const send = (values: Readonly<Record<string, string>>, then?: "leave") => {
    if (!busy) kirim(form.begin(values), then);
  };
  return { send, busy, refused: ditolak?.sentence, dialog };
}
