import { useState } from "react";
import { longText } from "#kit/register/fields.ts";
import { Button, type ButtonLook } from "#kit/ui/button.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { draftOf } from "#kit/ui/form/draft.ts";
import { FormNotes } from "#kit/ui/form/form-notes.tsx";
import { type RefusedForm, useForm } from "#kit/ui/form/use-form.ts";
import { whenPressed } from "#kit/ui/form/when-pressed.ts";
import { useAction } from "#modules/akun/index.tsx";
import { tanggapanFields } from "../workflow/fields.ts";

interface ActionButton {
  readonly aksi: string;
  readonly nama: string;
  readonly look?: ButtonLook;
}

interface Props {
  readonly cabangId: string;
  /** What the text is called, and what it is for. */
  readonly label: string;
  readonly hint?: string;
  readonly berkas?: boolean;
  readonly wajib?: boolean;
  readonly tombol: readonly ActionButton[];
  readonly onSelesai: (kalimat: string) => void;
}

/** Something to say on a branch, and the buttons that send it. */
export function Respond({ cabangId, label, hint, berkas = false, wajib = true, tombol, onSelesai }: Props) {
  const bidang = { ...tanggapanFields, isi: longText({ label, required: wajib, max: 4000, ...(hint ? { hint } : {}) }) };
  // Two of these stand on one page.
  const nama = tombol[0]?.aksi ?? "";
  const tempat = draftOf("tanggapan-disposisi", `${cabangId}-${nama}`);
  const form = useForm({ fields: tanggapanFields, place: tempat, initial: { isi: "", berkasId: "" } });
  const [ditekan, setDitekan] = useState("");
  const sent = ({ pesan }: { readonly pesan: string }) => {
    form.discard();
    onSelesai(pesan);
  };
  const { kirim, busy } = useAction<{ readonly pesan: string }, RefusedForm>(sent, undefined, form.hear);
  const { typed, errors, type } = form;
  const submit = whenPressed(busy, (aksi = nama) => {
    setDitekan(aksi);
    kirim(form.begin({ aksi }));
  });
  return (
    <form method="post" noValidate className="ui-sheet-body" onSubmit={submit}>
      <FormNotes form={form} fields={bidang} save="Kirim" name={nama} several />
      <div className="ui-fields" key={form.generation}>
        <FieldPiece name="isi" form={nama} field={bidang.isi} value={typed.isi ?? ""} error={errors.isi} onType={type} />
        {berkas && (
          <FieldPiece
            full
            name="berkasId"
            form={nama}
            field={bidang.berkasId}
            value={typed.berkasId ?? ""}
            error={errors.berkasId}
            onType={type}
          />
        )}
      </div>
      <div className="ui-actions">
        {tombol.map(({ aksi, nama: kata, look = "plain" }) => (
          <Button key={aksi} type="submit" name="aksi" value={aksi} look={look} busy={busy && ditekan === aksi} busyText="Mengirim...">
            {kata}
          </Button>
        ))}
      </div>
    </form>
  );
}
