import Fingerprint from "lucide-react/icons/fingerprint-pattern";
import { useSubmit } from "react-router";
import { Button } from "#kit/ui/button.tsx";
import { Tolak } from "../../screens/pintu.tsx";
import type { PilihanDaftar } from "../kunci-sandi.server.ts";
import { useKunci, useMampuKunci } from "./use-kunci.ts";

/** The other way: this device, or one that is near, keeps a passkey. */
export function PasangKunci({ pilihan }: { readonly pilihan: PilihanDaftar }) {
  const submit = useSubmit();
  const mampu = useMampuKunci();
  const { busy, galat, mulai } = useKunci(async ({ startRegistration }) => {
    const jawaban = await startRegistration({ optionsJSON: pilihan });
    await submit({ aksi: "pasang-kunci", kunci: JSON.stringify(jawaban) }, { method: "post", replace: true });
  });
  if (!mampu) return null;
  return (
    <div className="pintu-atau">
      <p>atau</p>
      <Button icon={Fingerprint} busy={busy} busyText="Menunggu perangkat Anda..." onClick={() => void mulai()}>
        Pakai kunci sandi
      </Button>
      <p className="ui-hint">Sidik jari, wajah, atau PIN perangkat ini. Sesudahnya Anda masuk tanpa mengetik password.</p>
      {galat && <Tolak>{galat}</Tolak>}
    </div>
  );
}
