import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Link } from "react-router";
import { formatDay, formatMoment } from "#kit/dates.ts";
import { IconButton } from "#kit/ui/button.tsx";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { List } from "#kit/ui/table/list.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { mejaPpdbPath } from "../../paths.ts";
import type { DrafRow } from "../draf.server.ts";
import { drafPath } from "../draf.ts";
import { kertasPath } from "../path.ts";

interface Props {
  readonly drafs: readonly DrafRow[];
  readonly cari: string;
  readonly page: number;
  readonly size: number;
  readonly total: number;
}

const find = { label: "Cari draf", placeholder: "Cari nama, asal sekolah, nama ibu, atau penulisnya" };

const nameOf = ({ nama }: DrafRow): string => nama ?? "Tanpa nama";

/** Paper forms that were begun: gone on with, or thrown away. */
export function DrafList({ drafs, cari, ...pages }: Props) {
  const say = useToast();
  const [asked, setAsked] = useState<DrafRow | null>(null);
  const { kirim, busy, ditolak, dialog } = useAction<{ pesan: string }>(({ pesan }) => {
    say(pesan);
    setAsked(null);
  }, kertasPath);
  const drop = () => {
    if (!asked || busy) return;
    const form = new FormData();
    for (const [name, value] of Object.entries({ aksi: "buang", draf: asked.id, versi: String(asked.versi) })) form.set(name, value);
    kirim(form);
  };
  return (
    <>
      <List
        path={mejaPpdbPath}
        noun="draf"
        caption="Draf formulir kertas"
        title="Draf formulir kertas"
        columns={columnsOf(setAsked)}
        rows={drafs}
        rowKey={({ id }) => id}
        {...pages}
        {...((cari !== "" || pages.total > pages.size) && { find: { ...find, sought: cari } })}
        empty={
          <EmptyState title="Tidak ada draf">
            Formulir kertas yang belum selesai diketik disimpan sebagai draf dari halaman “Isi dari Formulir Kertas”.
          </EmptyState>
        }
      />
      <ConfirmDialog
        open={asked !== null}
        title={asked ? `Buang draf ${nameOf(asked)}?` : ""}
        confirm="Ya, buang"
        busy={busy}
        onConfirm={drop}
        onClose={() => setAsked(null)}
      >
        {ditolak ? ditolak.sentence : "Yang sudah diketik hilang dan tidak dapat dikembalikan. Formulir kertasnya tetap pada Anda."}
      </ConfirmDialog>
      {dialog}
    </>
  );
}

const columnsOf = (ask: (draf: DrafRow) => void): Column<DrafRow>[] => [
  {
    ...{ key: "nama", head: "Calon siswa", look: "name" },
    cell: (row) => (
      <Link data-key-row="" to={drafPath(row.id)}>
        {nameOf(row)}
      </Link>
    ),
  },
  { key: "asalSekolah", head: "Asal sekolah", look: "minor", cell: ({ asalSekolah }) => asalSekolah ?? "" },
  { key: "pelaku", head: "Ditulis oleh", cell: ({ pelaku }) => pelaku },
  { key: "disimpan", head: "Terakhir disimpan", cell: ({ updatedAt }) => formatMoment(updatedAt) },
  { key: "hapus", head: "Terhapus sendiri", look: "date", cell: ({ hapus }) => formatDay(hapus, "short") },
  {
    ...{ key: "tindakan", head: "Tindakan", look: "actions" },
    cell: (row) => <IconButton label={`Buang draf ${nameOf(row)}`} icon={Trash} onClick={() => ask(row)} />,
  },
];
