import { type FormEvent, useState } from "react";
import { check } from "#kit/register/check.ts";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { draftOf } from "#kit/ui/form/draft.ts";
import { Restored } from "#kit/ui/form/restored.tsx";
import { useDrafted } from "#kit/ui/form/use-drafted.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAksi } from "#modules/akun/index.tsx";
import { bidangMutasi, type JenisMutasi } from "./mutasi-siswa.ts";

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
  const kosong = Object.fromEntries(Object.keys(bidang).map((nama) => [nama, nama === "tanggal" ? hariIni : ""]));
  const form = useDrafted({ fields: bidang, place: draftOf(`mutasi-${jenis}`, undefined), initial: kosong });
  const [tolakan, tolak] = useState<Readonly<Record<string, string>>>({});
  const say = useToast();
  const { kirim, busy, ditolak } = useAksi<{ readonly pesan: string }>(({ pesan }) => {
    form.discard();
    say(pesan);
  });
  const errors = Object.keys(tolakan).length > 0 ? tolakan : (ditolak?.fields ?? {});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const salah = check(bidang, form.typed).errors;
    tolak(salah);
    if (Object.keys(salah).length > 0) return;
    const data = new FormData();
    for (const [nama, isi] of Object.entries({ ...form.typed, aksi: "catat" })) data.set(nama, isi);
    kirim(data);
  };
  const judul = Object.keys(tolakan).length > 0 ? "Periksa lagi isian yang ditandai." : ditolak?.sentence;
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
              value={form.typed[nama] ?? ""}
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
    </Sheet>
  );
}
