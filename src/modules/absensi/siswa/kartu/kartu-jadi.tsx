import FileDown from "lucide-react/icons/file-down";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import type { Task } from "#kit/jobs/job.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { Progress } from "#kit/ui/feedback/progress.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { alamatKartu, type HasilKartu } from "./tugas-kartu.ts";

const tiapMs = 1000;

/** The sheets that were asked for: how far they are, then their files. */
export function KartuJadi({ tugas }: { readonly tugas: readonly Task[] }) {
  const { revalidate, state } = useRevalidator();
  const berjalan = tugas.some((satu) => satu.state === "antre" || satu.state === "berjalan");
  useEffect(() => {
    if (!berjalan || state === "loading") return;
    const jeda = setTimeout(() => document.visibilityState === "visible" && void revalidate(), tiapMs);
    return () => clearTimeout(jeda);
  }, [berjalan, state, revalidate]);
  return (
    <Sheet title="Kartu saya">
      <ul className="kartu-jadi" aria-live="polite">
        {tugas.map((satu) => (
          <li key={satu.id}>
            <Satu tugas={satu} />
          </li>
        ))}
      </ul>
      <p className="kartu-jadi ui-muted ui-small">
        Berkas tersimpan dua hari. Anda boleh meninggalkan halaman ini; kabarnya masuk ke Notifikasi.
      </p>
    </Sheet>
  );
}

function Satu({ tugas: { id, state, done, total, result, createdAt } }: { readonly tugas: Task }) {
  if (state === "gagal") return <p className="ui-error">Kartu ini gagal dibuat karena gangguan pada sistem kami. Cetak sekali lagi.</p>;
  if (state !== "selesai")
    return <Progress label={state === "antre" ? "Menunggu giliran" : "Menyusun kartu"} {...(total > 0 ? { done, total } : { total: 1 })} />;
  const { nama, kartu } = result as HasilKartu;
  return (
    <div className="kartu-satu">
      <ButtonLink icon={FileDown} to={`${alamatKartu}/${id}`} reloadDocument aria-label={`Unduh ${nama}`}>
        Unduh
      </ButtonLink>
      <span>
        {nama}
        <small>
          {kartu.toLocaleString("id-ID")} kartu, diminta {formatMoment(new Date(createdAt))}
        </small>
      </span>
    </div>
  );
}
