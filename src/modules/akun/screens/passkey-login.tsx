import Fingerprint from "lucide-react/icons/fingerprint-pattern";
import { useSubmit } from "react-router";
import { Button } from "#kit/ui/button.tsx";
import { askPasskey, usePasskey, useSupportsPasskey } from "../second-factor/screens/use-passkey.ts";
import { Reject } from "./frame.tsx";

/** Signing in by a passkey alone. Only offered where the browser can. */
export function PasskeyLogin() {
  const submit = useSubmit();
  const mampu = useSupportsPasskey();
  const { busy, galat, mulai } = usePasskey(async (pustaka) => {
    await submit({ kunci: await askPasskey(pustaka) }, { method: "post", replace: true });
  });
  if (!mampu) return null;
  return (
    <div className="pintu-atau">
      <p>atau</p>
      <Button icon={Fingerprint} busy={busy} busyText="Menunggu perangkat Anda..." onClick={() => void mulai()}>
        Masuk dengan kunci sandi
      </Button>
      {galat && <Reject>{galat}</Reject>}
    </div>
  );
}
