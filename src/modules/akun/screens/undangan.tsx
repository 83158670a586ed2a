import { data, Form, redirect, useNavigation } from "react-router";
import { networkKey } from "#kit/access/network.server.ts";
import { take } from "#kit/access/rate-limit.server.ts";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { formatNip } from "../nip.ts";
import { NewPasswordFields } from "../password/new-password-fields.tsx";
import { type Diundang, diundang, finishedUndangan, receiveUndangan } from "../undangan/receive-undangan.server.ts";
import type { Route } from "./+types/undangan.ts";
import { Pintu, Reject } from "./frame.tsx";
import "../manage/akun.css";

export const meta: Route.MetaFunction = () => [{ title: "Undangan" }, { name: "referrer", content: "no-referrer" }];

export async function loader(args: Route.LoaderArgs) {
  const orang = await within(args, (ctx) => diundang(ctx, args.params.kode));
  const kalimat = orang ? "" : finishedUndangan;
  return data({ orang: orang && shown(orang), kalimat }, { status: orang ? 200 : 410 });
}

const shown = ({ nip, nama, ganti, minimal }: Diundang) => ({ nip, nama, ganti, minimal });

export async function action({ context, request, params }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  const { address } = context.get(visitContext);
  const bucket = { key: `undangan:${networkKey(address)}`, capacity: 60, perSecond: 0.2 };
  const wait = await scope.transaction((ctx) => take(ctx, bucket));
  if (wait > 0) throw refuse.tooMany(wait);
  const form = await readForm(request, ["password"]);
  await receiveUndangan(scope, { token: params.kode, password: String(form.get("password") ?? "") });
  throw redirect("/login?pesan=password");
}

interface Answer {
  readonly refusal?: { readonly kind: string; readonly sentence: string; readonly fields?: Readonly<Record<string, string>> };
}

export default function Undangan({ loaderData, actionData }: Route.ComponentProps) {
  const { orang, kalimat } = loaderData;
  const busy = useNavigation().state !== "idle";
  const refusal = (actionData as Answer | undefined)?.refusal;
  if (!orang) return <Ended kalimat={kalimat} />;
  const { nip, nama, ganti, minimal } = orang;
  return (
    <Pintu firstField="password" footer="Pakai komputer bersama? Jangan simpan password di peramban ini.">
      <h1>{ganti ? "Ganti password" : "Selamat datang"}</h1>
      <p>
        {nama}, NIP {formatNip(nip)}. {ganti ? "Buat password baru untuk akun Anda." : "Buat password Anda sendiri untuk masuk ke portal."}
      </p>
      {refusal && !refusal.fields && <Reject>{refusal.sentence}</Reject>}
      <Form method="post" replace>
        <input type="hidden" name="nip" autoComplete="username" defaultValue={nip} />
        <NewPasswordFields
          name="password"
          label="Password baru"
          pemilik={{ nip, nama }}
          minimal={minimal}
          error={refusal?.fields?.password}
        />
        <Button type="submit" look="primary" busy={busy} busyText="Menyimpan...">
          Simpan password
        </Button>
      </Form>
    </Pintu>
  );
}

function Ended({ kalimat }: { readonly kalimat: string }) {
  return (
    <Pintu>
      <h1>Tautan tidak berlaku</h1>
      <p>{kalimat}</p>
      <p className="pintu-lanjut">
        <ButtonLink to="/login" look="primary">
          Ke halaman Login
        </ButtonLink>
      </p>
    </Pintu>
  );
}
