import { Link } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { askedPage } from "#kit/paging.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { listAddress } from "#kit/ui/table/list-address.ts";
import type { Column } from "#kit/ui/table/table.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { kegiatanAlumni } from "../options.ts";
import { rejectCount } from "../usulan-alumni/decide.server.ts";
import { usulanPath } from "../usulan-alumni/fields.ts";
import { listUsulan, pageSize } from "../usulan-alumni/read-usulan.server.ts";
import { statusLabels, statusUsulan } from "../usulan-alumni/usulan.ts";
import { WaitingList } from "../usulan-alumni/waiting-list.tsx";
import type { Route } from "./+types/usulan-alumni.ts";
import "../usulan-alumni/usulan-alumni.css";

export const handle = { crumb: "Kabar dari Alumni" };

export const meta = () => [{ title: "Kabar dari Alumni" }];

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const status = statusUsulan.find((satu) => satu === searchParams.get("status")) ?? "menunggu";
  const halaman = askedPage(searchParams);
  return within(args, async (ctx) => ({ ...(await listUsulan(ctx, { status, halaman })), status, halaman, size: pageSize }));
}

/** Refuses what was ticked, for one reason. */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const sasaran = form.getAll("kabar").map((kabar) => {
    const [id = "", versi] = String(kabar).split(" ");
    return { id, versi: Number(versi) };
  });
  await within(args, (ctx) => rejectCount(ctx, { sasaran, alasan: String(form.get("alasan") ?? "") }));
  return { ditolak: sasaran.length };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function UsulanAlumni({ loaderData }: Route.ComponentProps) {
  const { rows, total, menunggu, memutus, tabs, status, halaman, size } = loaderData;
  return (
    <>
      <Tabs label="Halaman bersebelahan" tabs={tabs} />
      <PageHead title="Kabar dari Alumni" lead="Data yang dikirim alumni lewat situs. Tidak ada yang berubah sebelum Anda menerimanya." />
      <nav className="ui-tabs" aria-label="Keadaan kabar">
        {statusUsulan.map((satu) => (
          <Link
            key={satu}
            to={listAddress(usulanPath, "", { status: satu === "menunggu" ? null : satu })}
            aria-current={satu === status ? "page" : undefined}
            preventScrollReset
          >
            {statusLabels[satu]}
            {satu === "menunggu" && menunggu > 0 && <small>{menunggu}</small>}
          </Link>
        ))}
      </nav>
      <WaitingList
        status={status}
        memutus={memutus}
        columns={columns}
        rows={rows}
        {...{ page: halaman, size, total }}
        empty={
          <EmptyState title={status === "menunggu" ? "Tidak ada yang menunggu" : "Belum ada kabar"}>
            Kabar yang dikirim alumni lewat halaman Data Alumni akan tampil di sini.
          </EmptyState>
        }
      />
    </>
  );
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columns: readonly Column<Row>[] = [
  { key: "nama", head: "Nama", look: "name", cell: ({ id, nama }) => <Link to={`${usulanPath}/${id}`}>{nama}</Link> },
  { key: "tahun", head: "Tahun lulus", look: "number", cell: ({ tahunLulus }) => tahunLulus },
  {
    key: "kegiatan",
    head: "Kegiatan",
    look: "plain",
    cell: ({ kegiatan, instansi }) => [kegiatanAlumni.find(({ value }) => value === kegiatan)?.label, instansi].filter(Boolean).join(", "),
  },
  {
    key: "dikenal",
    head: "Catatan",
    look: "status",
    cell: ({ dikenal, berulang }) => (
      <span className="usulan-tanda">
        {dikenal ? <Tag tone="success">Ditemukan</Tag> : <Tag tone="warning">Perlu dicocokkan</Tag>}
        {berulang && <Tag tone="warning">Ada kiriman lain</Tag>}
      </span>
    ),
  },
  { key: "sejak", head: "Dikirim", look: "date", cell: ({ updatedAt }) => formatMoment(updatedAt) },
];
