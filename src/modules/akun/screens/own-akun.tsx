import { scopeContext, within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { formatNip } from "../nip.ts";
import { deleteFoto, saveFoto } from "../own-akun/foto.server.ts";
import { OwnFoto } from "../own-akun/own-foto.tsx";
import { OwnPassword } from "../own-akun/own-password.tsx";
import { endOtherSession, endOwnSession } from "../own-akun/own-session.server.ts";
import { OwnSession } from "../own-akun/own-session.tsx";
import { replacePassword } from "../own-akun/replace-password.server.ts";
import { passwordRequirements } from "../password/requirements.server.ts";
import { peranLabels } from "../peran.ts";
import { OwnFactor } from "../second-factor/own-factor.tsx";
import { type FactorResult, isFactorAction, receiveFactor } from "../second-factor/receive-factor.server.ts";
import { factorState } from "../second-factor/state.server.ts";
import { markReadKabar } from "../security/read-kabar.server.ts";
import { sessionCookie } from "../session/cookie.server.ts";
import { listSession } from "../session/list-sessions.server.ts";
import { loginPerson } from "../session/person.server.ts";
import type { Route } from "./+types/own-akun.ts";
import "../manage/akun.css";

export const meta: Route.MetaFunction = () => [{ title: "Akun saya" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => {
    const orang = await loginPerson(ctx);
    const faktor = await factorState(ctx, args.context.get(visitContext));
    return { orang, faktor, sesi: await listSession(ctx, orang), ...(await passwordRequirements(ctx, orang.id)) };
  });

export async function action({ context, request }: Route.ActionArgs): Promise<{ pesan: string } | FactorResult> {
  const [scope, files] = [context.get(scopeContext), context.get(filesContext)];
  const form = await readForm(request, ["lama", "baru"]);
  if (isFactorAction(form.get("aksi"))) return receiveFactor(scope, { request, form, visit: context.get(visitContext) });
  const read = (name: string) => String(form.get(name) ?? "");
  switch (form.get("aksi")) {
    case "password":
      await replacePassword(scope, { lama: read("lama"), baru: read("baru") });
      return { pesan: "Password berhasil diganti. Perangkat lain perlu login lagi." };
    case "akhiri-sesi":
      await scope.transaction((ctx) => endOwnSession(ctx, read("sesi")));
      return { pesan: "Sesi diakhiri" };
    case "akhiri-lain":
      await scope.transaction(endOtherSession);
      return { pesan: "Semua perangkat lain sudah keluar" };
    case "kabar-dibaca":
      await scope.transaction((ctx) => markReadKabar(ctx, sessionCookie(request, "perangkat", context.get(visitContext).secure)));
      return { pesan: "Tersimpan" };
    case "foto":
      await saveFoto(scope, files, form.get("foto"));
      return { pesan: "Foto berhasil disimpan" };
    case "hapus-foto":
      await deleteFoto(scope, files);
      return { pesan: "Foto dihapus" };
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

export default function OwnAkun({ loaderData }: Route.ComponentProps) {
  const { orang, faktor, sesi, minimal } = loaderData;
  return (
    <>
      <PageHead
        title="Akun saya"
        lead={
          <>
            {orang.nama}, NIP <span className="akun-nip">{formatNip(orang.nip)}</span> · {peranLabels(orang.peran)}
          </>
        }
      />
      <div className="akun-dua">
        <OwnPassword orang={orang} minimal={minimal} />
        <OwnFoto orang={orang} />
      </div>
      <OwnFactor faktor={faktor} />
      <OwnSession sesi={sesi} />
    </>
  );
}
