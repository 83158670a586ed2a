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
import { useAksi } from "#modules/akun/index.tsx";
import { isianNomor } from "../nomor/isian-nomor.ts";
import type { CalonNomor } from "../nomor/lihat-nomor.server.ts";
import type { NomorDiberikan } from "../nomor/pesan-nomor.server.ts";
import { HasilNomor } from "./hasil-nomor.tsx";
import { PratinjauNomor } from "./pratinjau-nomor.tsx";
import { useCalon } from "./use-calon.ts";

interface Jawaban {
  readonly diberi?: NomorDiberikan;
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

type Nama = keyof typeof isianNomor;
const pokok: readonly Nama[] = ["jenis", "klasifikasiId", "perihal", "tujuan", "tanggal"];
const lain: readonly Nama[] = ["keamanan", "sifat", "unit"];

/** Takes a number: a few fields, the number in sight all the while, and the number itself large once it is given. */
export function FormulirNomor({ awal, adaJenis, nomorAwal, tanpaSkrip }: Props) {
  const jawaban = tanpaSkrip as Jawaban | undefined;
  const [diberi, beri] = useState(jawaban?.diberi);
  const form = useDrafted({ fields: isianNomor, place: draftOf("nomorSurat", undefined), initial: awal });
  const [tolakan, tolak] = useState<Readonly<Record<string, string>>>({});
  const say = useToast();
  const { kirim, busy, ditolak } = useAksi<Jawaban>((answer) => {
    form.discard();
    beri(answer.diberi);
    say("Surat berhasil ditambahkan");
  });
  const calon = useCalon(form.typed, nomorAwal);
  const errors = { ...jawaban?.refusal?.fields, ...ditolak?.fields, ...tolakan };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const salah = check(isianNomor, form.typed).errors;
    tolak(salah);
    if (Object.keys(salah).length > 0) return;
    // The key belongs to what was sent first; what is typed now is another sending.
    if (ditolak?.kind === "conflict") form.renewKey();
    const data = new FormData();
    for (const [nama, isi] of Object.entries({ ...form.typed, kunci: form.key() })) data.set(nama, isi);
    kirim(data);
  };
  const isian = (nama: Nama) => (
    <FieldPiece
      key={nama}
      name={nama}
      field={nama === "alasanMundur" ? { ...isianNomor.alasanMundur, required: true } : isianNomor[nama]}
      value={form.typed[nama] ?? ""}
      error={errors[nama]}
      onType={form.type}
      full={nama === "perihal" || nama === "alasanMundur"}
    />
  );
  if (diberi) return <HasilNomor diberi={diberi} onLagi={() => beri(undefined)} />;
  if (!adaJenis) return <TanpaJenis />;
  return (
    <Sheet title="Surat">
      <form method="post" noValidate className="ui-sheet-body nomor-isian" onSubmit={submit}>
        <ErrorSummary title={judul(errors, ditolak?.sentence ?? jawaban?.refusal?.sentence)} errors={errors} fields={isianNomor} />
        {form.restored && <Restored onDiscard={form.discard} />}
        <PratinjauNomor calon={calon} />
        <div className="ui-fields" key={form.generation}>
          {pokok.map(isian)}
          {(calon.mundur || errors.alasanMundur) && isian("alasanMundur")}
          {lain.map(isian)}
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

const judul = (errors: Readonly<Record<string, string>>, kalimat: string | undefined) =>
  Object.keys(errors).length > 0 || kalimat ? (kalimat ?? "Periksa lagi isian yang ditandai.") : undefined;

const TanpaJenis = () => (
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
