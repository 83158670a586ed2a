import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { Dialog, DialogSubmit } from "#kit/ui/dialog.tsx";
import { FieldError } from "#kit/ui/field/field-error.tsx";
import { useAnswer } from "#kit/ui/form/use-answer.ts";
import { PasswordFields } from "../screens/password-fields.tsx";
import { ConfirmationCodeFields } from "./confirmation-code-fields.tsx";
import { PasskeyConfirmation } from "./passkey-confirmation.tsx";

interface Props {
  readonly open: boolean;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

interface Answer {
  readonly confirmed?: true;
  readonly refusal?: { readonly sentence: string; readonly fields?: Readonly<Record<string, string>> };
}

/** Asks again who one is, above the page that wants to know: what is typed there stays. */
export function ConfirmationDialog({ open, onConfirmed, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Konfirmasi dulu"
      lead="Demi keamanan, buktikan lagi bahwa ini Anda. Sesudah ini Anda tidak ditanya lagi selama 5 menit."
      narrow
    >
      <Content onConfirmed={onConfirmed} onClose={onClose} />
    </Dialog>
  );
}

function Content({ onConfirmed, onClose }: Omit<Props, "open">) {
  const fetcher = useFetcher<Answer>();
  const password = useRef<HTMLInputElement>(null);
  const { load, data: orang } = useFetcher<{ readonly berkunci: boolean; readonly berkode: boolean }>();
  useEffect(() => void load("/konfirmasi?di-tempat"), [load]);
  useAnswer(fetcher.data, (answer) => {
    if (answer.confirmed) return onConfirmed();
    password.current?.focus();
    password.current?.select();
  });
  const refusal = fetcher.data?.refusal;
  const salah = refusal?.fields?.password;
  return (
    <fetcher.Form method="post" action="/konfirmasi">
      <input type="hidden" name="aksi" value="di-tempat" />
      <div className="ui-dialog-body">
        <div className="ui-field">
          <label className="ui-label" htmlFor="konfirmasi-password">
            Password
          </label>
          <PasswordFields
            id="konfirmasi-password"
            name="password"
            ref={password}
            autoComplete="current-password"
            aria-describedby={salah && "konfirmasi-galat"}
            aria-invalid={salah ? true : undefined}
          />
          {salah && <FieldError id="konfirmasi-galat">{salah}</FieldError>}
        </div>
        {orang?.berkode && <ConfirmationCodeFields galat={refusal?.fields?.kode} />}
        {refusal && !refusal.fields && <FieldError>{refusal.sentence}</FieldError>}
        {orang?.berkunci && (
          <PasskeyConfirmation
            onJawaban={(form) => {
              form.set("aksi", "di-tempat");
              void fetcher.submit(form, { method: "post", action: "/konfirmasi" });
            }}
          />
        )}
      </div>
      <DialogSubmit onClose={onClose} busy={fetcher.state !== "idle"} busyText="Memeriksa...">
        Lanjutkan
      </DialogSubmit>
    </fetcher.Form>
  );
}
