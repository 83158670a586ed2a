import type { FormEvent } from "react";
import { Dialog, DialogSubmit } from "#kit/ui/dialog.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import type { Ditolak } from "#modules/akun/index.tsx";
import { serahanFields } from "../serahan.ts";

export interface Handing {
  readonly siswa: readonly string[];
  readonly kelas: string;
  /** Whom it is about, in a heading. */
  readonly tentang: string;
}

interface Props {
  readonly open: boolean;
  readonly handing: Handing | null;
  readonly title: string;
  /** Absent: about findings. */
  readonly lead?: string;
  readonly busy: boolean;
  readonly ditolak: Ditolak["refusal"] | undefined;
  readonly onSend: (form: FormData) => void;
  readonly onClose: () => void;
}

/** Asks until when the wali kelas is to mend it. */
export function HandOverDialog({ open, handing, title, lead, busy, ditolak, onSend, onClose }: Props) {
  const errors = ditolak?.fields ?? {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !handing) return;
    const form = new FormData(event.currentTarget);
    form.set("kelas", handing.kelas);
    for (const id of handing.siswa) form.append("siswa", id);
    onSend(form);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      lead={
        lead ?? "Wali kelas mendapat pemberitahuan, dan dapat memperbaiki isian yang disebut temuan ini saja, sampai penyerahannya ditutup."
      }
      narrow
    >
      <form noValidate onSubmit={submit}>
        <div className="ui-dialog-body">
          <ErrorSummary title={ditolak?.sentence} errors={errors} fields={serahanFields} />
          <div className="ui-fields">
            <FieldPiece name="tenggat" field={serahanFields.tenggat} error={errors.tenggat} full />
            <FieldPiece name="pesan" field={serahanFields.pesan} error={errors.pesan} />
          </div>
        </div>
        <DialogSubmit onClose={onClose} busy={busy} busyText="Menyerahkan...">
          Serahkan
        </DialogSubmit>
      </form>
    </Dialog>
  );
}
