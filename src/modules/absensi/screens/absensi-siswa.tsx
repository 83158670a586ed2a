import { useMemo } from "react";
import { preload } from "react-dom";
import { useSearchParams } from "react-router";
import { isDay, today } from "#kit/dates.ts";
import { EmptyState, ErrorState, Skeleton } from "#kit/ui/feedback/states.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import "../siswa/parts/absensi-lain.css";
import "../siswa/parts/absensi-siswa.css";
import { bundlePath } from "../siswa/offline/perangkat-bundle.ts";
import { KelasList } from "../siswa/parts/kelas-list.tsx";
import { KelasScreen } from "../siswa/parts/kelas-screen.tsx";
import { QueueList } from "../siswa/parts/send-queue.tsx";
import { useOffline } from "../siswa/parts/use-offline.ts";

export const meta = () => [{ title: "Absensi Siswa" }];

/** Without a loader: everything comes from the device, so that the page works for days without a network. */
export default function AbsensiSiswa() {
  // With the page's scripts, in place of after them.
  preload(bundlePath, { as: "fetch", crossOrigin: "anonymous", fetchPriority: "low" });
  const luring = useOffline();
  const [cari] = useSearchParams();
  const [kelasId, jadwalId, asked] = [cari.get("kelas"), cari.get("jadwal"), cari.get("tanggal")];
  const tanggal = asked && isDay(asked) ? asked : today();
  const tempat = useMemo(() => (kelasId ? { kelasId, tanggal, jadwalId } : undefined), [kelasId, tanggal, jadwalId]);
  const { bekal, sambungan } = luring;
  if (bekal && tempat) return <KelasScreen key={Object.values(tempat).join()} luring={{ ...luring, bekal }} tempat={tempat} />;
  if (bekal) return <KelasList luring={{ ...luring, bekal }} tanggal={tanggal} />;
  return (
    <>
      <PageHead title="Absensi Siswa" />
      <QueueList luring={luring} />
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
