import type { FormEvent } from "react";
import { useRevalidator } from "react-router";
import { Dialog, DialogSubmit } from "#kit/ui/dialog.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import type { Ditanya, ReasonDialogProps } from "./reason-dialog.tsx";
import { useAction } from "./use-action.tsx";

/** What is done for good is asked with its reason, and the server may ask again who it is. */
export function AskedReason({ ditanya, open, ...lain }: ReasonDialogProps & { readonly open: boolean }) {
  return (
    <Dialog open={open} onClose={lain.onClose} title={ditanya?.judul ?? ""} lead={ditanya?.akibat} narrow>
      {ditanya && <Form ditanya={ditanya} {...lain} />}
    </Dialog>
  );
}

function Form({ ditanya, alasan, tombol: [tombol, sibuk], versi, onClose }: ReasonDialogProps & { readonly ditanya: Ditanya }) {
  const say = useToast();
  const { revalidate } = useRevalidator();
  const saved = () => {
    say(ditanya.selesai);
    onClose();
  };
  const { kirim, busy, ditolak, dialog } = useAction(saved, undefined, ({ refusal: { kind } }) => {
    if (kind === "stale" || kind === "conflict") void revalidate();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    for (const [name, value] of Object.entries(ditanya.isi)) form.set(name, value);
    if (versi !== undefined) form.set("versi", String(versi));
    if (!busy) kirim(form);
  };
  const errors = ditolak?.fields ?? {};
  return (
    <>
      <form method="post" noValidate onSubmit={submit}>
        <div className="ui-dialog-body">
          <ErrorSummary title={ditolak?.sentence} errors={errors} fields={{ alasan }} />
          <div className="ui-fields">
            <FieldPiece name="alasan" field={alasan} error={errors.alasan} />
          </div>
        </div>
        <DialogSubmit onClose={onClose} look="danger" busy={busy} busyText={sibuk}>
          {tombol}
        </DialogSubmit>
      </form>
      {dialog}
    </>
  );
}
