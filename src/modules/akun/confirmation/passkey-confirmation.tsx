import Fingerprint from "lucide-react/icons/fingerprint-pattern";
import { Button } from "#kit/ui/button.tsx";
import { FieldError } from "#kit/ui/field/field-error.tsx";
import { askPasskey, usePasskey, useSupportsPasskey } from "../second-factor/screens/use-passkey.ts";

/** Instead of the password: the passkey that one signs in with. */
export function PasskeyConfirmation({ onJawaban }: { readonly onJawaban: (form: FormData) => void }) {
  const mampu = useSupportsPasskey();
  const { busy, galat, mulai } = usePasskey(async (pustaka) => {
    const form = new FormData();
    form.set("kunci", await askPasskey(pustaka));
    onJawaban(form);
  });
  if (!mampu) return null;
  return (
    <div className="ui-actions">
      <Button icon={Fingerprint} busy={busy} busyText="Menunggu perangkat Anda..." onClick={() => void mulai()}>
        Pakai kunci sandi
      </Button>
      {galat && <FieldError>{galat}</FieldError>}
    </div>
  );
}
