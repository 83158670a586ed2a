import Fingerprint from "lucide-react/icons/fingerprint-pattern";
import { useSubmit } from "react-router";
import { Button } from "#kit/ui/button.tsx";
import { Reject } from "../../screens/frame.tsx";
import type { ListOptions } from "../passkey.server.ts";
import { installCancelled, usePasskey, useSupportsPasskey } from "./use-passkey.ts";

/** The other way: this device, or one that is near, keeps a passkey. */
export function InstallPasskey({ pilihan }: { readonly pilihan: ListOptions }) {
  const submit = useSubmit();
  const mampu = useSupportsPasskey();
  const { busy, galat, mulai } = usePasskey(async ({ startRegistration }) => {
    const jawaban = await startRegistration({ optionsJSON: pilihan });
    await submit({ aksi: "pasang-kunci", kunci: JSON.stringify(jawaban) }, { method: "post", replace: true });
  }, installCancelled);
  if (!mampu) return null;
  return (
    <div className="pintu-atau">
      <p>atau</p>
      <Button icon={Fingerprint} busy={busy} busyText="Menunggu perangkat Anda..." onClick={() => void mulai()}>
        Pakai kunci sandi
      </Button>
      <p className="ui-hint">Sidik jari, wajah, atau PIN perangkat ini. Sesudahnya Anda masuk tanpa mengetik password.</p>
      {galat && <Reject>{galat}</Reject>}
    </div>
  );
}
