import { useMemo, useRef } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { narrow } from "#kit/access/sight/narrow.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import type { Done } from "../answer.ts";
import { Overtaken } from "./overtaken.tsx";
import { asValue, typedOf } from "./typed.ts";
import { useRowForm } from "./use-row-form.ts";

interface RowFormProps {
  readonly register: Register;
  /** The fields that this person may fill in. */
  readonly fields: "all" | readonly string[];
  readonly row: Row | null;
  /** Absent where the form is the page itself. */
  readonly onClose?: () => void;
  readonly onDone: (done: Done) => void;
}

/** The body and foot of the dialog that adds or edits one row. */
export function RowForm({ register: whole, fields, row, onClose, onDone }: RowFormProps) {
  const register = useMemo(() => narrow(whole, fields), [whole, fields]);
  const saved = useRef(false);
  const form = useRowForm(register, row, (done) => {
    saved.current = true;
    onDone(done);
  });
  const { typed, trouble, overtaken } = form;
  const leaving = useLeaving(() => form.dirty && !saved.current);
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <div className="ui-dialog-body">
        <ErrorSummary title={trouble.title} errors={trouble.errors} fields={register.fields} />
        {overtaken && (
          <Overtaken
            register={register}
            current={typedOf(register.fields, overtaken.current)}
            by={overtaken.by ?? null}
            typed={typed}
            onChoose={form.replace}
          />
        )}
        {form.restored && <Restored onDiscard={form.discard} />}
        <div className="ui-fields" key={form.generation}>
          {Object.entries(register.fields).map(([name, field]) => (
            <FieldPiece
              key={name}
              name={name}
              field={field}
              value={asValue(field, typed[name] ?? "")}
              error={trouble.errors[name]}
              onType={form.type}
              full={name === register.columns[0]}
            />
          ))}
        </div>
      </div>
      <div className="ui-dialog-foot">
        {onClose && <Button onClick={onClose}>Batal</Button>}
        <Button type="submit" look="primary" busy={form.busy} busyText="Menyimpan...">
          {row ? "Update" : "Simpan"}
        </Button>
      </div>
      <ConfirmDialog
        open={leaving.asked}
        title="Tinggalkan isian ini?"
        confirm="Buang isian"
        danger
        onClose={leaving.stay}
        onConfirm={() => {
          form.discard();
          leaving.go();
        }}
      >
        Yang sudah Anda ketik belum disimpan.
      </ConfirmDialog>
    </form>
  );
}

function Restored({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <p className="register-restored" role="status">
      Isian Anda yang belum disimpan dikembalikan.{" "}
      <button type="button" className="register-link" onClick={onDiscard}>
        Mulai dari awal
      </button>
    </p>
  );
}

/** Asks before what is typed is left behind, by a link, by Back or by closing the tab. */
function useLeaving(unsaved: () => boolean) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const leaves = currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search;
    return leaves && unsaved();
  });
  useBeforeUnload((event) => {
    if (unsaved()) event.preventDefault();
  });
  return {
    asked: blocker.state === "blocked",
    stay: () => blocker.state === "blocked" && blocker.reset(),
    go: () => blocker.state === "blocked" && blocker.proceed(),
  };
}
