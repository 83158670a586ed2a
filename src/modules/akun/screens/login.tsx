import CircleAlert from "lucide-react/icons/circle-alert";
import { useEffect, useRef } from "react";
import { Form, redirect, useNavigation } from "react-router";
import { scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { lanjutAman } from "../masuk/lanjut.ts";
import { masuk } from "../masuk/masuk.server.ts";
import { kukiOf, setKuki } from "../sesi/kuki.server.ts";
import type { Route } from "./+types/login.ts";
import { IsianNip } from "./isian-nip.tsx";
import { IsianPassword } from "./isian-password.tsx";
import { Pintu } from "./pintu.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Login" }];

const lanjutOf = (request: Request) => lanjutAman(new URL(request.url).searchParams.get("lanjut"));

export function loader({ context, request }: Route.LoaderArgs) {
  if (context.get(scopeContext).actor.id !== null) throw redirect(lanjutOf(request));
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const { address, secure } = context.get(visitContext);
  const form = await readForm(request);
  const [nip, password] = [String(form.get("nip") ?? ""), String(form.get("password") ?? "")];
  const browser = { agent: request.headers.get("user-agent"), perangkat: kukiOf(request, "perangkat", secure) };
  const previous = kukiOf(request, "sesi", secure);
  try {
    const done = await masuk(context.get(scopeContext), { nip, password, kind: "cookie", address, previous, ...browser });
    const headers = new Headers({ "Set-Cookie": setKuki("sesi", done.token, secure) });
    if (done.perangkat) headers.append("Set-Cookie", setKuki("perangkat", done.perangkat, secure));
    return redirect(lanjutOf(request), { headers });
  } catch (error) {
    throw error instanceof Refusal ? keepNip(error, nip) : error;
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

export default function Login({ actionData }: Route.ComponentProps) {
  const refusal = (actionData as Answer | undefined)?.refusal;
  const { busy, password } = useOutcome(refusal);
  return (
    <Pintu firstField="nip" footer="Pakai komputer bersama? Jangan lupa Keluar setelah selesai.">
      <h1>Login Akun</h1>
      <p>Masuk dengan NIP dan password Anda.</p>
      {refusal && (
        <p className="pintu-tolak" role="alert" id="tolak">
          <Icon of={CircleAlert} />
          <span>{refusal.sentence}</span>
        </p>
      )}
      <Form method="post" replace>
        <div className="ui-field">
          <label className="ui-label" htmlFor="nip">
            NIP
          </label>
          <IsianNip id="nip" name="nip" defaultValue={refusal?.current?.nip} aria-describedby="nip-petunjuk" />
          <p className="ui-hint" id="nip-petunjuk">
            18 angka, dengan atau tanpa spasi.
          </p>
        </div>
        <div className="ui-field">
          <label className="ui-label" htmlFor="password">
            Password
          </label>
          <IsianPassword
            id="password"
            name="password"
            ref={password}
            autoComplete="current-password"
            aria-describedby={refusal && "tolak"}
          />
        </div>
        <Button type="submit" look="primary" busy={busy} busyText="Memproses...">
          Login
        </Button>
      </Form>
      <p className="ui-hint">Lupa password? Hubungi operator di ruang Tata Usaha.</p>
    </Pintu>
  );
}

function useOutcome(refusal: Answer["refusal"]) {
  const say = useToast();
  const { state, formMethod, location } = useNavigation();
  const password = useRef<HTMLInputElement>(null);
  const signedIn = state === "loading" && formMethod === "POST" && location?.pathname !== "/login";
  useEffect(() => {
    if (signedIn) say("Login berhasil!");
  }, [signedIn, say]);
  useEffect(() => {
    if (!refusal) return;
    say({ text: refusal.sentence, failed: true });
    password.current?.focus();
    password.current?.select();
  }, [refusal, say]);
  return { busy: state !== "idle", password };
}
