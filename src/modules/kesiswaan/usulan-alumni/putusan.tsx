import { type FormEvent, useState } from "react";
import { longText } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { Dialog, DialogSubmit } from "#kit/ui/dialog.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { useAksi } from "#modules/akun/index.tsx";

const bidang = { alasan: longText({ label: "Mengapa ditolak?", required: true, max: 500, hint: "Hanya dilihat kantor." }) };

interface Props {
  readonly versi: number;
  /** Whose entry it becomes; null: a new one. */
  readonly alumni: { readonly id: string; readonly versi: number; readonly nama: string } | null;
}

export function Putusan({ versi, alumni }: Props) {
  const { kirim, busy, ditolak } = useAksi();
  const [menolak, tolak] = useState(false);
  const putuskan = (isi: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [nama, nilai] of Object.entries({ versi: String(versi), ...isi })) form.set(nama, nilai);
    if (!busy) kirim(form);
  };
  const kirimTolak = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    putuskan({ aksi: "tolak", alasan: String(new FormData(event.currentTarget).get("alasan") ?? "") });
  };
  const errors = ditolak?.fields ?? {};
  return (
    <div className="usulan-putusan">
      {ditolak && !menolak && (
        <p role="alert">
          {ditolak.sentence} {Object.values(errors).join(" ")}
        </p>
      )}
      <div className="ui-actions">
        <Button onClick={() => tolak(true)}>Tolak</Button>
        <Button
          look="primary"
          busy={busy && !menolak}
          busyText="Menyimpan..."
          onClick={() => putuskan({ aksi: "terima", ...(alumni && { alumni: alumni.id, versiAlumni: String(alumni.versi) }) })}
        >
          {alumni ? `Perbarui data ${alumni.nama}` : "Catat sebagai alumni baru"}
        </Button>
      </div>
      <Dialog open={menolak} onClose={() => tolak(false)} title="Tolak kabar ini?" lead="Catatan madrasah tidak berubah." narrow>
        <form noValidate onSubmit={kirimTolak}>
          <div className="ui-dialog-body">
            <ErrorSummary title={ditolak?.sentence} errors={errors} fields={bidang} />
            <div className="ui-fields">
              <FieldPiece name="alasan" field={bidang.alasan} error={errors.alasan} />
            </div>
          </div>
          <DialogSubmit onClose={() => tolak(false)} look="danger" busy={busy} busyText="Menolak...">
            Tolak
          </DialogSubmit>
        </form>
      </Dialog>
    </div>
  );
}
