import { Link } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { openTabs } from "#kit/tabs.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { periksaPath, periksaTabs } from "#modules/periksa/index.ts";
import { PasanganList } from "../check/comparison.tsx";
import { DecisionList } from "../check/decision-list.tsx";
import { loadCheck } from "../check/load-check.server.ts";
import { merge, notDuplicate } from "../check/settle-duplicate.server.ts";
import { separate, showAgain } from "../check/undo.server.ts";
import { siswaPath } from "../paths.ts";
import type { Route } from "./+types/check-siswa.ts";
import "../check/periksa.css";

export const handle = { crumb: "Mungkin ganda" };

export const meta = () => [{ title: "Siswa yang Mungkin Ganda" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => ({
    ...(await loadCheck(ctx, new URL(args.request.url).searchParams.get("tab"))),
    tabs: openTabs(ctx, periksaTabs),
  }));

export async function action({ context, request }: Route.ActionArgs): Promise<{ readonly pesan: string }> {
  const { aksi, id, simpanId, simpanVersi, buangId, buangVersi } = Object.fromEntries(await readForm(request));
  const scope = context.get(scopeContext);
  if (aksi === "pisahkan") return { pesan: await scope.transaction((ctx) => separate(ctx, String(id))) };
  if (aksi === "tampilkan") return { pesan: await scope.transaction((ctx) => showAgain(ctx, String(id))) };
  const keduanya = {
    ...{ simpanId: String(simpanId), simpanVersi: Number(simpanVersi) },
    ...{ buangId: String(buangId), buangVersi: Number(buangVersi) },
  };
  if (aksi !== "gabungkan" && aksi !== "bukan") throw refuse.malformed("Kiriman ini tidak dikenal.");
  const pesan = await scope.transaction((ctx) => (aksi === "bukan" ? notDuplicate : merge)(ctx, keduanya));
  return { pesan };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function CheckSiswa({ loaderData: { tab, tabs, pasangan, putusan } }: Route.ComponentProps) {
  return (
    <>
      <Tabs label="Bagian pemeriksaan" tabs={tabs} />
      <PageHead title="Siswa yang Mungkin Ganda" lead="Dua data yang tampak milik satu siswa, dan apa yang sudah diputuskan tentangnya.">
        <ButtonLink look="quiet" to={siswaPath}>
          Kembali ke daftar
        </ButtonLink>
      </PageHead>
      <nav className="ui-tabs" aria-label="Yang dibandingkan">
        <Link to={periksaPath.ganda} aria-current={tab === "ganda" ? "page" : undefined} preventScrollReset>
          Mungkin ganda
        </Link>
        <Link to={`${periksaPath.ganda}?tab=putusan`} aria-current={tab === "putusan" ? "page" : undefined} preventScrollReset>
          Sudah diputuskan
        </Link>
      </nav>
      {tab === "putusan" ? <DecisionList putusan={putusan} /> : <PasanganList pasangan={pasangan} />}
    </>
  );
}
