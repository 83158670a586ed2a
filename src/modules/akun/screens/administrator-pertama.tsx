import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { tautanSelesai } from "../administrator-pertama/sentences.ts";
import { tautanBerlaku } from "../administrator-pertama/tautan.server.ts";
import { terimaIsian } from "../administrator-pertama/terima-isian.server.ts";
import { isiDataContohContext } from "../akun-contoh.server.ts";
import type { Route } from "./+types/administrator-pertama.ts";
import { type Ditolak, IsianAdministrator } from "./isian-administrator.tsx";
import { Pintu } from "./pintu.tsx";
import { SelamatDatang } from "./selamat-datang.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Administrator Pertama" }];

export async function loader(args: Route.LoaderArgs) {
  const berlaku = await within(args, (ctx) => tautanBerlaku(ctx, args.params.token));
  return data({ berlaku, contoh: args.context.get(isiDataContohContext) !== null }, { status: berlaku ? 200 : 410 });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { headers, contoh } = await terimaIsian({ context, request, token: params.token });
  if (contoh === null) return redirect("/dashboard", { headers });
  return data({ contoh }, { status: 201, headers });
}

/** The link is used up by its own success; the page that says so is not to ask for it again. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 201 ? false : defaultShouldRevalidate;

export default function AdministratorPertama({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && "contoh" in actionData) return <SelamatDatang contoh={actionData.contoh} />;
  if (!loaderData.berlaku) return <Berakhir />;
  const { refusal } = (actionData as { refusal?: Ditolak } | undefined) ?? {};
  return <IsianAdministrator refusal={refusal} contoh={loaderData.contoh} />;
}

function Berakhir() {
  return (
    <Pintu>
      <h1>Tautan tidak berlaku</h1>
      <p>{tautanSelesai}</p>
      <p className="pintu-lanjut">
        <ButtonLink to="/login" look="primary">
          Ke halaman Login
        </ButtonLink>
      </p>
    </Pintu>
  );
}
