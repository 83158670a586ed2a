import { Link } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { answered } from "#kit/ui/form/answered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { Pagination } from "#kit/ui/table/pagination.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { kegiatanAlumni } from "../pilihan.ts";
import { daftarUsulan, perHalaman } from "../usulan-alumni/baca-usulan.server.ts";
import { DaftarMenunggu } from "../usulan-alumni/daftar-menunggu.tsx";
import { alamatUsulan } from "../usulan-alumni/isian.ts";
import { tolakBanyak } from "../usulan-alumni/putuskan.server.ts";
import { kataStatus, type StatusUsulan, statusUsulan } from "../usulan-alumni/usulan.ts";
import type { Route } from "./+types/usulan-alumni.ts";
import "../usulan-alumni/usulan-alumni.css";

export const handle = { crumb: "Kabar dari Alumni" };

export const meta = () => [{ title: "Kabar dari Alumni" }];

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const status = statusUsulan.find((satu) => satu === searchParams.get("status")) ?? "menunggu";
  const halaman = Math.min(Math.max(1, Math.trunc(Number(searchParams.get("halaman"))) || 1), 10_000);
  return within(args, async (ctx) => ({ ...(await daftarUsulan(ctx, { status, halaman })), status, halaman, size: perHalaman }));
}

/** Refuses what was ticked, for one reason. */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const sasaran = form.getAll("kabar").map((kabar) => {
    const [id = "", versi] = String(kabar).split(" ");
    return { id, versi: Number(versi) };
  });
  await within(args, (ctx) => tolakBanyak(ctx, { sasaran, alasan: String(form.get("alasan") ?? "") }));
  return { ditolak: sasaran.length };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answered(serverAction);

export default function UsulanAlumni({ loaderData }: Route.ComponentProps) {
  const { rows, total, menunggu, memutus, tabs, status, halaman, size } = loaderData;
  return (
    <>
      <Tabs label="Halaman bersebelahan" tabs={tabs} />
      <PageHead title="Kabar dari Alumni" lead="Data yang dikirim alumni lewat situs. Tidak ada yang berubah sebelum Anda menerimanya." />
      <nav className="ui-tabs" aria-label="Keadaan kabar">
        {statusUsulan.map((satu) => (
          <Link key={satu} to={alamat(satu)} aria-current={satu === status ? "page" : undefined} preventScrollReset>
            {kataStatus[satu]}
            {satu === "menunggu" && menunggu > 0 && <small>{menunggu}</small>}
          </Link>
        ))}
      </nav>
      <section className="ui-sheet" aria-label={kataStatus[status]}>
        {memutus ? (
          <DaftarMenunggu rows={rows} columns={kolom} kosong={<Kosong status={status} />} />
        ) : rows.length === 0 ? (
          <Kosong status={status} />
        ) : (
          <Table caption={kataStatus[status]} columns={kolom} rows={rows} rowKey={({ id }) => id} />
        )}
        {total > size && (
          <Pagination page={halaman} size={size} sizes={[size]} total={total} noun="kabar" href={({ page }) => alamat(status, page)} />
        )}
      </section>
    </>
  );
}

const Kosong = ({ status }: { readonly status: StatusUsulan }) => (
  <EmptyState title={status === "menunggu" ? "Tidak ada yang menunggu" : "Belum ada kabar"}>
    Kabar yang dikirim alumni lewat halaman Data Alumni akan tampil di sini.
  </EmptyState>
);

function alamat(status: StatusUsulan, halaman = 1): string {
  const isi = new URLSearchParams({ ...(status === "menunggu" ? {} : { status }), ...(halaman === 1 ? {} : { halaman: String(halaman) }) });
  return isi.size === 0 ? alamatUsulan : `${alamatUsulan}?${isi}`;
}

type Baris = Route.ComponentProps["loaderData"]["rows"][number];

const kolom: readonly Column<Baris>[] = [
  { key: "nama", head: "Nama", look: "name", cell: ({ id, nama }) => <Link to={`${alamatUsulan}/${id}`}>{nama}</Link> },
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
