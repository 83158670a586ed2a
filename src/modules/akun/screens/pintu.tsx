import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { Icon } from "#kit/ui/icon.tsx";
import "#kit/ui/ui.css";
import "./pintu.css";

interface PintuProps {
  readonly children: ReactNode;
  /** Id of the first field, for those who come by keyboard. */
  readonly firstField?: string;
  readonly footer?: ReactNode;
}

/** The door to the portal: a woven cloth on one side, a short form on the other. */
export function Pintu({ children, firstField, footer }: PintuProps) {
  return (
    <>
      {firstField && (
        <a className="ui-skip" href={`#${firstField}`}>
          Langsung ke isian
        </a>
      )}
      <div className="pintu">
        <aside className="pintu-kain" aria-label="Portal layanan">
          <div className="pintu-tenun" />
          <div className="pintu-sapa">
            <p className="pintu-judul">
              Portal layanan
              <br />
              MAN 1 Palu
            </p>
            <p>Data pegawai, persuratan, absensi, dan penerimaan siswa dalam satu tempat, untuk guru dan staf madrasah.</p>
          </div>
        </aside>
        <div className="pintu-isi">
          <header>
            <a className="ui-button quiet pintu-kembali" href="/">
              <Icon of={ArrowLeft} small />
              Beranda
            </a>
          </header>
          <main>{children}</main>
          {footer && <footer>{footer}</footer>}
        </div>
      </div>
    </>
  );
}
