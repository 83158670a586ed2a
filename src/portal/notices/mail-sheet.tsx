import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Form, useNavigation } from "react-router";
import type { MailPreference } from "#kit/notices/notice-preference.server.ts";
import { email, text } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";

export interface MailAnswer {
  readonly done?: string | null;
  readonly refused?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

interface MailSheetProps {
  readonly mail: MailPreference | null;
  readonly answer: MailAnswer | undefined;
}

const surel = email({ label: "Surel Anda", required: true, autocomplete: "email", placeholder: "nama@contoh.id" });
const code = text({
  label: "Kode 6 angka",
  max: 6,
  required: true,
  autocomplete: "one-time-code",
  hint: "Kami mengirimkannya ke surel Anda. Berlaku satu jam.",
});

/** Whoever wants it is told by e-mail too, once the address has proved to be theirs. */
export function MailSheet({ mail, answer }: MailSheetProps) {
  useSaid(answer);
  return (
    <Sheet title="Kirim juga lewat surel">
      <div className="ui-sheet-body notices-mail">
        {mail?.aktif ? (
          <p>
            Judul setiap notifikasi dikirim ke <b>{mail.surel}</b>. Isinya tetap di portal.
          </p>
        ) : (
          <p className="ui-muted">Hanya judulnya yang dikirim; isinya tetap di portal.</p>
        )}
        {mail && !mail.aktif && (
          <Step act="kode" button="Aktifkan">
            <p>
              Kode dikirim ke <b>{mail.surel}</b>.
            </p>
            <FieldPiece name="kode" field={code} error={answer?.fields?.kode} />
          </Step>
        )}
        {!mail && (
          <Step act="surel" button="Kirim kode">
            <FieldPiece name="surel" field={surel} error={answer?.fields?.surel} />
          </Step>
        )}
        {mail && <Step act="tanpa-surel" button={mail.aktif ? "Matikan" : "Ganti alamat"} />}
      </div>
    </Sheet>
  );
}

function Step({ act, button, children }: { readonly act: string; readonly button: string; readonly children?: ReactNode }) {
  const busy = useNavigation().formData?.get("aksi") === act;
  return (
    <Form method="post" preventScrollReset>
      {children}
      <Button type="submit" name="aksi" value={act} busy={busy}>
        {button}
      </Button>
    </Form>
  );
}

/** Without scripts the sentence would be lost, so refusals of fields also stand at their field. */
function useSaid(answer: MailAnswer | undefined): void {
  const tell = useToast();
  const say = useEffectEvent(({ done, refused }: MailAnswer) => {
    if (refused) tell({ text: refused, failed: true });
    else if (done) tell(done);
  });
  useEffect(() => {
    if (answer) say(answer);
  }, [answer]);
}
