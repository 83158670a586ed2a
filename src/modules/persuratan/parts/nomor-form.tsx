import { type FormEvent, useState } from "react";
import { check } from "#kit/register/check.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { draftOf } from "#kit/ui/form/draft.ts";
import { Restored } from "#kit/ui/form/restored.tsx";
import type { Typed } from "#kit/ui/form/typed.ts";
import { useDrafted } from "#kit/ui/form/use-drafted.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { nomorFields } from "../nomor/nomor-fields.ts";
import type { GivenNomor } from "../nomor/reserve-nomor.server.ts";
import type { CalonNomor } from "../nomor/view-nomor.server.ts";
import { NomorPreview } from "./nomor-preview.tsx";
import { NomorResult } from "./nomor-result.tsx";
import { useCalon } from "./use-candidates.ts";

interface Answer {
  readonly diberi?: GivenNomor;
  readonly refusal?: { readonly sentence: string; readonly fields?: Readonly<Record<string, string>> };
}

interface Props {
  readonly awal: Typed;
  readonly adaJenis: boolean;
  /** The number that comes with the form as it is opened. */
  readonly nomorAwal: CalonNomor;
  /** What the server answered where scripts do not run. */
  readonly tanpaSkrip: unknown;
}

type Name = keyof typeof nomorFields;
const pokok: readonly Name[] = ["jenis", "klasifikasiId", "perihal", "tujuan", "tanggal"];
const other: readonly Name[] = ["keamanan", "sifat", "unit"];

/** Takes a number: a few fields, the number in sight all the while, and the number itself large once it is given. */
export function NomorForm({ awal, adaJenis, nomorAwal, tanpaSkrip }: Props) {
  const jawaban = tanpaSkrip as Answer | undefined;
  const [diberi, setDiberi] = useState(jawaban?.diberi);
  const form = useDrafted({ fields: nomorFields, place: draftOf("nomorSurat", undefined), initial: awal });
  const [tolakan, setTolakan] = useState<Readonly<Record<string, string>>>({});
  const say = useToast();
  const { kirim, busy, ditolak } = useAction<Answer>((answer) => {
    form.discard();
    setDiberi(answer.diberi);
    say("Surat berhasil ditambahkan");
  });
  const calon = useCalon(form.typed, nomorAwal);
  const errors = { ...jawaban?.refusal?.fields, ...ditolak?.fields, ...tolakan };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const salah = check(nomorFields, form.typed).errors;
    setTolakan(salah);
    if (Object.keys(salah).length > 0) return;
    // The key belongs to what was sent first; what is typed now is another sending.
    if (ditolak?.kind === "conflict") form.renewKey();
    const data = new FormData();
    for (const [nama, isi] of Object.entries({ ...form.typed, kunci: form.key() })) data.set(nama, isi);
    kirim(data);
  };
  const isian = (nama: Name) => (
    <FieldPiece
      key={nama}
      name={nama}
      field={nama === "alasanMundur" ? { ...nomorFields.alasanMundur, required: true } : nomorFields[nama]}
      value={form.typed[nama] ?? ""}
      error={errors[nama]}
      onType={form.type}
      full={nama === "perihal" || nama === "alasanMundur"}
    />
  );
  if (diberi) return <NomorResult diberi={diberi} onLagi={() => setDiberi(undefined)} />;
  if (!adaJenis) return <WithoutJenis />;
  return (
    <Sheet title="Surat">
      <form method="post" noValidate className="ui-sheet-body nomor-isian" onSubmit={submit}>
        <ErrorSummary title={title(errors, ditolak?.sentence ?? jawaban?.refusal?.sentence)} errors={errors} fields={nomorFields} />
        {form.restored && <Restored onDiscard={form.discard} />}
        <NomorPreview calon={calon} />
        <div className="ui-fields" key={form.generation}>
          {pokok.map(isian)}
          {(calon.mundur || errors.alasanMundur) && isian("alasanMundur")}
          {other.map(isian)}
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

const title = (errors: Readonly<Record<string, string>>, kalimat: string | undefined) =>
  Object.keys(errors).length > 0 || kalimat ? (kalimat ?? "Periksa lagi isian yang ditandai.") : undefined;

const WithoutJenis = () => (
  <Sheet>
    <EmptyState
      title="Belum ada jenis naskah"
      actions={
        <ButtonLink look="primary" to="/administration/jenis-naskah?tambah=1">
          Tambah Jenis Naskah
        </ButtonLink>
      }
    >
      Buat dahulu buku nomor dan jenis naskahnya, agar nomor dapat disusun.
    </EmptyState>
  </Sheet>
);
