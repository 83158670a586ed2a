import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { validTautan } from "../first-administrator/link.server.ts";
import { receiveFields } from "../first-administrator/receive-fields.server.ts";
import { finishedTautan } from "../first-administrator/sentences.ts";
import { fillDemoDataContext } from "../sample-akun.server.ts";
import type { Route } from "./+types/first-administrator.ts";
import { AdministratorFields, type Ditolak } from "./administrator-fields.tsx";
import { Pintu } from "./frame.tsx";
import { Welcome } from "./welcome.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Administrator Pertama" }];

export async function loader(args: Route.LoaderArgs) {
  const berlaku = await within(args, (ctx) => validTautan(ctx, args.params.token));
  return data({ berlaku, contoh: args.context.get(fillDemoDataContext) !== null }, { status: berlaku ? 200 : 410 });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { headers, contoh } = await receiveFields({ context, request, token: params.token });
  if (contoh === null) return redirect("/dashboard", { headers });
  return data({ contoh }, { status: 201, headers });
}

/** The link is used up by its own success; the page that says so is not to ask for it again. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 201 ? false : defaultShouldRevalidate;

export default function FirstAdministrator({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && "contoh" in actionData) return <Welcome contoh={actionData.contoh} />;
  if (!loaderData.berlaku) return <Ended />;
  const { refusal } = (actionData as { refusal?: Ditolak } | undefined) ?? {};
  return <AdministratorFields refusal={refusal} contoh={loaderData.contoh} />;
}

function Ended() {
  return (
    <Pintu>
      <h1>Tautan tidak berlaku</h1>
      <p>{finishedTautan}</p>
      <p className="pintu-lanjut">
        <ButtonLink to="/login" look="primary">
          Ke halaman Login
        </ButtonLink>
      </p>
    </Pintu>
  );
}
