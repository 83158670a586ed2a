import Fingerprint from "lucide-react/icons/fingerprint-pattern";
import { useSubmit } from "react-router";
import { Button } from "#kit/ui/button.tsx";
import { tanyaKunci, useKunci, useMampuKunci } from "../faktor/screens/use-kunci.ts";
import { Tolak } from "./pintu.tsx";

/** Signing in by a passkey alone. Only offered where the browser can. */
export function MasukKunci() {
  const submit = useSubmit();
  const mampu = useMampuKunci();
  const { busy, galat, mulai } = useKunci(async (pustaka) => {
    await submit({ kunci: await tanyaKunci(pustaka) }, { method: "post", replace: true });
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
