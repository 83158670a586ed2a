import Fingerprint from "lucide-react/icons/fingerprint-pattern";
import { type RefObject, useEffect, useRef } from "react";
import { Form, redirect, useNavigation, useSubmit } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { safeNextPath } from "../login/next-path.ts";
import { receiveStep } from "../login/receive-step.server.ts";
import { replyLogin } from "../login/reply.server.ts";
import { findOpenStep } from "../login/second-step.server.ts";
import { type PasskeyOptions, passkeyPlace } from "../second-factor/passkey-login.server.ts";
import { CodeFields } from "../second-factor/screens/code-fields.tsx";
import { usePasskey, useSupportsPasskey } from "../second-factor/screens/use-passkey.ts";
import { sessionCookie } from "../session/cookie.server.ts";
import type { Route } from "./+types/login-code.ts";
import { Pintu, Reject } from "./frame.tsx";
import { ownSentence } from "./own-sentence.ts";
import { useSapaan } from "./use-greeting.ts";

export const meta: Route.MetaFunction = () => [{ title: "Langkah kedua" }];

const lanjutOf = (request: Request) => safeNextPath(new URL(request.url).searchParams.get("lanjut"));
const ulang = (lanjut: string) => redirect(`/login?lewat=1&lanjut=${encodeURIComponent(lanjut)}`);

export async function loader(args: Route.LoaderArgs) {
  const visit = args.context.get(visitContext);
  const lanjut = lanjutOf(args.request);
  if (args.context.get(scopeContext).actor.id !== null) throw redirect(lanjut);
  const token = sessionCookie(args.request, "langkah", visit.secure);
  const langkah = await within(args, (ctx) => findOpenStep(ctx, token, passkeyPlace(visit)));
  if (!langkah) throw ulang(lanjut);
  return { ...langkah, lanjut };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const lanjut = lanjutOf(request);
  try {
    const done = await receiveStep(context.get(scopeContext), { request, visit, form: await readForm(request) });
    return replyLogin(done, { lanjut, secure: visit.secure });
  } catch (error) {
    if (error instanceof Refusal && error.kind === "unauthenticated") throw ulang(lanjut);
    throw error;
  }
}

interface Answer {
  readonly refusal?: { readonly sentence: string; readonly current?: { readonly cara: string } };
}

export default function LoginCode({ loaderData, actionData }: Route.ComponentProps) {
  const { aplikasi, kunci, lanjut } = loaderData;
  const refusal = (actionData as Answer | undefined)?.refusal;
  const field = useRef<HTMLInputElement>(null);
  useSapaan();
  const pemulihan = refusal?.current?.cara === "pemulihan";
  useEffect(() => {
    field.current?.focus();
    if (refusal) field.current?.select();
  }, [refusal]);
  return (
    <Pintu firstField={aplikasi ? "kode" : "pemulihan"} footer="Langkah ini berlaku lima menit.">
      <h1>Langkah kedua</h1>
      <p>{aplikasi ? "Buka aplikasi autentikator di ponsel Anda, lalu ketik kodenya." : "Tunjukkan kunci sandi Anda."}</p>
      {refusal && <Reject>{refusal.sentence}</Reject>}
      {aplikasi && <CodeContent field={pemulihan ? undefined : field} salah={refusal !== undefined} />}
      {kunci && <SecondPasskey pilihan={kunci} sendiri={!aplikasi} />}
      <details className="pintu-lain" open={pemulihan || (!aplikasi && !kunci)}>
        <summary>Pakai kode pemulihan</summary>
        <RecoveryContent field={pemulihan ? field : undefined} />
      </details>
      <p className="pintu-lanjut">
        <ButtonLink look="quiet" className="pintu-kembali" to={`/login?lanjut=${encodeURIComponent(lanjut)}`}>
          Masuk sebagai orang lain
        </ButtonLink>
      </p>
    </Pintu>
  );
}

interface ContentProps {
  readonly field: RefObject<HTMLInputElement | null> | undefined;
}

function CodeContent({ field, salah }: ContentProps & { readonly salah: boolean }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" replace>
      <CodeFields ref={field} salah={salah} />
      <Button type="submit" look="primary" busy={busy} busyText="Memeriksa...">
        Masuk
      </Button>
    </Form>
  );
}

function RecoveryContent({ field }: ContentProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" replace>
      <div className="ui-field">
        <label className="ui-label" htmlFor="pemulihan">
          Kode pemulihan
        </label>
        <input
          id="pemulihan"
          name="pemulihan"
          ref={field}
          className="ui-input"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          required
          aria-describedby="pemulihan-petunjuk"
          {...ownSentence(() => "Kode pemulihan wajib diisi.")}
        />
        <p className="ui-hint" id="pemulihan-petunjuk">
          Sepuluh huruf dan angka yang Anda simpan, misalnya di kertas. Satu kode hanya dapat dipakai sekali.
        </p>
      </div>
      <Button type="submit" busy={busy} busyText="Memeriksa...">
        Masuk dengan kode pemulihan
      </Button>
    </Form>
  );
}

function SecondPasskey({ pilihan, sendiri }: { readonly pilihan: PasskeyOptions; readonly sendiri: boolean }) {
  const submit = useSubmit();
  const mampu = useSupportsPasskey();
  const { busy, galat, mulai } = usePasskey(async ({ startAuthentication }) => {
    const jawaban = await startAuthentication({ optionsJSON: pilihan });
    await submit({ kunci: JSON.stringify(jawaban) }, { method: "post", replace: true });
  });
  if (!mampu) return null;
  return (
    <div className="pintu-atau">
      {!sendiri && <p>atau</p>}
      <Button
        icon={Fingerprint}
        look={sendiri ? "primary" : "plain"}
        busy={busy}
        busyText="Menunggu perangkat Anda..."
        onClick={() => void mulai()}
      >
        Pakai kunci sandi
      </Button>
      {galat && <Reject>{galat}</Reject>}
    </div>
  );
}
