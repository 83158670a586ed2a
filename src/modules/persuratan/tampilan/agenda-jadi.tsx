import FileDown from "lucide-react/icons/file-down";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import type { Task } from "#kit/jobs/job.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { Progress } from "#kit/ui/feedback/progress.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import type { HasilAgenda } from "../agenda/tugas-agenda.ts";
import { alamatSurat } from "../tab-surat.ts";

const tiapMs = 1000;

/** The books that were asked for: how far they are, then their files. */
export function AgendaJadi({ tugas }: { readonly tugas: readonly Task[] }) {
  useBertanya(tugas.some(({ state }) => state === "antre" || state === "berjalan"));
  return (
    <Sheet title="Buku agenda saya">
      <ul className="ui-sheet-body buku-agenda" aria-live="polite">
        {tugas.map((satu) => (
          <li key={satu.id}>
            <Satu tugas={satu} />
          </li>
        ))}
      </ul>
      <p className="ui-sheet-body ui-muted">
        Berkas tersimpan dua hari. Anda boleh meninggalkan halaman ini; kabarnya masuk ke Notifikasi.
      </p>
    </Sheet>
  );
}

function Satu({ tugas: { id, state, done, total, result, createdAt } }: { readonly tugas: Task }) {
  if (state === "gagal") return <p className="ui-error">Buku ini gagal dibuat karena gangguan pada sistem kami. Buat sekali lagi.</p>;
  if (state !== "selesai")
    return (
      <Progress label={state === "antre" ? "Menunggu giliran" : "Menyusun buku agenda"} {...(total > 0 ? { done, total } : { total: 1 })} />
    );
  const { nama, surat } = result as HasilAgenda;
  return (
    <div className="buku-agenda-satu">
      <ButtonLink icon={FileDown} to={`${alamatSurat.bukuAgenda}/${id}`} reloadDocument>
        Unduh
      </ButtonLink>
      <span>
        {nama}
        <small>
          {surat.toLocaleString("id-ID")} surat, diminta {formatMoment(new Date(createdAt))}
        </small>
      </span>
    </div>
  );
}

/** Asks again while something is under way and somebody looks. */
function useBertanya(berjalan: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!berjalan || state === "loading") return;
    const jeda = setTimeout(() => document.visibilityState === "visible" && void revalidate(), tiapMs);
    return () => clearTimeout(jeda);
  }, [berjalan, state, revalidate]);
}
