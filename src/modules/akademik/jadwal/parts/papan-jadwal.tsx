import { useState } from "react";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { viewLabels } from "../jadwal.ts";
import type { loadJadwal } from "../load-jadwal.server.ts";
import type { Terjadwal } from "../receive-jadwal.server.ts";
import type { Place } from "./dialog-pelajaran.tsx";
import { JadwalGrid } from "./jadwal-grid.tsx";
import { JadwalPicker } from "./jadwal-picker.tsx";
import { Unscheduled } from "./unscheduled.tsx";

const DialogPelajaran = dialogOnDemand(
  async () => (await import("./dialog-pelajaran.tsx")).DialogPelajaran,
  ({ tempat: { pelajaran } }) => (pelajaran ? pelajaran.mapel : "Tambah pelajaran"),
);

type Muat = Awaited<ReturnType<typeof loadJadwal>>;
export type JadwalContent = Extract<Muat, { readonly lihat: unknown }>;

/** A week, and for those who keep it a form at every hour. */
export function PapanJadwal({ isi }: { readonly isi: JadwalContent }) {
  const { lihat, id, pilihan, pelajaran, jam, ubah, tugas, ruang } = isi;
  const [dibuka, setDibuka] = useState<Place | null>(null);
  const say = useToast();
  const pasang = useAction<Terjadwal>(({ pesan }) => say(pesan));
  const selesai = ({ pesan, dilepas }: Terjadwal) => {
    setDibuka(null);
    say(dilepas ? { text: pesan, action: { label: "Pasang lagi", run: () => pasang.kirim(kembali(dilepas)) } } : pesan);
  };
  const nama = pilihan[lihat].find(({ value }) => value === id)?.label;
  return (
    <>
      <Sheet title={nama ? `${viewLabels[lihat]} ${nama}` : "Jadwal"}>
        <JadwalPicker isi={isi} />
        {pasang.ditolak && <p className="ui-sheet-body ui-error">{reason(pasang.ditolak)}</p>}
        {nama ? (
          <JadwalGrid {...{ lihat, pelajaran, jam }} onBuka={ubah ? setDibuka : undefined} />
        ) : (
          <EmptyState title={`Belum ada ${viewLabels[lihat].toLowerCase()} pada semester ini`}>
            Jadwal disusun dari pengampu: siapa mengajar apa di kelas mana.
          </EmptyState>
        )}
      </Sheet>
      {tugas.length > 0 && <Unscheduled {...{ tugas, lihat }} />}
      {dibuka && <DialogPelajaran open {...{ tugas, ruang, lihat }} tempat={dibuka} onClose={() => setDibuka(null)} onDone={selesai} />}
    </>
  );
}

function kembali(id: string): FormData {
  const form = new FormData();
  form.set("aksi", "pasang");
  form.set("id", id);
  return form;
}

const reason = ({ sentence, fields = {} }: { readonly sentence: string; readonly fields?: Readonly<Record<string, string>> }) =>
  [sentence, ...Object.values(fields)].join(" ");
