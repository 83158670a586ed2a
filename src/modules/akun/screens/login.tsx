import { useEffect, useRef } from "react";
import { Form, redirect, useNavigation } from "react-router";
import { scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { startLogin } from "../login/login.server.ts";
import { logInWithPasskey } from "../login/login-passkey.server.ts";
import { safeNextPath } from "../login/next-path.ts";
import { kabarPintu } from "../login/notices.server.ts";
import { replyLogin } from "../login/reply.server.ts";
import { passkeyPlace } from "../second-factor/passkey-login.server.ts";
import { sessionCookie, setCookie } from "../session/cookie.server.ts";
import type { Route } from "./+types/login.ts";
import { Pintu, Reject } from "./frame.tsx";
import { NipFields } from "./nip-fields.tsx";
import { PasskeyLogin } from "./passkey-login.tsx";
import { CurrentPassword } from "./password-fields.tsx";
import { useSapaan } from "./use-greeting.ts";

export const meta: Route.MetaFunction = () => [{ title: "Login" }];

const lanjutOf = (request: Request) => safeNextPath(new URL(request.url).searchParams.get("lanjut"));

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args;
  if (context.get(scopeContext).actor.id !== null) throw redirect(lanjutOf(request));
  const lewat = new URL(request.url).searchParams.has("lewat");
  return { kunci: passkeyPlace(context.get(visitContext)) !== null, lewat, kabar: await kabarPintu(args) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { address, secure } = visit;
  const scope = context.get(scopeContext);
  const form = await readForm(request, ["password"]);
  const read = (name: string) => String(form.get(name) ?? "");
  const browser = { agent: request.headers.get("user-agent"), perangkat: sessionCookie(request, "perangkat", secure) };
  const tamu = { ...browser, kind: "cookie", address, previous: sessionCookie(request, "sesi", secure) } as const;
  const lanjut = lanjutOf(request);
  if (form.has("kunci")) {
    const done = await logInWithPasskey(scope, { ...tamu, jawaban: read("kunci"), tempat: passkeyPlace(visit) });
    return replyLogin(done, { lanjut, secure });
  }
  try {
    const done = await startLogin(scope, { ...tamu, nip: read("nip"), password: read("password") });
    if (!("langkah" in done)) return replyLogin(done, { lanjut, secure });
    const headers = { "Set-Cookie": setCookie("langkah", done.langkah, secure) };
    return redirect(`/login/kode?lanjut=${encodeURIComponent(lanjut)}`, { headers });
  } catch (error) {
    throw error instanceof Refusal ? keepNip(error, read("nip")) : error;
  }
}

/** The form is shown again with the NIP in it, also without JavaScript; to the page, a wrong password is a wrong field. */
function keepNip({ kind, message, retryAfter }: Refusal, nip: string): Refusal {
  const shownKind = kind === "unauthenticated" ? "invalid" : kind;
  return new Refusal(shownKind, message, { current: { nip: nip.slice(0, 40) }, ...(retryAfter === undefined ? {} : { retryAfter }) });
}

interface Answer {
  readonly refusal?: { readonly sentence: string; readonly current?: { readonly nip: string } };
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = (actionData as Answer | undefined)?.refusal;
  const { busy, password } = useOutcome(refusal);
  return (
    <Pintu firstField="nip" footer="Pakai komputer bersama? Jangan lupa Keluar setelah selesai.">
      <h1>Login Akun</h1>
      <p>Masuk dengan NIP dan password Anda.</p>
      {!refusal && loaderData.kabar && (
        <p className="pintu-kabar" role="status">
          {loaderData.kabar}
        </p>
      )}
      {refusal && <Reject>{refusal.sentence}</Reject>}
      {!refusal && loaderData.lewat && <Reject>Waktu untuk langkah kedua sudah habis. Silakan masuk lagi.</Reject>}
      <Form method="post" replace>
        <div className="ui-field">
          <label className="ui-label" htmlFor="nip">
            NIP
          </label>
          <NipFields id="nip" name="nip" defaultValue={refusal?.current?.nip} aria-describedby="nip-petunjuk" />
          <p className="ui-hint" id="nip-petunjuk">
            18 angka, dengan atau tanpa spasi.
          </p>
        </div>
        <CurrentPassword ref={password} refused={refusal !== undefined} />
        <Button type="submit" look="primary" busy={busy} busyText="Memproses...">
          Login
        </Button>
      </Form>
      {loaderData.kunci && <PasskeyLogin />}
      <p className="ui-hint pintu-lupa">Lupa password? Hubungi operator di ruang Tata Usaha.</p>
    </Pintu>
  );
}

function useOutcome(refusal: Answer["refusal"]) {
  const say = useToast();
  const { state } = useNavigation();
  const password = useRef<HTMLInputElement>(null);
  useSapaan();
  useEffect(() => {
    if (!refusal) return;
    say({ text: refusal.sentence, failed: true });
    password.current?.focus();
    password.current?.select();
  }, [refusal, say]);
  return { busy: state !== "idle", password };
}
