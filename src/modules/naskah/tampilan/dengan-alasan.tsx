import { type FormEvent, useState } from "react";
import { longText } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { freshKey } from "#kit/ui/form/draft.ts";
import { useAksi } from "#modules/akun/index.tsx";
import type { Jawaban } from "../muat/terima.server.ts";
import type { Naskah } from "../naskah.ts";

interface Props {
  readonly naskah: Naskah;
  readonly aksi: "kembalikan" | "batalkan";
  readonly onSelesai: (jawaban: Jawaban) => void;
}

const kata = {
  kembalikan: {
    pembuka: "Kembalikan dengan alasan",
    tombol: "Kembalikan",
    alasan: longText({ label: "Yang perlu diperbaiki", required: true, max: 1000, hint: "Pembuat surat membacanya di pemberitahuan." }),
  },
  batalkan: {
    pembuka: "Batalkan surat ini",
    tombol: "Batalkan surat",
    alasan: longText({
      label: "Alasan pembatalan",
      required: true,
      max: 500,
      hint: "Nomornya tetap di buku sebagai nomor batal, dan halaman verifikasi menyatakan surat ini dicabut. Tidak dapat diurungkan.",
    }),
  },
};

/** A step that wants its reason told. */
export function DenganAlasan({ naskah, aksi, onSelesai }: Props) {
  const { pembuka, tombol, alasan: bidang } = kata[aksi];
  const [alasan, tulis] = useState("");
  const { kirim, busy, ditolak } = useAksi<Jawaban>(onSelesai);
  const errors = ditolak?.fields ?? {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData();
    for (const [nama, isi] of Object.entries({ aksi, alasan, versi: String(naskah.versi), kunci: freshKey() })) data.set(nama, isi);
    kirim(data);
  };
  return (
    <details className="naskah-alasan" open={ditolak !== undefined || undefined}>
      <summary>{pembuka}</summary>
      <form method="post" noValidate onSubmit={submit}>
        <ErrorSummary title={ditolak?.sentence} errors={errors} fields={{ alasan: bidang }} />
        <FieldPiece full name="alasan" field={bidang} value={alasan} error={errors.alasan} onType={tulis} />
        <div className="ui-actions">
          <Button type="submit" look={aksi === "batalkan" ? "danger" : "plain"} busy={busy} busyText="Mengirim...">
            {tombol}
          </Button>
        </div>
      </form>
    </details>
  );
}
