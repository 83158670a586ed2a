import { within } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { type Keadaan, loadAturan } from "../jalur/load-aturan.server.ts";
import { gelombangPpdbPath, jalurPpdbPath, periodePpdbPath } from "../paths.ts";
import type { Route } from "./+types/aturan-ppdb.ts";

export const handle = { crumb: "Aturan" };

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: `Aturan PPDB ${loaderData?.periode.tahunAjaran ?? ""}`.trim() }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => loadAturan(ctx, args.params.id));

export default function AturanPpdb({ loaderData: { periode, jalur, peringatan, bolehUbah } }: Route.ComponentProps) {
  const own = `${periodePpdbPath}/${periode.id}`;
  return (
    <>
      <PageHead
        title={`Aturan PPDB ${periode.tahunAjaran}`}
        lead={`${formatDay(periode.buka)} – ${formatDay(periode.tutup)}, kuota ${periode.kuota} peserta didik.`}
      >
        {bolehUbah && <ButtonLink to={`${gelombangPpdbPath}?periodeId=${periode.id}`}>Gelombang</ButtonLink>}
        {bolehUbah && <ButtonLink to={jalurPpdbPath}>Jalur</ButtonLink>}
      </PageHead>
      <Tabs
        label="Halaman periode ini"
        tabs={[
          { to: own, label: "Rincian" },
          { to: `${own}/aturan`, label: "Aturan" },
          { to: `${own}/riwayat`, label: "Riwayat" },
        ]}
      />
      <Sheet title="Yang perlu dilihat">
        <div className="ui-sheet-body">
          {peringatan.length === 0 ? (
            <p>Tidak ada. Aturan ini lengkap dan sesuai batas yang berlaku.</p>
          ) : (
            <ul>
              {peringatan.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </div>
      </Sheet>
      <Sheet title="Gelombang dan jalur">
        {jalur.length === 0 ? (
          <div className="ui-sheet-body">
            <p>Belum ada gelombang dan jalur. Selama periode ini terbuka, formulir menerima jalur reguler.</p>
          </div>
        ) : (
          <Table caption="Jalur tiap gelombang" rows={jalur} rowKey={({ id }) => id} columns={columns} />
        )}
      </Sheet>
    </>
  );
}

type Jalur = Route.ComponentProps["loaderData"]["jalur"][number];

const states: Readonly<Record<Keadaan, { readonly label: string; readonly tone: "neutral" | "success" | "warning" | "info" }>> = {
  rancangan: { label: "Rancangan", tone: "warning" },
  belum: { label: "Belum dibuka", tone: "info" },
  dibuka: { label: "Dibuka", tone: "success" },
  ditutup: { label: "Ditutup", tone: "neutral" },
};

const columns: readonly Column<Jalur>[] = [
  { key: "nama", head: "Jalur", look: "name", cell: ({ nama }) => nama },
  { key: "gelombang", head: "Gelombang", cell: ({ gelombang }) => gelombang },
  { key: "dibuka", head: "Dibuka", look: "date", cell: ({ dibuka }) => dibuka },
  { key: "ditutup", head: "Ditutup", look: "date", cell: ({ ditutup }) => ditutup },
  { key: "kuota", head: "Kuota", look: "number", cell: ({ kuota }) => kuota ?? "Seluruhnya" },
  { key: "pendaftar", head: "Pendaftar", look: "number", cell: ({ pendaftar }) => pendaftar },
  {
    key: "keadaan",
    head: "Keadaan",
    look: "status",
    cell: ({ keadaan }) => <Tag tone={states[keadaan].tone}>{states[keadaan].label}</Tag>,
  },
];
