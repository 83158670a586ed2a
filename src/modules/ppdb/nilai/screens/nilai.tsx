import { Link, useLocation } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { List } from "#kit/ui/table/list.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { nilaiPpdbPath } from "../../paths.ts";
import { loadNilai, type NilaiRow } from "../load-nilai.server.ts";
import { KeptMarks } from "../parts/kept-marks.tsx";
import { useOfflineSheet } from "../parts/use-offline-sheet.ts";
import type { Route } from "./+types/nilai.ts";
import "../parts/nilai.css";

export const meta = () => [{ title: "Nilai" }];

export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => {
    const { searchParams } = new URL(args.request.url);
    const cari = (searchParams.get("cari") ?? "").trim().slice(0, 100);
    const found = await loadNilai(ctx, searchParams.get("periode") ?? "");
    return { ...found, akunId: ctx.actor.id ?? "", cari, rows: found.rows.filter((row) => says(row, cari.toLowerCase())) };
  });

const says = ({ nama, jalur, gelombang }: NilaiRow, words: string) => `${nama} ${jalur} ${gelombang}`.toLowerCase().includes(words);

export default function Nilai({ loaderData: { rows, periodes, periode, cari, akunId } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const ready = useOfflineSheet(pathname + search, []);
  return (
    <>
      <PageHead title="Nilai" lead="Satu lembar untuk tiap jalur dan komponen, seperti ditetapkan dalam aturan PPDB." />
      <KeptMarks akunId={akunId} inSight={() => false} />
      <List
        path={nilaiPpdbPath}
        noun="lembar"
        caption="Lembar nilai"
        columns={columns}
        rows={rows}
        rowKey={({ jalurId, komponen }) => `${jalurId} ${komponen}`}
        {...{ page: 1, size: Math.max(1, rows.length), total: rows.length }}
        {...(periodes.length > 1 && { find: { ...findPeriode, sought: cari, filters: [periodeFilter(periodes, periode)] } })}
        empty={<EmptyState title="Belum ada yang dinilai">Isi dulu bobot nilai tiap jalur pada periode ini.</EmptyState>}
      />
      <p className="nilai-luring" role="status">
        {ready && "Tanpa internet, yang terbuka dari daftar ini adalah lembar yang pernah dibuka di perangkat ini."}
      </p>
    </>
  );
}

const findPeriode = { label: "Cari lembar", placeholder: "Cari komponen, jalur, atau gelombang" };

const periodeFilter = (periodes: readonly { readonly id: string; readonly tahunAjaran: string }[], periode: string | null) => ({
  ...{ name: "periode", label: "Tahun ajaran", chosen: periode ?? "", usual: "" },
  options: periodes.map(({ id, tahunAjaran }) => ({ value: id, label: tahunAjaran })),
});

const columns: readonly Column<NilaiRow>[] = [
  {
    key: "nama",
    head: "Lembar",
    look: "name",
    cell: ({ jalurId, komponen, nama, jalur, gelombang }) => (
      <>
        <Link to={`${nilaiPpdbPath}/${jalurId}/${komponen}`}>
          {nama}, jalur {jalur.toLowerCase()}
        </Link>
        <br />
        <small className="ui-muted">{gelombang}</small>
      </>
    ),
  },
  { key: "penguji", head: "Penguji", cell: ({ duaPenguji }) => (duaPenguji ? "Dua orang" : "Satu orang") },
  { key: "masuk", head: "Mulai dinilai", look: "number", cell: ({ masuk, peserta }) => `${masuk} dari ${peserta}` },
  { key: "selesai", head: "Selesai", look: "number", cell: ({ selesai, peserta }) => `${selesai} dari ${peserta}` },
  {
    key: "keadaan",
    head: "Keadaan",
    look: "status",
    cell: ({ masuk, selesai, peserta, selisih }) =>
      selisih > 0 ? (
        <Tag tone="danger">{selisih} berselisih</Tag>
      ) : peserta > 0 && selesai === peserta ? (
        <Tag tone="success">Lengkap</Tag>
      ) : (
        <Tag tone="neutral">{peserta === 0 ? "Belum ada peserta" : masuk === 0 ? "Belum dimulai" : "Belum lengkap"}</Tag>
      ),
  },
];
