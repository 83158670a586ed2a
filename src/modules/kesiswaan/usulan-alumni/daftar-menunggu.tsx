import X from "lucide-react/icons/x";
import { type ReactNode, useState } from "react";
import { Button, IconButton } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { useAksi } from "#modules/akun/index.tsx";
import { DialogTolak } from "./dialog-tolak.tsx";

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
export function DaftarMenunggu<B extends Menunggu>({ rows, columns, kosong }: Props<B>) {
  const [dipilih, pilih] = useState<readonly string[]>([]);
  const [menolak, tolak] = useState(false);
  const say = useToast();
  const terpilih = rows.filter(({ id }) => dipilih.includes(id));
  const { kirim, busy, ditolak, dialog } = useAksi<{ readonly ditolak: number }>((jawaban) => {
    tolak(false);
    pilih([]);
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
          <Button onClick={() => tolak(true)}>Tolak</Button>
          <IconButton label="Batalkan pilihan" icon={X} onClick={() => pilih([])} />
        </section>
      )}
      {rows.length === 0 ? (
        kosong
      ) : (
        <Table caption="Menunggu" columns={[kolomPilih(rows, { dipilih, pilih }), ...columns]} rows={rows} rowKey={({ id }) => id} />
      )}
      <DialogTolak
        open={menolak}
        title={`Tolak ${terpilih.length} kabar?`}
        busy={busy}
        ditolak={ditolak}
        onTolak={kirimTolak}
        onClose={() => tolak(false)}
      />
      {dialog}
    </>
  );
}

interface Pilihan {
  readonly dipilih: readonly string[];
  readonly pilih: (ids: readonly string[]) => void;
}

function kolomPilih<B extends Menunggu>(rows: readonly B[], { dipilih, pilih }: Pilihan): Column<B> {
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
