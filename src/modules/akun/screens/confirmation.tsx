import { useEffect, useRef } from "react";
import { Form, redirect, redirectDocument, useNavigation, useSubmit } from "react-router";
import { isRecentlyConfirmed } from "#kit/access/recent-confirmation.ts";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { receiveConfirmation } from "../confirmation/confirm-with-factor.server.ts";
import { ConfirmationCodeFields } from "../confirmation/confirmation-code-fields.tsx";
import { PasskeyConfirmation } from "../confirmation/passkey-confirmation.tsx";
import { safeNextPath } from "../login/next-path.ts";
import { factorsOf } from "../second-factor/has-factors.server.ts";
import { useSupportsPasskey } from "../second-factor/screens/use-passkey.ts";
import { loginPerson } from "../session/person.server.ts";
import type { Route } from "./+types/confirmation.ts";
import { Pintu, Reject } from "./frame.tsx";
import { CurrentPassword } from "./password-fields.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Konfirmasi" }];

const asked = (request: Request) => {
  const { searchParams } = new URL(request.url);
  const [berkas, diTempat] = [searchParams.has("berkas"), searchParams.has("di-tempat")];
  return { lanjut: safeNextPath(searchParams.get("lanjut")), berkas, diTempat };
};

export async function loader(args: Route.LoaderArgs) {
  const { lanjut, berkas, diTempat } = asked(args.request);
  return within(args, async (ctx) => {
    const sudah = isRecentlyConfirmed(ctx.actor, ctx.now);
    if (sudah && !berkas && !diTempat) throw redirect(lanjut);
    const { id, nip, nama } = await loginPerson(ctx);
    const { aplikasi, kunci } = await factorsOf(ctx, id);
    return { nip, nama, berkunci: kunci > 0, berkode: aplikasi || kunci > 0, sudah, lanjut };
  });
}

/** With `di-tempat` the asking page stays where it is, with everything typed in it. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request, ["password"]);
  await receiveConfirmation(context.get(scopeContext), { form, visit: context.get(visitContext) });
  if (form.get("aksi") === "di-tempat") return { confirmed: true };
  const { lanjut, berkas } = asked(request);
  if (!berkas) throw redirect(lanjut);
  throw redirectDocument(`/konfirmasi?lanjut=${encodeURIComponent(lanjut)}&berkas=1`);
}

interface Answer {
  readonly refusal?: { readonly sentence: string; readonly fields?: Readonly<Record<string, string>> };
}

export default function Confirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { nip, nama, berkunci, berkode, sudah, lanjut } = loaderData;
  const submit = useSubmit();
  const mampu = useSupportsPasskey();
  if (sudah) return <Download file={lanjut} />;
  return (
    <Pintu firstField="password" footer="Sesudah ini Anda tidak ditanya lagi selama 5 menit.">
      <h1>Konfirmasi dulu</h1>
      <p>Bagian ini memuat data penting. Buktikan lagi, {nama}, bahwa ini Anda.</p>
      <Content nip={nip} berkode={berkode} refusal={(actionData as Answer | undefined)?.refusal} />
      {berkunci && mampu && (
        <div className="pintu-atau">
          <p>atau</p>
          <PasskeyConfirmation onJawaban={(form) => void submit(form, { method: "post", replace: true })} />
        </div>
      )}
    </Pintu>
  );
}

interface ContentProps {
  readonly nip: string;
  /** They have a second factor, so the password alone proves nothing. */
  readonly berkode: boolean;
  readonly refusal: Answer["refusal"];
}

function Content({ nip, berkode, refusal }: ContentProps) {
  const password = useRef<HTMLInputElement>(null);
  const busy = useNavigation().state !== "idle";
  useEffect(() => {
    password.current?.focus();
    if (refusal) password.current?.select();
  }, [refusal]);
  return (
    <>
      {refusal && <Reject>{refusal.sentence}</Reject>}
      <Form method="post" replace>
        <input type="hidden" name="nip" autoComplete="username" defaultValue={nip} />
        <CurrentPassword ref={password} refused={refusal?.fields?.password !== undefined} />
        {berkode && <ConfirmationCodeFields galat={refusal?.fields?.kode} />}
        <Button type="submit" look="primary" busy={busy} busyText="Memeriksa...">
          Lanjutkan
        </Button>
      </Form>
    </>
  );
}

/** A file is kept, not shown: this page stays, and says so. */
function Download({ file }: { readonly file: string }) {
  const { pathname } = new URL(file, "https://situs.invalid");
  return (
    <Pintu>
      <meta httpEquiv="refresh" content={`0;url=${file}`} />
      <h1>Terima kasih</h1>
      <p>Unduhan Anda dimulai. Bila belum, tekan Unduh.</p>
      <p className="pintu-lanjut">
        <a className="ui-button primary" href={file}>
          Unduh
        </a>{" "}
        <ButtonLink to={pathname.replace(/\/[^/]+$/, "")}>Kembali ke daftar</ButtonLink>
      </p>
    </Pintu>
  );
}
