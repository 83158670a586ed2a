import Check from "lucide-react/icons/check";
import { Link } from "react-router";
import { Icon } from "#kit/ui/icon.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import type { Penyiapan as Steps } from "../dasbor.ts";

/** The first days of an installation: what visitors do not find yet. It goes by itself. */
export function Penyiapan({ langkah }: { readonly langkah: Steps }) {
  const selesai = langkah.filter((satu) => satu.selesai).length;
  return (
    <Sheet title="Menyiapkan situs" aside={`${selesai} dari ${langkah.length}`}>
      <div className="ui-sheet-body penyiapan">
        <p>Bagian yang masih kosong tidak tampak bagi pengunjung.</p>
        <progress value={selesai} max={langkah.length} aria-label="Kemajuan penyiapan situs" />
        <ul>
          {langkah.map(({ kode, label, ke, selesai }) => (
            <li key={kode}>
              {selesai ? (
                <span className="ui-muted">
                  <Icon of={Check} small /> {label} <span className="ui-hidden">sudah ada</span>
                </span>
              ) : (
                // The field of a form that is fetched on the way would come after the page was moved to it.
                <Link to={ke} reloadDocument={ke.includes("#")}>
                  {label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
