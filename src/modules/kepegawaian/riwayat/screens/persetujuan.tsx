import { Link, useLocation } from "react-router";
import { may, reading } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { Pagination } from "#kit/ui/table/pagination.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { persetujuanPath } from "../../paths.ts";
import { listUsulan, waitingUsulan } from "../usulan/read-usulan.server.ts";
import { registerUsulan, type StatusUsulan, statusLabels, tindakanWords, type Usulan } from "../usulan/usulan.ts";
import type { Route } from "./+types/persetujuan.ts";

const status: readonly StatusUsulan[] = ["menunggu", "dikembalikan", "disetujui", "ditarik"];
const rowsPerPage = [10, 25, 50, 100];

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const dipilih = status.find((one) => one === searchParams.get("status")) ?? "menunggu";
  const page = Math.min(Math.max(1, Math.trunc(Number(searchParams.get("halaman"))) || 1), 1000);
  const size = rowsPerPage.find((one) => String(one) === searchParams.get("tampil")) ?? 25;
  return reading(args, async (ctx) => ({
    ...(await listUsulan(ctx, { status: dipilih, page, size })),
    dipilih,
    page,
    size,
    menunggu: await waitingUsulan(ctx),
    semua: may(ctx, "usulanPerubahan:read") === "yes",
  }));
}

export const meta = () => [{ title: "Persetujuan perubahan" }];

export default function Persetujuan({ loaderData }: Route.ComponentProps) {
  const { rows, total, dipilih, page, size, menunggu, semua } = loaderData;
  const alamat = (one: StatusUsulan) => (one === "menunggu" ? persetujuanPath : `${persetujuanPath}?status=${one}`);
  const { search } = useLocation();
  const halaman = (ke: number, banyak: number) => {
    const parameters = new URLSearchParams(search);
    parameters.set("halaman", String(ke));
    parameters.set("tampil", String(banyak));
    return `${persetujuanPath}?${parameters}`;
  };
  return (
    <>
      <PageHead
        title="Persetujuan perubahan"
        lead={semua ? "Perubahan data yang diminta pegawai tentang dirinya sendiri." : "Perubahan data Anda yang diperiksa kantor."}
      />
      <nav className="ui-tabs" aria-label="Keadaan permintaan">
        {status.map((one) => (
          <Link key={one} to={alamat(one)} aria-current={one === dipilih ? "page" : undefined} preventScrollReset>
            {statusLabels[one]}
            {one === "menunggu" && menunggu > 0 && <small>{menunggu}</small>}
          </Link>
        ))}
      </nav>
      <section className="ui-sheet" aria-label={statusLabels[dipilih]}>
        {rows.length === 0 ? (
          <EmptyState title={dipilih === "menunggu" ? "Tidak ada yang menunggu" : "Belum ada permintaan"}>
            {semua ? "Permintaan pegawai akan tampil di sini." : "Permintaan Anda akan tampil di sini."}
          </EmptyState>
        ) : (
          <Table caption={statusLabels[dipilih]} columns={columns(dipilih)} rows={rows} rowKey={({ id }) => id} />
        )}
        {total > Math.min(...rowsPerPage) && (
          <Pagination page={page} size={size} total={total} noun="permintaan" href={({ page: ke, size: banyak }) => halaman(ke, banyak)} />
        )}
      </section>
    </>
  );
}

const columns = (dipilih: StatusUsulan): readonly Column<Usulan>[] => [
  { key: "nama", head: "Pegawai", look: "name", cell: ({ id, nama }) => <Link to={`${persetujuanPath}/${id}`}>{nama}</Link> },
  {
    key: "perihal",
    head: "Permintaan",
    look: "plain",
    cell: ({ tindakan, register }) => `Minta ${tindakanWords[tindakan]} ${registerUsulan(register)?.noun ?? register}`,
  },
  { key: "sejak", head: "Sejak", look: "date", cell: ({ updatedAt }) => formatMoment(updatedAt) },
  ...(dipilih === "disetujui" || dipilih === "dikembalikan"
    ? [{ key: "pemutus", head: "Diputus oleh", look: "minor" as const, cell: ({ pemutus }: Usulan) => pemutus ?? "" }]
    : []),
];
