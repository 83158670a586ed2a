import { useLocation } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { openTabs } from "#kit/tabs.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { ExportMenu } from "#kit/ui/export-menu.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { periksaPath, periksaTabs } from "#modules/periksa/index.ts";
import { findingFiles, PeriksaList } from "#modules/periksa/index.tsx";
import { pegawaiPath } from "../paths.ts";
import { loadPeriksaPegawai } from "../periksa/load-periksa.server.ts";
import type { Route } from "./+types/periksa-pegawai.ts";

export const handle = { crumb: "Periksa data" };

export const meta = () => [{ title: "Periksa Data Pegawai" }];

export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => ({
    ...(await loadPeriksaPegawai(ctx, new URL(args.request.url).searchParams)),
    tabs: openTabs(ctx, periksaTabs),
  }));

export default function PeriksaPegawai({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const { tabs, bolehUnduh, total } = loaderData;
  return (
    <>
      <Tabs label="Bagian pemeriksaan" tabs={tabs} />
      <PageHead title="Periksa Data Pegawai" lead="NIP dan NIK yang tidak cocok dengan orangnya, sertifikat, dan isian yang masih kosong.">
        {bolehUnduh && total > 0 && <ExportMenu files={findingFiles(periksaPath.pegawai, search)} />}
        <ButtonLink look="quiet" to={pegawaiPath}>
          Kembali ke daftar
        </ButtonLink>
      </PageHead>
      <PeriksaList
        page={loaderData}
        path={periksaPath.pegawai}
        noun="pegawai"
        caption="Pegawai yang datanya perlu dilihat"
        kelompok={{ label: "Jenis", all: "Guru dan staf" }}
        hrefOf={({ id }) => `${pegawaiPath}/${id}`}
      />
    </>
  );
}
