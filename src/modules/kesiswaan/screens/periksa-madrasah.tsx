import { useLocation } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { openTabs } from "#kit/tabs.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { ExportMenu } from "#kit/ui/export-menu.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { kelasPath } from "#modules/akademik/index.ts";
import { periksaPath, periksaTabs } from "#modules/periksa/index.ts";
import { findingFiles, PeriksaList } from "#modules/periksa/index.tsx";
import { loadMadrasah } from "../periksa/load-madrasah.server.ts";
import type { Route } from "./+types/periksa-madrasah.ts";

export const handle = { crumb: "Kelas dan madrasah" };

export const meta = () => [{ title: "Periksa Kelas dan Madrasah" }];

export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => ({
    ...(await loadMadrasah(ctx, new URL(args.request.url).searchParams)),
    tabs: openTabs(ctx, periksaTabs),
  }));

export default function PeriksaMadrasah({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const { identitas, total, tahunAjaran, tabs, bolehUnduh } = loaderData;
  return (
    <>
      <Tabs label="Bagian pemeriksaan" tabs={tabs} />
      <PageHead title="Periksa Kelas dan Madrasah" lead={`Nomor madrasah, dan kelas tahun ajaran ${tahunAjaran}.`}>
        {bolehUnduh && identitas.length + total > 0 && <ExportMenu files={findingFiles(periksaPath.madrasah, search)} />}
      </PageHead>
      <Sheet title="Identitas madrasah" aside={<ButtonLink to="/administration/pengaturan-situs">Buka pengaturan</ButtonLink>}>
        <div className="ui-sheet-body">
          {identitas.length === 0 ? (
            <p>NPSN dan NSM tampak benar.</p>
          ) : (
            <ul>
              {identitas.map(({ kode, kalimat }) => (
                <li key={kode}>{kalimat}</li>
              ))}
            </ul>
          )}
        </div>
      </Sheet>
      <PeriksaList
        page={loaderData}
        path={periksaPath.madrasah}
        noun="kelas"
        caption="Kelas yang perlu dilihat"
        kelompok={{ label: "Tingkat", all: "Semua tingkat" }}
        hrefOf={({ id }) => `${kelasPath}/${id}`}
      />
    </>
  );
}
