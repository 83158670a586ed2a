import { useState } from "react";
import { formatDay } from "#kit/dates.ts";
import { choice, type Field, type Fields, text } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { DialogSubmit } from "#kit/ui/dialog.tsx";
import { type Choosable, type ChoosableGroup, ChooseMany } from "#kit/ui/field/choose-many.tsx";
import { FieldError, FieldPiece } from "#kit/ui/field/field.tsx";
import { draftOf } from "#kit/ui/form/draft.ts";
import { FormNotes } from "#kit/ui/form/form-notes.tsx";
import { type RefusedForm, useForm } from "#kit/ui/form/use-form.ts";
import { whenPressed } from "#kit/ui/form/when-pressed.ts";
import { useAction } from "#modules/akun/index.tsx";
import { instruksi, sifat } from "../instruksi.ts";
import { disposisiFields } from "../workflow/fields.ts";

const fields = {
  kepada: text({ label: "Diteruskan kepada", max: 100_000 }),
  instruksi: text({ label: "Instruksi", max: 1000 }),
  sifat: choice({ label: "Sifat", options: Object.entries(sifat).map(([value, label]) => ({ value, label })), initial: "biasa" }),
  ...disposisiFields,
} satisfies Fields;

const empty = { kepada: "", instruksi: "", sifat: "biasa", catatan: "", batas: "" };
const list = (teks = "") => teks.split(",").filter((satu) => satu !== "");

interface Props {
  /** Keeps what is typed apart from other dispositions. */
  readonly tempat: string;
  readonly aksi: "beri" | "teruskan";
  readonly tombol: string;
  readonly calon: readonly Choosable[];
  /** People who are taken together, by what they hold. */
  readonly kelompok: readonly ChoosableGroup[];
  /** What is sent besides what is typed. */
  readonly besides?: Readonly<Record<string, string>>;
  /** What is handed on is due then at the latest. */
  readonly paling?: string | null;
  readonly onSelesai: (kalimat: string) => void;
  /** It stands in a dialog, which this closes. */
  readonly onBatal?: () => void;
}

/** To whom it goes, and what they shall do with it. */
export function DisposisiForm({ tempat, aksi, tombol, calon, kelompok, besides = {}, paling = null, onSelesai, onBatal }: Props) {
  const form = useForm({ fields, place: draftOf("disposisi", tempat), initial: empty });
  const [putaran, setPutaran] = useState(0);
  const sent = ({ pesan }: { readonly pesan: string }) => {
    form.discard();
    setPutaran((sebelum) => sebelum + 1);
    onSelesai(pesan);
  };
  const { kirim, busy } = useAction<{ readonly pesan: string }, RefusedForm>(sent, undefined, form.hear);
  const { typed, errors } = form;
  return (
    <form key={putaran} method="post" noValidate onSubmit={whenPressed(busy, () => kirim(form.begin({ aksi, ...besides })))}>
      <div className={onBatal ? "ui-dialog-body" : "ui-sheet-body"}>
        <FormNotes form={form} fields={fields} save={tombol} several />
        <div className="ui-fields" key={form.generation}>
          <ChooseMany
            name="kepada"
            label="Diteruskan kepada"
            search="Cari nama atau jabatan"
            options={calon}
            groups={kelompok}
            chosen={list(typed.kepada)}
            onChange={(kepada) => form.type(kepada.join(), "kepada")}
            error={errors.kepada}
            required
          />
          <Instruksi pilihan={list(typed.instruksi)} error={errors.instruksi} onType={form.type} />
          <FieldPiece name="sifat" field={fields.sifat} value={typed.sifat ?? "biasa"} onType={form.type} />
          <FieldPiece name="batas" field={limitUntil(paling)} value={typed.batas ?? ""} error={errors.batas} onType={form.type} />
          <FieldPiece name="catatan" field={fields.catatan} value={typed.catatan ?? ""} error={errors.catatan} onType={form.type} />
        </div>
        {!onBatal && (
          <div className="ui-actions">
            <Button type="submit" look="primary" busy={busy} busyText="Mengirim...">
              {tombol}
            </Button>
          </div>
        )}
      </div>
      {onBatal && (
        <DialogSubmit onClose={onBatal} busy={busy} busyText="Mengirim...">
          {tombol}
        </DialogSubmit>
      )}
    </form>
  );
}

const limitUntil = (paling: string | null): Field =>
  paling === null
    ? fields.batas
    : { ...fields.batas, hint: `Paling lambat ${formatDay(paling)}, batas untuk Anda sendiri. Kosongkan bila sama.` };

interface InstruksiProps {
  readonly pilihan: readonly string[];
  readonly error: string | undefined;
  readonly onType: (text: string, name: string) => void;
}

function Instruksi({ pilihan, error, onType }: InstruksiProps) {
  return (
    <fieldset className="ui-field full" aria-describedby={error && "isian-instruksi-error"}>
      <legend className="ui-label required">Instruksi</legend>
      <div className="ui-choices">
        {Object.entries(instruksi).map(([kode, nama], tempat) => (
          <label key={kode}>
            <input
              type="checkbox"
              id={tempat === 0 ? "isian-instruksi" : `isian-instruksi-${kode}`}
              checked={pilihan.includes(kode)}
              onChange={() =>
                onType((pilihan.includes(kode) ? pilihan.filter((satu) => satu !== kode) : [...pilihan, kode]).join(), "instruksi")
              }
            />
            {nama}
          </label>
        ))}
      </div>
      {error && <FieldError id="isian-instruksi-error">{error}</FieldError>}
    </fieldset>
  );
}
