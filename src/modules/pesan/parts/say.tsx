import { useState } from "react";
import { longText } from "#kit/register/fields.ts";
import { Button, type ButtonLook } from "#kit/ui/button.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { draftOf } from "#kit/ui/form/draft.ts";
import { FormNotes } from "#kit/ui/form/form-notes.tsx";
import { type RefusedForm, useForm } from "#kit/ui/form/use-form.ts";
import { whenPressed } from "#kit/ui/form/when-pressed.ts";
import { useAction } from "#modules/akun/index.tsx";
import { tulisFields } from "../meja/fields.ts";

interface Props {
  readonly pesan: { readonly id: string; readonly versi: number };
  readonly aksi: "jawab" | "catat";
  readonly label: string;
  readonly hint: string;
  readonly button: string;
  readonly look?: ButtonLook;
  readonly onDone: (said: string) => void;
}

/** Something to write on a message, and the button that sends it. */
export function Say({ pesan, aksi, label, hint, button, look = "plain", onDone }: Props) {
  const fields = { isi: longText({ label, required: true, max: tulisFields.isi.max, hint }) };
  const [place] = useState(() => draftOf("pesan-publik", `${pesan.id}-${aksi}`));
  const form = useForm({ fields: tulisFields, place, initial: empty });
  const sent = ({ pesan: said }: { readonly pesan: string }) => {
    form.discard();
    onDone(said);
  };
  const { kirim, busy, dialog } = useAction<{ readonly pesan: string }, RefusedForm>(sent, undefined, form.hear);
  return (
    <form
      method="post"
      noValidate
      className="ui-sheet-body"
      onSubmit={whenPressed(busy, () => kirim(form.begin({ aksi, versi: String(pesan.versi) })))}
    >
      <input type="hidden" name="aksi" value={aksi} />
      <input type="hidden" name="versi" value={pesan.versi} />
      <FormNotes form={form} fields={fields} save={button} name={aksi} several />
      <div className="ui-fields" key={form.generation}>
        <FieldPiece name="isi" form={aksi} field={fields.isi} value={form.typed.isi ?? ""} error={form.errors.isi} onType={form.type} />
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

const empty = { isi: "" };
