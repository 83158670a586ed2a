import { type FormEvent, useState } from "react";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { draftOf } from "#kit/ui/form/draft.ts";
import { Restored } from "#kit/ui/form/restored.tsx";
import { asValue } from "#kit/ui/form/typed.ts";
import { useDrafted } from "#kit/ui/form/use-drafted.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { type JenisMutasi, mutasiFields } from "./mutasi-siswa.ts";

/** What was done; or pupils who may be the same one, to be asked about first. */
export type MutasiAnswer = { readonly pesan: string } | { readonly ragu: readonly string[] };

interface Props {
  readonly jenis: JenisMutasi;
  readonly hariIni: string;
}

const words = {
  keluar: { judul: "Siswa yang pindah ke sekolah lain", tombol: "Catat mutasi keluar" },
  masuk: { judul: "Siswa yang datang dari sekolah lain", tombol: "Catat mutasi masuk" },
};

/** What is typed stays in this tab until it is saved. */
export function MutasiForm({ jenis, hariIni }: Props) {
  const bidang = mutasiFields[jenis];
  const { form, errors, judul, busy, submit, ragu, catat, batal } = useMutasi(jenis, hariIni);
  return (
    <Sheet title={words[jenis].judul}>
      <form method="post" noValidate className="ui-sheet-body" onSubmit={submit}>
        <ErrorSummary title={judul} errors={errors} fields={bidang} />
        {form.restored && <Restored onDiscard={form.discard} />}
        <div className="ui-fields" key={form.generation}>
          {Object.entries(bidang).map(([nama, field]) => (
            <FieldPiece
              key={nama}
              name={nama}
              field={field}
              value={asValue(field, form.typed[nama] ?? "")}
              error={errors[nama]}
              onType={form.type}
              full={nama === "siswaId" || nama === "nama" || field.kind === "file"}
            />
          ))}
        </div>
        <p>
          <Button type="submit" look="primary" busy={busy} busyText="Menyimpan...">
            {words[jenis].tombol}
          </Button>
        </p>
      </form>
      <ConfirmDialog
        open={ragu.length > 0}
        title="Apakah siswa ini sudah tercatat?"
        confirm="Ini siswa yang berbeda, catat juga"
        onConfirm={() => catat(true)}
        onClose={batal}
      >
        Yang mirip dan lahir pada tanggal yang sama: {ragu.join("; ")}. Bila anaknya sama, tekan Batal; isian Anda tetap ada di sini.
      </ConfirmDialog>
    </Sheet>
  );
}

function useMutasi(jenis: JenisMutasi, hariIni: string) {
  const bidang = mutasiFields[jenis];
  const kosong = Object.fromEntries(Object.keys(bidang).map((nama) => [nama, nama === "tanggal" ? hariIni : ""]));
  const form = useDrafted({ fields: bidang, place: draftOf(`mutasi-${jenis}`, undefined), initial: kosong });
  const [ragu, setRagu] = useState<readonly string[]>([]);
  const say = useToast();
  const { kirim, busy, ditolak } = useAction<MutasiAnswer>((jawaban) => {
    if ("ragu" in jawaban) return setRagu(jawaban.ragu);
    form.discard();
    say(jawaban.pesan);
  });
  const catat = (yakin: boolean) => {
    setRagu([]);
    const data = new FormData();
    for (const [nama, isi] of Object.entries({ ...form.typed, aksi: "catat", ...(yakin ? { yakin: "on" } : {}) })) data.set(nama, isi);
    kirim(data);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Only the server sees all that is wrong, so that it is told at once.
    if (!busy) catat(false);
  };
  return {
    ...{ form, busy, submit, ragu, catat, batal: () => setRagu([]) },
    errors: ditolak?.fields ?? {},
    judul: ditolak?.sentence,
  };
}
