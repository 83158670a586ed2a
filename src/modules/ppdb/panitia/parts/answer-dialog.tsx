import type { FormEvent } from "react";
import { Dialog, DialogSubmit } from "#kit/ui/dialog.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { alasanFields } from "../../pertanyaan/alasan.ts";
import { fieldOf, typedOf } from "../../pertanyaan/bentuk.ts";
import type { JawabanShown } from "../../pertanyaan/judge-jawaban.server.ts";
import { jawabName } from "../../pertanyaan/nama.ts";
import { useActs } from "./use-acts.ts";

/** What is about to be done with an answer. */
export interface AskedAnswer {
  readonly aksi: "tulisJawaban" | "kembalikanJawaban";
  readonly one: JawabanShown;
}

interface Props {
  readonly title: string;
  /** Null while the dialog is closed. */
  readonly asked: AskedAnswer | null;
  readonly versi: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** One of the committee writes an answer, or gives it back, with a reason that the family reads. */
export function AnswerDialog({ title, asked, versi, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title} lead={asked?.one.pertanyaan ?? ""} narrow>
      {asked && <Form {...{ asked, versi, onClose }} />}
    </Dialog>
  );
}

function Form({ asked: { aksi, one }, versi, onClose }: Omit<Props, "open" | "asked" | "title"> & { readonly asked: AskedAnswer }) {
  const { act, busy, ditolak, dialog } = useActs(versi, onClose);
  const name = jawabName(one.kode);
  const field = { ...fieldOf(one), required: true };
  const writes = aksi === "tulisJawaban";
  const errors = ditolak?.fields ?? {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    act(aksi, { kode: one.kode }, new FormData(event.currentTarget));
  };
  return (
    <>
      <form method="post" noValidate onSubmit={submit}>
        <div className="ui-dialog-body">
          <ErrorSummary
            title={ditolak?.sentence}
            errors={errors}
            fields={{ ...(writes && { [name]: field }), ...alasanFields }}
            form={form}
          />
          <div className="ui-fields">
            {writes && <FieldPiece {...{ name, field, form }} value={typedOf(one, one.isi)} error={errors[name]} full />}
            <FieldPiece {...{ name: "alasan", form }} field={alasanFields.alasan} error={errors.alasan} full />
          </div>
        </div>
        <DialogSubmit onClose={onClose} busy={busy} busyText="Menyimpan...">
          {writes ? "Simpan" : "Minta dijawab lagi"}
        </DialogSubmit>
      </form>
      {dialog}
    </>
  );
}

const form = "jawaban";
