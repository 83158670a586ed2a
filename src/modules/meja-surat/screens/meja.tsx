import PenLine from "lucide-react/icons/pen-line";
import Plus from "lucide-react/icons/plus";
import { Link, redirect } from "react-router";
import { may, reading, scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { openTabs } from "#kit/tabs.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { receiveBanyak } from "#modules/disposisi/index.server.ts";
import { openDesk } from "#modules/persuratan/index.server.ts";
import { mejaView } from "#modules/persuratan/index.ts";
import { addSuratMasukPath, Desk } from "#modules/persuratan/index.tsx";
import { movedTo } from "../load/former-address.ts";
import { listLetters, openKinds } from "../load/list-letters.server.ts";
import { readAsked } from "../load/view.ts";
import { loadWaiting } from "../load/waiting.server.ts";
import { Letters } from "../parts/letters.tsx";
import { others } from "../parts/other-pages.ts";
import { Others } from "../parts/others.tsx";
import { WaitingForMe } from "../parts/waiting-for-me.tsx";
import type { Route } from "./+types/meja.ts";
import "../parts/meja.css";

export const meta = () => [{ title: "Persuratan" }];

export function loader(args: Route.LoaderArgs) {
  const address = new URL(args.request.url);
  const moved = movedTo(address);
  if (moved !== undefined) throw redirect(moved, 308);
  const asked = readAsked(address);
  return reading(args, async (ctx) => {
    const kinds = openKinds(ctx);
    // Who reads no letters has here what was handed on to them, and nothing else.
    const shown = { ...asked, tampil: kinds.length === 0 ? ("menunggu" as const) : asked.tampil };
    return {
      asked: shown,
      searches: kinds.length > 0,
      desk: openDesk(ctx),
      may: {
        write: may(ctx, "naskahSurat:create") !== "no",
      },
      waiting: shown.tampil === "menunggu" ? await loadWaiting(ctx) : null,
      letters: shown.tampil === "menunggu" || shown.tampil === "lainnya" ? null : await listLetters(ctx, shown),
      others: shown.tampil === "lainnya" ? openTabs(ctx, others) : [],
    };
  });
}

export const action = async ({ context, request }: Route.ActionArgs) => receiveBanyak(context.get(scopeContext), await readForm(request));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function Meja({ loaderData }: Route.ComponentProps) {
  const { asked, searches, desk, may: allowed, waiting, letters } = loaderData;
  return (
    <>
      <Desk {...desk} />
      <PageHead title="Persuratan" lead="Surat yang menunggu Anda, dan semua surat madrasah dengan satu pencarian.">
        <div className="meja-ways">
          {desk.receives && (
            <ButtonLink icon={Plus} look={allowed.write ? "plain" : "primary"} to={addSuratMasukPath}>
              Tambah Surat Masuk
            </ButtonLink>
          )}
          {allowed.write && (
            <ButtonLink icon={PenLine} look="primary" to="/administration/naskah/baru">
              Tulis Surat
            </ButtonLink>
          )}
        </div>
      </PageHead>
      {waiting && <WaitingForMe waiting={waiting} searches={searches} />}
      {asked.tampil === "arsip" && (
        <p>
          <Link to={`${mejaView.arsip}/retensi`}>Retensi Arsip</Link>
        </p>
      )}
      {letters && <Letters asked={asked} list={letters} />}
      {asked.tampil === "lainnya" && <Others pages={loaderData.others} />}
    </>
  );
}
