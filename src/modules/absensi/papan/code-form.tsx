import LogIn from "lucide-react/icons/log-in";
import LogOut from "lucide-react/icons/log-out";
import { type FormEvent, useState } from "react";
import { text } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldError } from "#kit/ui/field/field-error.tsx";
import { useAction } from "#modules/akun/index.tsx";

interface Props {
  /** From the QR code's address; "" when it is to be typed. */
  readonly kode: string;
  readonly sudahMasuk: boolean;
  readonly onTercatat: (kalimat: string) => void;
}

const fields = { kode: text({ label: "Kode dari layar kantor", required: true, max: 7 }) };

/** Six digits, and which way one goes. */
export function CodeForm({ kode, sudahMasuk, onTercatat }: Props) {
  const [isi, setIsi] = useState(kode);
  const ketik = (teks: string) => setIsi(teks.replace(/\D/g, "").slice(0, 6));
  const [arah, setArah] = useState("masuk");
  const { kirim, busy, ditolak } = useAction<{ readonly pesan: string }>(({ pesan }) => {
    ketik("");
    onTercatat(pesan);
  });
  const salah = ditolak?.fields?.kode;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const dituju = submitter instanceof HTMLButtonElement && submitter.value ? submitter.value : sudahMasuk ? "pulang" : "masuk";
    setArah(dituju);
    const data = new FormData();
    data.set("kode", isi);
    data.set("arah", dituju);
    kirim(data);
  };
  return (
    <form method="post" noValidate className="ui-sheet-body hadir-kode" onSubmit={submit}>
      {ditolak && !salah && <ErrorSummary title={ditolak.sentence} errors={{}} fields={fields} />}
      <label className="ui-label" htmlFor="kode">
        {fields.kode.label}
      </label>
      <input
        className="ui-input"
        id="kode"
        name="kode"
        value={isi}
        onChange={(event) => ketik(event.target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="••••••"
        aria-invalid={salah ? true : undefined}
        aria-describedby={salah ? "kode-error" : undefined}
      />
      {salah && <FieldError id="kode-error">{salah}</FieldError>}
      <div className="ui-actions">
        <Button
          type="submit"
          value="masuk"
          look={sudahMasuk ? "plain" : "primary"}
          icon={LogIn}
          busy={busy && arah === "masuk"}
          busyText="Mencatat..."
        >
          Masuk
        </Button>
        <Button
          type="submit"
          value="pulang"
          look={sudahMasuk ? "primary" : "plain"}
          icon={LogOut}
          busy={busy && arah === "pulang"}
          busyText="Mencatat..."
        >
          Pulang
        </Button>
      </div>
    </form>
  );
}
