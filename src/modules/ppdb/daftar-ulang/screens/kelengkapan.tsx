import { Link } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { CopyText } from "#kit/ui/copy-text.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { mejaPpdbPath, penempatanPpdbPath } from "../../paths.ts";
import { type Belum, type Kelengkapan, loadKelengkapan } from "../load-kelengkapan.server.ts";
import type { Route } from "./+types/kelengkapan.ts";

export const meta = () => [{ title: "Data Daftar Ulang" }];
export const handle = { crumb: "Data daftar ulang" };

export const loader = (args: Route.LoaderArgs) =>
  reading(args, (ctx) =>
    loadKelengkapan(ctx, new URL(args.request.url).searchParams.get("periode"), args.context.get(visitContext).origin),
  );

export default function KelengkapanDaftarUlang({ loaderData }: Route.ComponentProps) {
  const { periode, daftar, banyak, belum } = loaderData;
  return (
    <>
      <PageHead title="Data Daftar Ulang" lead={periode ? leadOf(periode) : ""}>
        <ButtonLink look="quiet" to={penempatanPpdbPath}>
          Penempatan
        </ButtonLink>
        {daftar
          .filter(({ id }) => id !== periode?.id)
          .slice(0, 3)
          .map(({ id, tahunAjaran }) => (
            <ButtonLink key={id} look="quiet" to={`${penempatanPpdbPath}/daftar-ulang?periode=${id}`}>
              {tahunAjaran}
            </ButtonLink>
          ))}
      </PageHead>
      <Sheet title={banyak === 0 ? "Kelengkapan" : `${banyak - belum.length} dari ${banyak} sudah lengkap`}>
        {belum.length === 0 ? (
          <EmptyState title={banyak === 0 ? "Belum ada yang mengambil tempat" : "Semua sudah lengkap"}>
            {banyak === 0
              ? "Keluarga yang mengambil tempatnya melengkapi data EMIS di halaman statusnya; di sini tampak siapa yang belum."
              : "Data daftar ulang setiap calon siswa ikut tercatat ketika ia ditempatkan di kelas."}
          </EmptyState>
        ) : (
          <Table caption="Yang belum lengkap" columns={columns} rows={belum} rowKey={({ id }) => id} />
        )}
      </Sheet>
    </>
  );
}

const leadOf = ({ tahunAjaran, sampai }: NonNullable<Kelengkapan["periode"]>): string =>
  `Tahun ajaran ${tahunAjaran}. Data EMIS yang dilengkapi keluarga${sampai ? ` sampai ${formatDay(sampai, "long")}` : ""}.`;

const columns: readonly Column<Belum>[] = [
  {
    key: "nama",
    head: "Calon siswa",
    look: "name",
    cell: ({ id, nama, nomor }) => (
      <>
        <Link to={`${mejaPpdbPath}/${id}`}>{nama}</Link>
        <br />
        <small className="ui-muted ui-whole">{nomor}</small>
      </>
    ),
  },
  { key: "banyak", head: "Kurang", look: "number", cell: ({ banyak }) => banyak },
  {
    key: "kurang",
    head: "Yang belum diisi",
    cell: ({ mulai, kurang }) =>
      mulai ? (
        <ul>
          {kurang.map(({ judul, isian }) => (
            <li key={judul}>
              <b>{judul}:</b> {isian.join(", ")}
            </li>
          ))}
        </ul>
      ) : (
        "Belum mulai mengisi"
      ),
  },
  {
    key: "teks",
    head: "Kabar lewat WhatsApp",
    cell: ({ id, teks }) => (teks ? <CopyText id={`kabar-${id}`} label="Teks" text={teks} action="Salin teks" /> : "–"),
  },
];
