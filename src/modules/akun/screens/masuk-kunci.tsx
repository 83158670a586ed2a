import Fingerprint from "lucide-react/icons/fingerprint-pattern";
import { useSubmit } from "react-router";
import { Button } from "#kit/ui/button.tsx";
import { useKunci, useMampuKunci } from "../faktor/screens/use-kunci.ts";
import { Tolak } from "./pintu.tsx";

/** Signing in by a passkey alone. Only offered where the browser can. */
export function MasukKunci() {
  const submit = useSubmit();
  const mampu = useMampuKunci();
  const { busy, galat, mulai } = useKunci(async ({ startAuthentication }) => {
    const asked = await fetch("/login/tantangan");
    if (!asked.ok) throw new TypeError("the challenge was not answered");
    const jawaban = await startAuthentication({ optionsJSON: await asked.json() });
    await submit({ kunci: JSON.stringify(jawaban) }, { method: "post", replace: true });
  });
  if (!mampu) return null;
  return (
    <div className="pintu-atau">
      <p>atau</p>
      <Button icon={Fingerprint} busy={busy} busyText="Menunggu perangkat Anda..." onClick={() => void mulai()}>
        Masuk dengan kunci sandi
      </Button>
      {galat && <Tolak>{galat}</Tolak>}
    </div>
  );
}
