import type { FormEvent } from "react";
import { longText } from "#kit/register/fields.ts";
import { Dialog, DialogSubmit } from "#kit/ui/dialog.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";

const fields = { alasan: longText({ label: "Mengapa ditolak?", required: true, max: 500, hint: "Hanya dilihat kantor." }) };

interface AskedRejectionProps {
  readonly open: boolean;
  readonly title: string;
  readonly busy: boolean;
  readonly ditolak: { readonly sentence: string; readonly fields?: Readonly<Record<string, string>> } | undefined;
  readonly onTolak: (alasan: string) => void;
  readonly onClose: () => void;
}

/** Nothing is refused without a reason. */
export function AskedRejection({ open, title, busy, ditolak, onTolak, onClose }: AskedRejectionProps) {
  const errors = ditolak?.fields ?? {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onTolak(String(new FormData(event.currentTarget).get("alasan") ?? ""));
  };
  return (
    <Dialog open={open} onClose={onClose} title={title} lead="Catatan madrasah tidak berubah." narrow>
      <form noValidate onSubmit={submit}>
        <div className="ui-dialog-body">
          <ErrorSummary title={ditolak?.sentence} errors={errors} fields={fields} />
          <div className="ui-fields">
            <FieldPiece name="alasan" field={fields.alasan} error={errors.alasan} />
          </div>
        </div>
        <DialogSubmit onClose={onClose} look="danger" busy={busy} busyText="Menolak...">
          Tolak
        </DialogSubmit>
      </form>
    </Dialog>
  );
}
