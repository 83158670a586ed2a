import X from "lucide-react/icons/x";
import { type ReactNode, useState } from "react";
import { Button, IconButton } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { RejectDialog } from "./reject-dialog.tsx";

interface Menunggu {
  readonly id: string;
  readonly versi: number;
  readonly nama: string | null;
}

interface Props<B extends Menunggu> {
  readonly rows: readonly B[];
  readonly columns: readonly Column<B>[];
  /** Stands there when nothing waits. */
  readonly kosong: ReactNode;
}

/** What waits, to be ticked and refused at once: somebody may have sent a whole flood. */
export function WaitingList<B extends Menunggu>({ rows, columns, kosong }: Props<B>) {
  const [dipilih, setDipilih] = useState<readonly string[]>([]);
  const [menolak, setMenolak] = useState(false);
  const say = useToast();
  const terpilih = rows.filter(({ id }) => dipilih.includes(id));
  const { kirim, busy, ditolak, dialog } = useAction<{ readonly ditolak: number }>((jawaban) => {
    setMenolak(false);
    setDipilih([]);
    say(`${jawaban.ditolak} kabar ditolak`);
  });
  const kirimTolak = (alasan: string) => {
    const form = new FormData();
    form.set("alasan", alasan);
    for (const { id, versi } of terpilih) form.append("kabar", `${id} ${versi}`);
    kirim(form);
  };
  return (
    <>
      {terpilih.length > 0 && (
        <section className="ui-selection" aria-label="Tindakan untuk kabar terpilih">
          <b aria-live="polite">{terpilih.length} kabar dipilih</b>
          <Button onClick={() => setMenolak(true)}>Tolak</Button>
          <IconButton label="Batalkan pilihan" icon={X} onClick={() => setDipilih([])} />
        </section>
      )}
      {rows.length === 0 ? (
        kosong
      ) : (
        <Table
          caption="Menunggu"
          columns={[pickerColumns(rows, { dipilih, pilih: setDipilih }), ...columns]}
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
      <RejectDialog
        open={menolak}
        title={`Tolak ${terpilih.length} kabar?`}
        busy={busy}
        ditolak={ditolak}
        onTolak={kirimTolak}
        onClose={() => setMenolak(false)}
      />
      {dialog}
    </>
  );
}

interface Options {
  readonly dipilih: readonly string[];
  readonly pilih: (ids: readonly string[]) => void;
}

function pickerColumns<B extends Menunggu>(rows: readonly B[], { dipilih, pilih }: Options): Column<B> {
  const semua = rows.every(({ id }) => dipilih.includes(id));
  const kotak = (nama: string, { ya, balik }: { readonly ya: boolean; readonly balik: () => void }): ReactNode => (
    <input type="checkbox" aria-label={nama} checked={ya} onChange={balik} />
  );
  return {
    key: "pilih",
    look: "select",
    head: kotak("Pilih semua di halaman ini", { ya: semua, balik: () => pilih(semua ? [] : rows.map(({ id }) => id)) }),
    cell: ({ id, nama }) => {
      const ya = dipilih.includes(id);
      return kotak(`Pilih ${nama ?? "kabar"}`, { ya, balik: () => pilih(ya ? dipilih.filter((satu) => satu !== id) : [...dipilih, id]) });
    },
  };
}
