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
import { useAksi } from "#modules/akun/index.tsx";
import { bidangMutasi, type JenisMutasi } from "./mutasi-siswa.ts";

/** What was done; or pupils who may be the same one, to be asked about first. */
export type JawabanMutasi = { readonly pesan: string } | { readonly ragu: readonly string[] };

interface Props {
  readonly jenis: JenisMutasi;
  readonly hariIni: string;
}

const kata = {
  keluar: { judul: "Siswa yang pindah ke sekolah lain", tombol: "Catat mutasi keluar" },
  masuk: { judul: "Siswa yang datang dari sekolah lain", tombol: "Catat mutasi masuk" },
};

/** What is typed stays in this tab until it is saved. */
export function FormulirMutasi({ jenis, hariIni }: Props) {
  const bidang = bidangMutasi[jenis];
  const { form, errors, judul, busy, submit, ragu, catat, batal } = useMutasi(jenis, hariIni);
  return (
    <Sheet title={kata[jenis].judul}>
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
            {kata[jenis].tombol}
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
  const bidang = bidangMutasi[jenis];
  const kosong = Object.fromEntries(Object.keys(bidang).map((nama) => [nama, nama === "tanggal" ? hariIni : ""]));
  const form = useDrafted({ fields: bidang, place: draftOf(`mutasi-${jenis}`, undefined), initial: kosong });
  const [ragu, ragukan] = useState<readonly string[]>([]);
  const say = useToast();
  const { kirim, busy, ditolak } = useAksi<JawabanMutasi>((jawaban) => {
    if ("ragu" in jawaban) return ragukan(jawaban.ragu);
    form.discard();
    say(jawaban.pesan);
  });
  const catat = (yakin: boolean) => {
    ragukan([]);
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
    ...{ form, busy, submit, ragu, catat, batal: () => ragukan([]) },
    errors: ditolak?.fields ?? {},
    judul: ditolak?.sentence,
  };
}
