import PenLine from "lucide-react/icons/pen-line";
import Plus from "lucide-react/icons/plus";
import { Link } from "react-router";
import { may, reading, scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { openTabs } from "#kit/tabs.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { receiveBanyak } from "#modules/disposisi/index.server.ts";
import { listLetters, openKinds } from "../load/list-letters.server.ts";
import { readAsked, type View } from "../load/view.ts";
import { loadWaiting } from "../load/waiting.server.ts";
import { Letters } from "../parts/letters.tsx";
import { others } from "../parts/other-pages.ts";
import { Others } from "../parts/others.tsx";
import { WaitingForMe } from "../parts/waiting-for-me.tsx";
import { mejaPath } from "../paths.ts";
import type { Route } from "./+types/meja.ts";
import "../parts/meja.css";

export const meta = () => [{ title: "Persuratan" }];

export function loader(args: Route.LoaderArgs) {
  const asked = readAsked(new URL(args.request.url).searchParams);
  return reading(args, async (ctx) => {
    const kinds = openKinds(ctx);
    // Who reads no letters has here what was handed on to them, and nothing else.
    const shown = { ...asked, tampil: kinds.length === 0 ? ("menunggu" as const) : asked.tampil };
    return {
      asked: shown,
      kinds,
      may: { receive: may(ctx, "suratMasuk:create") !== "no", write: may(ctx, "naskahSurat:create") !== "no" },
      waiting: shown.tampil === "menunggu" ? await loadWaiting(ctx) : null,
      letters: shown.tampil === "menunggu" || shown.tampil === "lainnya" ? null : await listLetters(ctx, shown),
      others: shown.tampil === "lainnya" ? openTabs(ctx, others) : [],
    };
  });
}

export const action = async ({ context, request }: Route.ActionArgs) => receiveBanyak(context.get(scopeContext), await readForm(request));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

const names: Readonly<Record<View, string>> = {
  menunggu: "Menunggu saya",
  semua: "Semua surat",
  masuk: "Masuk",
  keluar: "Keluar",
  konsep: "Konsep",
  arsip: "Arsip",
  lainnya: "Nomor dan pengaturan",
};

export default function Meja({ loaderData }: Route.ComponentProps) {
  const { asked, kinds, may: allowed, waiting, letters } = loaderData;
  const shown = (Object.keys(names) as View[]).filter((view) => isOffered(view, kinds));
  return (
    <>
      <PageHead title="Persuratan" lead="Surat yang menunggu Anda, dan semua surat madrasah dengan satu pencarian.">
        <div className="meja-ways">
          {allowed.receive && (
            <ButtonLink icon={Plus} look={allowed.write ? "plain" : "primary"} to="/administration/surat-masuk?tambah=1">
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
      {shown.length > 1 && (
        <nav className="ui-tabs" aria-label="Persuratan">
          {shown.map((view) => (
            <Link
              key={view}
              to={view === "menunggu" ? mejaPath : `${mejaPath}?tampil=${view}`}
              aria-current={view === asked.tampil ? "page" : undefined}
            >
              {names[view]}
            </Link>
          ))}
        </nav>
      )}
      {waiting && <WaitingForMe waiting={waiting} searches={kinds.length > 0} />}
      {letters && <Letters asked={asked} list={letters} />}
      {asked.tampil === "lainnya" && <Others pages={loaderData.others} />}
    </>
  );
}

function isOffered(view: View, kinds: readonly string[]): boolean {
  if (view === "menunggu") return true;
  return view === "masuk" || view === "keluar" || view === "konsep" ? kinds.includes(view) : kinds.length > 0;
}
