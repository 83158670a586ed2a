import type { FormEvent } from "react";
import { Dialog, DialogSubmit } from "#kit/ui/dialog.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { useActs } from "../../panitia/parts/use-acts.ts";
import { tolakFields } from "../fields.ts";
import type { Permintaan } from "../read-permintaan.server.ts";

interface Props {
  /** Null while none is answered. */
  readonly permintaan: Permintaan | null;
  readonly versi: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Why a field stays as it is, for the family to read. */
export function DeclineDialog({ permintaan, versi, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Permintaan tidak disetujui">
      {permintaan && <Form {...{ permintaan, versi, onClose }} />}
    </Dialog>
  );
}

interface FormProps extends Pick<Props, "versi" | "onClose"> {
  readonly permintaan: Permintaan;
}

function Form({ permintaan, versi, onClose }: FormProps) {
  const { act, busy, ditolak, dialog } = useActs(versi, onClose);
  const errors = ditolak?.fields ?? {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    act("tolakPermintaan", { permintaan: permintaan.id }, new FormData(event.currentTarget));
  };
  return (
    <>
      <form method="post" noValidate onSubmit={submit}>
        <div className="ui-dialog-body">
          <ErrorSummary title={ditolak?.sentence} errors={errors} fields={tolakFields} />
          <div className="ui-fields">
            <FieldPiece name="alasan" field={tolakFields.alasan} error={errors.alasan} full />
          </div>
        </div>
        <DialogSubmit onClose={onClose} busy={busy} busyText="Menyimpan...">
          Kirim jawaban
        </DialogSubmit>
      </form>
      {dialog}
    </>
  );
}
