import { useState } from "react";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { draftOf } from "#kit/ui/form/draft.ts";
import { FormNotes } from "#kit/ui/form/form-notes.tsx";
import { asValue } from "#kit/ui/form/typed.ts";
import { type RefusedForm, useForm } from "#kit/ui/form/use-form.ts";
import { whenPressed } from "#kit/ui/form/when-pressed.ts";
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
  const { form, busy, submit, ragu, catat, batal } = useMutasi(jenis, hariIni);
  return (
    <Sheet title={words[jenis].judul}>
      <form method="post" noValidate className="ui-sheet-body" onSubmit={submit}>
        <FormNotes form={form} fields={bidang} save={words[jenis].tombol} />
        <div className="ui-fields" key={form.generation}>
          {Object.entries(bidang).map(([nama, field]) => (
            <FieldPiece
              key={nama}
              name={nama}
              field={field}
              value={asValue(field, form.typed[nama] ?? "")}
              error={form.errors[nama]}
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
  const form = useForm({ fields: bidang, place: draftOf(`mutasi-${jenis}`, undefined), initial: kosong });
  const [ragu, setRagu] = useState<readonly string[]>([]);
  const say = useToast();
  const saved = (jawaban: MutasiAnswer) => {
    if ("ragu" in jawaban) return setRagu(jawaban.ragu);
    form.discard();
    say(jawaban.pesan);
  };
  const { kirim, busy } = useAction<MutasiAnswer, RefusedForm>(saved, undefined, form.hear);
  const catat = (yakin: boolean) => {
    setRagu([]);
    kirim(form.begin({ aksi: "catat", ...(yakin ? { yakin: "on" } : {}) }));
  };
  // Only the server sees all that is wrong, so that it is told at once.
  return { form, busy, submit: whenPressed(busy, () => catat(false)), ragu, catat, batal: () => setRagu([]) };
}
