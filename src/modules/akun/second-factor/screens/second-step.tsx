import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { safeNextPath } from "../../login/next-path.ts";
import { Pintu, Reject } from "../../screens/frame.tsx";
import { newlyLoggedInOwner } from "../install.server.ts";
import { receiveFactor } from "../receive-factor.server.ts";
import { prepareSetup } from "../state.server.ts";
import type { Route } from "./+types/second-step.ts";
import { InstallAuthenticatorApp } from "./install-authenticator-app.tsx";
import { InstallPasskey } from "./install-passkey.tsx";
import { RecoveryCode } from "./recovery-code.tsx";
import "./faktor.css";

export const meta: Route.MetaFunction = () => [{ title: "Verifikasi dua langkah" }];

/** Never back to this page itself. */
function lanjutOf(request: Request): string {
  const lanjut = safeNextPath(new URL(request.url).searchParams.get("lanjut"));
  return lanjut.startsWith("/dua-langkah") ? safeNextPath(null) : lanjut;
}

export async function loader(args: Route.LoaderArgs) {
  const visit = args.context.get(visitContext);
  return within(args, async (ctx) => {
    newlyLoggedInOwner(ctx);
    return { ...(await prepareSetup(ctx, visit)), lanjut: lanjutOf(args.request) };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { kode } = await receiveFactor(context.get(scopeContext), { request, form: await readForm(request), visit });
  if (kode === null) return redirect(lanjutOf(request));
  return data({ kode }, { status: 201 });
}

/** The codes are shown once: nothing is asked for again behind them. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 201 ? false : defaultShouldRevalidate;

interface Answer {
  readonly kode?: readonly string[];
  readonly refusal?: { readonly kind: string; readonly sentence: string };
}

const reason = {
  berkuasa:
    "Akun Anda memutuskan bagi madrasah atau menandatangani suratnya, jadi password saja tidak cukup. Pasang langkah kedua sekali saja.",
  "password-pendek": "Password Anda lebih pendek dari 15 karakter, jadi perlu langkah kedua. Pasang sekali saja.",
};

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const { calon, kunci, wajib, beraplikasi, lanjut } = loaderData;
  const { kode, refusal } = (actionData as Answer | undefined) ?? {};
  if (kode) return <RecoveryCode kode={kode} lanjut={lanjut} />;
  return (
    <Pintu firstField="kode" kembali={wajib ? "keluar" : { to: lanjut }}>
      <h1>Verifikasi dua langkah</h1>
      <p>{wajib ? reason[wajib] : "Sesudah password, portal meminta bukti kedua yang hanya ada pada Anda."}</p>
      {refusal && <Reject>{refusal.sentence}</Reject>}
      {refusal?.kind === "unconfirmed" && (
        <p>
          <a href={`/konfirmasi?lanjut=${encodeURIComponent(`/dua-langkah?lanjut=${encodeURIComponent(lanjut)}`)}`}>Konfirmasi sekarang</a>
        </p>
      )}
      {beraplikasi && <p className="faktor-ganti">Aplikasi Anda sudah terpasang. Memasang yang baru menggantikannya.</p>}
      <InstallAuthenticatorApp calon={calon} refusal={refusal} />
      {kunci && <InstallPasskey pilihan={kunci} />}
    </Pintu>
  );
}
