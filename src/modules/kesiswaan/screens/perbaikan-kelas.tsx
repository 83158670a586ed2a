import FileDown from "lucide-react/icons/file-down";
import { Link } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { ConfirmButton } from "#kit/ui/confirm-button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { lembarPath } from "../paths.ts";
import { BandingSheet } from "../serahan/banding/banding-sheet.tsx";
import { handedBanding } from "../serahan/banding/handed-banding.server.ts";
import { closeSerahan } from "../serahan/close-serahan.server.ts";
import { type HandedSiswa, loadSerahan } from "../serahan/load-serahan.server.ts";
import { serahanPath } from "../serahan/serahan.ts";
import type { Route } from "./+types/perbaikan-kelas.ts";
import "../serahan/serahan.css";

export const handle = { crumb: "Kelas" };

export const meta = () => [{ title: "Perbaikan Data Kelas" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => {
    const loaded = await loadSerahan(ctx, args.params.id);
    return { ...loaded, banding: await handedBanding(ctx, loaded.serahan) };
  });

export async function action({ context, request, params }: Route.ActionArgs): Promise<{ readonly pesan: string }> {
  await readForm(request);
  return { pesan: await context.get(scopeContext).transaction((ctx) => closeSerahan(ctx, params.id)) };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function PerbaikanKelas({
  loaderData: { serahan, siswa, banding, memperbaiki, menutup, cetak, hari },
}: Route.ComponentProps) {
  const say = useToast();
  const { kirim, busy, ditolak } = useAction<{ readonly pesan: string }>(({ pesan }) => say(pesan));
  const { id, kelas, tenggat, pesan, oleh, ditutup } = serahan;
  const late = !ditutup && tenggat < hari;
  return (
    <>
      <PageHead title={`Perbaikan Data ${kelas}`} lead={`Diserahkan oleh ${oleh}, tenggat ${formatDay(tenggat)}.`}>
        {menutup && (
          <ConfirmButton
            title={`Tutup penyerahan ${kelas}?`}
            confirm="Tutup"
            consequence="Wali kelas tidak dapat lagi memperbaiki data lewat penyerahan ini. Temuan yang tersisa tetap tampil di Periksa data."
            busy={busy}
            onConfirm={() => kirim(new FormData())}
          >
            Tutup penyerahan
          </ConfirmButton>
        )}
        {cetak && (
          <ButtonLink icon={FileDown} to={`${lembarPath}?kelas=${serahan.kelasId}&kembali=${tenggat}`} reloadDocument>
            Lembar keluarga
          </ButtonLink>
        )}
        <ButtonLink look="quiet" to={serahanPath}>
          Semua penyerahan
        </ButtonLink>
      </PageHead>
      {ditolak && <p className="ui-error">{ditolak.sentence}</p>}
      <Sheet
        title="Siswa yang datanya diserahkan"
        aside={ditutup ? <Tag>Ditutup</Tag> : <Tag tone={late ? "danger" : "info"}>{late ? "Lewat tenggat" : "Terbuka"}</Tag>}
      >
        {pesan && <p className="ui-sheet-body">{pesan}</p>}
        {siswa.length === 0 ? (
          <p className="ui-sheet-body ui-muted">Tidak ada temuan pemeriksaan di kelas ini.</p>
        ) : (
          <Table
            caption="Siswa yang datanya diserahkan"
            rows={siswa}
            rowKey={({ siswaId }) => siswaId}
            columns={columns(`${serahanPath}/${id}`, memperbaiki)}
          />
        )}
      </Sheet>
      <BandingSheet path={`${serahanPath}/${id}`} banding={banding} />
    </>
  );
}

const columns = (path: string, memperbaiki: boolean): readonly Column<HandedSiswa>[] => [
  {
    key: "nama",
    head: "Nama",
    look: "name",
    cell: ({ siswaId, nama, hadir }) => (memperbaiki && hadir ? <Link to={`${path}/${siswaId}`}>{nama}</Link> : nama),
  },
  {
    key: "temuan",
    head: "Yang diserahkan",
    cell: ({ temuan }) => (
      <ul className="serahan-temuan">
        {temuan.map(({ aturan, judul, kalimat }) => (
          <li key={aturan}>
            {kalimat ?? judul} {kalimat === null && <Tag tone="success">Sudah diperbaiki</Tag>}
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: "keadaan",
    head: "Keadaan",
    look: "status",
    cell: ({ temuan, hadir }) => {
      if (!hadir) return <Tag>Tidak lagi di kelas ini</Tag>;
      const left = temuan.filter(({ kalimat }) => kalimat !== null).length;
      return left === 0 ? <Tag tone="success">Selesai</Tag> : <Tag tone="warning">{`${left} lagi`}</Tag>;
    },
  },
];
