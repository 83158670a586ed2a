import type { Acara } from "../dasbor.ts";

interface SalamAgendaProps {
  readonly agenda: readonly Acara[];
  /** "YYYY-MM-DD" and "HH:MM" in the school's zone. */
  readonly hari: string;
  readonly jam: string;
}

/** Today's events under the greeting; what is over is quieter. On a phone two that are still to come: what waits follows on the same screen. */
export function SalamAgenda({ agenda, hari, jam }: SalamAgendaProps) {
  const kini = agenda.filter(({ mulai }) => mulai <= hari);
  if (kini.length === 0) return <p className="hari-kosong">Tidak ada agenda hari ini.</p>;
  const shown = kini.slice(0, 4);
  const unseen = kini.length - Math.min(2, shown.filter((acara) => !lewat(acara, hari, jam)).length);
  return (
    <ol className="hari" aria-label="Agenda hari ini">
      {shown.map((acara) => (
        <li key={acara.id} className={lewat(acara, hari, jam) ? "lewat" : undefined}>
          <time>{acara.jamMulai ? acara.jamMulai.replace(":", ".") : "Sepanjang hari"}</time>
          {acara.judul}
          <small>{[acara.tempat, lewat(acara, hari, jam) && "selesai"].filter(Boolean).join(" · ")}</small>
        </li>
      ))}
      {kini.length > 4 && <li className="lewat">dan {kini.length - 4} lagi</li>}
      {unseen > 0 && <li className="hari-sisa">{unseen} agenda lain hari ini</li>}
    </ol>
  );
}

const lewat = ({ mulai, selesai, jamSelesai }: Acara, hari: string, jam: string): boolean =>
  (selesai ?? mulai) === hari && jamSelesai !== null && jamSelesai < jam;
