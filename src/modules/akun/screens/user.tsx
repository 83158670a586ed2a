import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { may, scopeContext, within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink, IconLink } from "#kit/ui/button.tsx";
import { Dialog } from "#kit/ui/dialog.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { Pagination } from "#kit/ui/table/pagination.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { useAction } from "../confirmation/use-action.tsx";
import { type AkunRow, akunHref, akunPath, type Undangan } from "../manage/akun.ts";
import { type AkunAnswer, sendNewAkun } from "../manage/akun-action.server.ts";
import { AkunFilters } from "../manage/akun-filters.tsx";
import { AkunForm } from "../manage/akun-form.tsx";
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
  const [parameters] = useSearchParams();
  const disaring = saring.cari !== "" || saring.peran !== null || saring.keadaan !== null;
  const ke = (changes: Record<string, string | null>) => akunHref(parameters.toString(), changes);
  return (
    <>
      <PageHead title="User" lead="Siapa yang dapat masuk ke portal, dan sebagai apa.">
        <ButtonLink to={usulanPath}>{usulan > 0 ? `Usulan peran (${usulan} menunggu)` : "Usulan peran"}</ButtonLink>
        {tambah && (
          <ButtonLink look="primary" icon={Plus} to={ke({ tambah: "1" })} preventScrollReset>
            Tambah akun
          </ButtonLink>
        )}
      </PageHead>
      <section className="ui-sheet" aria-label="Daftar akun">
        <AkunFilters saring={saring} />
        {rows.length === 0 ? (
          <EmptyState
            title={disaring ? "Tidak ada akun yang cocok" : "Belum ada akun"}
            actions={
              disaring && (
                <ButtonLink to={akunPath} preventScrollReset>
                  Lepas semua saringan
                </ButtonLink>
              )
            }
          >
            {disaring ? "Coba kata lain, atau lepas saringannya." : "Tekan Tambah akun untuk mengundang rekan kerja."}
          </EmptyState>
        ) : (
          <Table caption="Akun" columns={akunColumns({ saring, ubah, ke })} rows={rows} rowKey={({ id }) => id} />
        )}
        {total > 0 && (
          <Pagination
            page={saring.halaman}
            size={saring.tampil}
            total={total}
            noun="akun"
            href={({ page, size }) => ke({ halaman: page > 1 ? String(page) : null, tampil: String(size) })}
          />
        )}
      </section>
      {tambah && <AddAkun open={parameters.has("tambah")} kelas={kelas} tutup={ke({ tambah: null })} />}
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
      <Dialog open={open} onClose={close} title="Tambah akun" lead="Sesudah disimpan, Anda mendapat tautan undangan untuk diserahkan.">
        <AkunForm
          akun={null}
          kelas={kelas}
          ditolak={ditolak}
          busy={busy}
          onKirim={kirim}
          onBatal={close}
          bagian={{ isi: "ui-dialog-body", kaki: "ui-dialog-foot" }}
        />
      </Dialog>
      {dialog}
      <DialogUndangan undangan={undangan} onClose={() => setUndangan(null)} />
    </>
  );
}

interface Columns {
  readonly saring: Pick<FilterAkun, "urut" | "arah">;
  readonly ubah: boolean;
  readonly ke: (changes: Record<string, string | null>) => string;
}

export function akunColumns({ saring: { urut, arah }, ubah, ke }: Columns): Column<AkunRow>[] {
  const sort = (key: AkunOrder) => {
    const arahNya = arah === "desc" ? ("descending" as const) : ("ascending" as const);
    const berikut = urut === key && arah === "asc" ? "desc" : "asc";
    return { key, sort: { href: ke({ urut: key, arah: berikut, halaman: null }), ...(urut === key && { direction: arahNya }) } };
  };
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
