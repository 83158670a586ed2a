import { useState } from "react";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAksi } from "#modules/akun/index.tsx";
import { sebutanTampilan } from "../jadwal.ts";
import type { muatJadwal } from "../muat-jadwal.server.ts";
import type { Terjadwal } from "../terima-jadwal.server.ts";
import { BelumTerjadwal } from "./belum-terjadwal.tsx";
import { DialogPelajaran, type Tempat } from "./dialog-pelajaran.tsx";
import { KisiJadwal } from "./kisi-jadwal.tsx";
import { PilihJadwal } from "./pilih-jadwal.tsx";

type Muat = Awaited<ReturnType<typeof muatJadwal>>;
export type IsiJadwal = Extract<Muat, { readonly lihat: unknown }>;

/** A week, and for those who keep it a form at every hour. */
export function PapanJadwal({ isi }: { readonly isi: IsiJadwal }) {
  const { lihat, id, pilihan, pelajaran, jam, ubah, tugas, ruang } = isi;
  const [dibuka, buka] = useState<Tempat | null>(null);
  const say = useToast();
  const pasang = useAksi<Terjadwal>(({ pesan }) => say(pesan));
  const selesai = ({ pesan, dilepas }: Terjadwal) => {
    buka(null);
    say(dilepas ? { text: pesan, action: { label: "Pasang lagi", run: () => pasang.kirim(kembali(dilepas)) } } : pesan);
  };
  const nama = pilihan[lihat].find(({ value }) => value === id)?.label;
  return (
    <>
      <Sheet title={nama ? `${sebutanTampilan[lihat]} ${nama}` : "Jadwal"}>
        <PilihJadwal isi={isi} />
        {pasang.ditolak && <p className="ui-sheet-body ui-error">{sebab(pasang.ditolak)}</p>}
        {nama ? (
          <KisiJadwal {...{ lihat, pelajaran, jam }} onBuka={ubah ? buka : undefined} />
        ) : (
          <EmptyState title={`Belum ada ${sebutanTampilan[lihat].toLowerCase()} pada semester ini`}>
            Jadwal disusun dari pengampu: siapa mengajar apa di kelas mana.
          </EmptyState>
        )}
      </Sheet>
      {tugas.length > 0 && <BelumTerjadwal {...{ tugas, lihat }} />}
      {dibuka && <DialogPelajaran {...{ tugas, ruang, lihat }} tempat={dibuka} onClose={() => buka(null)} onDone={selesai} />}
    </>
  );
}

function kembali(id: string): FormData {
  const form = new FormData();
  form.set("aksi", "pasang");
  form.set("id", id);
  return form;
}

const sebab = ({ sentence, fields = {} }: { readonly sentence: string; readonly fields?: Readonly<Record<string, string>> }) =>
  [sentence, ...Object.values(fields)].join(" ");
