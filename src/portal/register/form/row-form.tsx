import { useMemo, useRef } from "react";
import { pickFields } from "#kit/access/visibility/narrow-register.ts";
import { isFieldShown } from "#kit/conditional-fields.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { EditConflict } from "#kit/ui/form/edit-conflict.tsx";
import { GroupedFields } from "#kit/ui/form/grouped-fields.tsx";
import { LeaveQuestion } from "#kit/ui/form/leave-question.tsx";
import { Restored } from "#kit/ui/form/restored.tsx";
import { asValue, typedOf } from "#kit/ui/form/typed.ts";
import type { Done } from "../answer.ts";
import { useRowForm } from "./use-row-form.ts";
import { wholeRow } from "./whole-row.ts";

export interface RowFormProps {
  readonly register: Register;
  /** Where it is sent; absent: to the register's list. */
  readonly to?: string;
  /** The fields that this person may fill in. */
  readonly fields: "all" | readonly string[];
  readonly row: Row | null;
  /** Absent where the form is the page itself. */
  readonly onClose?: () => void;
  readonly onDone: (done: Done) => void;
}

/** The body and foot of the dialog that adds or edits one row. */
export function RowForm({ register: whole, to = whole.path, fields, row, onClose, onDone }: RowFormProps) {
  const register = useMemo(() => pickFields(whole, fields), [whole, fields]);
  const saved = useRef(false);
  const form = useRowForm(register, row, {
    to,
    onDone: (done) => {
      saved.current = true;
      onDone(done);
    },
  });
  return (
    <>
      <form method="post" noValidate onSubmit={form.submit}>
        <RowFields register={register} form={form} />
        <div className="ui-dialog-foot">
          {onClose && <Button onClick={onClose}>Batal</Button>}
          <Button type="submit" look="primary" busy={form.busy} busyText="Menyimpan...">
            {row ? (register.sentences.save ?? "Update") : "Simpan"}
          </Button>
        </div>
        <LeaveQuestion unsaved={() => form.dirty && !saved.current} onDiscard={form.discard} />
      </form>
      <ConfirmDialog
        open={form.losing.labels.length > 0}
        title="Isian ini ikut dikosongkan"
        confirm="Simpan dan kosongkan"
        onConfirm={form.losing.onConfirm}
        onClose={form.losing.onClose}
      >
        {`${form.losing.labels.join(", ")}: tidak ditanyakan lagi sesudah jawaban Anda, jadi isinya tidak ikut tersimpan.`}
      </ConfirmDialog>
      <ConfirmDialog
        open={form.asking.asks.length > 0}
        title="Periksa sekali lagi"
        confirm="Simpan apa adanya"
        onConfirm={form.asking.onConfirm}
        onClose={form.asking.onClose}
      >
        {form.asking.asks.join(" ")}
      </ConfirmDialog>
      {form.dialog}
    </>
  );
}

interface RowFieldsProps {
  readonly register: Register;
  readonly form: ReturnType<typeof useRowForm>;
}

function RowFields({ register, form }: RowFieldsProps) {
  const { typed, trouble, overtaken } = form;
  const asked = Object.entries(register.fields).filter(([, field]) => isFieldShown(field, (other) => typed[other]));
  const whole = wholeRow(Object.fromEntries(asked), register.columns[0]);
  return (
    <div className="ui-dialog-body">
      <ErrorSummary title={trouble.title} errors={trouble.errors} fields={register.fields} />
      {overtaken && (
        <EditConflict
          fields={register.fields}
          current={typedOf(register.fields, overtaken.current)}
          by={overtaken.by ?? null}
          typed={typed}
          onChoose={form.replace}
          save={register.sentences.save ?? "Update"}
        />
      )}
      {form.restored && <Restored onDiscard={form.discard} />}
      <GroupedFields key={form.generation} fields={register.fields} errors={trouble.errors}>
        {(name, field) =>
          isFieldShown(field, (other) => typed[other]) && (
            <FieldPiece
              key={name}
              name={name}
              field={field}
              value={asValue(field, typed[name] ?? "")}
              error={trouble.errors[name]}
              onType={form.type}
              full={whole.has(name)}
            />
          )
        }
      </GroupedFields>
    </div>
  );
}
