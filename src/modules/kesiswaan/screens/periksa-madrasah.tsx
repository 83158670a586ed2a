import { Link } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { openTabs } from "#kit/tabs.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { ExportMenu } from "#kit/ui/export-menu.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { currentTahunAjaran } from "#modules/akademik/index.ts";
import { periksaPath, periksaTabs } from "#modules/periksa/index.ts";
import { loadMadrasah } from "../periksa/load-periksa.server.ts";
import type { Route } from "./+types/periksa-madrasah.ts";

export const handle = { crumb: "Kelas dan madrasah" };

export const meta = () => [{ title: "Periksa Kelas dan Madrasah" }];

export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => {
    const tahunAjaran = currentTahunAjaran(ctx.now);
    return { ...(await loadMadrasah(ctx, tahunAjaran)), tahunAjaran, tabs: openTabs(ctx, periksaTabs) };
  });

export default function PeriksaMadrasah({ loaderData }: Route.ComponentProps) {
  const { identitas, kelas, diperiksa, tahunAjaran, tabs, path, bolehUnduh } = loaderData;
  const isFound = identitas.length + kelas.length > 0;
  return (
    <>
      <Tabs label="Bagian pemeriksaan" tabs={tabs} />
      <PageHead title="Periksa Kelas dan Madrasah" lead={`Nomor madrasah, dan kelas tahun ajaran ${tahunAjaran}.`}>
        {bolehUnduh && isFound && <ExportMenu files={[{ label: "Excel (.xlsx)", href: `${periksaPath.madrasah}/unduh` }]} />}
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
      {kelas.length === 0 ? (
        <Sheet>
          <EmptyState title="Tidak ada kelas yang perlu dilihat">{`${diperiksa} kelas tampak wajar.`}</EmptyState>
        </Sheet>
      ) : (
        <Sheet title="Kelas yang perlu dilihat" aside={<span className="ui-muted ui-small">{`${kelas.length} dari ${diperiksa}`}</span>}>
          <Table
            caption="Kelas yang perlu dilihat"
            rows={kelas}
            rowKey={({ id }) => id}
            columns={[
              { key: "nama", head: "Kelas", look: "name", cell: ({ id, nama }) => <Link to={`${path}/${id}`}>{nama}</Link> },
              { key: "temuan", head: "Yang perlu dilihat", cell: ({ temuan }) => temuan.map(({ kalimat }) => kalimat).join(" ") },
            ]}
          />
        </Sheet>
      )}
    </>
  );
}
