import { type FormEvent, useState } from "react";
import { longText } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";

export type HasReason = "kembalikan" | "batalkan";

interface Props {
  readonly aksi: HasReason;
  readonly busy: boolean;
  /** Why it was refused. */
  readonly ditolak: { readonly sentence: string; readonly fields?: Readonly<Record<string, string>> } | undefined;
  readonly onKirim: (alasan: string) => void;
}

const words = {
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
export function WithReason({ aksi, busy, ditolak, onKirim }: Props) {
  const { pembuka, tombol, alasan: bidang } = words[aksi];
  const [alasan, setAlasan] = useState("");
  const errors = ditolak?.fields ?? {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onKirim(alasan);
  };
  return (
    <details className="naskah-alasan" open={ditolak !== undefined || undefined}>
      <summary>{pembuka}</summary>
      <form method="post" noValidate onSubmit={submit}>
        <ErrorSummary title={ditolak?.sentence} errors={errors} fields={{ alasan: bidang }} />
        <FieldPiece full name="alasan" field={bidang} value={alasan} error={errors.alasan} onType={setAlasan} />
        <div className="ui-actions">
          <Button type="submit" look={aksi === "batalkan" ? "danger" : "plain"} busy={busy} busyText="Mengirim...">
            {tombol}
          </Button>
        </div>
      </form>
    </details>
  );
}
