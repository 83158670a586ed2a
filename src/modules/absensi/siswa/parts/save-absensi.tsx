import Send from "lucide-react/icons/send";
import { useState } from "react";
import { formatClock } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import type { Badge } from "./use-marks.ts";

interface Props {
  readonly tanda: Badge;
  /** Pupils without a mark. */
  readonly belum: number;
  /** Something of this class has not reached the school yet. */
  readonly menunggu: boolean;
  readonly sebutan: string;
  readonly onLompat: () => void;
}

/** Stays at the foot of the screen: what is still missing, that nothing is lost, and the way to send. */
export function SaveAbsensi({ tanda: { berubah, pada, kirim }, belum, menunggu, sebutan, onLompat }: Props) {
  const [mengirim, setMengirim] = useState(false);
  const [galat, setGalat] = useState<string>();
  const tekan = async () => {
    setMengirim(true);
    setGalat(undefined);
    await kirim(sebutan).catch(() =>
      setGalat("Perangkat ini tidak dapat menyimpan pencatatan. Jangan tutup halaman ini; kosongkan sedikit ruang, lalu kirim lagi."),
    );
    setMengirim(false);
  };
  return (
    <div className="absen-simpan">
      <p role="status">
        <b>{galat ?? howFar({ belum, berubah, menunggu })}</b>
        {berubah > 0 && pada && <small>Aman di perangkat, {formatClock(new Date(pada))}</small>}
      </p>
      {belum > 0 && <Button onClick={onLompat}>Lihat</Button>}
      <Button look="primary" icon={Send} disabled={berubah === 0} busy={mengirim} busyText="Mengirim..." onClick={() => void tekan()}>
        Kirim
      </Button>
    </div>
  );
}

function howFar({ belum, berubah, menunggu }: Pick<Props, "belum" | "menunggu"> & Pick<Badge, "berubah">): string {
  if (belum > 0) return `${belum} siswa belum ditandai`;
  if (berubah > 0) return `${berubah} siswa siap dikirim`;
  return menunggu ? "Tersimpan di perangkat, menunggu dikirim" : "Semua tercatat";
}
