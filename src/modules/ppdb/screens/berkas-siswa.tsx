import { within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { siswaPath } from "#modules/kesiswaan/index.ts";
import { berkasNames, berkasTones } from "../berkas/berkas.ts";
import { type BerkasSiswa, loadBerkasSiswa } from "../berkas/load-berkas-siswa.server.ts";
import { mejaPpdbPath } from "../paths.ts";
import type { Route } from "./+types/berkas-siswa.ts";

export const handle = { crumb: "Berkas PPDB" };
export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: `Berkas PPDB ${loaderData?.nama ?? "siswa"}` }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => loadBerkasSiswa(ctx, args.params.id));

export default function BerkasSiswaPpdb({ loaderData: { id, nama, dari, dokumen } }: Route.ComponentProps) {
  const sent = dokumen.flatMap(({ dokumen: name, berkas }) => (berkas && dari ? [{ name, berkas, dari: dari.id }] : []));
  return (
    <>
      <PageHead title={nama} lead={dari ? `Mendaftar lewat PPDB ${dari.tahun} dengan nomor ${dari.nomor}.` : ""}>
        <ButtonLink look="quiet" to={`${siswaPath}/${id}/riwayat-kelas`}>
          Kembali ke siswa
        </ButtonLink>
        {dari && <ButtonLink to={`${mejaPpdbPath}/${dari.id}`}>Buka pendaftarannya</ButtonLink>}
      </PageHead>
      <Sheet title="Berkas pendaftaran">
        {sent.length === 0 ? (
          <EmptyState title="Tidak ada berkas">
            {dari ? "Keluarga tidak mengirim berkas lewat situs." : "Siswa ini tidak berasal dari pendaftaran di portal ini."}
          </EmptyState>
        ) : (
          <Table caption="Berkas pendaftaran" columns={columns} rows={sent} rowKey={({ berkas }) => berkas.id} />
        )}
      </Sheet>
    </>
  );
}

interface Sent {
  readonly name: string;
  readonly dari: string;
  readonly berkas: NonNullable<BerkasSiswa["dokumen"][number]["berkas"]>;
}

const columns: readonly Column<Sent>[] = [
  {
    key: "nama",
    head: "Berkas",
    look: "name",
    cell: ({ name, dari, berkas }) => (
      <a href={`${mejaPpdbPath}/${dari}/berkas/${berkas.id}`} target="_blank" rel="noopener">
        {name}
      </a>
    ),
  },
  { key: "halaman", head: "Halaman", look: "number", cell: ({ berkas }) => berkas.halaman },
  { key: "dikirim", head: "Dikirim", look: "date", cell: ({ berkas }) => formatMoment(berkas.dikirim) },
  {
    key: "keadaan",
    head: "Keadaan",
    look: "status",
    cell: ({ berkas: { keadaan } }) => <Tag tone={berkasTones[keadaan]}>{berkasNames[keadaan]}</Tag>,
  },
];
