import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { draftOf } from "#kit/ui/form/draft.ts";
import { FormNotes } from "#kit/ui/form/form-notes.tsx";
import { checkTyped } from "#kit/ui/form/late-check.ts";
import { typedOf } from "#kit/ui/form/typed.ts";
import { type RefusedForm, useForm } from "#kit/ui/form/use-form.ts";
import { whenPressed } from "#kit/ui/form/when-pressed.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { cutiFields } from "./cuti.ts";

type Name = keyof typeof cutiFields;
const names = Object.keys(cutiFields) as Name[];

export function CutiForm() {
  const form = useForm({ fields: cutiFields, place: draftOf("pengajuanCuti", undefined), initial: typedOf(cutiFields, null) });
  const say = useToast();
  const { kirim, busy, dialog } = useAction<unknown, RefusedForm>(
    () => {
      form.discard();
      say("Pengajuan cuti terkirim");
    },
    undefined,
    form.hear,
  );
  const submit = whenPressed(busy, () => {
    const errors = checkTyped(cutiFields, form.typed);
    if (Object.keys(errors).length > 0) return form.say({ title: "Periksa lagi isian yang ditandai.", errors });
    kirim(form.begin({ aksi: "ajukan" }));
  });
  return (
    <Sheet title="Ajukan cuti">
      <form method="post" noValidate className="ui-sheet-body cuti-isian" onSubmit={submit}>
        <FormNotes form={form} fields={cutiFields} save="Ajukan" />
        <div className="ui-fields" key={form.generation}>
          {names.map((name) => (
            <FieldPiece
              key={name}
              name={name}
              field={cutiFields[name]}
              value={form.typed[name] ?? ""}
              error={form.errors[name]}
              onType={form.type}
              full={name === "jenis" || name === "buktiId"}
            />
          ))}
        </div>
        <p>
          <Button type="submit" look="primary" busy={busy} busyText="Mengirim...">
            Ajukan
          </Button>
        </p>
      </form>
      {dialog}
    </Sheet>
  );
}
