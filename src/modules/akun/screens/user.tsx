import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { may, scopeContext, within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { sizes } from "#kit/register/query.ts";
import { ButtonLink, IconLink } from "#kit/ui/button.tsx";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { List } from "#kit/ui/table/list.tsx";
import { listAddress, sortLink } from "#kit/ui/table/list-address.ts";
import { ListHead } from "#kit/ui/table/list-head.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { useAction } from "../confirmation/use-action.tsx";
import { type AkunRow, akunPath, type Undangan } from "../manage/akun.ts";
import { type AkunAnswer, sendNewAkun } from "../manage/akun-action.server.ts";
import { akunSearch } from "../manage/akun-search.ts";
import { DialogUndangan } from "../manage/dialog-undangan.tsx";
import { type Kelas, listKelas } from "../manage/kelas-wali.server.ts";
import { type AkunOrder, type FilterAkun, listAkun, readFilter } from "../manage/list-akun.server.ts";
import { StateBadge } from "../manage/state-badge.tsx";
import { formatNip } from "../nip.ts";
import { peranLabels } from "../peran.ts";
import { waitingCount } from "../usulan/read-usulan.server.ts";
import { usulanPath } from "../usulan/usulan.ts";
import type { Route } from "./+types/user.ts";
import "../manage/akun.css";

const NewAkun = dialogOnDemand(
  async () => (await import("../manage/new-akun.tsx")).NewAkun,
  () => "Tambah akun",
);

export const meta: Route.MetaFunction = () => [{ title: "User" }];

export async function loader(args: Route.LoaderArgs) {
  const saring = readFilter(new URL(args.request.url).searchParams);
  return within(args, async (ctx) => {
    const tambah = may(ctx, "akun:create") !== "no";
    const ubah = may(ctx, "akun:update") !== "no";
    const usulan = await waitingCount(ctx);
    return { ...(await listAkun(ctx, saring)), usulan, saring, tambah, ubah, kelas: tambah ? await listKelas(ctx) : [] };
  });
}

export async function action({ context, request }: Route.ActionArgs): Promise<AkunAnswer> {
  const { origin } = context.get(visitContext);
  return sendNewAkun(context.get(scopeContext), { form: await readForm(request), origin });
}

export default function User({ loaderData }: Route.ComponentProps) {
  const { rows, total, usulan, saring, tambah, ubah, kelas } = loaderData;
  const { search } = useLocation();
  return (
    <>
      <ListHead
        title="User"
        lead="Siapa yang dapat masuk ke portal, dan sebagai apa."
        main={
          tambah && (
            <ButtonLink look="primary" icon={Plus} to={listAddress(akunPath, search, { tambah: "1" })} preventScrollReset>
              Tambah akun
            </ButtonLink>
          )
        }
        rare={<ButtonLink to={usulanPath}>{usulan > 0 ? `Usulan peran (${usulan} menunggu)` : "Usulan peran"}</ButtonLink>}
      />
      <List
        path={akunPath}
        noun="akun"
        caption="Akun"
        columns={akunColumns({ saring, ubah, search })}
        rows={rows}
        rowKey={({ id }) => id}
        find={akunSearch(saring)}
        {...{ page: saring.halaman, size: saring.tampil, sizes, total }}
        empty={<EmptyState title="Belum ada akun">Tekan Tambah akun untuk mengundang rekan kerja.</EmptyState>}
      />
      {tambah && <AddAkun open={new URLSearchParams(search).has("tambah")} kelas={kelas} tutup={listAddress(akunPath, search, {})} />}
    </>
  );
}

function AddAkun({ open, kelas, tutup }: { readonly open: boolean; readonly kelas: readonly Kelas[]; readonly tutup: string }) {
  const navigate = useNavigate();
  const [undangan, setUndangan] = useState<Undangan | null>(null);
  const close = () => void navigate(tutup, { replace: true, preventScrollReset: true });
  const { kirim, busy, ditolak, dialog } = useAction<AkunAnswer>((jawaban) => {
    if ("undangan" in jawaban) setUndangan(jawaban.undangan);
    close();
  }, akunPath);
  return (
    <>
      <NewAkun {...{ open, kelas, ditolak, busy }} onKirim={kirim} onClose={close} />
      {dialog}
      <DialogUndangan undangan={undangan} onClose={() => setUndangan(null)} />
    </>
  );
}

interface Columns {
  readonly saring: Pick<FilterAkun, "urut" | "arah">;
  readonly ubah: boolean;
  /** Of the list's address. */
  readonly search: string;
}

export function akunColumns({ saring: { urut, arah }, ubah, search }: Columns): Column<AkunRow>[] {
  const sort = (key: AkunOrder) => ({ key, sort: sortLink(key, { by: urut, direction: arah, path: akunPath, search }) });
  return [
    { ...sort("nama"), head: "Nama", look: "name", cell: ({ id, nama }) => <Link to={`${akunPath}/${id}`}>{nama}</Link> },
    { ...sort("nip"), head: "NIP", cell: ({ nip }) => <span className="akun-nip">{formatNip(nip)}</span> },
    { key: "peran", head: "Peran", cell: ({ peran, kelas }) => peranLabels(peran) + (kelas ? ` (${kelas})` : "") },
    { ...sort("keadaan"), head: "Keadaan", look: "status", cell: ({ keadaan }) => <StateBadge keadaan={keadaan} /> },
    {
      ...sort("terakhir"),
      head: "Terakhir masuk",
      look: "minor",
      cell: ({ terakhir }) => (terakhir ? formatMoment(terakhir) : "Belum pernah"),
    },
    ...(ubah ? [tindakan] : []),
  ];
}

const tindakan: Column<AkunRow> = {
  key: "tindakan",
  head: "Tindakan",
  look: "actions",
  cell: ({ id, nama }) => (
    <div className="ui-row-actions">
      <IconLink label={`Ubah ${nama}`} icon={Pencil} to={`${akunPath}/${id}`} />
    </div>
  ),
};
