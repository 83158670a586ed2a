import type { FormEvent } from "react";
import type { Value } from "#kit/register/fields.ts";
import type { Row } from "#kit/register/register.ts";
import { Dialog, DialogSubmit } from "#kit/ui/dialog.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { correctTitle, type IsianName, isianFields, koreksiFields, withRelated } from "../../perbaikan/isian.ts";
import { useActs } from "./use-acts.ts";

interface Props {
  readonly row: Row;
  /** Null while the dialog is closed. */
  readonly isian: IsianName | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** One of the committee corrects a field, with what hangs together with it and a reason that the family reads. */
export function CorrectDialog({ row, isian, open, onClose }: Props) {
  const lead = "Keluarga membaca bahwa panitia memperbaikinya, dan alasannya.";
  return (
    <Dialog open={open} onClose={onClose} title={correctTitle(isian)} lead={lead} narrow>
      {isian && <Form {...{ row, isian, onClose }} />}
    </Dialog>
  );
}

function Form({ row, isian, onClose }: Omit<Props, "open"> & { readonly isian: IsianName }) {
  const { act, busy, ditolak, dialog } = useActs(Number(row.versi), onClose);
  const names = withRelated([isian]);
  const fields = { ...Object.fromEntries(names.map((name) => [name, isianFields[name]])), ...koreksiFields };
  const errors = ditolak?.fields ?? {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    act("perbaiki", { isian }, new FormData(event.currentTarget));
  };
  return (
    <>
      <form method="post" noValidate onSubmit={submit}>
        <div className="ui-dialog-body">
          <ErrorSummary title={ditolak?.sentence} errors={errors} fields={fields} form={form} />
          <div className="ui-fields">
            {names.map((name) => (
              <FieldPiece key={name} {...{ name, form }} field={isianFields[name]} value={row[name] as Value} error={errors[name]} full />
            ))}
            <FieldPiece {...{ name: "sebab", form }} field={koreksiFields.sebab} error={errors.sebab} full />
            <FieldPiece {...{ name: "catatan", form }} field={koreksiFields.catatan} error={errors.catatan} />
          </div>
        </div>
        <DialogSubmit onClose={onClose} busy={busy} busyText="Menyimpan...">
          Simpan
        </DialogSubmit>
      </form>
      {dialog}
    </>
  );
}

const form = "koreksi";
