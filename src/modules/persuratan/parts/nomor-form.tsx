import { useState } from "react";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { draftOf } from "#kit/ui/form/draft.ts";
import { FormNotes } from "#kit/ui/form/form-notes.tsx";
import { checkTyped } from "#kit/ui/form/late-check.ts";
import type { Typed } from "#kit/ui/form/typed.ts";
import { type RefusedForm, useForm } from "#kit/ui/form/use-form.ts";
import { whenPressed } from "#kit/ui/form/when-pressed.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { nomorFields } from "../nomor/nomor-fields.ts";
import type { GivenNomor } from "../nomor/reserve-nomor.server.ts";
import type { CalonNomor } from "../nomor/view-nomor.server.ts";
import { NomorPreview } from "./nomor-preview.tsx";
import { NomorResult } from "./nomor-result.tsx";
import { useCalon } from "./use-candidates.ts";

interface Props {
  readonly awal: Typed;
  readonly adaJenis: boolean;
  /** The number that comes with the form as it is opened. */
  readonly nomorAwal: CalonNomor;
  /** What the server answered where scripts do not run. */
  readonly tanpaSkrip: unknown;
}

type Name = keyof typeof nomorFields;
const names = Object.keys(nomorFields) as readonly Name[];

/** Takes a number: a few fields, the number in sight all the while, and the number itself large once it is given. */
export function NomorForm({ awal, adaJenis, nomorAwal, tanpaSkrip }: Props) {
  const jawaban = tanpaSkrip as { readonly diberi?: GivenNomor } | RefusedForm | undefined;
  const [diberi, setDiberi] = useState(jawaban && "diberi" in jawaban ? jawaban.diberi : undefined);
  const refused = jawaban && "refusal" in jawaban ? jawaban : undefined;
  const form = useForm({ fields: nomorFields, place: draftOf("nomorSurat", undefined), initial: awal, refused });
  const say = useToast();
  const { kirim, busy } = useAction<{ readonly diberi: GivenNomor }, RefusedForm>(
    (answer) => {
      form.discard();
      setDiberi(answer.diberi);
      say("Surat berhasil ditambahkan");
    },
    undefined,
    form.hear,
  );
  const calon = useCalon(form.typed, nomorAwal);
  const submit = whenPressed(busy, () => {
    const errors = checkTyped(nomorFields, form.typed);
    return Object.keys(errors).length > 0 ? form.say({ title: "Periksa lagi isian yang ditandai.", errors }) : kirim(form.begin());
  });
  const isian = (nama: Name) => (
    <FieldPiece
      key={nama}
      name={nama}
      field={nama === "alasanMundur" ? { ...nomorFields.alasanMundur, required: true } : nomorFields[nama]}
      value={form.typed[nama] ?? ""}
      error={form.errors[nama]}
      onType={form.type}
      full={nama === "perihal" || nama === "alasanMundur"}
    />
  );
  if (diberi) return <NomorResult diberi={diberi} onLagi={() => setDiberi(undefined)} />;
  if (!adaJenis) return <WithoutJenis />;
  return (
    <Sheet title="Surat">
      <form method="post" noValidate className="ui-sheet-body nomor-isian" onSubmit={submit}>
        <FormNotes form={form} fields={nomorFields} save="Ambil nomor" />
        <NomorPreview calon={calon} />
        <div className="ui-fields" key={form.generation}>
          {names.filter((nama) => nama !== "alasanMundur" || calon.mundur || form.errors.alasanMundur).map(isian)}
        </div>
        <p>
          <Button type="submit" look="primary" busy={busy} busyText="Mengambil nomor...">
            Ambil nomor
          </Button>
        </p>
      </form>
    </Sheet>
  );
}

const WithoutJenis = () => (
  <Sheet>
    <EmptyState
      title="Belum ada jenis surat"
      actions={
        <ButtonLink look="primary" to="/administration/jenis-naskah?tambah=1">
          Tambah Jenis Surat
        </ButtonLink>
      }
    >
      Buat dahulu deret nomor dan jenis suratnya, agar nomor dapat disusun.
    </EmptyState>
  </Sheet>
);
