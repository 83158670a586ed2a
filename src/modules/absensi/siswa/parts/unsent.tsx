import { formatDay } from "#kit/dates.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Badge } from "#kit/ui/tag.tsx";
import { type DraftCount, readDraftKey } from "../offline/draft.ts";
import type { Bundle } from "../read/bundle.ts";
import { Kartu } from "./kartu-kelas.tsx";

interface Props {
  readonly bekal: Bundle;
  /** The day in sight: its own classes say for themselves what was not sent. */
  readonly tanggal: string;
  readonly draf: DraftCount;
}

/** Marks of other days that lie on this device alone, each with the way to its class. */
export function Unsent({ bekal, tanggal, draf }: Props) {
  const lain = [...draf]
    .map(([kunci, banyak]) => ({ banyak, tempat: readDraftKey(kunci) }))
    .filter((satu) => satu.tempat.tanggal !== tanggal);
  if (lain.length === 0) return null;
  const nama = new Map(bekal.kelas.map((satu) => [satu.id, satu.nama]));
  const pelajaran = new Map(bekal.jadwal.map((satu) => [satu.id, satu.mataPelajaran]));
  return (
    <Sheet title="Belum dikirim" aside={<Badge count={lain.length} meaning="kelas belum dikirim" />}>
      <ul className="absen-kelas">
        {lain.map(({ banyak, tempat }) => {
          const mapel = tempat.jadwalId && (pelajaran.get(tempat.jadwalId) ?? "Jam pelajaran");
          return (
            <Kartu
              key={Object.values(tempat).join()}
              tempat={tempat}
              judul={[nama.get(tempat.kelasId) ?? "Kelas", mapel].filter(Boolean).join(" · ")}
              kecil={formatDay(tempat.tanggal, "long")}
              maju={{ jumlah: banyak, tercatat: undefined, menunggu: 0, berbeda: 0 }}
              draf={banyak}
            />
          );
        })}
      </ul>
    </Sheet>
  );
}
