import { useLocation } from "react-router";
import { reading, scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { openTabs } from "#kit/tabs.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { ExportMenu } from "#kit/ui/export-menu.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { periksaPath, periksaTabs } from "#modules/periksa/index.ts";
import { findingFiles } from "#modules/periksa/index.tsx";
import { siswaPath } from "../paths.ts";
import { loadPeriksa } from "../periksa/load-periksa.server.ts";
import { handOver } from "../serahan/hand-over/hand-over.server.ts";
import { HandingList } from "../serahan/hand-over/handing-list.tsx";
import type { Route } from "./+types/periksa-siswa.ts";

export const handle = { crumb: "Periksa data" };

export const meta = () => [{ title: "Periksa Data Siswa" }];

export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => ({
    ...(await loadPeriksa(ctx, new URL(args.request.url).searchParams)),
    tabs: openTabs(ctx, periksaTabs),
  }));

export async function action({ context, request }: Route.ActionArgs): Promise<{ readonly pesan: string }> {
  const form = await readForm(request);
  const text = (nama: string) => String(form.get(nama) ?? "");
  const isi = { tenggat: text("tenggat"), pesan: text("pesan") };
  const what = { siswa: form.getAll("siswa").map(String), kelas: text("kelas"), aturan: text("aturan"), isi };
  return { pesan: await context.get(scopeContext).transaction((ctx) => handOver(ctx, what)) };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function PeriksaSiswa({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const { tabs, bolehUnduh, bolehSerahkan, total } = loaderData;
  return (
    <>
      <Tabs label="Bagian pemeriksaan" tabs={tabs} />
      <PageHead
        title="Periksa Data Siswa"
        lead="Nomor yang tidak cocok dengan orangnya, keluarga yang tidak seragam, dan isian yang masih kosong."
      >
        {bolehUnduh && total > 0 && <ExportMenu files={findingFiles(periksaPath.siswa, search)} />}
        <ButtonLink look="quiet" to={siswaPath}>
          Kembali ke daftar
        </ButtonLink>
      </PageHead>
      <HandingList page={loaderData} bolehSerahkan={bolehSerahkan} />
    </>
  );
}
