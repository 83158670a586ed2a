import type { FormEvent } from "react";
import { Dialog, DialogSubmit } from "#kit/ui/dialog.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import type { Ditolak } from "#modules/akun/index.tsx";
import { type BarisBanding, hasilFields } from "../banding.ts";
import { Isian } from "./isian.tsx";

interface Props {
  readonly open: boolean;
  readonly marking: BarisBanding | undefined;
  readonly busy: boolean;
  readonly ditolak: Ditolak["refusal"] | undefined;
  readonly onSend: (form: FormData) => void;
  readonly onClose: () => void;
}

/** What was found about a row, in one of three words. */
export function MarkDialog({ open, marking, busy, ditolak, onSend, onClose }: Props) {
  const errors = ditolak?.fields ?? {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !marking) return;
    const form = new FormData(event.currentTarget);
    for (const [name, value] of [
      ["aksi", "tandai"],
      ["baris", marking.id],
      ["versi", String(marking.versi)],
    ] as const)
      form.set(name, value);
    onSend(form);
  };
  return (
    <Dialog open={open} onClose={onClose} title={marking?.nama ?? ""} lead="Mana yang betul menurut akta, KK atau keluarga?" narrow>
      {marking && (
        <form noValidate onSubmit={submit} key={marking.id}>
          <div className="ui-dialog-body">
            <ErrorSummary title={ditolak?.sentence} errors={errors} fields={hasilFields} />
            <Isian baris={marking} />
            <div className="ui-fields">
              <FieldPiece name="hasil" field={hasilFields.hasil} value={marking.hasil} error={errors.hasil} full />
              <FieldPiece name="catatan" field={hasilFields.catatan} value={marking.catatan} error={errors.catatan} />
            </div>
          </div>
          <DialogSubmit onClose={onClose} busy={busy} busyText="Menyimpan...">
            Simpan
          </DialogSubmit>
        </form>
      )}
    </Dialog>
  );
}
