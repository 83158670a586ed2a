import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { isDay, today } from "#kit/dates.ts";
import { EmptyState, ErrorState, Skeleton } from "#kit/ui/feedback/states.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import "../siswa/layar/absensi-lain.css";
import "../siswa/layar/absensi-siswa.css";
import { DaftarAntrean } from "../siswa/layar/antrean-kirim.tsx";
import { DaftarKelas } from "../siswa/layar/daftar-kelas.tsx";
import { LayarKelas } from "../siswa/layar/layar-kelas.tsx";
import { useLuring } from "../siswa/layar/use-luring.ts";

export const meta = () => [{ title: "Absensi Siswa" }];

/** Without a loader: everything comes from the device, so that the page works for days without a network. */
export default function AbsensiSiswa() {
  const luring = useLuring();
  const [cari] = useSearchParams();
  const [kelasId, jadwalId, asked] = [cari.get("kelas"), cari.get("jadwal"), cari.get("tanggal")];
  const tanggal = asked && isDay(asked) ? asked : today();
  const tempat = useMemo(() => (kelasId ? { kelasId, tanggal, jadwalId } : undefined), [kelasId, tanggal, jadwalId]);
  const { bekal, sambungan } = luring;
  if (bekal && tempat) return <LayarKelas key={Object.values(tempat).join()} luring={{ ...luring, bekal }} tempat={tempat} />;
  if (bekal) return <DaftarKelas luring={{ ...luring, bekal }} tanggal={tanggal} />;
  return (
    <>
      <PageHead title="Absensi Siswa" />
      <DaftarAntrean luring={luring} />
      {sambungan === "mencari" && <Skeleton rows />}
      {sambungan === "tertutup" && (
        <EmptyState title="Tidak ada kelas untuk Anda">Absensi dicatat oleh wali kelas dan guru yang mengajar.</EmptyState>
      )}
      {(sambungan === "terputus" || sambungan === "masuk") && (
        <ErrorState title="Daftar kelas belum ada di perangkat ini" onRetry={() => void luring.segarkan()}>
          Buka halaman ini sekali saat tersambung dan sudah masuk; sesudahnya ia terbuka tanpa internet.
        </ErrorState>
      )}
    </>
  );
}
