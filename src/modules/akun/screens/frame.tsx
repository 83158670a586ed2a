import ArrowLeft from "lucide-react/icons/arrow-left";
import CircleAlert from "lucide-react/icons/circle-alert";
import LogOut from "lucide-react/icons/log-out";
import type { ReactNode } from "react";
import { Icon } from "#kit/ui/icon.tsx";
import { useSekolah } from "#modules/profil/index.ts";
import "#kit/ui/ui.css";
import "./pintu.css";

interface PintuProps {
  readonly children: ReactNode;
  /** Id of the first field, for those who come by keyboard. */
  readonly firstField?: string;
  readonly footer?: ReactNode;
  /** Where the button at the top leads: out of the portal, or back to a page of it; the home page when nothing is said. */
  readonly kembali?: "keluar" | "tidak" | { readonly to: string };
  /** What stands on the cloth, above and below the school's name; the portal's greeting when nothing is said. */
  readonly sapa?: { readonly judul: string; readonly kalimat: string };
}

const portal: NonNullable<PintuProps["sapa"]> = {
  judul: "Portal layanan",
  kalimat: "Data pegawai, persuratan, absensi, dan penerimaan siswa dalam satu tempat, untuk guru dan staf madrasah.",
};

/** The door to the portal: a woven cloth on one side, a short form on the other. */
export function Pintu({ children, firstField, footer, kembali, sapa = portal }: PintuProps) {
  const { nama } = useSekolah();
  return (
    <>
      {firstField && (
        <a className="ui-skip" href={`#${firstField}`}>
          Langsung ke isian
        </a>
      )}
      <div className="pintu">
        <aside className="pintu-kain" aria-label={sapa.judul}>
          <div className="pintu-tenun" />
          <div className="pintu-sapa">
            <p className="pintu-judul">
              {sapa.judul}
              <br />
              {nama}
            </p>
            <p>{sapa.kalimat}</p>
          </div>
        </aside>
        <div className="pintu-isi">
          <header>
            <Kembali to={kembali} />
          </header>
          <main>{children}</main>
          <footer>
            {footer && <p>{footer}</p>}
            <a href="/privasi">Bagaimana kami menjaga data Anda</a>
          </footer>
        </div>
      </div>
    </>
  );
}

function Kembali({ to }: { readonly to: PintuProps["kembali"] }) {
  if (to === "tidak") return null;
  if (to === "keluar") {
    return (
      <form method="post" action="/keluar">
        <button className="ui-button quiet pintu-kembali" type="submit">
          <Icon of={LogOut} small />
          Keluar
        </button>
      </form>
    );
  }
  return (
    <a className="ui-button quiet pintu-kembali" href={to?.to ?? "/"}>
      <Icon of={ArrowLeft} small />
      {to ? "Kembali" : "Beranda"}
    </a>
  );
}

/** Why the door stays closed. */
export const Reject = ({ children }: { readonly children: ReactNode }) => (
  <p className="pintu-tolak" role="alert" id="tolak">
    <Icon of={CircleAlert} />
    <span>{children}</span>
  </p>
);
