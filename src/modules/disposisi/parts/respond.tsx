import { type FormEvent, useState } from "react";
import { longText } from "#kit/register/fields.ts";
import { Button, type ButtonLook } from "#kit/ui/button.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { draftOf } from "#kit/ui/form/draft.ts";
import { Restored } from "#kit/ui/form/restored.tsx";
import { useDrafted } from "#kit/ui/form/use-drafted.ts";
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
  const form = useDrafted({ fields: tanggapanFields, place: tempat, initial: { isi: "", berkasId: "" } });
  const [ditekan, setDitekan] = useState("");
  const { kirim, busy, ditolak } = useAction<{ readonly pesan: string }>(({ pesan }) => {
    form.discard();
    onSelesai(pesan);
  });
  const errors = ditolak?.fields ?? {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const aksi = submitter instanceof HTMLButtonElement ? submitter.value : nama;
    setDitekan(aksi);
    // The key belongs to what was sent first; what is typed now is another sending.
    if (ditolak?.kind === "conflict") form.renewKey();
    const data = new FormData();
    for (const [kunci, isi] of Object.entries({ ...form.typed, aksi, kunci: form.key() })) data.set(kunci, isi);
    kirim(data);
  };
  return (
    <form method="post" noValidate className="ui-sheet-body" onSubmit={submit}>
      <ErrorSummary title={ditolak?.sentence} errors={errors} fields={bidang} form={nama} />
      {form.restored && <Restored onDiscard={form.discard} />}
      <div className="ui-fields" key={form.generation}>
        <FieldPiece name="isi" form={nama} field={bidang.isi} value={form.typed.isi ?? ""} error={errors.isi} onType={form.type} />
        {berkas && (
          <FieldPiece
            full
            name="berkasId"
            form={nama}
            field={bidang.berkasId}
            value={form.typed.berkasId ?? ""}
            error={errors.berkasId}
            onType={form.type}
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
