import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import type { Task } from "#kit/jobs/job.ts";
import { Progress } from "#kit/ui/feedback/progress.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { alamatLaporan } from "../alamat.ts";

const tiapMs = 1500;

/** Long reports that are made behind the scenes, with how far they are; their files stay for two days. */
export function LaporanSaya({ tugas }: { readonly tugas: readonly Task[] }) {
  useBertanya(tugas.some(({ state }) => state === "antre" || state === "berjalan"));
  return (
    <div id="laporan-saya">
      <Sheet title="Laporan saya">
        <ul className="hadir-tugas" aria-live="polite">
          {tugas.map((satu) => (
            <li key={satu.id}>
              <Satu tugas={satu} />
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
}

function Satu({ tugas: { id, state, done, total, result, createdAt } }: { readonly tugas: Task }) {
  if (state === "selesai")
    return (
      <a href={`${alamatLaporan}/${id}`}>
        Unduh {namaDari(result)} <small>diminta {formatMoment(new Date(createdAt))}</small>
      </a>
    );
  if (state === "gagal") return <p className="ui-error">Laporan ini gagal dibuat karena gangguan pada sistem kami. Buat sekali lagi.</p>;
  return <Progress label={state === "antre" ? "Menunggu giliran" : "Menyusun laporan"} {...(total > 0 ? { done, total } : { total: 1 })} />;
}

const namaDari = (result: unknown) => (typeof result === "object" && result !== null && "nama" in result ? String(result.nama) : "laporan");

/** Asks again while something is under way and somebody looks. */
function useBertanya(berjalan: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!berjalan || state === "loading") return;
    const jeda = setTimeout(() => document.visibilityState === "visible" && void revalidate(), tiapMs);
    return () => clearTimeout(jeda);
  }, [berjalan, state, revalidate]);
}
