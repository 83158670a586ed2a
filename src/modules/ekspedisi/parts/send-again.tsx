import { ConfirmButton } from "#kit/ui/confirm-button.tsx";
import { useAction } from "#modules/akun/index.tsx";
import type { Answer } from "../receive-pengiriman.server.ts";
import type { Surel } from "../surel.ts";

interface Props {
  readonly id: string;
  readonly penerima: string;
  readonly surel: Surel;
  readonly onDone: (said: string) => void;
}

/** A letter of which nobody knows whether it went is never sent again by itself: somebody says so. */
export function SendAgain({ id, penerima, surel, onDone }: Props) {
  const { kirim, busy, ditolak, dialog } = useAction<Answer>(({ pesan }) => onDone(pesan));
  const again = () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ aksi: "ulang", id })) form.set(name, value);
    kirim(form);
  };
  return (
    <>
      <ConfirmButton
        type="button"
        look="quiet"
        busy={busy}
        aria-label={`Kirim lagi kepada ${penerima}`}
        title="Kirim surat ini sekali lagi?"
        confirm="Kirim lagi"
        consequence={
          surel === "mungkin terkirim"
            ? "Surat ini mungkin sudah sampai, jadi penerima bisa mendapatnya dua kali. Bila dapat, tanyakan dulu kepada penerima."
            : "Surat dikirim ke alamat yang sama. Bila alamatnya keliru, kirim ke alamat yang benar dengan formulir di bawah."
        }
        onConfirm={again}
      >
        Kirim lagi
      </ConfirmButton>
      {ditolak && (
        <p role="alert" className="ui-error">
          {ditolak.sentence}
        </p>
      )}
      {dialog}
    </>
  );
}
