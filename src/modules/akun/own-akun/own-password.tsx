import { type FormEvent, useRef, useState } from "react";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { FieldError } from "#kit/ui/field/field-error.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "../confirmation/use-action.tsx";
import { NewPasswordFields } from "../password/new-password-fields.tsx";
import { PasswordFields } from "../screens/password-fields.tsx";

interface Props {
  readonly orang: { readonly nip: string; readonly nama: string };
  readonly minimal: number;
}

export function OwnPassword({ orang, minimal }: Props) {
  const say = useToast();
  const form = useRef<HTMLFormElement>(null);
  // The controls begin anew once it is changed: nothing of either password stays in the page.
  const [putaran, setPutaran] = useState(0);
  const { kirim, busy, ditolak } = useAction<{ pesan: string }>(({ pesan }) => {
    say(pesan);
    setPutaran((before) => before + 1);
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) kirim(new FormData(event.currentTarget));
  };
  const errors = ditolak?.fields ?? {};
  return (
    <Sheet title="Ganti password">
      <form key={putaran} ref={form} className="ui-sheet-body" onSubmit={submit}>
        <input type="hidden" name="aksi" value="password" />
        <input type="hidden" autoComplete="username" defaultValue={orang.nip} />
        {ditolak && !ditolak.fields && (
          <p className="akun-tolak" role="alert">
            {ditolak.sentence}
          </p>
        )}
        <div className="ui-field">
          <label className="ui-label" htmlFor="lama">
            Password sekarang
          </label>
          <PasswordFields
            id="lama"
            name="lama"
            autoComplete="current-password"
            aria-invalid={errors.lama ? true : undefined}
            aria-describedby={errors.lama && "lama-galat"}
          />
          {errors.lama && <FieldError id="lama-galat">{errors.lama}</FieldError>}
        </div>
        <NewPasswordFields name="baru" label="Password baru" pemilik={orang} minimal={minimal} error={errors.baru} />
        <p>
          <Button type="submit" look="primary" busy={busy} busyText="Menyimpan...">
            Ganti password
          </Button>
        </p>
      </form>
    </Sheet>
  );
}
