import { Link } from "react-router";
import { may, reading } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { askedPage } from "#kit/paging.ts";
import { sizes } from "#kit/register/query.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { List } from "#kit/ui/table/list.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { persetujuanPath } from "../../paths.ts";
import { listUsulan, waitingUsulan } from "../usulan/read-usulan.server.ts";
import { registerUsulan } from "../usulan/register-of.ts";
import { type StatusUsulan, statusLabels, tindakanWords, type Usulan } from "../usulan/usulan.ts";
import type { Route } from "./+types/persetujuan.ts";

const status: readonly StatusUsulan[] = ["menunggu", "dikembalikan", "disetujui", "ditarik"];

/** "saya": what waits for the decision of who looks. */
type Tab = StatusUsulan | "saya";

const tabName = (one: Tab) => (one === "saya" ? "Menunggu Anda" : statusLabels[one]);

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const asked = status.find((one) => one === searchParams.get("status"));
  const page = askedPage(searchParams);
  const size = sizes.find((one) => String(one) === searchParams.get("tampil")) ?? 25;
  return reading(args, async (ctx) => {
    const decides = may(ctx, "usulanPerubahan:manage") !== "no" || may(ctx, "usulanKantor:manage") !== "no";
    const dipilih: Tab = asked ?? (decides ? "saya" : "menunggu");
    const { rows, total } = await listUsulan(ctx, { status: dipilih, page, size });
    return {
      rows: rows.map((one) => ({ ...one, noun: registerUsulan(one.register)?.noun ?? one.register })),
      ...{ total, dipilih, page, size, decides },
      menunggu: await waitingUsulan(ctx),
      semua: may(ctx, "usulanPerubahan:read") === "yes",
    };
  });
}

export const meta = () => [{ title: "Persetujuan perubahan" }];

export default function Persetujuan({ loaderData }: Route.ComponentProps) {
  const { rows, total, dipilih, page, size, menunggu, semua, decides } = loaderData;
  const tabs = [...(decides ? ["saya" as const] : []), ...status];
  const alamat = (one: Tab) => (one === tabs[0] ? persetujuanPath : `${persetujuanPath}?status=${one}`);
  return (
    <>
      <PageHead
        title="Persetujuan perubahan"
        lead={semua ? "Perubahan data yang diminta pegawai tentang dirinya sendiri." : "Perubahan data Anda yang diperiksa kantor."}
      />
      <nav className="ui-tabs" aria-label="Keadaan permintaan">
        {tabs.map((one) => (
          <Link key={one} to={alamat(one)} aria-current={one === dipilih ? "page" : undefined} preventScrollReset>
            {tabName(one)}
            {one === "saya" && menunggu > 0 && <small>{menunggu}</small>}
          </Link>
        ))}
      </nav>
      <List
        path={persetujuanPath}
        noun="permintaan"
        caption={tabName(dipilih)}
        columns={columns(dipilih)}
        rows={rows}
        rowKey={({ id }) => id}
        {...{ page, size, sizes, total }}
        empty={
          <EmptyState title={dipilih === "menunggu" || dipilih === "saya" ? "Tidak ada yang menunggu" : "Belum ada permintaan"}>
            {semua ? "Permintaan pegawai akan tampil di sini." : "Permintaan Anda akan tampil di sini."}
          </EmptyState>
        }
      />
    </>
  );
}

type Shown = Usulan & { readonly noun: string };

const columns = (dipilih: Tab): readonly Column<Shown>[] => [
  { key: "nama", head: "Pegawai", look: "name", cell: ({ id, nama }) => <Link to={`${persetujuanPath}/${id}`}>{nama}</Link> },
  {
    key: "perihal",
    head: "Permintaan",
    look: "plain",
    cell: ({ tindakan, noun }) => `Minta ${tindakanWords[tindakan]} ${noun}`,
  },
  { key: "sejak", head: "Sejak", look: "date", cell: ({ updatedAt }) => formatMoment(updatedAt) },
  ...(dipilih === "disetujui" || dipilih === "dikembalikan"
    ? [{ key: "pemutus", head: "Diputus oleh", look: "minor" as const, cell: ({ pemutus }: Shown) => pemutus ?? "" }]
    : []),
];
