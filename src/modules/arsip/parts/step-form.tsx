import { useState } from "react";
import type { Fields } from "#kit/register/fields.ts";
import { Button, type ButtonLook } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { draftOf } from "#kit/ui/form/draft.ts";
import { FormNotes } from "#kit/ui/form/form-notes.tsx";
import { type RefusedForm, useForm } from "#kit/ui/form/use-form.ts";
import { whenPressed } from "#kit/ui/form/when-pressed.ts";
import { useAction } from "#modules/akun/index.tsx";
import type { Answer } from "../receive.server.ts";

interface Props {
  /** What it is about; names the draft. */
  readonly about: string;
  readonly aksi: string;
  readonly fields: Fields;
  readonly initial?: Readonly<Record<string, string>>;
  /** What is sent besides. */
  readonly besides?: Readonly<Record<string, string>>;
  readonly button: string;
  readonly look: ButtonLook;
}

/** A step of the archive that needs a word or a day. What was typed outlives the tab. */
export function StepForm({ about, aksi, fields, initial = {}, besides = {}, button, look }: Props) {
  const say = useToast();
  const [place] = useState(() => draftOf("arsip", `${about}-${aksi}`));
  const form = useForm({ fields, place, initial });
  const sent = ({ pesan }: Answer) => {
    form.discard();
    say(pesan);
  };
  const { kirim, busy, dialog } = useAction<Answer, RefusedForm>(sent, undefined, form.hear);
  return (
    <form method="post" noValidate className="ui-sheet-body" onSubmit={whenPressed(busy, () => kirim(form.begin({ ...besides, aksi })))}>
      <FormNotes form={form} fields={fields} save={button} name={aksi} several />
      <div className="ui-fields" key={form.generation}>
        {Object.entries(fields).map(([name, field]) => (
          <FieldPiece
            key={name}
            {...{ name, field }}
            form={aksi}
            value={form.typed[name] ?? ""}
            error={form.errors[name]}
            onType={form.type}
          />
        ))}
      </div>
      <div className="ui-actions">
        <Button type="submit" look={look} busy={busy} busyText="Menyimpan...">
          {button}
        </Button>
      </div>
      {dialog}
    </form>
  );
}
