import { type KeyboardEvent, lazy, Suspense, useEffect, useMemo, useRef } from "react";
import { pickFields } from "#kit/access/visibility/narrow-register.ts";
import { isFieldShown } from "#kit/conditional-fields.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { fieldId } from "#kit/ui/field/field-id.ts";
import { useRelated } from "#kit/ui/field/related.tsx";
import { FormNotes } from "#kit/ui/form/form-notes.tsx";
import { GroupedFields } from "#kit/ui/form/grouped-fields.tsx";
import { asValue } from "#kit/ui/form/typed.ts";
import type { Done } from "../answer.ts";
import { useRowForm } from "./use-row-form.ts";
import { wholeRow } from "./whole-row.ts";

const FormerTexts = lazy(async () => ({ default: (await import("#kit/ui/field/former-texts.tsx")).FormerTexts }));

export interface RowFormProps {
  readonly register: Register;
  /** Where it is sent; absent: to the register's list. */
  readonly to?: string;
  /** The fields that this person may fill in. */
  readonly fields: "all" | readonly string[];
  readonly row: Row | null;
  /** Absent where the form is the page itself. */
  readonly onClose?: () => void;
  /** `next`: the person goes on with another one. */
  readonly onDone: (done: Done, next: boolean) => void;
  /** It follows on another one that was just saved: the first field waits for typing. */
  readonly follows?: boolean;
}

/** The body and foot of the dialog that adds or edits one row. */
export function RowForm({ register: whole, to = whole.path, fields, row, onClose, onDone, follows = false }: RowFormProps) {
  const register = useMemo(() => pickFields(whole, fields), [whole, fields]);
  const next = useNext(row === null, follows);
  const form = useRowForm(register, row, { to, onDone: (done) => onDone(done, next.wanted()) });
  return (
    <>
      <form method="post" noValidate ref={next.form} onKeyDown={next.onKeyDown} onSubmit={form.submit}>
        <RowFields register={register} form={form} />
        <div className="ui-dialog-foot">
          {onClose && <Button onClick={onClose}>Batal</Button>}
          <Button
            type="submit"
            look="primary"
            busy={form.busy}
            busyText="Menyimpan..."
            onClick={next.forget}
            {...(row === null && { title: "Ctrl+Enter menyimpan dan membuka isian berikutnya" })}
          >
            {row ? (register.sentences.save ?? "Update") : "Simpan"}
          </Button>
        </div>
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

/** Ctrl+Enter saves a new row and goes on with the next one, for whoever writes down a pile of papers. */
function useNext(adds: boolean, follows: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const next = useRef(false);
  useEffect(() => {
    if (follows) form.current?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
  }, [follows]);
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!adds || event.key !== "Enter") return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      next.current = true;
      event.currentTarget.requestSubmit();
    } else if (event.target instanceof HTMLInputElement) goOn(event, event.target);
  };
  const forget = () => {
    next.current = false;
  };
  return { form, onKeyDown, forget, wanted: () => next.current };
}

/** Enter in a line goes on to what still has to be said; where nothing is left it saves, as ever. */
function goOn(event: KeyboardEvent<HTMLFormElement>, from: HTMLInputElement): void {
  const after = [...event.currentTarget.elements].slice([...event.currentTarget.elements].indexOf(from) + 1);
  // What a number says of its sender is filled in when it is left.
  from.blur();
  const open = after.find((one) => (one as HTMLInputElement).required && (one as HTMLInputElement).value === "");
  from.focus();
  if (!open) return;
  event.preventDefault();
  (open as HTMLInputElement).focus();
}

interface RowFieldsProps {
  readonly register: Register;
  readonly form: ReturnType<typeof useRowForm>;
}

function RowFields({ register, form }: RowFieldsProps) {
  const { typed, errors } = form;
  const asked = Object.entries(register.fields).filter(([, field]) => isFieldShown(field, (other) => typed[other]));
  const { options } = useRelated();
  const completing = Object.entries(register.offers ?? {}).flatMap(([name, what]) =>
    what !== "today" && options[name]?.length ? [[name, options[name]] as const] : [],
  );
  const whole = wholeRow(Object.fromEntries(asked), register.columns[0]);
  return (
    <div className="ui-dialog-body">
      <FormNotes form={form} fields={register.fields} save={register.sentences.save ?? "Update"} />
      <GroupedFields key={form.generation} fields={register.fields} errors={errors}>
        {(name, field) =>
          isFieldShown(field, (other) => typed[other]) && (
            <FieldPiece
              key={name}
              name={name}
              field={field}
              value={asValue(field, typed[name] ?? "")}
              error={errors[name]}
              onType={form.type}
              full={whole.has(name)}
            />
          )
        }
      </GroupedFields>
      <Suspense>
        {completing.map(([name, known]) => (
          <FormerTexts key={`${form.generation} ${name}`} field={fieldId(name)} known={known} />
        ))}
      </Suspense>
    </div>
  );
}
