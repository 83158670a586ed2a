import FileDown from "lucide-react/icons/file-down";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { within } from "#kit/ctx.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { formatNip } from "#modules/akun/index.ts";
import { bagian } from "../../form/parts/sections.ts";
import { pegawaiPath } from "../../paths.ts";
import { pegawai } from "../../pegawai.ts";
import { type Detail, loadDetail } from "../load-detail.server.ts";
import { Foto } from "../parts/foto.tsx";
import { describe, StatusBadge } from "../parts/status-badge.tsx";
import { Timeline } from "../parts/timeline.tsx";
import type { Route } from "./+types/detail.ts";
import "../parts/personil.css";

export const handle = { crumb: "Rincian" };

export const loader = (args: Route.LoaderArgs) =>
  within(args, (ctx) => loadDetail(ctx, args.params.id, new URL(args.request.url).searchParams.has("sampah")));

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${String(loaderData.row.nama)} · ${pegawai.title}` : pegawai.title },
];

export default function PegawaiDetail({ loaderData }: Route.ComponentProps) {
  const { row, catatan, bin } = loaderData;
  const [alamat, sisa] = [`${pegawaiPath}/${row.id}`, bin ? "?sampah=1" : ""];
  return (
    <>
      <PageHead title={String(row.nama)} lead={bin ? <Tag tone="warning">Di tempat sampah</Tag> : String(row.jabatan ?? pegawai.title)}>
        <Tindakan {...loaderData} />
      </PageHead>
      <Tabs
        label="Halaman pegawai ini"
        tabs={[
          { to: `${alamat}${sisa}`, label: "Rincian" },
          { to: `${alamat}/riwayat${sisa}`, label: "Riwayat perubahan" },
          { to: `${alamat}/keadaan${sisa}`, label: "Keadaan pada tanggal" },
        ]}
      />
      <div className="personil-belah">
        <div>
          <Kepala row={row} />
          {bagian.map(({ judul, isian }) => (
            <Sheet key={judul} title={judul}>
              <dl className="ui-sheet-body ui-facts">
                {isian.filter(shown(row)).map((nama) => (
                  <Fakta key={nama} nama={nama} {...loaderData} />
                ))}
              </dl>
            </Sheet>
          ))}
        </div>
        <Timeline row={row} catatan={catatan} />
      </div>
    </>
  );
}

/** What this person may see, but for what stands in the head. */
const shown = (row: Detail["row"]) => (nama: string) => nama in row && nama !== "nama" && nama !== "nip";

function Kepala({ row }: Pick<Detail, "row">) {
  const nama = String(row.nama);
  return (
    <Sheet>
      <div className="ui-sheet-body personil-kepala">
        <Foto id={row.id} nama={nama} fotoId={row.fotoId} alt={`Pasfoto ${nama}`} />
        <div>
          <p className="personil-nip">{row.nip ? `NIP ${formatNip(String(row.nip))}` : "Tanpa NIP"}</p>
          <p>
            <b>{String(row.jabatan ?? "Jabatan belum diisi")}</b>
          </p>
          {row.tugasTambahan ? <p>{String(row.tugasTambahan)}</p> : null}
          {row.pangkat ? <p>{describe("pangkat", row.pangkat)}</p> : null}
          <p className="personil-tanda">
            <StatusBadge row={row} />
          </p>
        </div>
      </div>
    </Sheet>
  );
}

const Fakta = ({ nama, row, names }: Pick<Detail, "row" | "names"> & { readonly nama: string }) => (
  <div>
    <dt>{(pegawai.fields as Readonly<Record<string, { readonly label: string }>>)[nama]?.label}</dt>
    <dd>{describe(nama, row[nama], names) || <span className="ui-muted">Belum diisi</span>}</dd>
  </div>
);

const Tindakan = ({ row, bin, boleh }: Detail) => (
  <>
    {boleh.daftar && (
      <ButtonLink look="quiet" to={bin ? `${pegawaiPath}?sampah=1` : pegawaiPath}>
        Kembali ke daftar
      </ButtonLink>
    )}
    {!bin && (
      <ButtonLink icon={FileDown} to={`${pegawaiPath}/${row.id}/daftar-riwayat-hidup`} reloadDocument>
        Daftar riwayat hidup
      </ButtonLink>
    )}
    {boleh.hapus && (
      <ButtonLink icon={Trash2} to={`${pegawaiPath}?hapus=${row.id}`}>
        Hapus
      </ButtonLink>
    )}
    {boleh.ubah && (
      <ButtonLink look="primary" icon={Pencil} to={`/pegawai/edit/${row.id}`}>
        Ubah
      </ButtonLink>
    )}
  </>
);
