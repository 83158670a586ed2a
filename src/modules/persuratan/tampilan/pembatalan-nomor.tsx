import { type FormEvent, useState } from "react";
import { longText } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { Dialog } from "#kit/ui/dialog.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { useAksi } from "#modules/akun/index.tsx";
import type { BarisNomor } from "./kolom-nomor.tsx";

const bidang = {
  alasan: longText({ label: "Alasan pembatalan", required: true, max: 500, hint: "Tersimpan di buku dan tercetak di buku agenda." }),
};

/** Voiding is for good, so it is asked with its reason. */
export function PembatalanNomor({ nomor, onClose }: { readonly nomor: BarisNomor | null; readonly onClose: () => void }) {
  return (
    <Dialog
      open={nomor !== null}
      onClose={onClose}
      title="Batalkan nomor ini?"
      lead={nomor && `${nomor.nomor} tetap di buku sebagai nomor batal dan tidak diberikan lagi. Pembatalan tidak dapat dicabut.`}
      narrow
    >
      {nomor && <Formulir key={nomor.id} nomor={nomor} onClose={onClose} />}
    </Dialog>
  );
}

function Formulir({ nomor, onClose }: { readonly nomor: BarisNomor; readonly onClose: () => void }) {
  const [alasan, tulis] = useState("");
  const say = useToast();
  const { kirim, busy, ditolak, dialog } = useAksi(() => {
    say(`Nomor ${nomor.nomor} dibatalkan`);
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const data = new FormData();
    data.set("nomor", nomor.id);
    data.set("alasan", alasan);
    if (!busy) kirim(data);
  };
  const errors = ditolak?.fields ?? {};
  return (
    <>
      <form method="post" noValidate onSubmit={submit}>
        <div className="ui-dialog-body">
          <ErrorSummary title={ditolak?.sentence} errors={errors} fields={bidang} />
          <div className="ui-fields">
            <FieldPiece name="alasan" field={bidang.alasan} value={alasan} error={errors.alasan} onType={tulis} />
          </div>
        </div>
        <div className="ui-dialog-foot">
          <Button onClick={onClose}>Batal</Button>
          <Button type="submit" look="danger" busy={busy} busyText="Membatalkan...">
            Batalkan nomor
          </Button>
        </div>
      </form>
      {dialog}
    </>
  );
}
