import type { FormEvent } from "react";
import { choice } from "#kit/register/fields.ts";
import type { Row } from "#kit/register/register.ts";
import { Dialog, DialogSubmit } from "#kit/ui/dialog.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { asWords } from "#kit/ui/field/words.ts";
import { isIsian, isianFields, kembaliFields, sebabOf, sebabOptions } from "../../perbaikan/isian.ts";
import type { Tanya } from "../../periode.ts";
import { isTold } from "../is-told.ts";
import { useActs } from "./use-acts.ts";

interface Props {
  readonly row: Row;
  readonly tanya: Tanya;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Which fields the family is to correct, each with a reason from the list; what is right stays as it is. */
export function ReturnDialog({ row, tanya, open, onClose }: Props) {
  const lead = "Pilih alasan pada isian yang keliru. Keluarga hanya memperbaiki isian itu, di halaman status pendaftarannya.";
  return (
    <Dialog open={open} onClose={onClose} title="Minta perbaikan" lead={lead}>
      {open && <Form {...{ row, tanya, onClose }} />}
    </Dialog>
  );
}

function Form({ row, tanya, onClose }: Omit<Props, "open">) {
  const { act, busy, ditolak, dialog } = useActs(Number(row.versi), onClose);
  // What one may not see, and what nobody asked for, is nothing to judge.
  const names = Object.keys(isianFields)
    .filter(isIsian)
    .filter((name) => isTold(row, name, tanya));
  const fields = Object.fromEntries(names.map((name) => [sebabOf(name), reasonFor(name, row)]));
  const errors = ditolak?.fields ?? {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    act("kembalikan", {}, new FormData(event.currentTarget));
  };
  return (
    <>
      <form method="post" noValidate onSubmit={submit}>
        <div className="ui-dialog-body">
          <ErrorSummary title={ditolak?.sentence} errors={errors} fields={{ ...fields, ...kembaliFields }} />
          <div className="ui-fields">
            <FieldPiece name="catatan" field={kembaliFields.catatan} error={errors.catatan} />
            {Object.entries(fields).map(([name, field]) => (
              <FieldPiece key={name} name={name} field={field} error={errors[name]} />
            ))}
          </div>
        </div>
        <DialogSubmit onClose={onClose} busy={busy} busyText="Menyimpan...">
          Minta perbaikan
        </DialogSubmit>
      </form>
      {dialog}
    </>
  );
}

function reasonFor(name: keyof typeof isianFields, row: Row) {
  const { label } = isianFields[name];
  const stands = asWords(isianFields[name], row[name], {}) || "tidak diisi";
  return choice({ label, privacy: "dinas", options: sebabOptions, placeholder: "Sudah benar", hint: `Terisi: ${stands}` });
}
