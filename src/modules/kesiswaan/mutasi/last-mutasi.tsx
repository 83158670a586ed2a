import { useState } from "react";
import { formatDay } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { useAction } from "#modules/akun/index.tsx";
import type { PastMutasi } from "./load-mutasi.server.ts";
import type { JenisMutasi } from "./mutasi-siswa.ts";

interface Props {
  readonly jenis: JenisMutasi;
  readonly lalu: readonly PastMutasi[];
  readonly boleh: boolean;
}

/** The last ones; who was sent away by mistake comes back from here. */
export function LastMutasi({ jenis, lalu, boleh }: Props) {
  const [ditanya, setDitanya] = useState<PastMutasi | null>(null);
  const say = useToast();
  const { kirim, busy, ditolak } = useAction<{ readonly pesan: string }>(({ pesan }) => say(pesan));
  if (lalu.length === 0) return null;
  const batalkan = ({ id, versi }: PastMutasi) => {
    const form = new FormData();
    for (const [nama, isi] of Object.entries({ aksi: "batalkan", id, versi: String(versi) })) form.set(nama, isi);
    kirim(form);
    setDitanya(null);
  };
  return (
    <Sheet title={`Mutasi ${jenis} terakhir`}>
      {ditolak && <p className="ui-sheet-body ui-error">{ditolak.sentence}</p>}
      <Table
        caption={`Mutasi ${jenis} yang terakhir dicatat`}
        rows={lalu}
        rowKey={({ id }) => id}
        columns={[
          { key: "nama", head: "Nama", look: "name", cell: ({ nama }) => nama },
          { key: "kelas", head: "Kelas", cell: ({ kelas }) => kelas ?? "Tanpa kelas" },
          { key: "tanggal", head: "Tanggal", look: "date", cell: ({ tanggal }) => formatDay(tanggal) },
          { key: "sekolah", head: jenis === "keluar" ? "Ke" : "Dari", cell: ({ sekolah }) => sekolah },
          {
            key: "aksi",
            head: "Tindakan",
            look: "actions",
            cell: (satu) =>
              boleh &&
              satu.dapatDibatalkan && (
                <Button look="quiet" busy={busy} aria-label={`Batalkan mutasi ${satu.nama}`} onClick={() => setDitanya(satu)}>
                  Batalkan
                </Button>
              ),
          },
        ]}
      />
      <ConfirmDialog
        open={ditanya !== null}
        title={`Batalkan mutasi ${ditanya?.nama ?? ""}?`}
        confirm="Batalkan mutasi"
        onConfirm={() => ditanya && batalkan(ditanya)}
        onClose={() => setDitanya(null)}
      >
        Siswa ini kembali aktif di kelasnya semula, seakan-akan tidak pernah pindah. Yang tertulis tetap terbaca di jejak audit.
      </ConfirmDialog>
    </Sheet>
  );
}
