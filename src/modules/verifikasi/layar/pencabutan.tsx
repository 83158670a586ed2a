import type { FormEvent } from "react";
import { longText } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { Dialog } from "#kit/ui/dialog.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { useAksi } from "#modules/akun/index.tsx";

export interface Dicabut {
  readonly judul: string;
  readonly akibat: string;
  /** What the action is told besides the reason. */
  readonly isi: Readonly<Record<string, string>>;
  /** Said when it is done. */
  readonly selesai: string;
}

const bidang = { alasan: longText({ label: "Alasan pencabutan", required: true, max: 500, hint: "Tersimpan di jejak audit." }) };

/** Withdrawing is for good, so it is asked with its reason, and the server asks again who it is. */
export function Pencabutan({ dipilih, onClose }: { readonly dipilih: Dicabut | null; readonly onClose: () => void }) {
  return (
    <Dialog open={dipilih !== null} onClose={onClose} title={dipilih?.judul ?? ""} lead={dipilih?.akibat} narrow>
      {dipilih && <Formulir dipilih={dipilih} onClose={onClose} />}
    </Dialog>
  );
}

function Formulir({ dipilih, onClose }: { readonly dipilih: Dicabut; readonly onClose: () => void }) {
  const say = useToast();
  const { kirim, busy, ditolak, dialog } = useAksi(() => {
    say(dipilih.selesai);
    onClose();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    for (const [name, value] of Object.entries(dipilih.isi)) form.set(name, value);
    if (!busy) kirim(form);
  };
  const errors = ditolak?.fields ?? {};
  return (
    <>
      <form method="post" noValidate onSubmit={submit}>
        <div className="ui-dialog-body">
          <ErrorSummary title={ditolak?.sentence} errors={errors} fields={bidang} />
          <div className="ui-fields">
            <FieldPiece name="alasan" field={bidang.alasan} error={errors.alasan} />
          </div>
        </div>
        <div className="ui-dialog-foot">
          <Button onClick={onClose}>Batal</Button>
          <Button type="submit" look="danger" busy={busy} busyText="Mencabut...">
            Cabut
          </Button>
        </div>
      </form>
      {dialog}
    </>
  );
}
