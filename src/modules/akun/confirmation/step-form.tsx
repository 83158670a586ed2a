import { useState } from "react";
import type { Fields } from "#kit/register/fields.ts";
import { Button, type ButtonLook } from "#kit/ui/button.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { draftOf } from "#kit/ui/form/draft.ts";
import { FormNotes } from "#kit/ui/form/form-notes.tsx";
import { type RefusedForm, useForm } from "#kit/ui/form/use-form.ts";
import { whenPressed } from "#kit/ui/form/when-pressed.ts";
import { useAction } from "./use-action.tsx";

interface StepFormProps {
  /** What it is about, and of which desk; both name the draft. */
  readonly about: string;
  readonly desk: string;
  readonly aksi: string;
  readonly fields: Fields;
  readonly initial?: Readonly<Record<string, string>>;
  /** What is sent besides. */
  readonly besides?: Readonly<Record<string, string>>;
  readonly button: string;
  readonly look: ButtonLook;
  /** Hears what is said of it when it is done. */
  readonly onDone: (said: string) => void;
}

/** A step of something that stands already and needs a word or a day more. What was typed outlives the tab. */
export function StepForm({ about, desk, aksi, fields, initial = {}, besides = {}, button, look, onDone }: StepFormProps) {
  const [place] = useState(() => draftOf(desk, `${about}-${aksi}`));
  const form = useForm({ fields, place, initial });
  const sent = ({ pesan }: { readonly pesan: string }) => {
    form.discard();
    onDone(pesan);
  };
  const { kirim, busy, dialog } = useAction<{ readonly pesan: string }, RefusedForm>(sent, undefined, form.hear);
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
